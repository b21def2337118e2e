### Conseils dans les parties contre des joueurs IA

control-hint = Conseil
hint-title = **Conseil** – les deux meilleurs coups selon le joueur IA fort :
hint-move = { $number }. **{ $move }** – gagne à environ { $percent } % : { $reasons }.
hint-no-reason = tout le reste coûte plus que ça ne rapporte
hint-none = Je n’ai pas de conseil pour l’instant. Réessaie.
hint-closed = Tu n’as de conseils que dans les parties où tu joues seulement contre des joueurs IA.
