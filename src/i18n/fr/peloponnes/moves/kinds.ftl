kind-PlaceBid = Faire une offre
kind-PlaceBid-alone = Prendre une tuile
kind-PlaceBid-moved = Déplacer { COINS($coins) }
kind-PassBid = Passer (+{ COINS($coins) })
kind-WithdrawBid =
    Retirer { $coins ->
        [0] ton offre
       *[other] { COINS($coins) }
    } (+{ COINS($extra) })
kind-PayBuilding = Payer un bâtiment
kind-MarkBuilding = Marquer le bâtiment d’une pièce
kind-ForgoTile = Défausser le bâtiment
kind-ChooseIncome = Choisir un bien
kind-GiveUpTile =
    { $disaster ->
        [tempest] Défausser un terrain
       *[earthquake] Défausser un bâtiment
    }
kind-GiveUpTile-optional = { kind-GiveUpTile } (facultatif)
kind-PayDisaster = Payer pour les tuiles gardées
kind-FeedInhabitants = Nourrir tes habitants
kind-AbandonBuilding = Défausser un bâtiment
kind-ChooseBonus = Choisir un bien
ask-PlaceBid-tile = Quelle tuile ?
ask-PlaceBid-coins = Combien de pièces ?
ask-PayBuilding-tile = Quel bâtiment ?
ask-MarkBuilding-tile = Quel bâtiment ?
ask-ForgoTile-tile = Quel bâtiment ?
ask-ChooseIncome-tile = Quel bâtiment ?
ask-ChooseIncome-good = Quel bien ?
ask-GiveUpTile-tile = Quelle tuile ?
ask-FeedInhabitants-luxury = Combien de produits de luxe ?
ask-AbandonBuilding-tile = Quel bâtiment ?
ask-ChooseBonus-good = Quel bien ?
choice-PayBuilding = payer { TILE($tile, case: "the") }
choice-MarkBuilding = marquer { TILE($tile, case: "the") } d’une pièce
choice-ForgoTile = défausser { TILE($tile, case: "the") }
choice-ChooseIncome = prendre { $amount } { TILE($tile, case: "of") }
choice-GiveUpTile = défausser { TILE($tile, case: "the") }
choice-PayDisaster = payer pour les tuiles gardées
choice-FeedInhabitants =
    { $luxury ->
        [0] ne dépenser aucun produit de luxe pour nourrir
       *[other] dépenser { LUXURY($luxury) } pour nourrir
    }
choice-AbandonBuilding = défausser { TILE($tile, case: "the") }
