# Karten aus Honor and Profit: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = Iain Stirling: Spion im Ruhestand

card-ken-express-tenma-disappeared-clone = Ken "Express" Tenma: Verschwundener Klon

card-silhouette-stealth-operative = Silhouette: Meisterin der Tarnung

card-calling-in-favors = Gefallen einfordern

card-early-bird = Der frühe Vogel

card-express-delivery = Eillieferung

card-feint = Finte

card-legwork = Beinarbeit

card-planned-assault = Geplanter Angriff

card-logos = TRANSLATE Logos

card-public-terminal = Öffentliches Terminal

card-unregistered-s-w-35 = Unregistrierte S&W '35

card-window = Fenster

card-alias = TRANSLATE Alias

card-breach = Bresche

card-bug = Wanze

card-gingerbread = Pfefferkuchen

card-grappling-hook = Enterhaken

card-passport = Ausweis

card-push-your-luck = Das Glück herausfordern

card-security-testing = Sicherheitstest

card-theophilius-bagbiter = TRANSLATE Theophilius Bagbiter

card-tri-maf-contact = Tri-maf-Kontact

## Neutral Runner

card-mass-install = Masseninstallation

card-q-coherence-chip = Q-Kohärenz-Chip

card-overmind = Überbewusstsein

card-oracle-may = OrakelMay

card-donut-taganes = TRANSLATE Donut Taganes

## Jinteki

card-harmony-medtech-biomedical-pioneer = Harmony Medtech: Die Biomed-Pioniere

card-nisei-division-the-next-generation = Abteilung Nisei: Die nächste Generation

card-tennin-institute-the-secrets-within = Tennin Institute: Die innersten Geheimnisse

card-house-of-knives = Haus der Messer

card-medical-breakthrough = Medizinischer Durchbruch

card-philotic-entanglement = Philotische Verschränkung

card-the-future-perfect = Die Vollkommene der Zukunft

card-chairman-hiro = Vorstandsvorsitzender Hiro

card-mental-health-clinic = Psychiatrische Klinik

card-psychic-field = Psych-Feld

card-shi-kyu = TRANSLATE Shi.Kyū

card-tenma-line = Tenma-Reihe

card-cerebral-cast = Gedankenabdruck

card-medical-research-fundraiser = Fundraising für die medizinische Forschung

card-mushin-no-shin = TRANSLATE Mushin No Shin

card-inazuma = TRANSLATE Inazuma

card-komainu = TRANSLATE Komainu

card-pup = Welpe

card-shiro = TRANSLATE Shiro

card-susanoo-no-mikoto = Susanoo-No-Mikoto

card-neotokyo-grid = Netz von NeoTokyo

card-tori-hanzo = TRANSLATE Tori Hanzō

## Neutral Corp

card-plan-b = TRANSLATE Plan B

card-guard = Wache

card-rainbow = Regenbogen

card-diversified-portfolio = Breit gefächertes Portfolio

card-fast-track = Überholspur
