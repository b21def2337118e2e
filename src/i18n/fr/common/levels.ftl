level-asked = **À quel niveau l’IA doit-elle jouer ?**
    - **Débutante** : elle prévoit peu. Parfaite pour tes premières parties.
    - **Normale** : elle prépare chaque tour et bat la plupart des débutants.
    - **Forte** : elle vise la victoire de bout en bout. Pour joueurs expérimentés.
level-another = En ajouter une autre ?
level-button-novice = Débutante
level-button-usual = Normale
level-button-strong = Forte
level-named = { $name } (IA, { $level ->
    [novice] débutante
    [strong] forte
   *[usual] normale
 })
level-in-short = { $name } ({ $level ->
    [novice] débutante
    [strong] forte
   *[usual] normale
 })
level-joined = { $player } a rejoint la partie.
level-started = IA : { $players }.
level-practise = { $game } contre 3 IA débutantes
