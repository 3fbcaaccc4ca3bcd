# Gangs of Night City: names of what is on the table, and the stories of the house set.

## Things

gangs-street-cred = Street Cred
gangs-resource-eurodollars = Eurodollars
gangs-resource-contraband = Contraband
gangs-resource-corporate-secrets = Corporate Secrets
gangs-class-solo = Solo
gangs-class-techie = Techie
gangs-class-netrunner = Netrunner
gangs-class-specialist = Specialist
gangs-class-drone = Drone
gangs-class-edgerunner = Edgerunner
gangs-poi-fixer = Fixer
gangs-poi-business = Business
gangs-poi-data-fortress = Data Fortress
gangs-type-braindance = Braindance
gangs-type-cyberware = Cyberware
gangs-type-weapons = Weapons
gangs-kind-weapon = Weapon
gangs-kind-cyberware = Cyberware
gangs-kind-quickhack = Quickhack
gangs-level-yellow = Yellow
gangs-level-orange = Orange
gangs-level-red = Red
gangs-action-solos = Activate Solos
gangs-action-techies = Activate Techies
gangs-action-netrunners = Activate Netrunners
gangs-action-hideout = Build a Hideout
gangs-action-upgrade = Upgrade a Combat card
gangs-action-wild = Wild
gangs-term-firepower = Firepower
gangs-term-hideout = Hideout
gangs-term-presence = Presence
gangs-term-dominance = Dominance
gangs-term-firefight = Firefight
gangs-term-netrun = Netrun
gangs-term-depth-risk = Depth Risk
gangs-term-point-of-interest = Point of Interest
gangs-term-opportunity = Opportunity
gangs-term-activate = Activate
gangs-term-reclaim = Reclaim
gangs-term-district = District
gangs-term-gang = Gang
gangs-term-story = Story
gangs-term-combat-card = Combat card

## Districts

gangs-district-watson = Watson
gangs-district-westbrook = Westbrook
gangs-district-city-center = City Center
gangs-district-heywood = Heywood
gangs-district-santo-domingo = Santo Domingo
gangs-district-pacifica = Pacifica

## Gangs and their abilities

gangs-gang-maelstrom = Maelstrom
gangs-gang-tyger-claws = Tyger Claws
gangs-gang-valentinos = Valentinos
gangs-gang-voodoo-boys = Voodoo Boys
gangs-ability-rage = Rage
gangs-ability-spoils = Spoils
gangs-ability-vengeance = Vengeance
gangs-ability-retribution = Retribution
gangs-ability-contacts = Contacts
gangs-ability-neighbours = Good Neighbours
gangs-ability-live-wire = Live Wire
gangs-ability-old-net = Roads of the Old Net

## Combat cards

gangs-combat-short-circuit = Short Circuit
gangs-combat-subdermal-armor = Subdermal Armor
gangs-combat-crusher = Crusher
gangs-combat-cyberpsychosis = Cyberpsychosis
gangs-combat-pain-editor = Pain Editor
gangs-combat-blade-arms = Blade Arms
gangs-combat-wire-whip = Wire Whip
gangs-combat-hydraulic-fists = Hydraulic Fists
gangs-combat-quick-reflexes = Quick Reflexes
gangs-combat-ghost-coat = Ghost Coat
gangs-combat-spare-heart = Spare Heart
gangs-combat-berserk-chip = Berserk Chip
gangs-combat-wall-piercer = Wall Piercer
gangs-combat-smart-rifle = Smart Rifle
gangs-combat-riot-shotgun = Riot Shotgun
gangs-combat-twin-pistols = Twin Pistols
gangs-combat-flash-grenade = Flash Grenade
gangs-combat-street-barrage = Street Barrage
gangs-combat-last-stand = Last Stand
gangs-combat-swarm-control = Swarm Control
gangs-combat-optics-blackout = Optics Blackout
gangs-combat-spreading-fever = Spreading Fever
gangs-combat-weapon-jam = Weapon Jam
gangs-combat-loyalty-rewrite = Loyalty Rewrite
gangs-combat-data-siphon = Data Siphon
gangs-combat-deep-crash = Deep Crash

