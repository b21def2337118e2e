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
kind-MarkBuilding = Marcar el edificio con una moneda
kind-ForgoTile = Descartar el edificio
kind-ChooseIncome = Elegir un recurso
kind-GiveUpTile =
    { $disaster ->
        [tempest] Descartar una tierra
       *[earthquake] Descartar un edificio
    }
kind-GiveUpTile-optional = { kind-GiveUpTile } (opcional)
kind-PayDisaster = Pagar por lo que conservas
kind-FeedInhabitants = Alimentar a tus habitantes
kind-AbandonBuilding = Descartar un edificio
kind-ChooseBonus = Elegir un recurso

ask-PlaceBid-tile = ¿Qué loseta?
ask-PlaceBid-coins = ¿Cuántas monedas?
ask-PayBuilding-tile = ¿Qué edificio?
ask-MarkBuilding-tile = ¿Qué edificio?
ask-ForgoTile-tile = ¿Qué edificio?
ask-ChooseIncome-tile = ¿Qué edificio?
ask-ChooseIncome-good = ¿Qué recurso?
ask-GiveUpTile-tile = ¿Qué loseta?
ask-FeedInhabitants-luxury = ¿Cuántos artículos de lujo?
ask-AbandonBuilding-tile = ¿Qué edificio?
ask-ChooseBonus-good = ¿Qué recurso?

choice-PayBuilding = pagar { TILE($tile, case: "the") }
choice-MarkBuilding = marcar { TILE($tile, case: "the") } con una moneda
choice-ForgoTile = descartar { TILE($tile, case: "the") }
choice-ChooseIncome = tomar { $amount } { TILE($tile, case: "of") }
choice-GiveUpTile = descartar { TILE($tile, case: "the") }
choice-PayDisaster = pagar por lo que conservas
choice-FeedInhabitants =
    { $luxury ->
        [0] no gastar artículos de lujo en comida
       *[other] gastar { LUXURY($luxury) } en comida
    }
choice-AbandonBuilding = descartar { TILE($tile, case: "the") }
