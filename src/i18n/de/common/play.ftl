### Mitspieler suchen mit /play

play-title = **Mitspieler suchen**
play-intro = Ich suche Mitspieler, die dasselbe Spiel, dieselbe Bedenkzeit und dieselbe Spielerzahl wollen und wach sind, wenn du es bist. { play-how } Ihr habt einen Tag Zeit zu antworten.
play-how = Ich schaue alle 10 Minuten nach. Sobald ich einen Tisch habe, frage ich jeden von euch per Direktnachricht.
play-quiet = Deine Ruhezeit: { $from } bis { $until }. Ändern kannst du sie mit { COMMAND("me settings") }.
play-no-quiet = Du hast keine Ruhezeit, also rechne ich damit, dass du immer wach bist. Lege sie mit { COMMAND("me settings") } fest.
play-wait = Von jetzt an dauert es meist { $usual }, in 4 von 5 Fällen höchstens { $most }.
play-wait-unknown = Wie lange es dauert, weiß ich noch nicht: Hier haben zu wenige gesucht.
play-others = { $count ->
    [one] { $count } anderer Spieler sucht etwas Ähnliches.
   *[other] { $count } andere Spieler suchen etwas Ähnliches.
 }
play-looking = **Ich suche Mitspieler** – begonnen { $since }
play-wishes = { $games } · { $paces } pro Entscheidung · { $seats } Spieler
play-ends = Ende der Suche: { $until }.
play-widened = Du wartest schon eine Weile, deshalb nehme ich auch { $more }.
play-widened-hours = Tische, an denen alle zusammen nur { HOURS($hours) } wach sind
play-widened-paces = die nächstlängere oder nächstkürzere Bedenkzeit
play-widened-seats = einen Tisch zu dritt
play-no-channel = In dem Kanal, den du gewählt hast, kann ich nichts mehr posten. Benutze { COMMAND("play") } in einem anderen Kanal.
play-held = Ich habe einen Tisch für dich und frage dich bald.
play-offered = **Ein Tisch ist bereit**: { $link }. Antworte bis { $until }; danach bekommt ein anderer deinen Platz.
play-agreed = Du spielst mit in { $match }: { $link }. Es geht los, sobald alle zugesagt haben.
play-unanswered = noch keine Antwort
play-find = Mitspieler suchen
play-change = Ändern
play-stop = Nicht mehr suchen
play-avoid = Wen du meidest
play-yes = Mitspielen
play-no = Jetzt nicht
play-games = Spiele
play-paces = Bedenkzeiten
play-pace = { $time } pro Entscheidung
play-seats = Spielerzahlen
play-seat-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
play-computer-no = Nur Menschen
play-computer-yes = Den letzten Platz darf eine KI bekommen, wenn alle zustimmen
play-stopped = Ich suche nicht mehr. { COMMAND("play") } beginnt wieder mit derselben Auswahl.
play-declined = Du spielst nicht mit in { $match }, und ich suche nicht mehr. { COMMAND("play") } beginnt wieder mit derselben Auswahl.
play-gone = Dieser Platz ist nicht mehr für dich reserviert. { COMMAND("play") } zeigt, wie es um deine Suche steht.
play-on-server = Gespielt wird auf einem Server. Benutze { COMMAND("play") } dort in einem Kanal.
play-ask = **Ein Tisch für dich ist bereit**: { $match } { $game }, { $link }
    Antworte bis { $until }; danach bekommt ein anderer deinen Platz.
play-ask-open = { $mention }, an diesem Tisch ist ein Platz für dich reserviert. Antworte bis { $until }; danach bekommt ihn ein anderer.
play-lost = Du hast nicht rechtzeitig geantwortet, deshalb bekommt ein anderer deinen Platz in { $match }. Ich suche nicht mehr; { COMMAND("play") } beginnt wieder.
play-over = Ich habe { DAYS($days) } lang Mitspieler für dich gesucht, ohne einen Tisch zu finden, und jetzt aufgehört. { COMMAND("play") } beginnt wieder mit derselben Auswahl.
denial-tableStarts = Dieser Tisch beginnt von selbst, sobald alle zugesagt haben. Ist ein Platz frei, biete ich ihn dem Nächsten an, der eine Partie sucht.
denial-tableStarts-waits = Dieser Tisch beginnt von selbst, sobald alle zugesagt haben. Bis { $until } kann noch geantwortet werden: { $players }. Danach biete ich den Platz einem anderen an.
avoid-title = **Wen du meidest**: { COMMAND("play") } setzt dich nie mit ihnen an einen Tisch. Nur du siehst diese Liste, und sie erfahren nichts davon.
avoid-list = Du meidest { $people }.
avoid-none = Du meidest niemanden.
avoid-add = Spieler hinzufügen
avoid-remove = Spieler entfernen
avoid-self = Dich selbst kannst du nicht meiden.
avoid-full = Deine Liste ist voll: Sie hat Platz für { $most ->
    [one] { $most } Spieler
   *[other] { $most } Spieler
 }. Entferne zuerst einen.
