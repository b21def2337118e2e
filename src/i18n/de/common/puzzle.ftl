### Das Rätsel des Tages

puzzle-heading = **Rätsel des Tages** – { $game }: Finde den besten Zug.
puzzle-question = Du bist { $seat }. { $prompt }
puzzle-ask = Deine Antwort: **{ $move }**? Du hast eine Antwort am Tag.
puzzle-sure = Ja, das ist meine Antwort
puzzle-solve = Lösen
puzzle-right = **Gelöst!** { $days ->
        [one] Deine Serie beginnt: { $days } Tag.
       *[other] Deine Serie: { $days } Tage.
    } Der beste Zug und der nächstbeste:
puzzle-wrong = **Nicht der beste Zug:** { $move }. Der beste Zug und der nächstbeste:
puzzle-wrong-by = **Nicht der beste Zug:** { $move } ({ $points ->
        [0] fast so gut
        [one] Gewinnchance etwa { $points } Punkt niedriger
       *[other] Gewinnchance etwa { $points } Punkte niedriger
    }). Der beste Zug und der nächstbeste:
puzzle-chances = Gewinnchance: { $best } % mit dem besten Zug, { $second } % mit dem nächstbesten.
puzzle-others =
    { $players ->
        [one] Heute hat noch niemand vor dir geantwortet.
       *[other] Heute haben { $players } Leute geantwortet: { $answers }.
    }
puzzle-answer = { $move } { $percent } %
puzzle-tomorrow = Das nächste Rätsel kommt um Mitternacht UTC.
puzzle-over = Dieses Rätsel ist vorbei. Hier ist das von heute.
puzzle-none = Heute gibt es kein Rätsel.
server-puzzle = Rätsel des Tages: { $channel }
server-puzzle-none = Rätsel des Tages: wird nicht gepostet
server-choose-puzzle = Rätsel des Tages: Wähle dafür einen Kanal
