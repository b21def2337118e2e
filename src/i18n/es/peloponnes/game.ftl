game-round = ronda { $round }

game-round-level = ronda { $round } del nivel { $level }

game-standing = gana quien tiene más puntos, después el mayor de poder y población, después más monedas

course-coins = Monedas

course-population = Población

course-power = Poder
