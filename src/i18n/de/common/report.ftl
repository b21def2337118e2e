command-match_report = Was eine beendete Partie entschied: Gewinnchancen, Wendepunkte, Glück
denial-reportLater = Die Auswertung kommt, wenn die Partie vorbei ist.
denial-noReport = Zu dieser Partie gibt es keine Auswertung: Sie war zu kurz, sie wurde aufgegeben, oder es hat niemand gegen jemanden gespielt.
report-title = **{ $match }** – die Partie im Rückblick
report-chances = So wahrscheinlich war der Sieg für alle, geschätzt aus dem, was sie selbst sehen konnten.
report-chart = Gewinnchance in %
report-course = { $seat }: { $chances } %
report-turn = **Wendepunkt { $number }** – { $round }
report-change = { $seat } { $before } → { $after } %
report-luck = **Glück mit Würfeln und beim Ziehen**, in Punkten der Gewinnchance
report-luck-seat = { $seat }: { $points }
report-luck-greatest = Am meisten auf einmal: { $seat } { $points } ({ $round })
report-plans = **Die längsten Pläne**
report-plan = { $seat }: { $moves } { $moves ->
    [one] geplanter Zug
   *[other] geplante Züge nacheinander
 }, ab { $round }
report-waits = **Auf wen die anderen gewartet haben**
report-wait = { $seat }: { $time } insgesamt, höchstens { $longest } ({ $round })
