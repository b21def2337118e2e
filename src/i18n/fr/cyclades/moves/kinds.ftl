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
kind-UseCreature = Appeler une créature
kind-UseCreature-chimera = Utiliser une créature de la défausse
kind-SellPiece = Vendre au Sphinx (+{ GOLD($gold) })
kind-PushFleets = Repousser des flottes
kind-MoveKraken = Déplacer le Kraken { PRICE($cost) }
kind-FinishCreature = En finir avec la créature
kind-FinishCreature-sphinx = Arrêter de vendre
kind-FinishCreature-sylph = Arrêter les flottes ({ STEPS-LEFT($steps) })
kind-FinishCreature-kraken = Laisser le Kraken { PLACE($at, case: "at") }
kind-EndTurn = Terminer le tour
ask-PlaceBid-god = À quel dieu fais-tu une offrande ?
ask-PlaceBid-amount = Combien offres-tu ?
ask-Recruit-at = Où recrutes-tu ?
ask-Build-island = Sur quelle île construis-tu ?
ask-Build-slot = À quel emplacement construis-tu ?
ask-MoveFleets-from = De quelle case de mer pars-tu ?
ask-MoveFleets-to = Vers quelle case de mer vas-tu ?
ask-MoveFleets-fleets = Combien de flottes déplaces-tu ?
ask-MoveTroops-from = De quelle île pars-tu ?
ask-MoveTroops-to = Vers quelle île vas-tu ?
ask-MoveTroops-troops = Combien de troupes déplaces-tu ?
ask-PlaceProsperity-island = Quelle île reçoit le marqueur ?
ask-DiscardBuilding-island = Sur quelle île défausses-tu ?
ask-DiscardBuilding-slot = Quel bâtiment défausses-tu ?
ask-PlaceMetropolis-island = Quelle île reçoit la Métropole ?
ask-Retreat-to = Vers où bats-tu en retraite ?
ask-SwapCreature-creature = Quelle créature remplaces-tu ?
ask-UseCreature-creature = Quelle créature utilises-tu ?
ask-UseCreature-target = À quel adversaire prends-tu ?
ask-UseCreature-island = Quelle île choisis-tu ?
ask-UseCreature-slot = Quel bâtiment choisis-tu ?
ask-UseCreature-building = Que devient le bâtiment ?
ask-UseCreature-sea = Quelle case de mer choisis-tu ?
ask-UseCreature-from = D’où viennent tes unités ?
ask-UseCreature-to = Vers quelle île volent-elles ?
ask-UseCreature-troops = Combien de troupes volent ?
ask-SellPiece-piece = Que vends-tu ?
ask-SellPiece-at = D’où vient ce que tu vends ?
ask-PushFleets-from = De quelle case de mer repousses-tu les flottes ?
ask-PushFleets-to = Vers quelle case de mer les repousses-tu ?
ask-MoveKraken-to = Vers quelle case de mer va le Kraken ?
