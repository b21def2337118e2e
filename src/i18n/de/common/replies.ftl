reply-unknown-refusal = Das geht gerade nicht ({ $code }). { COMMAND("help") } zeigt, was du tun kannst.
reply-bug = Bei mir ist etwas schiefgegangen, und ich habe es notiert. Wenn es wieder passiert, gib der Person, die den Bot betreibt, diese Nummer: `{ $reference }`.
any-or-more = { $names } oder { $more ->
    [one] noch eins
   *[other] eins von { $more } weiteren
 }
reply-missing-option = Gib bitte noch `{ $option }:` an – möglich: { $values }.
reply-no-such-entry = Das habe ich nicht gefunden. Möglich: { $names }.
no-thread-kind = In dieser Art von Kanal kannst du keine Partie eröffnen.
no-thread-permissions = Hier kann ich keine Partie eröffnen. Mir { $count ->
    [one] fehlt in diesem Kanal die Berechtigung
   *[other] fehlen in diesem Kanal die Berechtigungen
 } { $permissions }.
no-thread-nowhere = Die Serververwaltung kann sie mir in einem Textkanal geben.
no-thread-elsewhere = Es geht in { $channels }.
permission-ViewChannel = Kanal anzeigen
permission-SendMessages = Nachrichten senden
permission-CreatePublicThreads = Öffentliche Threads erstellen
permission-SendMessagesInThreads = Nachrichten in Threads senden
permission-AttachFiles = Dateien anhängen
permission-ReadMessageHistory = Nachrichtenverlauf anzeigen

plain-storeAway = Ich erreiche gerade die Datenbank nicht. Deine Partien sind sicher, aber deine letzte Aktion ist vielleicht nicht angekommen. Bitte versuche es in einer Minute noch einmal.
plain-notDue = Du bist nicht dran.
plain-spectating = Du spielst in dieser Partie nicht mit, darfst aber gern zuschauen.
plain-directMessageOpen = Direktnachrichten kommen an! Ich schicke dir jede Runde deine Spielerkarte.
plain-directMessageClosed = Ich konnte dir keine Direktnachricht schicken, also auch keine Spielerkarte; { COMMAND("gold") } zeigt sie jederzeit. Um sie jede Runde zu bekommen, erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten und drücke dann auf den Button.
plain-discordAway = Discord antwortet nicht. Bitte versuche es in einer Minute noch einmal.
plain-inviteSomebody = Jemanden einladen
plain-passHost = Jemand anderen zum Host machen
plain-settingsIntro = Diese Einstellungen kannst du bis zum Start der Partie ändern. In der Lobby sehen sie alle.
plain-noOpenMatches = Es ist keine Partie offen. Mit { COMMAND("match create") } eröffnest du eine.
plain-emptyLog = Bis jetzt ist nichts passiert.
plain-sinceLastMove = **Seit deinem letzten Zug**
plain-sinceStart = **Seit dem Start**
plain-noNote = Du hast keine Notiz zu dieser Partie. Mit { COMMAND("note", "text") } schreibst du eine; nur du siehst sie.
plain-noteKept = Notiz gespeichert. Nur du siehst sie, mit { COMMAND("note") } und unter deiner Spielerkarte.
plain-noteRemoved = Deine Notiz zu dieser Partie ist gelöscht.
plain-concedeFirst = Aufgeben? Das kannst du nicht rückgängig machen. Wenn die anderen weiterspielen, mache ich auf deinem Platz Standardzüge, und die Partie zählt in deiner Bilanz als vorzeitig verlassen.
plain-concedeAlone = Aufgeben? Das kannst du nicht rückgängig machen. Die Partie endet ohne Sieger.
plain-concedeLast = Aufgeben? Das kannst du nicht rückgängig machen. Außer dir spielt niemand mehr, also endet die Partie.
plain-exported = Der Verlauf, soweit du ihn sehen darfst. Den vollständigen bekommst du nach der Partie.
plain-exportedWhole = Der vollständige Verlauf der Partie.
