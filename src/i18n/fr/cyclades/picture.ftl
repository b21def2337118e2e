### Cyclades : l'image en mots, et la fiche de chacun

picture-island = { PLACE($island, case: "number") } ({ $contents })
picture-metropolis = Métropole
several-buildings =
    { $building ->
        [port] { $n } ports
        [fortress] { $n } forteresses
        [temple] { $n } temples
       *[university] { $n } universités
    }
picture-prosperity = +{ $n } prospérité
picture-islands =
    { $count ->
        [one] île
       *[other] îles
    } { $islands }
picture-fleets =
    { $count ->
        [one] flotte en
       *[other] flottes en
    } { $fleets }
picture-fleet = { PLACE($sea) } ({ $fleets })
picture-title = Cyclades, cycle { $cycle }.
picture-sentence = { $line }.
picture-due = On attend { $seats }.
picture-draw = Égalité entre { $seats }.
picture-over = La partie est terminée.
picture-won = Victoire : { $seats }.
picture-leads = { $seat } mène avec { $held }.
board-title = { table-goal }. { $due }
board-next-cycle = Ordre du tour au prochain cycle : { $places }
board-free-place = libre
board-islands = - Îles : { $islands }
board-fleets = - Flottes : { $fleets }
board-seat = **{ $seat }** : { $goods }
board-nobodys = **Îles neutres**
board-trade-seas = Cases de mer à 1 PO : { $seas }
board-around = Autour : { $place }
board-sea-income = { PLACE($sea) } ({ table-income })
board-empty-seas = Cases sans flotte : { $all }
board-around-islands = **Cases autour de chaque île**
board-around-seas = **Autour de chaque case de mer**
board-place-seas = { PLACE($place, case: "start") } : { $seas }
card-purse = Tu as { $purse }.
card-out = Tu as perdu ta dernière île : tu es hors jeu.
card-gold = **Tu as { GOLD($gold) }** au cycle { $cycle }. Tes revenus : { $income }.
card-abbreviation = PO signifie pièces d’or.
card-holds = Tu possèdes { $held } :
card-offerings = Ton offrande : { $offerings }
card-offering = { GOD($god) } { $amount }
card-figures = Tes figurines : { $figures }
card-creatures = Prix des créatures pour toi : { $creatures }
drawn-buildings =
    { $building ->
        [port] Port
        [fortress] Forteresse
        [temple] Temple
       *[university] Université
    }
drawn-cycle = Cycle { $n }
drawn-victory = Victoire
drawn-draw = Égalité
drawn-over = Fin
drawn-toOffer = À offrir
drawn-nextCycle = Prochain cycle
drawn-way = Trajet
drawn-fought = Combat
drawn-taken = Conquête
drawn-added = Nouveau
drawn-island = Île { $n }
drawn-troops = Troupes
drawn-fleets = Flottes
drawn-income = Revenus
drawn-metropolis = Métropole
drawn-around = Autour
