help-control-why = Warum?
help-control-explain = Bild erklären
help-control-now = Was kann ich jetzt tun?
help-control-costs = Was kostet es?
help-control-winning = Wie gewinne ich?
help-control-contents = Alle Abschnitte
help-control-chooseSection = Abschnitt wählen
help-house = So spielst du hier
help-section = **{ $title }** – { $book }
help-contents = **Die Regeln: { $book }**
    Wähle einen Abschnitt oder suche mit { COMMAND("rules", "search") }.
help-nothing-found = Zu „{ $typed }“ habe ich in diesen Regeln nichts gefunden.
help-titles-now = **{ $match } – was kann ich jetzt tun?**
help-titles-costs = **{ $match } – was kostet es?**
help-titles-winning = **{ $match } – wie gewinne ich?**
help-titles-explain = **{ $match } – das Bild erklärt**
help-possible = Das kannst du jetzt tun. Drücke auf *{ control-makeMove }* oder gib ein:
help-states-lobbySeated = Diese Partie hat noch nicht begonnen. Wenn genug Leute mitspielen, drückt der Host unter der Nachricht auf *{ control-start }*. Bis dahin kannst du mit *{ control-leave }* wieder gehen.
help-states-lobbyOutside = Diese Partie hat noch nicht begonnen. Um mitzuspielen, drücke unter ihrer Nachricht auf *{ control-join }*. Bei einer privaten Partie geht das nur mit Einladung.
help-states-waiting = Du bist nicht dran; ich sage dir Bescheid, wenn es so weit ist. Mit *{ control-orders }* in deinem Panel planst du Züge im Voraus. { COMMAND("board") }, { COMMAND("gold") } und { COMMAND("log") } zeigen, wie es steht.
help-states-watching = Du spielst in dieser Partie nicht mit, darfst aber gern zuschauen. { COMMAND("board") } zeigt den Spielplan und { COMMAND("log") }, was passiert ist.
help-states-over = Diese Partie ist vorbei. Mit *{ control-again }* unter ihrem letzten Beitrag eröffnest du eine neue. Mit { COMMAND("history") } blickst du auf sie zurück.
help-lit = Auf dem Bild in deinem Panel hat alles, was du wählen kannst, einen hellen Rand.
help-part = Dieses Bild ist ein vergrößerter Teil des Spielplans. Der Text daneben beschreibt nur diesen Teil: was dort ist, was es einbringt und was daran grenzt. Die Symbole sind dieselben wie auf dem ganzen Spielplan:
help-seats = Spielerfarben: { $seats }. Das Symbol vor einem Namen in meinen Nachrichten ist das Zeichen dieses Spielers auf dem Bild.
help-seats-next = { $before }, { $next }
help-begin = **So geht’s los** – Brettspiele, bei denen jeder zieht, wenn er Zeit hat: { $games }.
    - { COMMAND("match create") } eröffnet eine Partie in diesem Kanal. Deine Freunde drücken auf *{ control-join }*, dann drückst du auf *{ control-start }*. Zu wenig Leute? Drücke auf *{ control-addComputer }*.
    - { COMMAND("play") } sucht auf diesem Server Mitspieler für dich.
    - { COMMAND("match list") } zeigt die offenen Partien hier, und mit { COMMAND("match join") } spielst du in einer mit. { COMMAND("cup status") } zeigt das Turnier hier.
    - Jede Partie hat ihren eigenen Thread. Drücke dort auf *{ control-makeMove }*, wann immer du Zeit hast, und du siehst alles, was du tun kannst. Allein gegen KI-Spieler zeigt dir *{ control-hint }* gute Züge.
    - { COMMAND("rules") } schlägt eine Regel nach. In einer Partie sagt dir { COMMAND("help") }, was du tun kannst, was es kostet und wie du gewinnst.
    - Zeitzone, Ruhezeit und Erinnerungen stellst du mit { COMMAND("me settings") } ein.
help-welcome =
    ### Spielt hier { $games } – in eurem Tempo
    Jede Partie hat ihren eigenen Thread. Wenn du am Zug bist, erwähne ich dich. Zieh, wann immer du eine Minute hast.
help-start = { $game } starten
help-welcome-posted = In { $channel } steht jetzt eine Willkommensnachricht. Pinne sie an, damit sie leicht zu finden ist.
help-seat-mark-1 = Rot mit einem Stern
help-seat-mark-2 = Bernstein mit einem Stier
help-seat-mark-3 = Violett mit einem Mond
help-seat-mark-4 = Schwarz mit einer Amphore
help-seat-mark-5 = Elfenbein mit einem Blatt
help-seat-marked = { $name } hat { $mark }
help-course-chart = **Das Diagramm** hat je ein Feld für { $titles }. Von links nach rechts zeigt es den Beginn jeder Runde mit ihrer Nummer und dann das Ende. Jede Linie ist ein Spieler in seiner Farbe und seinem Muster. An ihrem rechten Ende stehen das Zeichen des Spielers und der Endwert. Linien, die sich überdecken, sind nebeneinander gezeichnet. Auch was während der Partie verdeckt war, ist hier zu sehen.
help-course-title = „{ $title }“
help-course-numbers = **In Zahlen** – { $numbers }
help-course-animation = **Die Animation** zeigt den Spielplan vom ersten bis zum letzten Zug, so wie ihn alle sehen konnten. Was verdeckt war, bleibt verdeckt. In langen Partien werden manche Züge übersprungen. Beim letzten Bild hält sie an und beginnt dann von vorn. *{ control-board }* erklärt die Symbole.

tutorial-hint = Neu bei diesen Spielen? { COMMAND("tutorial") } bringt dir eins in wenigen Schritten bei; nur du siehst es.
tutorial-which = Welche Lektion willst du spielen? Jede dauert ein paar Minuten. Nur du siehst sie, und du kannst jederzeit aufhören.
tutorial-heading = **{ $title }** – { $lesson }, { $step } von { $steps }
tutorial-now = Jetzt: **{ $move }**
tutorial-rules = Regeln: { $title }
tutorial-not-today = „{ $move }“ ist erlaubt, und in einer Partie könntest du so ziehen. Probiere in dieser Lektion etwas anderes: { $why }
tutorial-left = Du hast die Lektion verlassen. Mit { COMMAND("tutorial") } kannst du sie jederzeit neu beginnen.
tutorial-go-on = Weiter
tutorial-begin = { $game }: { $lesson }
tutorial-practise = Gegen 3 KI-Anfänger spielen
tutorial-practise-hint = Weißt du in dieser Partie nicht weiter? Drücke auf *{ control-hint }* in deinem Panel: Er zeigt die zwei besten Züge und warum.