## Opportunities

gangs-opportunity-militech-smart-weapons = Militech Smart Weapons
gangs-opportunity-kabuki-crates = Crates in Kabuki
gangs-opportunity-car-park-arsenal = Car Park Arsenal
gangs-opportunity-precinct-surplus = Precinct Surplus
gangs-opportunity-second-shift = The Second Shift
gangs-opportunity-coast-road-convoy = Coast Road Convoy
gangs-opportunity-gunsmith-on-call = Gunsmith on Call
gangs-opportunity-armoury-raid = Armoury Raid
gangs-opportunity-private-war = Somebody's Private War
gangs-opportunity-back-room-surgery = Back Room Surgery
gangs-opportunity-boardroom-augments = Boardroom Augments
gangs-opportunity-grafted-nerves = Grafted Nerves
gangs-opportunity-clinic-leftovers = Clinic Leftovers
gangs-opportunity-arena-implants = Implants for the Arena
gangs-opportunity-designer-eyes = Designer Eyes
gangs-opportunity-prototype-spine = Prototype Spine
gangs-opportunity-bulk-order = Bulk Order
gangs-opportunity-clinic-chain = A Chain of Clinics
gangs-opportunity-studio-rushes = Studio Rushes
gangs-opportunity-after-hours-feed = After Hours Feed
gangs-opportunity-festival-cut = Festival Cut
gangs-opportunity-barrio-memories = Barrio Memories
gangs-opportunity-wreck-diver-tapes = Wreck Diver Tapes
gangs-opportunity-edited-evidence = Edited Evidence
gangs-opportunity-collectors-loop = The Collector's Loop
gangs-opportunity-deep-recording = Deep Recording
gangs-opportunity-citywide-premiere = Citywide Premiere

## Edgerunners

gangs-edgerunner-rogue = Rogue
gangs-edgerunner-johnny-silverhand = Johnny Silverhand
gangs-edgerunner-jackie-welles = Jackie Welles
gangs-edgerunner-judy-alvarez = Judy Alvarez
gangs-edgerunner-nix = Nix
gangs-edgerunner-tin-saint = Tin Saint
gangs-edgerunner-mama-static = Mama Static
gangs-edgerunner-ghostlight = Ghostlight
gangs-edgerunner-quarter-past = Quarter Past
gangs-edgerunner-vera-cruz = Vera Cruz

## Stories

gangs-story-tutorial = Tutorial
gangs-story-card-tutorial = Another Night
    .text = Nothing special happens tonight: rival gangs, six Districts, and a name to be made. The streets will remember who reached for it first.
gangs-story-card-tutorial-epilogue = Morning
    .text = The sun comes up over the smog. Some names are spoken louder than others.

gangs-story-blackout = The Long Blackout
gangs-story-card-blackout-dark = The Grid Goes Down
    .text = At ten past nine every window from the bay to the hills turns black. The watchers of the Net run on batteries now, and they are half blind. Whoever knows the dark can go far.
gangs-story-card-blackout-generators = The Hum of Generators
    .text = A house with light is a house with friends. Landlords who never opened a door ask the gangs in, at any price.
gangs-story-card-blackout-looters = Broken Glass
    .text = On the fourth night nobody counts the shop windows any more. What is worth having lies where the shooting stops.
gangs-story-card-blackout-switch = The Master Switch
    .text = Crews under armed guard reach the substation below the towers. The lights will come back, and the watchers with them; whoever holds the centre decides for whom.
gangs-story-card-blackout-kings-of-light = Kings of the Light
    .text = The towers light up floor by floor, and one gang is seen standing beneath them. Those who stood near bask in it too.
gangs-story-card-blackout-island-grids = Islands
    .text = The city never quite joins up again. Each block keeps its own power now, and knows whom to thank for it.
gangs-story-card-blackout-dawn = Lights On
    .text = By noon it is as if nothing had happened. By evening the bills arrive.
gangs-story-card-blackout-still-dark = Still Dark
    .text = The grid stays down, and those who went deep into the Net came back with more than they had looked for.

