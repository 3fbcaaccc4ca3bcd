# Cartas de Creación y Control: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

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

card-harmony-medtech-biomedical-pioneer = Meditech Harmony: Pionero en biomedicina

card-nisei-division-the-next-generation = Sección Nisei: La próxima generación

card-tennin-institute-the-secrets-within = Instituo Tennin: Los secretos internos

card-house-of-knives = La casa de los cuchillos

card-medical-breakthrough = Avance Médico

card-philotic-entanglement = Maraña Filótica

card-the-future-perfect = El Futuro Perfecto

card-chairman-hiro = Presidente Hiro

card-mental-health-clinic = Clínica de Salud Mental

card-psychic-field = Campo Psíquico

card-shi-kyu = TRANSLATE Shi.Kyū

card-tenma-line = Línea Tenma

card-cerebral-cast = Molde Cerebral

card-medical-research-fundraiser = Évento Benéfico para Investigación

card-mushin-no-shin = TRANSLATE Mushin No Shin

card-inazuma = TRANSLATE Inazuma

card-komainu = TRANSLATE Komainu

card-pup = Cachorro

card-shiro = TRANSLATE Shiro

card-susanoo-no-mikoto = Susanoo-No-Mikoto

card-neotokyo-grid = Red de NeoTokio

card-tori-hanzo = TRANSLATE Tori Hanzō

## Neutral Corp

card-plan-b = TRANSLATE Plan B

card-guard = Guardia

card-rainbow = Arco Iris

card-diversified-portfolio = Cartera Diversificada

card-fast-track = Vía Rápida
