meaning-PlaceBid = Offre des pièces pour une tuile ; dans la rangée de conquête, tu l’as tout de suite.
meaning-PassBid = Prends des pièces à la banque au lieu d’une tuile.
meaning-WithdrawBid = Reprends tes pièces délogées, plus 1.
meaning-PayBuilding = Paie le bâtiment en bois et en pierre, et garde-le pour de bon.
meaning-MarkBuilding = Pose une pièce dessus maintenant, et paie-le au prochain ravitaillement, sinon tu le perds.
meaning-ForgoTile = Défausse le bâtiment et garde tes produits de luxe.
meaning-ChooseIncome = Choisis ce que le bâtiment te rapporte cette manche.
meaning-GiveUpTile = Défausse une tuile, et ne paie que pour celles que tu gardes.
meaning-PayDisaster = Paie pour toutes les tuiles que tu gardes.
meaning-FeedInhabitants = Choisis combien de produits de luxe remplacent la nourriture manquante.
meaning-AbandonBuilding = Défausse un bâtiment pas encore payé ; tu récupères sa pièce.
meaning-ChooseBonus = Choisis ce que chaque manche te rapporte en plus à partir du prochain niveau.
help-purse = **Tu as** { $goods }.
help-luxury = { LUXURY($luxury) }, de quoi remplacer { $missing } { $missing ->
    [one] bien manquant
   *[other] biens manquants
 }
help-offers = **Offres** – { $tiles }.
help-offer-from = { TILE($tile) } : dès { COINS($coins) }
help-offer-exactly = { TILE($tile) } : exactement { COINS($coins) }
help-offer-over = { TILE($tile) } : plus de { $offer }
help-offer-taken = { TILE($tile) } : déjà prise pour { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } et demie ({ $seat })
       *[no] { COINS($coins) } ({ $seat })
    }
help-pass = Si tu passes, tu reçois { COINS($coins) }, mais aucune tuile.
help-withdraw = Si tu retires ton offre, tu récupères tes { COINS($coins) } plus { $extra }, mais tu n’as pas de tuile.
help-unpaid = **À payer au prochain ravitaillement** – { $tiles }.
help-unpaid-tile = { TILE($tile) } : { $cost }
help-supply = **Un ravitaillement** coûte { FOOD($food) }, 1 par habitant.
help-supply-missing = **Un ravitaillement** coûte { FOOD($food) }, 1 par habitant. Il t’en manque { $missing }.
help-disaster = **Si { DISASTER($disaster, case: "the") } frappe** (jetons : { $chits } sur { $needed }), garder { $disaster ->
    [earthquake] { $tiles ->
        [1] ton bâtiment
       *[other] tes { BUILDINGS($tiles) }
    }
   *[tempest] { $tiles ->
        [1] ton terrain
       *[other] tes { LANDS($tiles) }
    }
 } coûte { $cost }.
help-card = { COMMAND("peloponnes card") } indique ce qu’un bâtiment coûte en bois et en pierre.
help-winning = Après la manche 8, ton score est la plus basse de tes deux valeurs : la puissance (points des tuiles, plus 1 par tranche de { $coins } pièces) et la population ({ $points } par habitant).
help-winning-campaign = Il te faut { POINTS($target) } au niveau { $level }. Gagne 5 niveaux pour gagner la campagne.
help-winning-alone = En solo, essaie de battre ton meilleur score.
help-winning-table = Le plus haut score gagne. En cas d’égalité, c’est l’autre valeur qui départage, puis le nombre de pièces.
help-winning-both = Augmente les deux : { INHABITANTS(1) } compte autant que { $points } de puissance. Garde de la nourriture pour les ravitaillements.
help-legend-head = **En haut** – la manche et sa lettre (A, B ou C), les tuiles qui restent dans la pile et l’ordre du tour. En dessous : les joueurs qui doivent encore choisir, et ceux que l’on attend.
help-legend-chits = **Jetons** – une ligne de { $dots } points par catastrophe : { $disasters }. Le troisième jeton la déclenche.
help-legend-chits-none = Aucun n’est encore révélé.
help-legend-chits-turned = Révélés : { $chits }.
help-legend-tiles = **Tuiles** – un nombre doré avec un plus indique l’offre minimale{ $conquest ->
        [yes] { " ; un disque sombre, le prix exact" }
       *[no] { "" }
    } ; un disque rouge foncé, la puissance. Le marteau montre le coût d’un bâtiment, les flèches ses revenus par manche, un plus ses gains immédiats. Un bouclier indique que le bâtiment protège d’une catastrophe. En dessous, la plus haute offre, avec le symbole de son joueur.
help-legend-goods = **Biens** – pièces, bois, pierre, nourriture, produits de luxe et habitants, avec tes prochains revenus. Tes réserves contiennent au plus { $stores } ; s’il y a la place, des barres montrent leur niveau.
help-legend-values = **Valeurs** – le personnage à droite est la population ({ $points } par habitant), la couronne la puissance. La plus basse compte : elle est dorée et soulignée.
help-legend-worth = Tu as { $power } de puissance et { $population } de population : { POINTS($score) }.
help-legend-row = **Ta rangée** – ta civilisation au milieu, les bâtiments à gauche, les terrains à droite. Un cadre en pointillé avec une pièce : le bâtiment n’est pas encore payé. Si la place le permet, le marteau montre son coût.
help-legend-frame = **Cadre doré** – le joueur dont c’est le tour.
help-legend-signs = **Signes** – des tampons et de petits symboles montrent ce qui s’est passé : une tuile nouvelle, payée ou perdue, ou ce qu’une catastrophe a pris. Un bouclier montre qu’un bâtiment t’en a protégé. Une flèche vers le haut montre les biens gagnés depuis la dernière manche, une flèche vers le bas les biens dépensés.
help-legend-no-signs = **Signes** – encore aucun : aucune tuile n’est venue ni partie, et les biens n’ont pas changé.