gangs-story-bad-goods = Bad Goods
gangs-story-card-bad-goods-rumour = A Rumour About a Recording
    .text = Somewhere in the latest batch of braindances is one that nobody finishes. Naturally everyone wants it, and pays for the talk alone.
gangs-story-card-bad-goods-dealer = The Dealer's Name
    .text = One gang sold too many too fast, and now a name goes round. It brings fame, angry customers, and a bounty on everybody in the trade.
gangs-story-card-bad-goods-recall = Recall
    .text = The makers want every copy back and ask no questions. While the shelves are empty, chrome sells twice as well.
gangs-story-card-bad-goods-source = The Source
    .text = The recording was made on a server inside the city. Whoever sits in a Data Fortress can trade what they find; the rest is sold off cheap.
gangs-story-card-bad-goods-addicts = The Audience
    .text = The winners kept the recordings and watched one too many. Their collection is complete; their people are not.
gangs-story-card-bad-goods-truth = What Was on It
    .text = Deep in the Net lies the first copy. It shows an ordinary morning, and the people who ordered it erased.
gangs-story-card-bad-goods-business = Business as Usual
    .text = The batch is gone, the talk moves on, and the money has been spent.
gangs-story-card-bad-goods-unsolved = Nobody Asks
    .text = Whatever it was, it stopped. In this city that counts as an answer.

gangs-story-empty-chair = The Empty Chair
gangs-story-card-empty-chair-vacancy = A Vacancy
    .text = A director fell from the ninety-first floor, and the seat is for sale. The price is not money: it is what you know about the others.
gangs-story-card-empty-chair-auction = The Auction
    .text = Sealed bids, in files. Every server in town is suddenly worth a visit.
gangs-story-card-empty-chair-bodyguards = Bodyguards Wanted
    .text = The candidates hire whoever can shoot, and so does everybody who would like to see fewer candidates. For once the fixers lower their prices.
gangs-story-card-empty-chair-vote = The Vote
    .text = The favourite burns a file a day to stay the favourite. The others look for a window of their own.
gangs-story-card-empty-chair-seated = A Seat at the Table
    .text = A gang has a director now, or a director has a gang. Everyone who kept a file or two is invited to the party.
gangs-story-card-empty-chair-coup = Out of the Window
    .text = The new director lasted an afternoon. Those with a good gun on the payroll were paid twice.
gangs-story-card-empty-chair-nobody = The Chair Stays Empty
    .text = The board votes to need one member fewer. The files are worth what paper is worth.

gangs-story-voice = A Voice in the Wall
gangs-story-card-voice-static = Static
    .text = Between two pirate stations a dead man reads out addresses. Some of them pay for the rest. Johnny has the same radio.
gangs-story-card-voice-archive = The Archive
    .text = The voice lives in an archive that nobody switched off. It knows the way down, and so does whatever guards it.
gangs-story-card-voice-hunt = The Hunt
    .text = Too many heard it. Whoever shoots first is believed to know where it comes from, and that is nearly as good.
gangs-story-card-voice-free = Set Free
    .text = You open the last door, and something old and polite walks out into the Net. It remembers its friends.
gangs-story-card-voice-heard = Heard by All
    .text = From the tower in the centre the voice speaks to the whole city, in your name.
gangs-story-card-voice-silence = Silence
    .text = One morning there is only noise. You still turn the dial at night.

gangs-story-last-job = One Last Job
gangs-story-card-last-job-offer = The Offer
    .text = A client without a face pays in crates for every place you can hide something in. Better not to ask what.
gangs-story-card-last-job-safehouses = Safe Houses
    .text = Four doors, four keys, and people who like to stand behind doors. They come cheaper when they can sleep well.
gangs-story-card-last-job-heist = The Heist
    .text = The hiding was for this. Every deal you close opens another pocket, until somebody counts the pockets.
gangs-story-card-last-job-kings = Kings of Four Corners
    .text = The job was never done; the houses simply became yours. It is a living.
gangs-story-card-last-job-score = The Big Score
    .text = It worked. All of it worked. You look for the mistake for weeks and do not find one.
gangs-story-card-last-job-out = Getting Out
    .text = You leave with what fits into a car. It turns out to be enough.
