kind-PlaceBid = Auf ein Plättchen bieten
kind-PlaceBid-alone = Plättchen nehmen
kind-PlaceBid-moved = Deine { COINS($coins) } verschieben
kind-PassBid = Passen (+{ COINS($coins) })
kind-WithdrawBid =
    { $coins ->
        [0] Gebot
       *[other] { COINS($coins) }
    } zurückziehen (+{ COINS($extra) })
kind-PayBuilding = Gebäude bezahlen
kind-MarkBuilding = Gebäude mit einer Münze markieren
kind-ForgoTile = Gebäude abgeben
kind-ChooseIncome = Ein Gut wählen
kind-GiveUpTile =
    { $disaster ->
        [tempest] Gelände abgeben
       *[earthquake] Gebäude abgeben
    }
kind-GiveUpTile-optional = { kind-GiveUpTile } (freiwillig)
kind-PayDisaster = Behalten und bezahlen
kind-FeedInhabitants = Einwohner ernähren
kind-AbandonBuilding = Gebäude abgeben
kind-ChooseBonus = Ein Gut wählen

ask-PlaceBid-tile = Welches Plättchen?
ask-PlaceBid-coins = Wie viele Münzen?
ask-PayBuilding-tile = Welches Gebäude?
ask-MarkBuilding-tile = Welches Gebäude?
ask-ForgoTile-tile = Welches Gebäude?
ask-ChooseIncome-tile = Welches Gebäude?
ask-ChooseIncome-good = Welches Gut?
ask-GiveUpTile-tile = Welches Plättchen?
ask-FeedInhabitants-luxury = Wie viele Luxusgüter?
ask-AbandonBuilding-tile = Welches Gebäude?
ask-ChooseBonus-good = Welches Gut?

choice-PayBuilding = { TILE($tile, case: "den") } bezahlen
choice-MarkBuilding = { TILE($tile, case: "den") } mit einer Münze markieren
choice-ForgoTile = { TILE($tile, case: "den") } abgeben
choice-ChooseIncome = { $amount } durch { TILE($tile, case: "den") }
choice-GiveUpTile = { TILE($tile, case: "den") } abgeben
choice-PayDisaster = behalten und bezahlen
choice-FeedInhabitants =
    { $luxury ->
        [0] keine Luxusgüter für Nahrung
       *[other] { LUXURY($luxury) } für Nahrung
    }
choice-AbandonBuilding = { TILE($tile, case: "den") } abgeben
