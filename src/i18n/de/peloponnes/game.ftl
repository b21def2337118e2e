game-round = Runde { $round }

game-round-level = Runde { $round } von Stufe { $level }

game-standing = die meisten Punkte gewinnen; bei Gleichstand entscheidet der höhere Wert von Macht und Bevölkerung, dann die Münzen

course-coins = Münzen

course-population = Bevölkerung

course-power = Macht

course-score = Punkte

game-name = Peloponnes

option-halfCoin = Markt und Agora
option-halfCoin-on = Gebote zählen eine halbe Münze mehr
option-halfCoin-off = ohne Einfluss auf Gebote
option-feeding = Luxusgüter für fehlende Nahrung
option-feeding-choice = beliebig viele
option-feeding-forced = so viele wie möglich
option-marker = Münze bei Gebäudeverlust durch Erdbeben
option-marker-lost = auch verloren
option-marker-returned = kommt zurück
option-solo = Allein spielen
option-solo-single = einzelnes Spiel
option-solo-campaign = Kampagne mit 5 Stufen

lesson-name = Deine ersten zwei Runden
lesson2-name = Markieren und Katastrophen
