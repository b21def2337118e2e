event-seatTaken = { $seat } spielt mit.
event-seatLeft = Jemand steigt aus.
event-hostChanged = { $seat } ist jetzt Host.
event-guestInvited = Jemand wurde eingeladen.
event-optionsChosen = Die Einstellungen wurden geändert.
event-wordsGiven = { $seat } mischt eigene Worte in den Zufalls-Seed (SHA-256 { $hash }).
event-matchStarted = Die Partie beginnt mit { PLAYERS($seats, case: "dat") }.
event-matchStarted-words = Die Partie beginnt mit { PLAYERS($seats, case: "dat") }. Worte mit diesem SHA-256 stecken im Zufalls-Seed: { $words }.
event-drawnWithoutBeacon = Es wird ohne den Zufallsdienst gewürfelt.
event-seatConceded = { $seat } gibt auf. Wenn die anderen weiterspielen, macht der Bot auf diesem Platz Standardzüge.
event-matchClosed = { $reason ->
    [expired] Die Partie ist geschlossen: Sie wurde nicht rechtzeitig gestartet.
   *[empty] Die Partie ist geschlossen: Alle sind ausgestiegen.
 }
event-timeRanOut = Die Zeit von { $seat } ist abgelaufen{ $answer ->
    [computer] : Eine KI spielt diesen Zug.
    [safe] : Der Bot macht den Standardzug.
   *[vote] . Die anderen stimmen ab, wie es weitergeht.
 }
event-timeGranted = { $seat } bekommt { DURATION($hours) } mehr Zeit.
event-matchPaused = Die Partie pausiert bis { $until }.
event-matchResumed = Die Partie geht weiter.
event-computerSeated = { $seat } ist eine KI.
event-seatGivenToComputer = Ab jetzt spielt eine KI für { $seat }.
event-seatOpened = Der Platz von { $seat } ist frei. Bis ihn jemand übernimmt, spielt eine KI.
event-seatTakenOver = { $seat } übernimmt einen Platz.
event-seatTakenOver-from = { $seat } übernimmt den Platz von { $before }.
event-seatTakenOver-back = { $seat } spielt wieder selbst.
event-voteCalled = Alle können abstimmen: { $motion }? (bis { $until })
event-voteCalled-by = { $by } lässt abstimmen: { $motion }? (bis { $until })
event-voted = { $seat } stimmt mit { $voice ->
    [yes] Ja
   *[no] Nein
 }.
event-voteEnded = Vorschlag { vote-result }: { $motion }.
event-organiserDecided = Die Moderation hat entschieden: { $motion }.
event-organiserDecided-remark = { $by } hat als Moderation entschieden: { $motion }. Grund: { $reason }
event-undone = Die Partie wird zurückgespult und geht von dort weiter.
event-undone-seat = { $seat } macht einen Zug rückgängig.
event-undone-what = { $seat } nimmt zurück: „{ $what }“
event-redone = { $seat } stellt den Zug wieder her.
event-redone-what = { $seat } stellt den Zug wieder her: { $what }

## What a vote, or a decision of a moderator, is about: „Ada lässt abstimmen: die Partie für 2 Tage pausieren?“

motion-pause = die Partie für { DURATION($hours) } pausieren
motion-resume = die Partie sofort fortsetzen
motion-extend = { $seat } { DURATION($hours) } mehr Zeit geben
motion-replace = Ersatz für den Platz von { $seat } suchen
motion-computer = eine KI für { $seat } spielen lassen
motion-draw = die Partie unentschieden beenden
motion-standing = die Partie beim jetzigen Stand beenden
motion-standing-wins = die Partie beim jetzigen Stand beenden ({ $wins })
motion-roll = ohne den Zufallsdienst würfeln
motion-rewind = die Partie zurückspulen
motion-rewind-to = die Partie auf ·{ $number } zurückspulen
motion-rewind-after = die Partie auf ·{ $number } zurückspulen, nach „{ $after }“
motion-rewind-round = die Partie auf ·{ $number } zurückspulen, zum Beginn von { $round }
vote-result = { $result ->
    [carried] angenommen
    [failed] abgelehnt
   *[withdrawn] zurückgezogen
 }
