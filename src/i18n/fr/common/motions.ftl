motion-pause = mettre la partie en pause pour { DURATION($hours) }
motion-resume = reprendre tout de suite
motion-extend = donner { DURATION($hours) } de plus à { $seat }
motion-replace = chercher quelqu’un d’autre pour la place { DE($seat) }
motion-computer = laisser un ordinateur jouer pour { $seat }
motion-draw = terminer la partie par une égalité
motion-standing = arrêter la partie telle quelle
motion-standing-wins = arrêter la partie telle quelle ({ $wins })
motion-roll = lancer les dés sans la balise
motion-rewind = revenir en arrière
motion-rewind-to = revenir en arrière à ·{ $number }
motion-rewind-after = revenir en arrière à ·{ $number }, après « { $after } »
motion-rewind-round = revenir en arrière à ·{ $number }, au début du { $round }
vote-result = { $result ->
    [carried] est adopté
    [failed] est rejeté
   *[withdrawn] est retiré
 }
