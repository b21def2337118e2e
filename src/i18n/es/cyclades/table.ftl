### La situación de la partida, en pocas líneas

table-goal = **Ciclo { $cycle }** – gana quien tenga { METROPOLISES($goal) } al final de un ciclo
table-gods = Dioses: { $gods }
table-face-down = boca abajo
table-offering = { GOD($god) } ({ $seat } { $amount })
table-apollo = { GOD("apollo") } ({ $seats })
table-creatures = Criaturas: { $creatures }
table-queue =
    { $count ->
        [one] Falta por ofrecer: { $seats }
       *[other] Faltan por ofrecer: { $seats }
    }
table-acting = Actúa: { $seat } con { GOD($god) }
table-seat = { $seat }: { $goods }
table-out = fuera de la partida
table-figures = Figuras: { $figures }
table-deck = Mazo: { $piles }
table-separator = { "; " }
table-income = ingresos { $n }

table-battle = Batalla en { PLACE($at) }: { $attacker } con { UNITS($units) } contra { $defender } con { $forces }
table-battle-minotaur = Batalla en { PLACE($at) }: { $attacker } con { UNITS($units) } contra { CREATURE("minotaur", case: "the") }
table-forces-minotaur = { CREATURE("minotaur", case: "the") }
table-forces-defences = { $defences } de defensas

creature-cost = { CREATURE($creature) } { GOLD($cost) }
creature-cost-reduced = { CREATURE($creature) } { GOLD($price) } (en vez de { $cost })
deck =
    { $cards ->
        [0] vacío
       *[other] { CARDS($cards) }
    }
deck-and-discards = { deck }; descartadas: { $discards }

figure-at = { CREATURE($creature) } en { PLACE($at) }
figure-until-this-cycle = { CREATURE($creature) } en { PLACE($at) } hasta el turno de { $seat } en este ciclo
figure-until-next-cycle = { CREATURE($creature) } en { PLACE($at) } hasta el primer turno de { $seat } en el próximo ciclo
figure-yours-this-cycle = { CREATURE($creature) } en { PLACE($at) } hasta tu turno en este ciclo
figure-yours-next-cycle = { CREATURE($creature) } en { PLACE($at) } hasta tu primer turno en el próximo ciclo
kraken-at = { CREATURE("kraken") } en { PLACE($at) }
kraken-stays = { CREATURE("kraken") } en { PLACE($at) } hasta que se vuelva a usar su carta
