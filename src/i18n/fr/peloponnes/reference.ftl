reference-building-name = { TILE($tile) } { $tile }

reference-tile = **{ $name }** – { $kind ->
    [land] terrain
   *[building] bâtiment
 } de la pile { $stack }, vaut { POINTS($power) } de puissance.

reference-offers = - Offres à partir de { COINS($least) } ; { $conquest } dans la rangée de conquête.

reference-cost = - Coûte { $cost } ; ou pose une pièce dessus et paye au prochain ravitaillement.

reference-match = - Se place à côté d’un terrain qui rapporte { $goods }{ $count ->
    [1] { "" }
   *[other] , ou l’un des deux
 } ; le premier terrain se place toujours.

reference-income = - À chaque tour : { $kind ->
    [goods] { $goods }
    [choice] 1 nourriture, bois, pierre ou pièce, au choix chaque fois
   *[both] { $goods }, et 1 nourriture, bois, pierre ou pièce, au choix chaque fois
 }.

reference-once = - Une fois : qui prend la tuile { $changes }.

reference-protects = - Protège { DISASTER($disaster, case: "of") }, même avec une pièce dessus.

reference-half = - Tes offres comptent une demi-pièce de plus quand on les compare, mais pas pour le minimum ni pour un prix ; jamais plus d’une demi-pièce.

reference-free-lands = - Tes terrains n’ont plus à s’accorder. Ses pièces viennent une fois le bâtiment payé ou marqué.

reference-supply = - Quand la tuile est révélée, un ravitaillement suit aussitôt. Elle s’achète comme les autres.

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
    - Chaque bâtiment coûte { $cost }, même marqué d’une pièce, ou il est perdu.
    - Tu dis lesquels tu abandonnes, plus qu’il ne faut si tu veux ; tu ne payes que pour ceux que tu gardes.
    - Des produits de luxe remplacent ce qui manque, deux pour un.

reference-effect-drought =
    - Tu perds un tiers de ta nourriture, arrondi au supérieur.
    - Les produits de luxe n’y peuvent rien.

reference-effect-plague =
    - Tu perds un tiers de tes habitants, arrondi au supérieur.
    - Les produits de luxe n’y peuvent rien.

reference-effect-tempest =
    - Chaque terrain coûte { $cost }, ou il est perdu ; ta civilisation n’est pas un terrain.
    - Tu dis lesquels tu abandonnes, plus qu’il ne faut si tu veux ; tu ne payes que pour ceux que tu gardes. Ceux qui restent n’ont pas à s’accorder.
    - Des produits de luxe remplacent ce qui manque, deux pour un.

reference-effect-decline = - Tu perds { LUXURY($luxury) }, ou tous si tu en as moins.

reference-protector-first = { TILE($tile, case: "The") }

reference-protector = { TILE($tile, case: "the") }

reference-protectors = - { $tiles } en { $count ->
    [one] protège
   *[other] protègent
 }, même avec une pièce dessus.

reference-civilisation = **{ CIVILISATION($civilisation) }** – civilisation { $number } sur { $of } ; elle ne peut pas être perdue.
    - Commence avec { $start }.
    - À chaque tour : { $income }.
    - Au premier tour, le plus petit numéro fait la première offre, et ainsi de suite.
    - Elle n’est ni un terrain ni un bâtiment : le premier terrain à côté d’elle se place toujours, et aucun désastre ne la touche.
