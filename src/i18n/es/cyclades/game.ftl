### Cyclades: el juego y sus opciones

game-name = Cyclades
game-round = el ciclo { $cycle }
game-standing = gana quien tenga más Metrópolis; si hay empate, más islas y, después, más oro

course-gold = Oro
course-metropolises = Metrópolis
course-islands = Islas

option-priests = Sacerdotes con dos jugadores
option-priests-sum = descuento en la suma
option-priests-each = descuento en cada ofrenda
option-priests-one = descuento en una ofrenda
option-stock = Reserva
option-stock-later = 17 filósofos, 18 sacerdotes
option-stock-first = 16 filósofos, 16 sacerdotes
option-apolloMarker = Marcador de Apolo
option-apolloMarker-any = en cualquier isla
option-apolloMarker-own = en tus propias islas
option-tie = Empate al final
option-tie-gold = gana quien tenga más oro
option-tie-metropolises = más Metrópolis y, si hay empate, más oro
option-gold = Oro
option-gold-secret = secreto
option-gold-open = a la vista de todos
option-creatures = Criaturas mitológicas
option-creatures-all = las 17
option-creatures-none = ninguna

lesson-name = Tu primer ciclo
lesson2-name = Una batalla y una Metrópolis
