prompt-displaced = { $seat }, du wurdest bei { GOD($god) } überboten: Wähle einen anderen Gott.

prompt-offering = { $seat }, du bist dran: Biete auf einen Gott.

prompt-turn = { $seat }, du bist dran.

prompt-battle = { $seat }, der Kampf { PLACE($at, case: "at") } ist noch nicht vorbei: weiterkämpfen oder zurückziehen?

prompt-metropolis = { $seat }, du erhältst eine Metropole: Wohin kommt sie?

prompt-discard = { $seat }, du erhältst eine Metropole. Welches Gebäude gibst du dafür ab ({ BUILDING($building) })?

prompt-prosperity = { $seat }, Apollon gibt dir einen Wohlstandsmarker: Wohin legst du ihn?

prompt-voyage = { $seat }, du bist mit { GOD($god) } dran. Deine Flotten { PLACE($at, case: "at") } haben noch { STEPS($steps) }.

prompt-act =
    { $seat }, du bist mit { GOD($god) } dran{ $god ->
        [poseidon] : Flotten und Häfen
        [ares] : Truppen und Festungen
        [zeus] : Priester und Tempel
        [athena] : Philosophen und Universitäten
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, welche abgeworfene Kreatur setzt du mit der Chimäre ein?

prompt-sphinx =
    { $seat }, { $sold ->
        [0] was verkaufst du der Sphinx? Sie zahlt je { GOLD($gold) }. Nach dem ersten Verkauf kannst du weiter verkaufen oder aufhören.
       *[other] du hast der Sphinx schon { $sold }-mal etwas verkauft: Verkaufst du noch mehr für je { GOLD($gold) }?
    }

prompt-sylph = { $seat }, deine Flotten haben mit der Sylphe noch { STEPS($steps) }: weiterziehen oder aufhören?

prompt-polyphemus = { $seat }, Polyphem schiebt die Flotten rund um { PLACE($island) } weg: Wohin?

prompt-kraken = { $seat }, der Krake ist { PLACE($at, case: "at") }: für { GOLD($gold) } pro Schritt bewegen oder dort lassen?

outlook-next = danach an der Reihe: { $seats }

outlook-twice = { $seat } (zweimal)

outlook-then = danach an der Reihe: { $turns }

outlook-turn = { $seat } ({ GOD($god) })

outlook-creatures = Kreaturen: { $creatures }
