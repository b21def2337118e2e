order-OfferPlan =
    Offres du tour { $round } : { $offers }{ $otherwise ->
        [ask] { " " }; si aucune n’est possible, demande-moi
       *[said] { "" }
    } ; offre délogée : { $afterwards }

order-ask-me = demande-moi

order-then = { $first }, puis { $next }

order-else = { $first }, sinon { $next }

order-offer =
    { $limit ->
        [most] { TILE($tile, case: "the") } jusqu’à { COINS($upTo) }
        [exact] { TILE($tile, case: "the") } pour { COINS($upTo) }
       *[range] { TILE($tile, case: "the") } pour { $from } à { COINS($upTo) }
    }

order-pass = passer

order-move = déplacer vers { TILE($tile, case: "the") } jusqu’à { COINS($upTo) }

order-withdraw = retirer

order-PlaceBuilding = Un bâtiment que je remporte : { $ways }

order-way-pay = payer

order-way-mark = poser une pièce dessus

order-way-forgo = y renoncer

order-FinishBuildings = Bâtiments marqués : { $steps }

order-pay = payer { TILE($tile, case: "the") }

order-others-pay = autant d’autres que possible

order-others-abandon = renoncer aux autres

order-others-ask = demande-moi pour les autres

order-all-pay = en payer autant que possible

order-all-abandon = renoncer à tous

order-all-ask = demande-moi

order-IncomeOf = Revenus { TILE($tile, case: "of") } : { GOOD($good) }

order-BearDisasters = Tremblement de terre et tempête : payer ; tant que je ne peux pas, abandonner { $tiles }

order-BearDisasters-none = Tremblement de terre et tempête : payer pour toutes mes tuiles

order-Feed = Sans nourriture : nourrir avec des produits de luxe, { LUXURY($upTo) } au plus

order-Feed-all = Sans nourriture : nourrir avec des produits de luxe, autant qu’il en faut

order-name =
    { $order ->
        [OfferPlan] plan d’offres
        [PlaceBuilding] ordre pour les nouveaux bâtiments
        [FinishBuildings] ordre pour les bâtiments marqués
        [IncomeOf] ordre pour les revenus
        [BearDisasters] ordre pour les désastres
        [Feed] ordre pour nourrir
       *[other] ordre
    }

order-label-plan = Offres : quelles tuiles, et jusqu’à combien de pièces

order-label-building = Bâtiments que je remporte : payer, marquer ou renoncer

order-label-marked = Bâtiments marqués : lesquels sont payés

order-label-income = Port et Temple d’Apollon : quel bien

order-label-giveup = Tremblement de terre et tempête : quoi abandonner

order-label-feed = Produits de luxe pour les habitants sans nourriture

order-label-round = Tour { $round }

order-label-all = Offrir toutes ces pièces d’un coup

order-label-pass = Si aucune n’est possible : passer

order-label-move = Offre délogée : la déplacer vers une tuile …

order-label-withdraw = Offre délogée : la retirer

order-label-more = Puis : { TILE($tile) }

order-label-upTo = Jusqu’à { COINS($upTo) }

order-label-range = De { $from } à { COINS($upTo) }

order-label-way-pay = Payer

order-label-way-mark = Poser une pièce dessus

order-label-way-forgo = Y renoncer

order-label-building-paid = Payer { TILE($tile, case: "the") }

order-label-others-pay = Les autres : en payer autant que possible

order-label-others-abandon = Les autres : y renoncer

order-label-others-ask = Les autres : demande-moi

order-label-good =
    { $good ->
        [food] Nourriture
        [wood] Bois
        [stone] Pierre
       *[coins] Pièce
    }

order-label-luxury = { LUXURY($upTo) } au plus

order-label-luxury-all = Autant qu’il en faut

order-asks-kind = De quoi s’agit-il ?

order-asks-round = Pour quel tour ?

order-asks-offer = Quelle tuile d’abord ?

order-asks-more = Et ensuite ? La consigne peut être gardée telle quelle. Si ton offre est délogée, on te demande, sauf si tu dis autre chose.

order-asks-tile = Vers quelle tuile ?

order-asks-coins = Jusqu’à combien de pièces ? Tapé, « 4 à 8 » veut dire pas moins de 4 et pas plus de 8.

order-asks-way = Quoi d’abord, si c’est possible ?

order-asks-marked = Lequel est payé d’abord ? Pour finir, dis ce que deviennent les autres.

order-asks-income = Quel bâtiment ?

order-asks-good = Quel bien ?

order-asks-giveup = Quoi abandonner d’abord, quand tout ne peut pas être payé ? La consigne peut être gardée telle quelle.

order-asks-luxury = Combien de produits de luxe au plus ?

order-meaning-plan = les tuiles d’un tour dans ton ordre, chacune jusqu’à un montant

order-meaning-building = ce que tu fais d’abord, et sinon quoi

order-meaning-marked = au ravitaillement : quels bâtiments payer, dans quel ordre

order-meaning-income = le bien au choix qu’un tel bâtiment apporte

order-meaning-giveup = dans quel ordre partent les tuiles tant que tout n’est pas payable

order-meaning-feed = combien de produits y passent, deux par habitant

order-meaning-all = offre d’un coup les pièces nommées en dernier : plus dur à déloger

order-meaning-pass = passe si aucune de ces tuiles n’est possible ; sinon on te demande

order-meaning-move = délogée, l’offre va vers la tuile que tu nommes ensuite

order-meaning-withdraw = délogée, l’offre est retirée si elle ne peut pas être déplacée

order-meaning-way-pay = tout le coût d’un coup

order-meaning-way-mark = une pièce maintenant, le coût au ravitaillement

order-meaning-way-forgo = possible seulement si les deux autres voies coûtent du luxe

order-meaning-others-pay = chaque autre qui peut être payé ; pour le reste on te demande

order-meaning-others-abandon = renonce à tous ceux que tu n’as pas nommés

order-meaning-others-ask = on te demande pour chaque autre

order-meaning-luxury-all = autant qu’il y a d’habitants à nourrir
