order-OfferPlan =
    Offres de la manche { $round } : { $offers }{ $otherwise ->
        [ask] { "" } ; si aucune n’est possible, je te demande
       *[said] { "" }
    } ; si tu te fais déloger, { $afterwards }
order-ask-me = je te demande
order-then = { $first }, puis { $next }
order-else = { $first }, sinon { $next }
order-offer =
    { $limit ->
        [most] { TILE($tile, case: "the") } jusqu’à { COINS($upTo) }
        [exact] { TILE($tile, case: "the") } pour { COINS($upTo) }
       *[range] { TILE($tile, case: "the") } pour { $from } à { COINS($upTo) }
    }
order-pass = passer
order-move = aller vers { TILE($tile, case: "the") } jusqu’à { COINS($upTo) }
order-withdraw = retirer
order-PlaceBuilding = Si tu gagnes un bâtiment : { $ways }
order-way-pay = le payer
order-way-mark = le marquer d’une pièce
order-way-forgo = le défausser
order-FinishBuildings = Bâtiments marqués : { $steps }
order-pay = payer { TILE($tile, case: "the") }
order-others-pay = payer autant d’autres que possible
order-others-abandon = défausser les autres
order-others-ask = je te demande pour les autres
order-all-pay = en payer autant que possible
order-all-abandon = les défausser tous
order-all-ask = je te demande
order-IncomeOf = Revenus { TILE($tile, case: "of") } : { GOOD($good) }
order-BearDisasters = Tremblement de terre et tempête : payer ; si tu ne peux pas, défausser { $tiles }
order-BearDisasters-none = Tremblement de terre et tempête : payer pour toutes tes tuiles
order-Feed = Si la nourriture manque : dépenser jusqu’à { LUXURY($upTo) }
order-Feed-all = Si la nourriture manque : dépenser autant de produits de luxe qu’il en faut
order-name =
    { $order ->
        [OfferPlan] offres
        [PlaceBuilding] nouveaux bâtiments
        [FinishBuildings] bâtiments marqués
        [IncomeOf] revenus
        [BearDisasters] catastrophes
        [Feed] nourriture
       *[other] autre
    }
order-label-plan = Offres : quelles tuiles, et jusqu’à combien de pièces
order-label-building = Bâtiments que je gagne : payer, marquer ou défausser
order-label-marked = Bâtiments marqués : lesquels payer
order-label-income = Port et Temple d’Apollon : quel bien
order-label-giveup = Tremblement de terre et tempête : quoi défausser
order-label-feed = Produits de luxe pour la nourriture manquante
order-label-round = Manche { $round }
order-label-all = Offrir le maximum tout de suite
order-label-pass = Si aucune n’est possible : passer
order-label-move = Si je me fais déloger : aller vers une tuile …
order-label-withdraw = Si je me fais déloger : retirer
order-label-more = Puis : { TILE($tile) }
order-label-upTo = Jusqu’à { COINS($upTo) }
order-label-range = De { $from } à { COINS($upTo) }
order-label-way-pay = Le payer
order-label-way-mark = Le marquer d’une pièce
order-label-way-forgo = Le défausser
order-label-building-paid = Payer { TILE($tile, case: "the") }
order-label-others-pay = Les autres : en payer autant que possible
order-label-others-abandon = Les autres : les défausser
order-label-others-ask = Les autres : me demander
order-label-good =
    { $good ->
        [food] Nourriture
        [wood] Bois
        [stone] Pierre
       *[coins] Pièce
    }
order-label-luxury = Jusqu’à { LUXURY($upTo) }
order-label-luxury-all = Autant qu’il en faut
order-asks-kind = Que veux-tu planifier ?
order-asks-round = Pour quelle manche ?
order-asks-offer = Pour quelle tuile faire d’abord une offre ?
order-asks-more = Et ensuite ? Tu peux déjà enregistrer le plan. Si tu te fais déloger, je te demande, sauf si tu le prévois ici.
order-asks-tile = Vers quelle tuile aller ?
order-asks-coins = Jusqu’à combien de pièces ? Avec { COMMAND("peloponnes orders") }, tu peux donner un intervalle : « 4 à 8 » veut dire au moins 4 et au plus 8.
order-asks-way = Que tenter d’abord ?
order-asks-marked = Quel bâtiment payer d’abord ? Choisis ensuite ce que deviennent les autres.
order-asks-income = Quel bâtiment ?
order-asks-good = Quel bien ?
order-asks-giveup = Que défausser d’abord si tu ne peux pas tout payer ? Tu peux déjà enregistrer le plan.
order-asks-luxury = Jusqu’à combien de produits de luxe ?
order-meaning-plan = les tuiles d’une manche dans ton ordre, chacune jusqu’à une limite
order-meaning-building = ce que tu tentes d’abord, et quoi faire sinon
order-meaning-marked = quels bâtiments payer au ravitaillement, et dans quel ordre
order-meaning-income = le bien que ce bâtiment te donne
order-meaning-giveup = dans quel ordre défausser tant que tu ne peux pas tout payer
order-meaning-feed = combien de produits de luxe dépenser, 2 par habitant
order-meaning-all = offre d’emblée ta limite de la dernière tuile : plus dur à déloger
order-meaning-pass = passe si aucune de ces tuiles n’est possible ; sinon je te demande
order-meaning-move = si tu te fais déloger, déplace l’offre vers la tuile que tu choisis ensuite
order-meaning-withdraw = retire l’offre si tu te fais déloger et qu’elle ne suffit nulle part ailleurs
order-meaning-way-pay = paie tout le coût d’un coup
order-meaning-way-mark = paie 1 pièce maintenant, et le coût au ravitaillement
order-meaning-way-forgo = possible seulement si payer et marquer coûteraient tous deux du luxe
order-meaning-others-pay = paie tous les autres si possible ; pour le reste, je te demande
order-meaning-others-abandon = défausse tous ceux que tu n’as pas nommés
order-meaning-others-ask = je te demande pour chacun des autres
order-meaning-luxury-all = assez pour tous les habitants sans nourriture
