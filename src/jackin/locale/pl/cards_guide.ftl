# Karty z późniejszych zestawów, wymienione w przykładach przewodnika: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Haas-Bioroid

card-architect = Architekt
    .text =
        Architekta nie można skasować.
        { -sub } Obejrzyj 5 wierzchnich kart R&D. Możesz zainstalować 1 z nich, ignorując koszt jej instalacji.
        { -sub } Możesz zainstalować 1 kartę z HQ lub Archiwów.
    .gist =
        Instaluje 2 karty;
        nie do skasowania

## Jinteki

card-allele-repression = Represja alleli
    .text =
        Można awansować.
        { -trash }: Za każdy żeton zaawansowania na niej zamień najwyżej 1 kartę z HQ na 1 kartę z Archiwów.
    .gist =
        Za żeton: zamiana
        HQ z Archiwami

card-heritage-committee = Komitet Dziedzictwa
    .text =
        Nie kosztuje wpływów w talii z co najmniej 6 kartami Jinteki, które nie są kartami sojuszu.
        Dobierz 3 karty, a potem połóż 1 kartę z HQ na wierzchu R&D.
    .gist =
        Dobierz 3 karty,
        1 odłóż

## NBN

card-nbn-controlling-the-message = NBN: Kontrola przekazu
    .text = Gdy runner po raz pierwszy w danej turze skasuje twoją zainstalowaną kartę, możesz namierzać z siłą bazową 4. Jeśli się uda, daj runnerowi 1 tag, którego nie można uniknąć.
    .gist =
        Pierwsze skasowanie:
        namierzanie 4, 1 tag

card-archangel = Archanioł
    .text =
        Jeśli runner uzyska do niego dostęp z R&D, musi go odsłonić.
        Gdy runner uzyska do niego dostęp, możesz zapłacić 3{ -credit }, by runner go napotkał. Nie przy dostępie z Archiwów.
        { -sub } Namierzanie 6. Jeśli się uda, weź 1 zainstalowaną kartę runnera do garści.
    .gist =
        Przy dostępie: 3{ -credit }
        i spotkanie

card-casting-call = Casting
    .text =
        Zainstaluj odkryty 1 projekt z HQ i hostuj na nim Casting jako znacznik.
        Zawsze gdy runner uzyska dostęp do tego projektu, daj mu 2 tagi.
    .gist =
        Odkryty projekt:
        dostęp to 2 tagi

card-disposable-hq = Jednorazowe HQ
    .text =
        Jeśli runner uzyska do niego dostęp z R&D, musi je odsłonić.
        Gdy runner uzyska do niego dostęp, możesz położyć dowolną liczbę kart z HQ na spodzie R&D w dowolnej kolejności.
    .gist =
        Przy dostępie: karty
        z HQ pod R&D

card-media-blitz = Ofensywa medialna
    .text =
        Pozostaje w grze, dopóki nie zostanie zagrany inny prąd albo wykradziony projekt.
        Wybierz projekt w obszarze punktowania runnera. Ofensywa medialna otrzymuje jego tekst.
    .gist =
        Tekst wykradzionego
        projektu

card-quantum-predictive-model = Kwantowy model predykcyjny
    .text =
        Jeśli runner uzyska do niego dostęp z R&D, musi go odsłonić.
        Gdy otagowany runner uzyska do niego dostęp, dołóż go do swojego obszaru punktowania.
    .gist =
        Dostęp z tagiem:
        jest twój

## Weyland Consortium

card-argus-security-protection-guaranteed = Argus Security: Gwarantowana ochrona
    .text = Zawsze gdy runner wykradnie projekt, otrzymuje, do wyboru, 1 tag albo 2 obrażenia ciała.
    .gist =
        Kradzież: 1 tag albo
        2 obrażenia ciała

card-boom = BOOM!
    .text =
        Zagraj tylko, jeśli runner ma co najmniej 2 tagi.
        Dodatkowy koszt zagrania: { -click }.
        Zadaj 7 obrażeń ciała.
    .gist =
        Dodatkowy { -click }, 2 tagi:
        7 obrażeń ciała

card-glenn-station = Stacja Glenn
    .text =
        Może hostować jedną kartę.
        { -click }: Hostuj tu zakrytą kartę z HQ.
        { -click }: Weź do HQ hostowaną tu kartę.
    .gist =
        { -click }: ukrywa kartę
        z HQ

card-mumbad-city-hall = Ratusz w Mumbad
    .text = { -click }: Poszukaj w R&D karty sojuszu, odsłoń ją i zagraj lub zainstaluj, opłacając wszystkie koszty. Potasuj R&D.
    .gist =
        { -click }: znajdź i użyj
        karty sojuszu

card-oaktown-renovation = Renowacja Oaktown
    .text =
        Instaluj tylko odkrytą.
        Zawsze gdy ją awansujesz, zyskaj 2{ -credit }, a jeśli jest wtedy na niej co najmniej 5 żetonów zaawansowania, 3{ -credit }.
    .gist =
        Odkryta: każdy
        awans to 2{ -credit }

card-wendigo = Wendigo
    .text =
        Można awansować.
        Z nieparzystą liczbą żetonów zaawansowania staje się barierą i przestaje być bramą kodową.
        { -sub } Wybierz program. Runner nie może go używać do końca tego skoku.
    .gist =
        Programu nie
        można używać

card-wormhole = Tunel czasoprzestrzenny
    .text =
        Można awansować.
        Jego rez kosztuje o 3{ -credit } mniej za każdy żeton zaawansowania na nim.
        { -sub } Wykonaj podprogram innego zrezowanego lodu.
    .gist =
        Używa podprogramu
        innego lodu

## Neutral Corp

card-breaker-bay-grid = Sieć Breaker Bay
    .text =
        Rez każdej karty w tym serwerze kosztuje o 5{ -credit } mniej. Nie dotyczy lodu, który go chroni.
        Jeden region na serwer.
    .gist =
        Rez kart tutaj:
        o 5{ -credit } mniej

## Anarch

card-ive-had-worse = Bywało gorzej
    .text =
        Dobierz 3 karty.
        Gdy ta karta zostanie skasowana z garści przez obrażenia sprzętu lub ciała, dobierz 3 karty.
    .gist =
        Dobierz 3 karty, także
        przy obrażeniach

card-salsette-slums = Slumsy Salsette
    .text = Raz na turę, gdy opłacasz koszt skasowania karty, do której masz dostęp, możesz usunąć ją z gry, zamiast ją kasować.
    .gist =
        Raz na turę: usuń
        zamiast skasować

## Criminal

card-leela-patel-trained-pragmatist = Leela Patel: Wyszkolona pragmatyczka
    .text = Zawsze gdy projekt zostanie zapunktowany lub wykradziony, 1 niezrezowana karta wraca do HQ.
    .gist =
        Po projekcie: karta
        wraca do HQ

card-the-supplier = Dostawca
    .text =
        { -click }: Hostuj tu zasób lub sprzęt ze swojej garści.
        Początek twojej tury: możesz zainstalować hostowaną tu kartę za 2{ -credit } mniej.
    .gist =
        Instaluje hostowane
        o 2{ -credit } taniej

## Apex

card-apocalypse = Apokalipsa
    .text =
        Zagraj tylko, jeśli w tej turze udały ci się skoki na HQ, R&D i Archiwa.
        Skasuj wszystkie zainstalowane karty korporacji. Odwróć wszystkie zainstalowane karty runnera zakrytą stroną do góry.
    .gist =
        Po trzech skokach:
        skasuj wszystko
