game-round = tour { $round }

game-round-level = tour { $round } du niveau { $level }

game-standing = la victoire va au plus de points, puis à la plus haute valeur entre puissance et population, puis au plus de pièces

course-coins = Pièces

course-population = Population

course-power = Puissance
