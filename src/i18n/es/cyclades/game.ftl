### Cyclades: el juego y sus opciones

game-name = Cyclades
game-round = ciclo { $cycle }
game-standing = gana quien tiene más Metrópolis, después más islas, después más oro

course-gold = Oro
course-metropolises = Metrópolis
course-islands = Islas

option-priests = Sacerdotes con dos jugadores
option-priests-sum = de la suma de las dos ofrendas
option-priests-each = de cada ofrenda
option-priests-one = de una ofrenda
option-stock = Reserva
option-stock-later = 17 filósofos, 18 sacerdotes
option-stock-first = 16 filósofos, 16 sacerdotes
option-apolloMarker = Marcador de Apolo
option-apolloMarker-any = en cualquier isla
option-apolloMarker-own = en islas propias
option-tie = Empate al final
option-tie-gold = gana quien tiene más oro
option-tie-metropolises = más Metrópolis, después oro
option-gold = Oro
option-gold-secret = secreto
option-gold-open = a la vista de todos
option-creatures = Criaturas mitológicas
option-creatures-all = las 17
option-creatures-none = ninguna
