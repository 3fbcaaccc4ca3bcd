# Gangs of Night City: dlaczego czegoś nie można teraz zrobić.

gangs-why-short = Brakuje ci: { $amount }.
gangs-why-no-disc = Ten krążek akcji leży w obszarze odzyskania: { $action }.
gangs-why-no-unit = Nie masz takiej jednostki w grze: { $kind }.
gangs-why-nothing = Nie ma akcji, którą możesz wykonać.
gangs-why-no-hideout = Wszystkie twoje kryjówki są zbudowane.
gangs-why-no-district = Nie ma dzielnicy, w której możesz budować.
gangs-why-no-upgrade = Ulepszenia walki się skończyły.
gangs-why-fought = W tej turze twoja strzelanina już się zaczęła.
gangs-why-no-solo = Nie masz tam Solo.
gangs-why-no-opponent = Nie masz tam przeciwnika.
gangs-why-no-business = Nie kontrolujesz Interesu.
gangs-why-requirement = Nie spełniasz wymagania.
gangs-why-no-fixer = Nie kontrolujesz Fiksera.
gangs-why-max-hired = Nie możesz mieć więcej edgerunnerów niż { $n }.
gangs-why-unknown = Nie ma tu nic o takiej nazwie.
