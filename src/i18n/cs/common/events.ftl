event-seatTaken = { $seat } se přidává.
event-seatLeft = Někdo odchází.
event-hostChanged = Hostitelem je teď { $seat }.
event-guestInvited = Někdo je pozván.
event-optionsChosen = Mění se nastavení.
event-wordsGiven = { $seat } přidává do náhody vlastní slova (SHA-256 { $hash }).
event-matchStarted = Partie začíná, { $seats ->
    [one] hraje
    [few] hrají
   *[other] hraje
 } { PLAYERS($seats) }.
event-matchStarted-words = Partie začíná, { $seats ->
    [one] hraje
    [few] hrají
   *[other] hraje
 } { PLAYERS($seats) }; do její náhody vstupují slova se SHA-256 { $words }.
event-drawnWithoutBeacon = Hází se bez majáku.
event-seatConceded = { $seat } se vzdává. Pokud ostatní hrají dál, hraje to místo samo nejjednodušší tahy.
event-matchClosed = { $reason ->
    [expired] Partie je zrušena: nezačala včas.
   *[empty] Partie je zrušena: všichni odešli.
 }
event-timeRanOut = Čas vypršel, na tahu je { $seat }{ $answer ->
    [computer] : tento tah hraje počítač.
    [safe] : hraje se nejjednodušší tah.
   *[vote] . O tom, jak dál, rozhodnou ostatní.
 }
event-timeGranted = { $seat } dostává navíc { DURATION($hours, case: "acc") }.
event-matchPaused = Partie je pozastavena do { $until }.
event-matchResumed = Partie pokračuje.
event-computerSeated = { $seat } je počítač.
event-seatGivenToComputer = Na místě, které má { $seat }, hraje odteď počítač.
event-seatOpened = Místo, které má { $seat }, je volné pro někoho jiného; do té doby tam hraje počítač.
event-seatTakenOver = { $seat } přebírá místo.
event-seatTakenOver-from = { $seat } přebírá místo (dosud { $before }).
event-seatTakenOver-back = { $seat } si bere své místo zpět.
event-voteCalled = Hlasuje se: { $motion }? (do { $until })
event-voteCalled-by = { $by } dává hlasovat: { $motion }? (do { $until })
event-voted = { $seat } hlasuje { $voice ->
    [yes] ano
   *[no] ne
 }.
event-voteEnded = Návrh { vote-result }: { $motion }.
event-organiserDecided = Rozhodnutí pořadatele: { $motion }.
event-organiserDecided-remark = Rozhodnutí pořadatele ({ $by }): { $motion }. Důvod: { $reason }
event-undone = Partie se vrací a pokračuje odtamtud.
event-undone-seat = { $seat } bere tah zpět.
event-undone-what = { $seat } bere tah zpět: { $what }
event-redone = { $seat } hraje tah přece jen znovu.
event-redone-what = { $seat } hraje tah přece jen znovu: { $what }

motion-pause = pozastavit partii na { DURATION($hours, case: "acc") }
motion-resume = hned pokračovat
motion-extend = přidat čas ({ $seat }): { DURATION($hours, case: "acc") }
motion-replace = najít někoho jiného na místo, které má { $seat }
motion-computer = nechat hrát počítač na místě, které má { $seat }
motion-draw = ukončit partii remízou
motion-standing = ukončit partii za daného stavu
motion-standing-wins = ukončit partii za daného stavu ({ $wins })
motion-roll = hodit bez majáku
motion-rewind = vrátit se
motion-rewind-to = vrátit se k ·{ $number }
motion-rewind-after = vrátit se k ·{ $number }, po „{ $after }“
motion-rewind-round = vrátit se k ·{ $number }, kde začalo { $round }
vote-result = { $result ->
    [carried] prošel
    [failed] neprošel
   *[withdrawn] byl stažen
 }
