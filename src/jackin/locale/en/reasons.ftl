# What a bot says of its own move.

reason-first = My first idea, and in { $worlds } { $worlds ->
        [one] world
       *[other] worlds
    } that I tried nothing was surely better.
reason-better = Better than my first idea by { $n } of 100 wins, in { $worlds } worlds that I tried.
reason-corp-wins = The Corp wins in { $n } % of the worlds, with the next best line in { $other } %.
reason-runner-wins = The Runner wins in { $n } % of the worlds, with the next best line in { $other } %.
reason-corp-points = The Corp scores in { $n } % of the worlds, with the next best line in { $other } %.
reason-runner-points = The Runner steals in { $n } % of the worlds, with the next best line in { $other } %.
reason-careless = I did not look closely: my second-best idea.
reason-planned = As I planned at the beginning of this action.
reason-turn = The best turn that I found: { $n ->
        [one] one beginning
       *[other] { $n } beginnings
    } played through in { $worlds ->
        [one] one world
       *[other] { $worlds } worlds
    }.
reason-weighed = { $n ->
        [one] One answer
       *[other] { $n } answers
    } weighed in { $worlds ->
        [one] one world
       *[other] { $worlds } worlds
    }; what is chosen in secret is mixed.
reason-cred = It brings { $n } Street Cred, the next best line { $other }.
reason-thumb-credit = Nothing else is worth more than a credit.
reason-thumb-draw = The hand is thin, or lacks what is needed next.
reason-thumb-play = This card gives more now than it costs.
reason-thumb-run = What may be found there is worth more than the way in costs.
reason-thumb-advance = What can be scored soon goes before money.
reason-thumb-score = What can be scored is scored.
reason-thumb-remove-tag = A tag is more dangerous than its price.
reason-thumb-purge = The viruses have grown too strong.
reason-thumb-trash-resource = The Runner is tagged: a resource that helps goes.
reason-thumb-rez = It is needed now and can be paid.
reason-thumb-install-agenda = There is a server in which it may be safe long enough.
reason-thumb-install-asset = It pays for itself, or must be looked at.
reason-thumb-install-upgrade = It makes that server harder to run on.
reason-thumb-install-ice = The server with too little ice comes first.
reason-thumb-install-program = The rig needs it to get through ice.
reason-thumb-install-hardware = It helps in every turn from now on.
reason-thumb-install-resource = It pays for itself in the turns to come.
reason-thumb-jack-out = What lies ahead would cost more than the access is worth.
reason-thumb-mulligan = The hand lacks what the first turns need.
reason-thumb-turn = At first sight it brings the most Street Cred and means.
reason-thumb-action = At first sight it brings the most Street Cred and means.
