kind-PlaceBid = Hacer una oferta
kind-PlaceBid-alone = Tomar una loseta
kind-PlaceBid-moved = Mover { COINS($coins) }
kind-PassBid = Pasar (+{ COINS($coins) })
kind-WithdrawBid =
    Retirar { $coins ->
        [0] tu oferta
       *[other] { COINS($coins) }
    } (+{ COINS($extra) })
kind-PayBuilding = Pagar un edificio
kind-MarkBuilding = Ponerle una moneda
kind-ForgoTile = Renunciar al edificio
kind-ChooseIncome = Elegir un recurso
kind-GiveUpTile =
    { $disaster ->
        [tempest] Sacrificar una tierra
       *[earthquake] Sacrificar un edificio
    }
kind-GiveUpTile-optional = { kind-GiveUpTile } (no hace falta)
kind-PayDisaster = Pagar por lo que conservas
kind-FeedInhabitants = Alimentar a tus habitantes
kind-AbandonBuilding = Renunciar a un edificio
kind-ChooseBonus = Elegir un recurso

ask-PlaceBid-tile = ¿Por qué loseta?
ask-PlaceBid-coins = ¿Cuántas monedas?
ask-PayBuilding-tile = ¿Qué edificio?
ask-MarkBuilding-tile = ¿Qué edificio?
ask-ForgoTile-tile = ¿Qué edificio?
ask-ChooseIncome-tile = ¿De qué edificio?
ask-ChooseIncome-good = ¿Qué recurso?
ask-GiveUpTile-tile = ¿Qué loseta?
ask-FeedInhabitants-luxury = ¿Cuántos artículos de lujo?
ask-AbandonBuilding-tile = ¿Qué edificio?
ask-ChooseBonus-good = ¿Qué recurso?

choice-PayBuilding = pagar { TILE($tile, case: "the") }
choice-MarkBuilding = poner una moneda en { TILE($tile, case: "the") }
choice-ForgoTile = renunciar { TILE($tile, case: "to") }
choice-ChooseIncome = tomar { $amount } { TILE($tile, case: "of") }
choice-GiveUpTile = sacrificar { TILE($tile, case: "the") }
choice-PayDisaster = pagar por lo que conservas
choice-FeedInhabitants =
    { $luxury ->
        [0] no gastar artículos de lujo en comida
       *[other] gastar { LUXURY($luxury) } en comida
    }
choice-AbandonBuilding = renunciar { TILE($tile, case: "to") }
