game-round = ronda { $round }

game-round-level = ronda { $round } del nivel { $level }

game-standing = gana quien tiene más puntos, después el mayor de poder y población, después más monedas

course-coins = Monedas

course-population = Población

course-power = Poder

game-name = Peloponnes

option-halfCoin = Mercado y Ágora
option-halfCoin-on = las ofertas cuentan media moneda más
option-halfCoin-off = no influyen en las ofertas
option-feeding = Lujo por la comida que falta
option-feeding-choice = cuanto se quiera
option-feeding-forced = cuanto se pueda
option-marker = Moneda de un edificio perdido
option-marker-lost = también se pierde
option-marker-returned = vuelve
option-solo = En solitario
option-solo-single = una partida
option-solo-campaign = una campaña de 5 niveles
