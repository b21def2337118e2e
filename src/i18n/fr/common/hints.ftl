### Conseils dans les parties contre des joueurs IA

control-hint = Conseil
hint-title = **Conseil** – le meilleur coup selon le joueur IA fort et le suivant, chacun avec la suite du tour et ce qu’il t’apporte :
hint-best = 1. { $moves }{ $reasons }.
hint-second =
    2. { $moves } ({ $points ->
        [0] presque aussi bien
        [one] environ { $points } point de chances de gagner en moins
       *[other] environ { $points } points de chances de gagner en moins
    }){ $reasons }.
hint-little = n’apporte rien de plus
hint-none = Je n’ai pas de conseil pour l’instant. Réessaie.
hint-closed = Tu n’as de conseils que dans les parties où tu joues seulement contre des joueurs IA.
