refusal-noSuchMatch = Diese Partie gibt es hier nicht. { COMMAND("match list") } zeigt die offenen Partien.
refusal-noSuchGame = Dieses Spiel kenne ich nicht. Du kannst { $games } spielen.
refusal-notInThisMatch = Du spielst in dieser Partie nicht mit. Vor dem Start kannst du auf „{ control-join }“ drücken. Danach kannst du zuschauen oder mit { COMMAND("match create") } eine eigene eröffnen.
refusal-matchEnded = Diese Partie ist vorbei. Mit „{ control-again }“ unter ihrem letzten Beitrag eröffnest du eine neue.
refusal-matchClosed = Diese Partie wurde geschlossen, bevor sie begonnen hat. Mit { COMMAND("match create") } eröffnest du eine neue.
refusal-matchNotStarted = Diese Partie hat noch nicht begonnen. Der Host kann sie starten, wenn genug Leute mitspielen.
refusal-matchStarted = Zu spät: Diese Partie hat schon begonnen.
refusal-matchNewerThanCode = Eine neuere Version von mir hat diese Partie fortgesetzt. Nichts ist verloren; warte bitte, bis das Update fertig ist.
refusal-matchSuspended = Diese Partie ist angehalten, weil ich nicht mehr auf ihrem Server bin. Ladet mich wieder ein, dann geht es weiter.
refusal-matchSetAside = Ich habe diese Partie angehalten, weil ich ihre Aufzeichnung nicht lesen kann. Nichts ist verloren. Die Moderation kann es mit { COMMAND("organise retry") } versuchen.
refusal-lobbyFull = { $seats ->
    [1] Der einzige Platz in dieser Partie ist besetzt.
   *[other] Alle { $seats } Plätze in dieser Partie sind besetzt.
 } Eröffne mit { COMMAND("match create") } eine eigene Partie.
refusal-noComputerThere = Auf diesem Platz spielt keine KI. Wähle einen KI-Spieler.
refusal-tooManyOpenMatches = Du bist schon in { $most } offenen { $most ->
    [one] Partie
   *[other] Partien
 }, mehr erlaubt dieser Server nicht. Wenn eine zu Ende ist, kannst du die nächste eröffnen: { COMMAND("match list") }.
refusal-alreadySeated = Du spielst in dieser Partie schon mit.
refusal-notInvited = In dieser Partie spielt man nur auf Einladung mit. Bitte den Host, dich einzuladen.
refusal-alreadyInvited = Diese Person ist schon eingeladen.
refusal-guestNotSeated = Host kann nur werden, wer in der Partie mitspielt. Bitte die Person, zuerst auf „{ control-join }“ zu drücken.
refusal-tooManyGuests = Höchstens { PEOPLE($most) } können gleichzeitig eingeladen sein. Warte, bis ein paar davon mitspielen.
refusal-guestSeated = Diese Person spielt in dieser Partie schon mit.
refusal-wordsGivenAlready = Genau diese Worte hast du schon angegeben.
refusal-alreadyHost = Diese Person ist schon Host.
refusal-notHost = Das kann nur der Host. Frage { $host }.
refusal-tooFewSeats = Zum Starten braucht ihr mindestens { PLAYERS($least) }; bis jetzt { $taken ->
    [one] spielt { $taken }
   *[other] spielen { $taken }
 } mit. Lade Freunde ein oder füge eine KI hinzu.
