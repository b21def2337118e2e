prompt-turn = { $seat }, du bist dran.

prompt-offers = { $seat }, du bist dran: Biete auf ein Plättchen.

prompt-offers-alone = { $seat }, nimm ein Plättchen zum angegebenen Preis oder passe.

prompt-pushed-out = { $seat }, du wurdest { TILE($tile, case: "beim") } überboten: Verschiebe deine { COINS($coins) } auf ein anderes Plättchen oder zieh sie zurück.

prompt-placing = { $seat }, du bekommst { TILE($tile, case: "den") }: bezahlen oder mit einer Münze markieren?

prompt-placing-unknown = { $seat }, du bekommst ein Plättchen: Was machst du damit?

prompt-income =
    { $count ->
        [1] { $seat }, welches Gut bringt dir { $tiles } in dieser Runde?
       *[other] { $seat }, welche Güter bringen dir { $tiles } in dieser Runde?
    }

prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: Behältst du dein Gebäude für { $price }?
       *[tempest] { $seat }, { DISASTER($disaster) }: Behältst du dein Gelände für { $price }?
    }

prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: Welche deiner { BUILDINGS($exposed) } behältst du, für je { $price }?
       *[tempest] { $seat }, { DISASTER($disaster) }: Welche deiner { LANDS($exposed) } behältst du, für je { $price }?
    }{ $limited ->
        [yes] { " " }Bezahlen kannst du höchstens { $most }.
       *[no] { "" }
    }

prompt-feeding = { $seat }, { $missing ->
        [one] dir fehlt { $missing } Nahrung
       *[other] dir fehlen { $missing } Nahrung
    }: Wie viele Luxusgüter gibst du aus ({ $luxury } pro Nahrung)?

prompt-finishing =
    { $count ->
        [1] { $seat }, du hast { $tiles } markiert: jetzt bezahlen oder abgeben?
       *[other] { $seat }, du hast { $tiles } markiert: Was davon bezahlst du jetzt?
    }

prompt-bonus = { $seat }, du hast Stufe { $level } geschafft. Wähle Holz, Stein oder Nahrung: Von jetzt an bekommst du jede Runde 1 mehr davon.

outlook-at-once = Aufgedeckt wird, wenn alle gewählt haben; bis dahin kannst du deine Wahl ändern

outlook-chosen =
    { $count ->
        [1] { $seats } hat gewählt
       *[other] { $seats } haben gewählt
    }

outlook-then = danach an der Reihe: { $seats }

outlook-protected = geschützt: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
