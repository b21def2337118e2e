table-goal = **Zyklus { $cycle }** – Ziel: { METROPOLISES($goal) } am Ende eines Zyklus
table-gods = Götter: { $gods }
table-face-down = verdeckt
table-offering = { GOD($god) } ({ $seat } { $amount })
table-apollo = { GOD("apollo") } ({ $seats })
table-creatures = Kreaturen: { $creatures }
table-queue = Noch ohne Gebot: { $seats }
table-acting = Am Zug: { $seat } mit { GOD($god) }
table-seat = { $seat }: { $goods }
table-out = ausgeschieden
table-figures = Figuren: { $figures }
table-deck = Nachziehstapel: { $piles }
table-separator = { "; " }
table-income = Einkommen { $n }

table-battle = Kampf { PLACE($at, case: "at") }: { $attacker } mit { UNITS($units) } gegen { $defender } mit { $forces }
table-battle-minotaur = Kampf { PLACE($at, case: "at") }: { $attacker } mit { UNITS($units) } gegen { CREATURE("minotaur", case: "den") }
table-forces-minotaur = { CREATURE("minotaur", case: "dem") }
table-forces-defences = +{ $defences } durch Bauten

creature-cost = { CREATURE($creature) } { GOLD($cost) }
creature-cost-reduced = { CREATURE($creature) } { GOLD($price) } (statt { $cost })
deck =
    { $cards ->
        [0] leer
       *[other] { CARDS($cards) }
    }
deck-and-discards = { deck }; abgeworfen: { $discards }

figure-at = { CREATURE($creature) } { PLACE($at, case: "at") }
figure-until-this-cycle = { CREATURE($creature) } { PLACE($at, case: "at") } bis zum Zug von { $seat } in diesem Zyklus
figure-until-next-cycle = { CREATURE($creature) } { PLACE($at, case: "at") } bis zum ersten Zug von { $seat } im nächsten Zyklus
figure-yours-this-cycle = { CREATURE($creature) } { PLACE($at, case: "at") } bis zu deinem Zug in diesem Zyklus
figure-yours-next-cycle = { CREATURE($creature) } { PLACE($at, case: "at") } bis zu deinem ersten Zug im nächsten Zyklus
kraken-at = { CREATURE("kraken") } { PLACE($at, case: "at") }
kraken-stays = { CREATURE("kraken") } { PLACE($at, case: "at") }, bis seine Karte erneut eingesetzt wird
