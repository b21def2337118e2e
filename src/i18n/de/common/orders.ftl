orders-title = **{ $match }** Deine geplanten Züge
orders-secrecy = Nur du siehst sie. Sie werden gespielt, sobald du dran bist; die anderen sehen dann „(geplant)“. Was dein Plan offenlässt, frage ich dich.
orders-none = Du hast keine Züge geplant.
orders-typing = Du kannst einen Plan auch eintippen, zum Beispiel { $examples }.
orders-new-order = Zug planen
orders-take-back = Geplanten Zug streichen
orders-kept = Gespeichert: { $order }.
orders-taken-back = Gestrichen: { $order }.
orders-at-once =
    Dieser Zug wird sofort gespielt: { $move }
    Speichern und spielen?
orders-type-sure = Um zu speichern und zu spielen, gib ihn noch einmal mit { OPTION("option.sure") } ein.
orders-notices-title = **{ $match }** – deine geplanten Züge
orders-skipped = Dieser geplante Zug ging nicht und ist gestrichen: { $order }. { $reason }
orders-dropped = Der Zug aus diesem Plan wurde rückgängig gemacht, also ist der Plan gestrichen: { $order }.
orders-to = bis
orders-fillers-plain = gs, gm, gold, goldstück, goldstücke, münze, münzen, der, die, das, den, dem, auf, in, im, von, um, bei, für, höchstens, maximal
orders-fillers-and = und, dann, danach
orders-fillers-else = sonst, ansonsten, oder
orders-fillers-to = nach, zu, zur, zum, bis, bis zu
orders-negations = nicht, nein, kein, keine, keinen, keiner, keinem, nie, niemals, weder, ohne, außer, ausser, aber, sondern, mindestens, wenigstens, zumindest, bis auf
orders-nothing = keine, keinen, nichts
orders-all-taken-back = Alle geplanten Züge gestrichen.
orders-stuck-end = Am Ende fehlt etwas.
orders-stuck-word = „{ $word }“ verstehe ich dort nicht.
orders-stuck-nothing = Hier kann nichts mehr folgen, also lass den Rest weg.
orders-stuck-choices = Möglich: { $choices }.
