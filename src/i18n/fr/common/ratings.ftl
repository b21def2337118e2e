setting-rated = Partie classée
setting-rated-on = oui, elle change la cote des joueurs
setting-rated-off = non
refusal-ratedByBeacon = Une partie classée utilise la balise publique. Rends d’abord la partie non classée.
refusal-ratedTooLate = Une partie ne peut devenir classée qu’avant l’arrivée d’autres personnes, pour que tout le monde le sache. Ouvres-en une autre.
