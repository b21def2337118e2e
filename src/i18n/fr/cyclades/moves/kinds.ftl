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
kind-MoveFleets-on = Continuer le déplacement, ou en commencer un autre
kind-MoveFleets-sylph = Déplacer des flottes avec le { CREATURE("sylph") } ({ STEPS-LEFT($steps) })
kind-MoveTroops = Déplacer des troupes { PRICE($cost) }
kind-PlaceProsperity = Placer le marqueur prospérité
kind-DiscardBuilding = Défausser un bâtiment
kind-PlaceMetropolis = Placer la Métropole
kind-Fight = Continuer le combat
kind-Retreat = Battre en retraite
kind-SwapCreature = Remplacer une créature { PRICE($cost) }
kind-UseCreature = Invoquer une créature
kind-UseCreature-chimera = Utiliser une créature de la défausse
kind-SellPiece = Vendre au Sphinx (+{ GOLD($gold) })
kind-PushFleets = Repousser des flottes
kind-MoveKraken = Déplacer le Kraken { PRICE($cost) }
kind-FinishCreature = Arrêter d’utiliser la créature
kind-FinishCreature-sphinx = Arrêter de vendre
kind-FinishCreature-sylph = Arrêter le déplacement ({ STEPS-LEFT($steps) })
kind-FinishCreature-kraken = Laisser le Kraken { PLACE($at, case: "at") }
kind-EndTurn = Terminer le tour
yes-EndTurn = Terminer mon tour
yes-UseCreature = Invoquer { CREATURE($creature, case: "the") } { PRICE($cost) }
yes-UseCreature-called = Utiliser { CREATURE($creature, case: "the") }
ask-PlaceBid-god = À quel dieu faire une offrande ?
ask-PlaceBid-amount = Combien offrir ?
ask-Recruit-at = Où recruter ?
ask-Build-island = Sur quelle île construire ?
ask-Build-slot = À quel emplacement construire ?
ask-MoveFleets-from = De quelle case de mer partir ?
ask-MoveFleets-to = Vers quelle case de mer aller ?
ask-MoveFleets-fleets = Combien de flottes déplacer ?
ask-MoveTroops-from = De quelle île partir ?
ask-MoveTroops-to = Vers quelle île aller ?
ask-MoveTroops-troops = Combien de troupes déplacer ?
ask-PlaceProsperity-island = Quelle île reçoit le marqueur ?
ask-DiscardBuilding-island = Sur quelle île défausser un bâtiment ?
ask-DiscardBuilding-slot = Quel bâtiment défausser ?
ask-PlaceMetropolis-island = Quelle île reçoit la Métropole ?
ask-Retreat-to = Où battre en retraite ?
ask-SwapCreature-creature = Quelle créature remplacer ?
ask-UseCreature-creature = Quelle créature utiliser ?
ask-UseCreature-target = Quel adversaire viser ?
ask-UseCreature-island = Quelle île choisir ?
ask-UseCreature-slot = Quel bâtiment choisir ?
ask-UseCreature-building = En quel bâtiment le transformer ?
ask-UseCreature-sea = Quelle case de mer choisir ?
ask-UseCreature-from = D’où faire venir tes unités ?
ask-UseCreature-to = Vers quelle île faire voler tes troupes ?
ask-UseCreature-troops = Combien de troupes faire voler ?
ask-SellPiece-piece = Que vendre ?
ask-SellPiece-at = Vendre depuis quel endroit ?
ask-PushFleets-from = De quelle case de mer repousser les flottes ?
ask-PushFleets-to = Vers quelle case de mer les repousser ?
ask-MoveKraken-to = Vers quelle case de mer déplacer le Kraken ?
