# The end of a game in numbers.

over-turn = turn
over-points = Agenda points
over-hand = { $who }: cards in hand
over-open = open now
over-facedown = Facedown to the end
over-servers = Runs and accesses
over-servers-hq = { zone-hq }
over-servers-rd = { zone-rd }
over-servers-archives = { server-archives }
over-servers-remotes = Remotes
over-kind-runs = runs
over-kind-accesses = accesses
over-kind-steals = steals
over-credits = Credits
over-credits-gained = gained
over-credits-spent = spent
over-credits-lost = lost
over-clicks = Clicks
over-clicks-credits = credits
over-clicks-draws = drawing
over-clicks-installs = installing
over-clicks-plays = playing cards
over-clicks-runs = runs
over-clicks-advances = advancing
over-clicks-others = other
over-harm = Harm
over-harm-net = net
over-harm-meat = meat
over-harm-brain = brain
over-harm-tags = tags
over-cred = Street Cred
over-cred-hideout = Hideouts
over-cred-combat = Firefights
over-cred-opportunity = Opportunities
over-cred-edgerunner = Edgerunners
over-cred-ability = gang abilities
over-cred-story = the Story
over-cred-reclaim = Reclaim
over-cred-net = the Net
over-cred-rival = Rival cards
over-cred-others = other
over-cred-lost = lost
over-deeds = What the gangs did
over-deeds-recruits = recruits
over-deeds-moves = moves
over-deeds-seizes = Opportunities
over-deeds-hideouts = Hideouts
over-deeds-netruns = netruns
over-deeds-units-lost = units lost
over-deeds-caught = times found by NetWatch

# Replays.

web-replay-both = Both hands
web-replay-mark = Turning point
