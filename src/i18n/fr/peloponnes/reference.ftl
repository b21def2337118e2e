reference-building-name = { TILE($tile) } { $tile }
reference-tile = **{ $name }** – { $kind ->
    [land] terrain
   *[building] bâtiment
 } de la pile { $stack }, { $power } de puissance.
reference-offers = - Offre minimale : { COINS($least) } ; { $conquest } dans la rangée de conquête.
reference-cost = - Coûte { $cost }. Tu peux aussi poser une pièce dessus et payer au prochain ravitaillement.
reference-match = - Bien en commun nécessaire : { $choice }. Ton premier terrain est toujours compatible.
reference-income = - À chaque manche : { $kind ->
    [goods] { $goods }
    [choice] 1 nourriture, bois, pierre ou pièce (tu choisis à chaque manche)
   *[both] { $goods }, et 1 nourriture, bois, pierre ou pièce (tu choisis à chaque manche)
 }.
reference-once = - À l’acquisition, { $change ->
    [gain] tu gagnes { $gained }
    [loss] tu perds { $lost }
   *[both] tu gagnes { $gained } et perds { $lost }
 }.
reference-protects = - Te protège { DISASTER($disaster, case: "of") }, même avec une pièce dessus.
reference-half = - Tes offres comptent une demi-pièce de plus quand on les compare, mais pas pour une offre minimale ni un prix. Tu n’as jamais plus d’une demi-pièce.
reference-free-lands = - Tous les terrains sont compatibles pour toi. Tu reçois ses pièces une fois le bâtiment payé ou marqué.
reference-supply = - Sa révélation déclenche aussitôt un ravitaillement. Tu peux l’acheter comme toute autre tuile.
reference-disaster-name =
    { $disaster ->
        [earthquake] Tremblement de terre
        [drought] Sécheresse
        [plague] Épidémie
        [tempest] Tempête
       *[decline] Déclin
    }
reference-disaster = **{ $name }** – frappe une fois, quand son troisième jeton est révélé.
reference-effect-earthquake =
    - Paie { $cost } pour chaque bâtiment, même avec une pièce dessus, ou perds-le.
    - Choisis lesquels défausser (plus qu’il ne faut, si tu veux), et ne paie que pour ceux que tu gardes.
    - Les produits de luxe remplacent ce qui manque, deux pour un.
reference-effect-drought =
    - Tu perds un tiers de ta nourriture, arrondi au supérieur.
    - Les produits de luxe ne peuvent pas la remplacer.
reference-effect-plague =
    - Tu perds un tiers de tes habitants, arrondi au supérieur.
    - Les produits de luxe ne peuvent pas les remplacer.
reference-effect-tempest =
    - Paie { $cost } pour chaque terrain, ou perds-le. Ta civilisation n’est pas un terrain.
    - Choisis lesquels défausser (plus qu’il ne faut, si tu veux), et ne paie que pour ceux que tu gardes. Ceux qui restent n’ont plus à être compatibles entre eux.
    - Les produits de luxe remplacent ce qui manque, deux pour un.
reference-effect-decline = - Tu perds { LUXURY($luxury) }, ou tous si tu en as moins.
reference-protector-first = { TILE($tile, case: "The") }
reference-protector = { TILE($tile, case: "the") }
reference-protectors = - { $tiles } t’en { $count ->
    [one] protège
   *[other] protègent
 }, même avec une pièce dessus.
reference-civilisation = **{ CIVILISATION($civilisation) }** – civilisation { $number } sur { $of }. Tu ne peux pas la perdre.
    - Commence avec { $start }.
    - À chaque manche : { $income }.
    - À la première manche, les joueurs font leurs offres dans l’ordre des numéros de civilisation, le plus petit d’abord.
    - Elle n’est ni un terrain ni un bâtiment. Ton premier terrain est toujours compatible avec elle, et aucune catastrophe ne peut la détruire.
