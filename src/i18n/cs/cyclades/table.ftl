### Cyclades: stůl

table-goal = **Kolo { $cycle }** – k vítězství je třeba mít na konci kola { METROPOLISES($goal, case: "acc") }
table-gods = Bohové: { $gods }
table-face-down = rubem vzhůru
table-offering = { GOD($god) } ({ $seat } { $amount })
table-apollo = { GOD("apollo") } ({ $seats })
table-creatures = Bytosti: { $creatures }
table-queue = Ještě nabídnou: { $seats }
table-acting = Na tahu: { $seat } ({ GOD($god) })
table-seat = { $seat }: { $goods }
table-out = mimo hru
table-figures = Figurky: { $figures }
table-deck = Dobírací balíček: { $piles }
table-separator = { "; " }
table-income = příjem { $n }

table-battle = Bitva na { PLACE($at) }: útočí { $attacker } ({ UNITS($units) }), brání se { $defender } ({ $forces })
table-battle-minotaur = Bitva na { PLACE($at) }: útočí { $attacker } ({ UNITS($units) }), brání se { CREATURE("minotaur") }
table-forces-minotaur = { CREATURE("minotaur") }
table-forces-defences = obrana { $defences }

creature-cost = { CREATURE($creature) } { GOLD($cost) }
creature-cost-reduced = { CREATURE($creature) } { GOLD($price) } (místo { $cost })
deck = { CARDS($cards) }
deck-and-discards = { CARDS($cards) }; odloženo: { $discards }

figure-at = { CREATURE($creature) } na { PLACE($at) }
figure-until-this-cycle = { CREATURE($creature) } na { PLACE($at) }, než bude v tomto kole na tahu { $seat }
figure-until-next-cycle = { CREATURE($creature) } na { PLACE($at) }, než bude v příštím kole poprvé na tahu { $seat }
figure-yours-this-cycle = { CREATURE($creature) } na { PLACE($at) } do tvého tahu v tomto kole
figure-yours-next-cycle = { CREATURE($creature) } na { PLACE($at) } do tvého prvního tahu v příštím kole
kraken-at = { CREATURE("kraken") } na { PLACE($at) }
kraken-stays = { CREATURE("kraken") } na { PLACE($at) }, než se jeho karta použije znovu
