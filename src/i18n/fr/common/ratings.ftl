setting-rated = Partie classée
setting-rated-on = oui, elle change la cote des joueurs
setting-rated-off = non
setting-rated-if = oui, si au moins deux personnes jouent
setting-rated-alone = non, car une seule personne joue
refusal-ratedByBeacon = Une partie classée utilise la balise publique. Rends d’abord la partie non classée.
refusal-ratedTooLate = Une partie ne peut devenir classée qu’avant l’arrivée d’autres personnes, pour que tout le monde le sache. Ouvres-en une autre.
rating-show = Cote
rating-shown = **{ $game } : { $points }** ({ $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
  }, { $met ->
    [one] { $met } adversaire différent
   *[other] { $met } adversaires différents
  })
rating-hidden = **{ $game } :** pas encore assez sûre pour être montrée ({ $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
  }, { $met ->
    [one] { $met } adversaire différent
   *[other] { $met } adversaires différents
  })
rating-about = -# Tu peux voir ceci, personne d’autre. Tout le monde commence à 1500. Les parties classées de ce serveur comptent, chaque jeu à part. La cote est montrée après une dizaine contre des adversaires toujours nouveaux, au moins { $people }. Retrouver les mêmes en 90 jours compte moins, donc un petit groupe met plus de temps. Quitter une partie donne la dernière place. Les joueurs IA ne comptent pas.
rating-chart = Cote à { $game }, partie par partie