refusal-noSuchOption = Diese Einstellung kenne ich nicht. Es gibt { $options }.
refusal-noSuchValue = Dieser Wert geht hier nicht. Wähle { $values }.
refusal-optionChosenAlready = Das ist schon so eingestellt.
refusal-alreadyDone = Das ist schon erledigt.
refusal-notYourTurn = Du bist nicht dran. Die Partie wartet auf { $active }.
refusal-alreadyConceded = Du hast diese Partie schon aufgegeben.
refusal-outOfTheGame = Du bist ausgeschieden und kannst nicht mehr aufgeben.
refusal-notDueYet = Dafür ist es noch zu früh. Versuche es später noch einmal.
refusal-pausedAlready = Die Partie ist schon pausiert. Sie geht weiter, wenn die Pause endet, oder früher, wenn ihr dafür stimmt.
refusal-notPaused = Die Partie ist nicht pausiert. Du kannst über eine Pause abstimmen lassen: { COMMAND("match vote") }.
refusal-drawAwaited = Die Würfel warten auf den öffentlichen Zufallsdienst, meist nur ein paar Sekunden. Wenn er nicht antwortet, könnt ihr alle abstimmen, ob ohne ihn gewürfelt wird: { COMMAND("match vote") }.
refusal-noDrawAwaited = Gerade wartet kein Wurf auf den Zufallsdienst.
refusal-beaconStillAwaited = Die Moderation kann das erst { $hours } Stunden nach der Runde entscheiden. Bis dahin könnt ihr alle dafür stimmen: { COMMAND("match vote") }.
refusal-roundForged = Das ist nicht die Signatur des Zufallsdienstes für diese Runde.
refusal-noBeaconHere = Dieser Bot hat keinen öffentlichen Zufallsdienst. Wer ihn betreibt, kann einen einrichten.
refusal-extensionOutOfBounds = Du kannst auf einmal zwischen { DURATION($leastHours, case: "dat") } und { DURATION($mostHours, case: "dat") } geben.
refusal-noPace = In dieser Partie ist die Bedenkzeit unbegrenzt, also kann niemandem die Zeit ablaufen.
refusal-noSuchSeat = Diesen Platz gibt es nicht. Wähle einen aus der Liste.
refusal-seatOut = { $seat } hat aufgegeben oder ist ausgeschieden. Wähle einen anderen Platz.
refusal-computerThere = Für { $seat } spielt schon eine KI.
refusal-seatOpenAlready = Dieser Platz ist schon frei für jemand anderen.
refusal-satElsewhere = Du hast in dieser Partie schon auf einem anderen Platz gespielt und kennst seine Geheimnisse. Übernehmen kannst du nur diesen, wenn er frei ist.
refusal-seatNotOpen = Dieser Platz ist besetzt. Übernehmen kannst du nur einen, den jemand abgegeben hat oder der nach einer Abstimmung frei ist.
refusal-noSeatFree = In dieser Partie ist kein Platz frei, also kannst du niemanden einladen.
refusal-onlyPlayersInvite = Auf den freien Platz einladen kann nur, wer in dieser Partie mitspielt.
refusal-reasonNeeded = Gib bitte einen Grund an (höchstens { CHARACTERS($most) }). Alle in der Partie sehen ihn.
refusal-seatStillPlays = { $seat } spielt noch. Ersetzen könnt ihr nur, wer den Server verlassen hat, wessen Zeit abgelaufen ist oder wer { DAYS($days) } lang dran war, ohne zu ziehen.
refusal-lastPerson = Außer dir spielt niemand mehr, also könnte niemand weiterspielen. Mit { COMMAND("match concede") } gibst du auf und beendest die Partie.
refusal-computerPlaysForYou = Für dich spielt gerade eine KI. Hol dir deinen Platz zurück, um selbst zu spielen: { COMMAND("match take") }.
refusal-voteOpenAlready = Es läuft schon eine Abstimmung. Warte, bis sie endet, oder bitte, dass der Vorschlag zurückgezogen wird.
refusal-votedLately = Dein letzter Vorschlag wurde abgelehnt. Du kannst erst wieder abstimmen lassen, wenn die Frist dafür abgelaufen wäre; andere können es sofort.
refusal-noVoice = Darüber kannst du nicht abstimmen: Es geht um deinen eigenen Platz, oder du spielst nicht mehr mit.
refusal-voteOver = Diese Abstimmung ist vorbei. Eine neue startest du mit { COMMAND("match vote") }.
refusal-votedAlready = So hast du schon gestimmt.
refusal-notYourVote = Das kann nur zurückziehen, wer es vorgeschlagen hat.
refusal-nothingToUndo = Du hast gerade keinen Zug, den du rückgängig machen kannst. { refusal-furtherBack }
refusal-movedForYou = Deinen letzten Zug kannst du nicht allein rückgängig machen: { $how ->
    [order] Er war geplant und wurde nach dem Zug eines anderen gespielt
    [computer] Eine KI hat ihn gemacht
   *[safe] Er wurde für dich gemacht, als deine Zeit abgelaufen war
 }. { refusal-furtherBack }
