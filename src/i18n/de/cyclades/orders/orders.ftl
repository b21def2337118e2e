order-OfferingPlan =
    Gebote in Zyklus { $cycle }: { $gods }{ $displaced ->
        [again] ; wenn überboten, dasselbe noch einmal
        [next] ; wenn überboten, nur die Götter danach
        [ask] ; wenn überboten, frage ich dich
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; wenn keiner zu haben ist, frage ich dich
    }

order-then = { $first }, dann { $next }

order-offer = { GOD($god) } bis { GOLD($upTo) }

order-offer-raised = { GOD($god) } bis { GOLD($upTo) } (wenn überboten: { GOLD($raisedTo) })

order-FightOn = Kämpfe { $front }: weiterkämpfen

order-front-at = { PLACE($place, case: "at") }

order-front-everywhere = überall

order-front-elsewhere = überall sonst

order-RetreatFrom = Kämpfe { $front }: { $peril } zurückziehen, Ziel: { $to }

order-peril-now = sofort

order-peril-odds = bei weniger als { $oddsBelow } von 100 gewonnenen Würfen

order-peril-outnumbered = bei { UNITS($units) } Rückstand

order-retreat-most = wo die meisten deiner Einheiten sind

order-retreat-places = { $places }

order-ProsperityIsland = Deinen nächsten Wohlstandsmarker { PLACE($island, case: "to") } legen

order-EndSpentTurn = Deinen Zug beenden, wenn sonst nichts mehr geht

order-name-OfferingPlan = Gebotsplan

order-name-FightOn = Kampfplan

order-name-RetreatFrom = Kampfplan

order-name-ProsperityIsland = Plan für den Wohlstandsmarker

order-name-EndSpentTurn = Plan für das Zugende

order-name-other = Plan
