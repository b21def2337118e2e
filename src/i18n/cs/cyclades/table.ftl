### Přehled partie

table-goal = **Kolo { $cycle }** – vyhrává, kdo má na konci kola { METROPOLISES($goal, case: "acc") }
table-gods = Bohové: { $gods }
table-face-down = rubem vzhůru
table-offering = { GOD($god) } ({ $seat } { $amount })
table-apollo = { GOD("apollo") } ({ $seats })
table-creatures = Bytosti: { $creatures }
table-queue = Nabídku ještě { $count ->
    [one] podá
    [few] podají
    [many] podá
   *[other] podá
 }: { $seats }
table-acting = Na tahu: { $seat } s { GOD($god, case: "ins") }
table-seat = { $seat }: { $goods }
table-out = mimo hru
table-figures = Figurky: { $figures }
table-deck = Dobírací balíček: { $piles }
table-separator = { "; " }
table-income = příjem { $n }

table-battle = Bitva na { PLACE($at, case: "loc") }: { $attacker } ({ UNITS($units) }) proti hráči { $defender } ({ $forces })
table-battle-minotaur = Bitva na { PLACE($at, case: "loc") }: { $attacker } ({ UNITS($units) }) proti Mínotaurovi
table-forces-minotaur = { CREATURE("minotaur") }
table-forces-defences = { $defences } za obranné stavby

creature-cost = { CREATURE($creature) } { GOLD($cost) }
creature-cost-reduced = { CREATURE($creature) } { GOLD($price) } (místo { $cost })
deck =
    { $cards ->
        [0] prázdný
       *[other] { CARDS($cards) }
    }
deck-and-discards = { deck }; odhozeno: { $discards }

figure-at = { CREATURE($creature) } na { PLACE($at, case: "loc") }
figure-until-this-cycle = { CREATURE($creature) } na { PLACE($at, case: "loc") }, dokud v tomto kole nebude na tahu { $seat }
figure-until-next-cycle = { CREATURE($creature) } na { PLACE($at, case: "loc") }, dokud v příštím kole nebude poprvé na tahu { $seat }
figure-yours-this-cycle = { CREATURE($creature) } na { PLACE($at, case: "loc") } do tvého tahu v tomto kole
figure-yours-next-cycle = { CREATURE($creature) } na { PLACE($at, case: "loc") } do tvého prvního tahu v příštím kole
kraken-at = { CREATURE("kraken") } na { PLACE($at, case: "loc") }
kraken-stays = { CREATURE("kraken") } na { PLACE($at, case: "loc") }, dokud někdo znovu nepoužije jeho kartu
