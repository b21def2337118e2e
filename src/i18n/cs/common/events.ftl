event-seatTaken = { $seat } se přidává.
event-seatLeft = Jeden hráč odchází.
event-hostChanged = Hostitelem je teď { $seat }.
event-guestInvited = Do partie je pozvaný další hráč.
event-optionsChosen = Nastavení se změnilo.
event-wordsGiven = { $seat } přidává do losování vlastní slova (SHA-256 { $hash }).
event-matchStarted = Partie začíná, { $seats ->
    [one] hraje
    [few] hrají
    [many] hraje
   *[other] hraje
 } { PLAYERS($seats) }.
event-matchStarted-words = Partie začíná, { $seats ->
    [one] hraje
    [few] hrají
    [many] hraje
   *[other] hraje
 } { PLAYERS($seats) }. Do losování vstupují slova s tímto SHA-256: { $words }.
event-drawnWithoutBeacon = Hází se bez majáku.
event-seatConceded = { $seat } se vzdává. Hrají-li ostatní dál, hraje za tohoto hráče bot výchozí tahy.
event-matchClosed = { $reason ->
    [expired] Partie se zavírá: nezačala včas.
   *[empty] Partie se zavírá: všichni hráči odešli.
 }
event-timeRanOut = Hráči { $seat } vypršel čas{ $answer ->
    [computer] : tento tah hraje AI.
    [safe] : bot hraje výchozí tah.
   *[vote] . Ostatní hráči hlasují, jak dál.
 }
event-timeGranted = { $seat } dostává navíc { DURATION($hours, case: "acc") }.
event-matchPaused = Partie je pozastavena do { $until }.
event-matchResumed = Partie pokračuje.
event-computerSeated = { $seat } je AI.
event-seatGivenToComputer = Za hráče { $seat } teď hraje AI.
event-seatOpened = Místo hráče { $seat } je volné k převzetí. Do té doby na něm hraje AI.
event-seatTakenOver = { $seat } přebírá místo.
event-seatTakenOver-from = { $seat } přebírá místo hráče { $before }.
event-seatTakenOver-back = { $seat } si bere svoje místo zpět.
event-voteCalled = Všichni hráči můžou hlasovat: { $motion }? (do { $until })
event-voteCalled-by = { $by } vyhlašuje hlasování: { $motion }? (do { $until })
event-voted = { $seat } hlasuje { $voice ->
    [yes] pro
   *[no] proti
 }.
event-voteEnded = Návrh { vote-result }: { $motion }.
event-organiserDecided = Moderátor rozhodl: { $motion }.
event-organiserDecided-remark = { $by } jako moderátor rozhoduje: { $motion }. Důvod: { $reason }
event-undone = Partie se vrací k dřívějšímu tahu a pokračuje odtud.
event-undone-seat = { $seat } bere tah zpět.
event-undone-what = { $seat } bere zpět: „{ $what }“
event-redone = { $seat } hraje tah znovu.
event-redone-what = { $seat } hraje tah znovu: { $what }

motion-pause = pozastavit partii na { DURATION($hours, case: "acc") }
motion-resume = hned pokračovat v partii
motion-extend = přidat hráči { $seat } { DURATION($hours, case: "acc") }
motion-replace = najít náhradu za hráče { $seat }
motion-computer = nechat za hráče { $seat } hrát AI
motion-draw = ukončit partii remízou
motion-standing = ukončit partii za současného stavu
motion-standing-wins = ukončit partii za současného stavu ({ $wins })
motion-roll = hodit bez majáku
motion-rewind = vrátit partii
motion-rewind-to = vrátit partii k ·{ $number }
motion-rewind-after = vrátit partii k ·{ $number }, po „{ $after }“
motion-rewind-round = vrátit partii k ·{ $number }, kde začalo { $round }
vote-result = { $result ->
    [carried] prošel
    [failed] neprošel
   *[withdrawn] byl zrušen
 }
