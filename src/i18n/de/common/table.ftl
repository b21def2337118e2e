table-board-forms-picture = Bild
table-board-forms-text = Text
table-motion-kinds-pause = Partie pausieren
table-motion-kinds-resume = Pause beenden
table-motion-kinds-extend = Jemandem mehr Zeit geben
table-motion-kinds-replace = Ersatz für einen Platz suchen
table-motion-kinds-computer = Eine KI für jemanden spielen lassen
table-motion-kinds-draw = Partie unentschieden beenden
table-motion-kinds-standing = Partie beim jetzigen Stand beenden
table-motion-kinds-rewind = Partie zurückspulen
table-motion-kinds-roll = Ohne den Zufallsdienst würfeln
table-which-motion = Worüber sollen alle abstimmen?
table-which-seat = Um wessen Platz geht es?
table-how-long = Wie lange?
table-how-far-back = Wohin zurückspulen?
table-hour-words = h, std, stunde, stunden
table-day-words = d, tag, tage, tagen, t
table-week-words = w, woche, wochen
table-confirm-vote = Abstimmen lassen: **{ $motion }**? Deine eigene Stimme zählt als Ja.
table-vote-waits = { $match }: Es läuft eine Abstimmung: { $motion }? Stimme mit Ja oder Nein: { $link }
table-public-vote-waits = { $mention }, in { $match } läuft eine Abstimmung: { $motion }? Stimme oben mit Ja oder Nein.
table-vote-called = Die anderen stimmen jetzt ab: { $motion }? Deine eigene Stimme zählt als Ja.
table-vote-stays-open = Nur du kannst darüber abstimmen: { $motion }. Das wird angenommen, wenn die Abstimmung endet, außer es kommt vorher noch ein Zug.
table-vote-decided = Nur du kannst darüber abstimmen, also ist es sofort angenommen: { $motion }.
table-voted = Du hast mit { $voice ->
    [yes] Ja
   *[no] Nein
 } gestimmt. Bis zum Ende der Abstimmung kannst du das ändern.
table-voted-last = Deine Stimme hat entschieden. Vorschlag { vote-result }: { $motion }.
table-vote-withdrawn = Du hast deinen Vorschlag zurückgezogen.
table-vote-is-open = Es kann immer nur eine Abstimmung laufen. Das ist die aktuelle:
table-seat-free = **Der Platz von { $name } ist frei.** { $by ->
    [anybody] Wer diese Partie sehen kann
   *[guests] Wer mit { COMMAND("match invite") } eingeladen wird
 }, kann ihn übernehmen, wie er ist. Bis dahin spielt eine KI.
table-seat-taken = { $name } hat den freien Platz übernommen.
table-seat-not-free-any-more = Dieser Platz ist wieder besetzt.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] die anderen haben abgestimmt
   *[organiser] die Moderation hat entschieden
 }: { $to ->
    [computer] Ab jetzt spielt eine KI für dich.
   *[replace] Dein Platz ist für jemand anderen frei. Bis dahin spielt eine KI.
 }
table-seat-invitation = { $mention }, { $host } lädt dich ein, in dieser Partie einen Platz zu übernehmen. Nimm { COMMAND("match take") } oder drücke dort, wo der Platz angeboten wird, auf den Button.
table-heirs-substitute = Jemand anderes
table-heirs-computer = Eine KI
table-hand-over-asked-substitute = Deinen Platz mit allem, was dazugehört, abgeben? Bis ihn jemand übernimmt, spielt eine KI. So lange kannst du ihn dir zurückholen.
table-hand-over-asked-computer = Eine KI für dich spielen lassen? Du kannst dir deinen Platz jederzeit zurückholen.
table-handed-over-substitute = Dein Platz ist frei. Bis ihn jemand übernimmt, kannst du ihn dir mit { COMMAND("match take") } zurückholen.
table-handed-over-computer = Jetzt spielt eine KI für dich. Mit { COMMAND("match take") } holst du dir deinen Platz jederzeit zurück.
table-took-seat = Der Platz gehört dir: Partie #{ $number }.
table-guest-invited = { $mention } ist eingeladen und kann einen freien Platz übernehmen.
table-computer-removed = { $name } spielt nicht mehr mit.
table-remove-computer = KI entfernen
table-computer = { $name } (KI)
table-you = { $name } (du)
table-gave-up = { $name } (aufgegeben)
table-computers-play = KI spielt für: { $names }.
table-computers-play-free = KI spielt für: { $names }. Davon kannst du mit { COMMAND("match take") } übernehmen: { $free }.
table-organiser-decided = **{ $who } hat als Moderation entschieden: { $motion }.**
table-decided = Du hast entschieden: { $motion }. Das steht jetzt mit deinem Grund im Thread.
table-stale = In { $match } hat seit dem { $since } niemand gezogen. Die Partie wird { $until } ohne Sieger geschlossen, wenn bis dahin niemand zieht oder abstimmen lässt. Zieht einfach, wenn ihr weiterspielen wollt. Mit { COMMAND("match vote") } könnt ihr für jemanden Ersatz suchen.
vote-title = ### Abstimmung: { $motion }?
vote-title-over = ### Abstimmung: { $motion }
vote-over = **{ $result ->
    [carried] Angenommen.
    [failed] Abgelehnt.
    [withdrawn] Zurückgezogen.
   *[lapsed] Die Partie war vor der Abstimmung zu Ende.
 }**
vote-by = Vorschlag von { $by }.
vote-yes = Ja: { $yes }
vote-no = Nein: { $no }
vote-silent = Noch offen: { $silent }
vote-nobody = –
vote-rule-all = -# Alle, die abstimmen dürfen, müssen mit Ja stimmen. Frist: { $until }.
vote-rule-abstaining = -# Mit { $needed } von { VOICES($voters) } sofort angenommen. Frist: { $until }. Wer nicht abstimmt, enthält sich.
vote-rule-silence = -# Braucht { $needed } von { VOICES($voters) }. Frist: { $until }. Wer nicht abstimmt, zählt als Nein.
table-reason = Grund: { $reason }
table-seat-back = { $to ->
    [computer] Mit { COMMAND("match take") } holst du dir deinen Platz jederzeit zurück
   *[replace] Bis ihn jemand übernimmt, kannst du ihn dir mit { COMMAND("match take") } zurückholen
 }: { $link }
length-of-time = { DURATION($hours) }
