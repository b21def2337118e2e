### Cyclades : la table

table-goal = **Cycle { $cycle }** – pour gagner : { METROPOLISES($goal) } à la fin d’un cycle
table-gods = Dieux : { $gods }
table-face-down = face cachée
table-offering = { GOD($god) } ({ $seat } { $amount })
table-apollo = { GOD("apollo") } ({ $seats })
table-creatures = Créatures : { $creatures }
table-queue = Offrandes à venir : { $seats }
table-acting = En action : { $seat } avec { GOD($god) }
table-seat = { $seat } : { $goods }
table-out = hors jeu
table-figures = Figurines : { $figures }
table-deck = Pioche : { $piles }
table-separator = { " ; " }
table-income = revenus { $n }
table-battle = Combat { PLACE($at, case: "at") } : { $attacker } avec { UNITS($units) } contre { $defender } avec { $forces }
table-battle-minotaur = Combat { PLACE($at, case: "at") } : { $attacker } avec { UNITS($units) } contre { CREATURE("minotaur", case: "the") }
table-forces-minotaur = { CREATURE("minotaur", case: "the") }
table-forces-defences = { $defences } en défense
creature-cost = { CREATURE($creature) } { GOLD($cost) }
creature-cost-reduced = { CREATURE($creature) } { GOLD($price) } (au lieu de { $cost })
deck =
    { $cards ->
        [0] vide
       *[other] { CARDS($cards) }
    }
deck-and-discards = { deck } ; défausse : { $discards }
figure-at = { CREATURE($creature) } sur { PLACE($at) }
figure-until-this-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’au tour { DE($seat) } (cycle en cours)
figure-until-next-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’au premier tour { DE($seat) } au prochain cycle
figure-yours-this-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’à ton tour (cycle en cours)
figure-yours-next-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’à ton premier tour au prochain cycle
kraken-at = { CREATURE("kraken") } en { PLACE($at) }
kraken-stays = { CREATURE("kraken") } en { PLACE($at) } jusqu’à ce que sa carte resserve
