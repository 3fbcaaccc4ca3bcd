# Cards of Honor and Profit: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = Iain Stirling: Retired Spook

card-ken-express-tenma-disappeared-clone = Ken “Express” Tenma: Disappeared Clone

card-silhouette-stealth-operative = Silhouette: Stealth Operative

card-calling-in-favors = Calling in Favors

card-early-bird = Early Bird

card-express-delivery = Express Delivery

card-feint = Feint

card-legwork = Legwork

card-planned-assault = Planned Assault

card-logos = Logos

card-public-terminal = Public Terminal

card-unregistered-s-w-35 = Unregistered S&W '35

card-window = Window

card-alias = Alias

card-breach = Breach

card-bug = Bug

card-gingerbread = Gingerbread

card-grappling-hook = Grappling Hook

card-passport = Passport

card-push-your-luck = Push Your Luck

card-security-testing = Security Testing

card-theophilius-bagbiter = Theophilius Bagbiter

card-tri-maf-contact = Tri-maf Contact

## Neutral Runner

card-mass-install = Mass Install

card-q-coherence-chip = Q-Coherence Chip

card-overmind = Overmind

card-oracle-may = Oracle May

card-donut-taganes = Donut Taganes

## Jinteki

card-harmony-medtech-biomedical-pioneer = Harmony Medtech: Biomedical Pioneer

card-nisei-division-the-next-generation = Nisei Division: The Next Generation

card-tennin-institute-the-secrets-within = Tennin Institute: The Secrets Within

card-house-of-knives = House of Knives

card-medical-breakthrough = Medical Breakthrough

card-philotic-entanglement = Philotic Entanglement

card-the-future-perfect = The Future Perfect

card-chairman-hiro = Chairman Hiro

card-mental-health-clinic = Mental Health Clinic

card-psychic-field = Psychic Field

card-shi-kyu = Shi.Kyū

card-tenma-line = Tenma Line

card-cerebral-cast = Cerebral Cast

card-medical-research-fundraiser = Medical Research Fundraiser

card-mushin-no-shin = Mushin No Shin

card-inazuma = Inazuma

card-komainu = Komainu

card-pup = Pup

card-shiro = Shiro

card-susanoo-no-mikoto = Susanoo-no-Mikoto

card-neotokyo-grid = NeoTokyo Grid

card-tori-hanzo = Tori Hanzō

## Neutral Corp

card-plan-b = Plan B

card-guard = Guard

card-rainbow = Rainbow

card-diversified-portfolio = Diversified Portfolio

card-fast-track = Fast Track
