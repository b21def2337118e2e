reference-building-name = { TILE($tile) } { $tile }

reference-tile = **{ $name }** – { $kind ->
    [land] Gelände
   *[building] Gebäude
 } aus Stapel { $stack }, Macht { $power }.

reference-offers = - Mindestgebot: { COINS($least) }; { $conquest } in der Eroberungsreihe.

reference-cost = - Kostet { $cost }. Oder lege eine Münze darauf und zahle in der nächsten Versorgungsrunde.

reference-match = - Passt neben ein Gelände, das { $choice } bringt. Dein erstes Gelände passt immer.

reference-income = - Jede Runde: { $kind ->
    [goods] { $goods }
    [choice] 1 Nahrung, Holz, Stein oder Münze (du wählst jede Runde)
   *[both] { $goods }, dazu 1 Nahrung, Holz, Stein oder Münze (du wählst jede Runde)
 }.

reference-once = - Einmalig: Der Besitzer { $changes }.

reference-protects = - Schützt dich vor { DISASTER($disaster, case: "dem") }, auch mit Münze darauf.

reference-half = - Deine Gebote zählen beim Vergleich eine halbe Münze mehr, aber nicht für ein Mindestgebot oder einen Preis. Mehr als eine halbe Münze gibt es nie.

reference-free-lands = - Alle deine Gelände passen. Die Münzen bekommst du, nachdem du das Gebäude bezahlt oder markiert hast.

reference-supply = - Wird es aufgedeckt, beginnt sofort eine Versorgungsrunde. Du kannst es wie jedes andere Plättchen kaufen.

reference-disaster-name =
    { $disaster ->
        [earthquake] Erdbeben
        [drought] Dürre
        [plague] Pest
        [tempest] Unwetter
       *[decline] Verfall
    }

reference-disaster = **{ $name }** – kommt einmal, sobald der dritte Chip aufgedeckt ist.

reference-effect-earthquake =
    - Zahle für jedes Gebäude { $cost }, auch mit Münze darauf, oder verliere es.
    - Wähle, welche du abgibst (auch mehr als nötig), und zahle nur für die, die du behältst.
    - Luxusgüter ersetzen, was fehlt, zwei für eins.

reference-effect-drought =
    - Du verlierst ein Drittel deiner Nahrung, aufgerundet.
    - Luxusgüter können sie nicht ersetzen.

reference-effect-plague =
    - Du verlierst ein Drittel deiner Einwohner, aufgerundet.
    - Luxusgüter können sie nicht ersetzen.

reference-effect-tempest =
    - Zahle für jedes Gelände { $cost } oder verliere es. Deine Zivilisation ist kein Gelände.
    - Wähle, welche du abgibst (auch mehr als nötig), und zahle nur für die, die du behältst. Der Rest muss nicht neu zueinander passen.
    - Luxusgüter ersetzen, was fehlt, zwei für eins.

reference-effect-decline = - Du verlierst { LUXURY($luxury) }, oder alle, wenn du weniger hast.

reference-protector-first = { TILE($tile, case: "Der") }

reference-protector = { TILE($tile, case: "der") }

reference-protectors = - { $tiles } { $count ->
    [one] schützt dich davor, auch mit Münze darauf
   *[other] schützen dich davor, auch mit Münze darauf
 }.

reference-civilisation = **{ CIVILISATION($civilisation) }** – Zivilisation { $number } von { $of }. Du kannst sie nicht verlieren.
    - Zum Start: { $start }.
    - Jede Runde: { $income }.
    - In der ersten Runde wird nach der Nummer der Zivilisation geboten, die niedrigste zuerst.
    - Sie ist weder Gelände noch Gebäude. Dein erstes Gelände passt immer daneben, und keine Katastrophe kann sie zerstören.
