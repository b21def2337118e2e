game-name = Cyclades
game-round = Zyklus { $cycle }
game-standing = die meisten Metropolen gewinnen, dann die meisten Inseln, dann das meiste Gold

course-gold = Gold
course-metropolises = Metropolen
course-islands = Inseln

option-priests = Priester zu zweit
option-priests-sum = Rabatt auf beide Gebote zusammen
option-priests-each = Rabatt auf jedes Gebot
option-priests-one = Rabatt auf ein Gebot
option-stock = Vorrat
option-stock-later = 17 Philosophen, 18 Priester
option-stock-first = 16 Philosophen, 16 Priester
option-apolloMarker = Apollons Marker
option-apolloMarker-any = auf beliebige Inseln
option-apolloMarker-own = nur auf eigene Inseln
option-tie = Gleichstand am Ende
option-tie-gold = das meiste Gold gewinnt
option-tie-metropolises = erst Metropolen, dann Gold
option-gold = Gold
option-gold-secret = geheim
option-gold-open = für alle sichtbar
option-creatures = Sagenhafte Kreaturen
option-creatures-all = alle 17
option-creatures-none = keine

lesson-name = Dein erster Zyklus
lesson2-name = Ein Kampf und eine Metropole
