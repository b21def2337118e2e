### Druhy tahů a otázky, které po nich následují

kind-PlaceBid = Učinit nabídku bohu
kind-Recruit = Verbovat
kind-Recruit-priced = Verbovat { PIECE($piece, case: "acc") } { PRICE($cost) }
kind-Build = Stavět
kind-Build-priced = Postavit { BUILDING($building, case: "acc") } { PRICE($cost) }
kind-MoveFleets = Přesunout lodě { PRICE($cost) }
kind-MoveFleets-on = Plout dál, nebo začít nový přesun
kind-MoveFleets-sylph =
    Plout se Sylfidou ({ $steps ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { STEPS($steps) })
kind-MoveTroops = Přesunout vojáky { PRICE($cost) }
kind-PlaceProsperity = Umístit žeton rozkvětu
kind-DiscardBuilding = Odstranit budovu
kind-PlaceMetropolis = Umístit metropoli
kind-Fight = Bojovat dál
kind-Retreat = Ustoupit
kind-SwapCreature = Vyměnit bytost { PRICE($cost) }
kind-UseCreature = Povolat bytost
kind-UseCreature-chimera = Použít odhozenou bytost
kind-SellPiece = Prodat něco Sfinze (+{ GOLD($gold) })
kind-PushFleets = Odehnat lodě
kind-MoveKraken = Přesunout Krakena { PRICE($cost) }
kind-FinishCreature = Skončit s bytostí
kind-FinishCreature-sphinx = Ukončit prodej
kind-FinishCreature-sylph =
    Ukončit plavbu ({ $steps ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { STEPS($steps) })
kind-FinishCreature-kraken = Nechat Krakena na { PLACE($at, case: "loc") }
kind-EndTurn = Ukončit tah
yes-EndTurn = Ukončit svůj tah
yes-UseCreature = Povolat { CREATURE($creature, case: "acc") } { PRICE($cost) }
yes-UseCreature-called = Použít { CREATURE($creature, case: "acc") }

ask-PlaceBid-god = Kterému bohu nabídneš?
ask-PlaceBid-amount = Kolik nabídneš?
ask-Recruit-at = Kde budeš verbovat?
ask-Build-island = Na kterém ostrově budeš stavět?
ask-Build-slot = Na kterém stavebním místě budeš stavět?
ask-MoveFleets-from = Ze kterého námořního pole?
ask-MoveFleets-to = Na které námořní pole?
ask-MoveFleets-fleets = Kolik lodí přesuneš?
ask-MoveTroops-from = Ze kterého ostrova?
ask-MoveTroops-to = Na který ostrov?
ask-MoveTroops-troops = Kolik vojáků přesuneš?
ask-PlaceProsperity-island = Na který ostrov umístíš žeton?
ask-DiscardBuilding-island = Ze kterého ostrova budovu odstraníš?
ask-DiscardBuilding-slot = Kterou budovu odstraníš?
ask-PlaceMetropolis-island = Na který ostrov umístíš metropoli?
ask-Retreat-to = Kam ustoupíš?
ask-SwapCreature-creature = Kterou bytost vyměníš?
ask-UseCreature-creature = Kterou bytost použiješ?
ask-UseCreature-target = Kterého soupeře vybereš?
ask-UseCreature-island = Který ostrov vybereš?
ask-UseCreature-slot = Kterou budovu vybereš?
ask-UseCreature-building = Na jakou budovu ji změníš?
ask-UseCreature-sea = Které námořní pole vybereš?
ask-UseCreature-from = Odkud jednotky vezmeš?
ask-UseCreature-to = Na který ostrov poletí?
ask-UseCreature-troops = Kolik vojáků poletí?
ask-SellPiece-piece = Co prodáš?
ask-SellPiece-at = Odkud to prodáš?
ask-PushFleets-from = Ze kterého námořního pole lodě odeženeš?
ask-PushFleets-to = Na které námořní pole je odeženeš?
ask-MoveKraken-to = Na které námořní pole Kraken popluje?
