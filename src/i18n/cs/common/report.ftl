command-match_report = Co rozhodlo skončenou partii: šance na výhru, zlomové okamžiky, štěstí
denial-reportLater = Rozbor přijde, až partie skončí.
denial-noReport = K téhle partii rozbor není: byla moc krátká, skončila předčasně, nebo nikdo nehrál proti nikomu.
report-title = **{ $match }** – ohlédnutí za partií
report-chances = Jakou měl kdo šanci na výhru, odhadnuto z toho, co sám viděl.
report-chart = Šance na výhru v %
report-course = { $seat }: { $chances } %
report-marks = Čísla pod grafem označují zlomové okamžiky.
report-mark = Zlomový okamžik { $number } ({ $round }): { $changes }
report-turn = **Zlomový okamžik { $number }** – { $round }
report-change = { $seat } { $before } → { $after } %
report-luck = **Štěstí na kostky a při tažení**, v bodech šance na výhru
report-luck-seat = { $seat }: { $points }
report-luck-greatest = Nejvíc najednou: { $seat } { $points } ({ $round })
report-plans = **Nejdelší plány**
report-plan = { $seat }: { $moves } { $moves ->
    [one] plánovaný tah
    [few] plánované tahy za sebou
   *[other] plánovaných tahů za sebou
 }, od: { $round }
report-waits = **Na koho se čekalo**
report-wait = { $seat }: celkem { $time }, nejdéle { $longest } ({ $round })
