### Cyclades : la table

table-goal = **Cycle { $cycle }** – la victoire est à { METROPOLISES($goal) } en fin de cycle
table-gods = Dieux : { $gods }
table-face-down = face cachée
table-offering = { GOD($god) } ({ $seat } { $amount })
table-apollo = { GOD("apollo") } ({ $seats })
table-creatures = Créatures : { $creatures }
table-queue = Offrandes à venir : { $seats }
table-acting = Actions : { $seat } avec { GOD($god) }
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
deck = { CARDS($cards) }
deck-and-discards = { CARDS($cards) } ; défausse : { $discards }

figure-at = { CREATURE($creature) } sur { PLACE($at) }
figure-until-this-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’au tour { DE($seat) } dans ce cycle
figure-until-next-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’au premier tour { DE($seat) } au prochain cycle
figure-yours-this-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’à ton tour de ce cycle
figure-yours-next-cycle = { CREATURE($creature) } sur { PLACE($at) } jusqu’à ton premier tour du prochain cycle
kraken-at = { CREATURE("kraken") } en { PLACE($at) }
kraken-stays = { CREATURE("kraken") } en { PLACE($at) } jusqu’au prochain usage de sa carte
