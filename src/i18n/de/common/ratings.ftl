setting-rated = Gewertet
setting-rated-on = ja, sie ändert die Wertungen
setting-rated-off = nein
setting-rated-if = ja, wenn mindestens zwei Menschen spielen
setting-rated-alone = nein, denn nur ein Mensch spielt
refusal-ratedByBeacon = Eine gewertete Partie nutzt den öffentlichen Zufallsdienst. Stell zuerst die Wertung ab.
refusal-ratedTooLate = Eine Partie kann nur gewertet werden, solange sonst niemand beigetreten ist, damit es alle wissen. Öffne eine neue.
rating-show = Wertung
rating-shown = **{ $game }: { $points }** ({ $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
  }, { $met ->
    [one] { $met } anderer Mensch
   *[other] { $met } verschiedene Leute
  })
rating-hidden = **{ $game }:** noch nicht sicher genug, um sie zu zeigen ({ $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
  }, { $met ->
    [one] { $met } anderer Mensch
   *[other] { $met } verschiedene Leute
  })
rating-about = -# Nur du siehst das. Alle beginnen bei 1500. Es zählen gewertete Partien auf diesem Server, jedes Spiel für sich. Die Wertung zeigt sich nach etwa zehn davon mit immer neuen Leuten, mindestens { $people }. Dieselben in 90 Tagen wiederzutreffen zählt weniger, darum dauert es in kleiner Runde länger. Wenn du eine Partie verlässt, bist du auf dem letzten Platz. KI-Spieler zählen nicht.
rating-chart = Wertung in { $game }, Partie für Partie
