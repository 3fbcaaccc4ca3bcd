# Karty zestawu Honor and Profit: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = TRANSLATE Iain Stirling: Retired Spook

card-ken-express-tenma-disappeared-clone = TRANSLATE Ken “Express” Tenma: Disappeared Clone

card-silhouette-stealth-operative = TRANSLATE Silhouette: Stealth Operative

card-calling-in-favors = TRANSLATE Calling in Favors

card-early-bird = TRANSLATE Early Bird

card-express-delivery = TRANSLATE Express Delivery

card-feint = TRANSLATE Feint

card-legwork = TRANSLATE Legwork

card-planned-assault = TRANSLATE Planned Assault

card-logos = TRANSLATE Logos

card-public-terminal = TRANSLATE Public Terminal

card-unregistered-s-w-35 = TRANSLATE Unregistered S&W '35

card-window = TRANSLATE Window

card-alias = TRANSLATE Alias

card-breach = TRANSLATE Breach

card-bug = TRANSLATE Bug

card-gingerbread = TRANSLATE Gingerbread

card-grappling-hook = TRANSLATE Grappling Hook

card-passport = TRANSLATE Passport

card-push-your-luck = TRANSLATE Push Your Luck

card-security-testing = TRANSLATE Security Testing

card-theophilius-bagbiter = TRANSLATE Theophilius Bagbiter

card-tri-maf-contact = TRANSLATE Tri-maf Contact

## Neutral Runner

card-mass-install = TRANSLATE Mass Install

card-q-coherence-chip = TRANSLATE Q-Coherence Chip

card-overmind = TRANSLATE Overmind

card-oracle-may = TRANSLATE Oracle May

card-donut-taganes = TRANSLATE Donut Taganes

## Jinteki

card-harmony-medtech-biomedical-pioneer = TRANSLATE Harmony Medtech: Biomedical Pioneer

card-nisei-division-the-next-generation = TRANSLATE Nisei Division: The Next Generation

card-tennin-institute-the-secrets-within = TRANSLATE Tennin Institute: The Secrets Within

card-house-of-knives = TRANSLATE House of Knives

card-medical-breakthrough = TRANSLATE Medical Breakthrough

card-philotic-entanglement = TRANSLATE Philotic Entanglement

card-the-future-perfect = TRANSLATE The Future Perfect

card-chairman-hiro = TRANSLATE Chairman Hiro

card-mental-health-clinic = TRANSLATE Mental Health Clinic

card-psychic-field = TRANSLATE Psychic Field

card-shi-kyu = TRANSLATE Shi.Kyū

card-tenma-line = TRANSLATE Tenma Line

card-cerebral-cast = TRANSLATE Cerebral Cast

card-medical-research-fundraiser = TRANSLATE Medical Research Fundraiser

card-mushin-no-shin = TRANSLATE Mushin No Shin

card-inazuma = TRANSLATE Inazuma

card-komainu = TRANSLATE Komainu

card-pup = TRANSLATE Pup

card-shiro = TRANSLATE Shiro

card-susanoo-no-mikoto = TRANSLATE Susanoo-no-Mikoto

card-neotokyo-grid = TRANSLATE NeoTokyo Grid

card-tori-hanzo = TRANSLATE Tori Hanzō

## Neutral Corp

card-plan-b = TRANSLATE Plan B

card-guard = TRANSLATE Guard

card-rainbow = TRANSLATE Rainbow

card-diversified-portfolio = TRANSLATE Diversified Portfolio

card-fast-track = TRANSLATE Fast Track
