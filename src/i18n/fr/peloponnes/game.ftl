game-round = tour { $round }

game-round-level = tour { $round } du niveau { $level }

game-standing = la victoire va au plus de points, puis à la plus haute valeur entre puissance et population, puis au plus de pièces

course-coins = Pièces

course-population = Population

course-power = Puissance

game-name = Peloponnes

option-halfCoin = Marché et Agora
option-halfCoin-on = les offres comptent une demi-pièce de plus
option-halfCoin-off = sans effet sur les offres
option-feeding = Luxe pour la nourriture manquante
option-feeding-choice = autant qu’on veut
option-feeding-forced = autant qu’on peut
option-marker = Pièce d’un bâtiment perdu au tremblement
option-marker-lost = perdue aussi
option-marker-returned = revient
option-solo = En solo
option-solo-single = une seule partie
option-solo-campaign = une campagne de 5 niveaux
