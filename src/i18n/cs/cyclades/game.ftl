### Cyclades: název hry a její volby

game-name = Cyclades
game-round = kolo { $cycle }
game-standing = vyhrává, kdo má nejvíc metropolí, potom ostrovů, potom zlata

course-gold = Zlato
course-metropolises = Metropole
course-islands = Ostrovy

option-priests = Kněží při hře dvou hráčů
option-priests-sum = sleva ze součtu nabídek
option-priests-each = sleva na každou nabídku
option-priests-one = sleva na jednu nabídku
option-stock = Zásoba
option-stock-later = 17 filozofů, 18 kněží
option-stock-first = 16 filozofů, 16 kněží
option-apolloMarker = Apollónův žeton
option-apolloMarker-any = na kterýkoli ostrov
option-apolloMarker-own = jen na vlastní ostrov
option-tie = Shoda na konci
option-tie-gold = rozhoduje zlato
option-tie-metropolises = rozhoduje počet metropolí, potom zlato
option-gold = Zlato
option-gold-secret = tajné
option-gold-open = vidí ho všichni
option-creatures = Bájné bytosti
option-creatures-all = všech 17
option-creatures-none = žádné

## Lekce

lesson-name = Tvoje první kolo
lesson2-name = Bitva a metropole
