civilisation-dealt = { $seat } spielt { CIVILISATION($civilisation) } und erhält zum Start { $start }.

order-settled = Zugreihenfolge: { $seats }.

level-began = **Stufe { $level } der Kampagne** – Ziel: { POINTS($target) }. { $seat } erhält zum Start { $start }.

round-began = **Runde { $round } von { $rounds }**

tiles-revealed =
    { $rows ->
        [auction] Aufgedeckt: { $auction }.
        [conquest] Eroberungsreihe: { $conquest }.
       *[both] Aufgedeckt: { $auction }. Eroberungsreihe: { $conquest }.
    }

tile-priced = { TILE($tile) } ({ $coins })

bid-placed =
    { $seat } bietet { COINS($coins) } auf { TILE($tile, case: "den") }{ $luxury ->
        [0] { "" }
       *[other] , mit { LUXURY($luxury, case: "dat") } statt fehlender Münzen
    }.

bid-pushed-out = Das Gebot von { $seat } auf { TILE($tile, case: "den") } ({ COINS($coins) }) wird überboten.

bid-moved = { $seat } verschiebt { COINS($coins) } auf { TILE($tile, case: "den") }.

bid-withdrawn = { $seat } zieht { COINS($coins) } zurück und erhält { COINS($gained) } zusätzlich.

bid-withdrawn-itself = { $seat } kann auf kein anderes Plättchen bieten, zieht { COINS($coins) } zurück und erhält { COINS($gained) } zusätzlich.

bid-passed = { $seat } passt und erhält { COINS($gained) }.

bid-passed-itself = { $seat } kann nicht bieten, passt und erhält { COINS($gained) }.

choice-noted = Du hast gewählt: { $choice }.

land-placed = { $seat } legt { TILE($tile, case: "den") } an.

building-paid = { $seat } baut { TILE($tile, case: "den") } für { $paid }.

building-marked =
    { $seat } markiert { TILE($tile, case: "den") } mit einer Münze{ $luxury ->
        [0] { "" }
       *[other] , bezahlt mit { LUXURY($luxury, case: "dat") }
    }. In der nächsten Versorgungsrunde muss { $seat } noch { $cost } zahlen, sonst geht das Gebäude verloren.

tile-lost-noMatch = { $seat } verliert { TILE($tile, case: "den") }: Das Plättchen passt nicht zum äußersten Gelände.

tile-lost-notPayable = { $seat } kann { TILE($tile, case: "den") } weder bezahlen noch markieren und verliert das Gebäude.

tile-lost-forgone = { $seat } gibt { TILE($tile, case: "den") } ab.

gains-taken = { TILE($tile) }: { $seat } { $changes }.

income-collected = Einkommen von { $seat }: { $income }.

income-collected-chosen = Einkommen von { $seat }, davon { $chosen }: { $income }.

income-chosen = 1 { GOOD($good) } durch { TILE($tile, case: "den") }

income-none = { $seat } bekommt kein Einkommen.

chit-blank = Leerer Chip aufgedeckt: Nichts passiert.

chit-turned = Chip aufgedeckt: { DISASTER($disaster) }.

disaster-struck = **Katastrophe: { DISASTER($disaster) }!**

disaster-struck-save = **Katastrophe: { DISASTER($disaster) }!** Aber ein Gebäude schützt { $seats }.

loss-suffered = { $seat } verliert { $paid } durch { DISASTER($disaster, case: "den") }.

loss-none = { $seat } verliert nichts durch { DISASTER($disaster, case: "den") }.

disaster-paid =
    { $done ->
        [paid] { $seat } zahlt { $paid } und behält { tiles-kept }
        [given] { $seat } gibt { $tiles } ab
       *[both] { $seat } zahlt { $paid }, behält { tiles-kept } und gibt { $tiles } ab
    }{ $returned ->
        [0] { "" }
       *[other] { " " }({ coins-back })
    }.

tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }

coins-back = { COINS($returned) } zurück

supply-round-began = **Versorgungsrunde**, ausgelöst durch { TILE($tile, case: "den") }

supply-round-last = **Letzte Versorgungsrunde**

inhabitants-fed =
    { $seat } gibt { $paid } für die Einwohner aus{ $starved ->
        [0] { "" }
        [one] , aber { $starved } verhungert
       *[other] , aber { $starved } verhungern
    }.

inhabitants-unfed = { $seat } hat keine Nahrung: { inhabitants-starve }.

inhabitants-none = { $seat } hat keine Einwohner zu ernähren.

inhabitants-starve =
    { $starved ->
        [one] { INHABITANTS($starved) } verhungert
       *[other] { INHABITANTS($starved) } verhungern
    }

building-finished = { $seat } zahlt { $paid } für { TILE($tile, case: "den") } ({ coins-back }).

building-abandoned = { $seat } gibt { TILE($tile, case: "den") } ab ({ coins-back }).

scores-counted = Wertung: { $scores }.

score-counted = { $seat } **{ $score }** (Macht { $power }, Bevölkerung { $population })

level-ended =
    { $won ->
        [yes] **Stufe { $level } geschafft** mit { POINTS($score, case: "dat") } ({ $target } nötig).
       *[no] **Stufe { $level } nicht geschafft** mit { POINTS($score, case: "dat") } ({ $target } nötig).
    }

bonus-chosen = Von jetzt an bringt jede Runde 1 { GOOD($good) } mehr.

game-ended = **Die Partie ist vorbei.** { $outcome }
