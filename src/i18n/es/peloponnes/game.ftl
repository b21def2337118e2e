game-round = la ronda { $round }

game-round-level = la ronda { $round } del nivel { $level }

game-standing = gana quien tenga más puntos; si hay empate, decide el valor más alto, sea poder o población, y después las monedas

course-coins = Monedas

course-population = Población

course-power = Poder

course-score = Puntos

game-name = Peloponnes

option-halfCoin = Mercado y Ágora
option-halfCoin-on = las ofertas cuentan media moneda más
option-halfCoin-off = no influyen en las ofertas
option-feeding = Lujo para la comida que falta
option-feeding-choice = tanto como quieras
option-feeding-forced = tanto como se pueda
option-marker = Moneda de un edificio destruido
option-marker-lost = también se pierde
option-marker-returned = se recupera
option-solo = En solitario
option-solo-single = una partida suelta
option-solo-campaign = una campaña de 5 niveles

lesson-name = Tus dos primeras rondas
lesson2-name = Marcar edificios y desastres
