### Cyclades : le jeu et ses options

game-name = Cyclades
game-round = cycle { $cycle }
game-standing = le plus de Métropoles gagne, puis le plus d’îles, puis le plus d’or
course-gold = Or
course-metropolises = Métropoles
course-islands = Îles
option-priests = Prêtres à deux joueurs
option-priests-sum = réduction sur le total des deux
option-priests-each = réduction sur chaque offrande
option-priests-one = réduction sur une seule offrande
option-stock = Réserve
option-stock-later = 17 philosophes, 18 prêtres
option-stock-first = 16 philosophes, 16 prêtres
option-apolloMarker = Marqueur d’Apollon
option-apolloMarker-any = sur n’importe quelle île
option-apolloMarker-own = sur ses propres îles
option-tie = Égalité à la fin
option-tie-gold = le plus d’or gagne
option-tie-metropolises = le plus de Métropoles, puis d’or
option-gold = Or
option-gold-secret = secret
option-gold-open = visible par tous
option-creatures = Créatures mythologiques
option-creatures-all = les 17
option-creatures-none = aucune