refusal-nothingToRedo = Es gibt nichts wiederherzustellen. Das geht nur, solange du seit dem Rückgängigmachen nicht gezogen hast.
refusal-othersActed = Das geht nicht allein: Seitdem haben andere gezogen. { refusal-furtherBack }
refusal-luckWasDrawn = Das kannst du nicht allein rückgängig machen: Dabei wurde gewürfelt oder gezogen. { refusal-furtherBack }
refusal-hiddenShown = Das kannst du nicht allein rückgängig machen: Es hat dir etwas Verdecktes gezeigt. { refusal-furtherBack }
refusal-undoneTooOften = Diese Entscheidung hast du schon { $most }-mal rückgängig gemacht, öfter geht es nicht. { refusal-furtherBack }
refusal-acrossSubstitution = Seitdem hat ein Platz den Spieler gewechselt. Spult zu einem späteren Zeitpunkt zurück oder stimmt über das Ende der Partie ab.
refusal-noSuchPoint = Dorthin lässt sich die Partie nicht zurückspulen. Wähle einen Zug aus der Liste.
refusal-lobbyStillOpen = Es ist noch zu früh, diese Partie zu schließen.
refusal-noOrdersHere = In diesem Spiel kannst du keine Züge planen. Zieh im Panel, wenn du dran bist.
refusal-tooBusy = Im selben Moment kamen andere Züge. Bitte versuche es noch einmal.
refusal-noSuchPace = Diese Bedenkzeit kenne ich nicht. Wähle { $paces } oder gib eine eigene ein, zum Beispiel `36h`, `5d` oder `1 Woche`.
refusal-paceOutOfBounds = Eine eigene Bedenkzeit kann { HOURS($leastHours) } bis { DAYS($mostDays) } pro Entscheidung sein.
refusal-noSuchTimeZone = Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, die beim Tippen aufgeht, zum Beispiel `Europe/Athens`.
refusal-noSuchTime = Diese Uhrzeit kann ich nicht lesen. Schreibe sie so: `22:00` oder `07:30`.
refusal-quietHoursTooLong = Die Ruhezeit kann höchstens { HOURS($mostHours) } am Tag dauern; das wären { $length }. Wähle eine kürzere Zeit.
refusal-noSuchDay = Dieses Datum gibt es nicht. Schreibe es so: `2026-12-24`.
refusal-rangeReversed = Das Ende liegt vor dem Anfang. Nenne das frühere Datum zuerst.
refusal-holidayInThePast = { $day } ist schon vorbei (bei dir ist heute { $today }). Freie Tage können frühestens heute beginnen.
refusal-tooManyHolidays = Du kannst höchstens { DAYS($most) } im Jahr { $year } freinehmen, die schon verbrauchten mitgezählt. Plane weniger ein oder streiche erst ein paar.
refusal-pauseTooShort = Eine Pause dauert mindestens { HOURS($leastHours) }.
refusal-pauseTooLong = Eine Pause dauert höchstens { DAYS($mostDays) }. Danach könnt ihr für eine weitere stimmen.
refusal-furtherBack = Um weiter zurückzuspulen, lass abstimmen: { COMMAND("match vote") }.
