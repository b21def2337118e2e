### Why planned moves are refused

illegal-notOrders = Das sind keine geplanten Züge. Das Panel von { COMMAND($command) } zeigt, was du planen kannst.

illegal-unknownOrder = Einen Plan namens { $order } gibt es nicht. Das Panel von { COMMAND($command) } zeigt, was du planen kannst.

illegal-missingInOrder = In diesem Plan ({ $kind }) fehlt etwas. Erstelle ihn im Panel von { COMMAND($command) }.

illegal-unknownInOrder = In diesem Plan ({ $kind }) ist ein Wort zu viel. Erstelle ihn im Panel von { COMMAND($command) }.

illegal-wrongInOrder = Ein Wert in diesem Plan ({ $kind }) geht nicht. Wähle ihn im Panel von { COMMAND($command) }.

illegal-orderedTwice = Du hast zwei Pläne für dieselbe Entscheidung ({ $kind }). Behalte einen davon.

illegal-namedTwice = Dieser Plan ({ $kind }) nennt { $word } zweimal. Einmal reicht.

illegal-tooManyOrders = Du kannst höchstens { $most } Züge gleichzeitig geplant haben. Streiche erst einen.

illegal-ordersNeedASeat = Nur wer in der Partie mitspielt, kann Züge planen.

illegal-orderEmpty = Dieser Plan ({ $kind }) ist leer. Nenne mindestens eine Möglichkeit.
