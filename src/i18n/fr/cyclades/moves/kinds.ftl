### Cyclades : genres de coups, et ce qui se demande ensuite

kind-PlaceBid = Faire une offrande
kind-Recruit = Recruter
kind-Recruit-priced =
    { $piece ->
        [troop] Recruter { PIECE($piece, case: "a") } { PRICE($cost, case: "f") }
        [fleet] Recruter { PIECE($piece, case: "a") } { PRICE($cost, case: "f") }
       *[other] Recruter { PIECE($piece, case: "a") } { PRICE($cost) }
    }
kind-Build = Construire
kind-Build-priced = Construire { BUILDING($building, case: "a") } { PRICE($cost) }
kind-MoveFleets = Déplacer des flottes { PRICE($cost) }
kind-MoveFleets-on = Naviguer encore, ou repartir
kind-MoveFleets-sylph = Naviguer ({ STEPS-LEFT($steps) })
kind-MoveTroops = Déplacer des troupes { PRICE($cost) }
kind-PlaceProsperity = Placer le marqueur prospérité
kind-DiscardBuilding = Retirer un bâtiment
kind-PlaceMetropolis = Placer la Métropole
kind-Fight = Continuer le combat
kind-Retreat = Battre en retraite
kind-SwapCreature = Changer une créature { PRICE($cost) }
kind-UseCreature = Appeler une créature
kind-UseCreature-chimera = Appeler une créature défaussée
kind-SellPiece = Vendre une pièce (+{ GOLD($gold) })
kind-PushFleets = Repousser des flottes
kind-MoveKraken = Déplacer le Kraken { PRICE($cost) }
kind-FinishCreature = En finir avec la créature
kind-FinishCreature-sphinx = Ne plus rien vendre
kind-FinishCreature-sylph = Ne plus naviguer ({ STEPS-LEFT($steps) })
kind-FinishCreature-kraken = Laisser le Kraken { PLACE($at, case: "at") }
kind-EndTurn = Terminer le tour

ask-PlaceBid-god = Quel dieu ?
ask-PlaceBid-amount = Combien offres-tu ?
ask-Recruit-at = Où ?
ask-Build-island = Où ?
ask-Build-slot = À quel emplacement ?
ask-MoveFleets-from = De quelle case de mer ?
ask-MoveFleets-to = Vers quelle case de mer ?
ask-MoveFleets-fleets = Combien de flottes ?
ask-MoveTroops-from = De quelle île ?
ask-MoveTroops-to = Vers quelle île ?
ask-MoveTroops-troops = Combien de troupes ?
ask-PlaceProsperity-island = Sur quelle île ?
ask-DiscardBuilding-island = Sur quelle île ?
ask-DiscardBuilding-slot = Quel bâtiment ?
ask-PlaceMetropolis-island = Sur quelle île ?
ask-Retreat-to = Vers où ?
ask-SwapCreature-creature = Quelle créature s’en va ?
ask-UseCreature-creature = Quelle créature ?
ask-UseCreature-target = À qui ?
ask-UseCreature-island = Sur quelle île ?
ask-UseCreature-slot = Quel bâtiment ?
ask-UseCreature-building = Que devient-il ?
ask-UseCreature-sea = Dans quelle case de mer ?
ask-UseCreature-from = D’où ?
ask-UseCreature-to = Vers quelle île ?
ask-UseCreature-troops = Combien de troupes ?
ask-SellPiece-piece = Que vends-tu ?
ask-SellPiece-at = D’où ?
ask-PushFleets-from = Les flottes de quelle case de mer ?
ask-PushFleets-to = Vers quelle case de mer ?
ask-MoveKraken-to = Vers quelle case de mer ?
