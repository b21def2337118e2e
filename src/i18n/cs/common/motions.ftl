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
