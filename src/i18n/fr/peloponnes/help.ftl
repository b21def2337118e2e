help-PlaceBid = Offre des pièces pour une tuile ; dans la rangée de conquête, elle est aussitôt à toi.
help-PassBid = Prends des pièces à la banque au lieu d’une tuile.
help-WithdrawBid = Reprends les pièces de ton offre délogée, et 1 de plus.
help-PayBuilding = Paye le bâtiment en bois et en pierre, pour qu’il soit à toi pour de bon.
help-MarkBuilding = Pose une pièce dessus maintenant, et paye-le au prochain ravitaillement.
help-ForgoTile = Renonce au bâtiment, et garde tes produits de luxe.
help-ChooseIncome = Dis ce que le bâtiment t’apporte ce tour-ci.
help-GiveUpTile = Abandonne une tuile, et ne paye que pour celles que tu gardes.
help-PayDisaster = Paye pour toutes les tuiles que tu gardes.
help-FeedInhabitants = Dis combien de produits de luxe nourrissent ceux à qui la nourriture manque.
help-AbandonBuilding = Renonce à un bâtiment qui n’est pas encore payé ; sa pièce revient.
help-ChooseBonus = Choisis ce que chaque tour t’apporte à partir du prochain niveau.

help-purse = **Tu as** { $goods }.
help-luxury = { LUXURY($luxury) }, qui remplacent { $missing } de ce qui manque
help-offers = **Offres** – { $tiles }.
help-offer-from = { TILE($tile) } dès { COINS($coins) }
help-offer-exactly = { TILE($tile) } exactement { COINS($coins) }
help-offer-over = { TILE($tile) } : plus que { $offer }
help-offer-taken = { TILE($tile) } : prise, pour { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } et demie { DE($seat) }
       *[no] { COINS($coins) } { DE($seat) }
    }
help-pass = Passer rapporte { COINS($coins) } et aucune tuile.
help-withdraw = Retirer l’offre rend { COINS($coins) } et { $extra } de plus, et ne donne aucune tuile.
help-unpaid = **Pas encore payé**, au prochain ravitaillement – { $tiles }.
help-unpaid-tile = { TILE($tile) } { $cost }
help-supply = **Un ravitaillement** prend { FOOD($food) }, 1 par habitant.
help-supply-missing = **Un ravitaillement** prend { FOOD($food) }, 1 par habitant : { $missing } de plus que tu n’en as.
help-disaster = **Si { DISASTER($disaster, case: "the") } frappe** (jetons : { $chits } sur { $needed }), garder { TILES($tiles) } coûte { $cost }.
help-card = { COMMAND("peloponnes card") } dit ce qu’un bâtiment coûte en bois et en pierre.

help-winning = Après le tour 8, la plus basse de tes deux valeurs est ton score : la puissance, soit les points de tes tuiles et 1 par { $coins } pièces, et la population, { $points } par habitant.
help-winning-campaign = Le niveau { $level } demande { POINTS($target) } ; 5 niveaux gagnent la campagne.
help-winning-alone = En solo, le score est ta seule fierté.
help-winning-table = Le plus haut score l’emporte ; à égalité, la plus haute autre valeur, puis le plus de pièces.
help-winning-both = Fais grandir les deux : { INHABITANTS(1) } vaut autant pour l’une que { POINTS($points) } de puissance pour l’autre. Garde de la nourriture pour les ravitaillements.

help-legend-head = **En-tête** – le tour parmi A, B et C, combien de tuiles contient encore la pile, et l’ordre du tour ; en dessous, ceux qui choisissent encore, et qui la partie attend.
help-legend-chits = **Jetons** – une ligne de { $dots } points par désastre : { $disasters } ; le troisième frappe.
help-legend-chits-none = Aucun n’est encore révélé.
help-legend-chits-turned = Révélés : { $chits }.
help-legend-tiles = **Tuiles** – doré avec un plus : l’offre minimale{ $conquest ->
        [yes] , un disque sombre : le prix exact
       *[no] { "" }
    } ; le rouge vin est la puissance. Le marteau est ce que coûte un bâtiment, les flèches ce qu’il apporte à chaque tour, un plus ce qu’il apporte une fois ; un bouclier protège d’un désastre. Une offre se trouve en dessous, avec la marque de qui l’a faite.
help-legend-goods = **Biens** – pièces, bois, pierre, nourriture, produits de luxe et habitants, avec ce que les prochains revenus ajoutent ; la barre est la réserve : { $stores }.
help-legend-values = **Valeurs** – le personnage gris est la population, { $points } par habitant, la couronne la puissance ; la plus basse est soulignée et compte.
help-legend-worth = Tu as puissance { $power } et population { $population } : { POINTS($score) }.
help-legend-row = **Ta rangée** – la civilisation au milieu, les bâtiments à gauche, les terrains à droite. Un cadre en pointillé avec une pièce n’est pas encore payé ; le marteau dit ce qu’il faut.
help-legend-frame = **Cadre doré** – qui doit répondre maintenant.
help-legend-signs = **Signes des événements** – tampons et petits signes : nouveau, payé, perdu ; et ce qu’un désastre a pris, ou un bouclier là où un bâtiment en a protégé.
help-legend-no-signs = **Signes des événements** – encore aucun : aucune tuile n’est venue ni partie.
