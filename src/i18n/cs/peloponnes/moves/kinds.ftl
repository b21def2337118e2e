kind-PlaceBid = Nabídnout za destičku
kind-PlaceBid-alone = Vzít destičku
kind-PlaceBid-moved = Přesunout { COINS($coins, case: "acc") }
kind-PassBid = Pasovat (+{ COINS($coins) })
kind-WithdrawBid =
    Stáhnout { $coins ->
        [0] nabídku
       *[other] { COINS($coins, case: "acc") }
    } (+{ COINS($extra) })
kind-PayBuilding = Zaplatit budovu
kind-MarkBuilding = Označit budovu mincí
kind-ForgoTile = Odhodit budovu
kind-ChooseIncome = Vybrat zboží
kind-GiveUpTile =
    { $disaster ->
        [tempest] Odhodit území
       *[earthquake] Odhodit budovu
    }
kind-GiveUpTile-optional = { kind-GiveUpTile } (nemusíš)
kind-PayDisaster = Zaplatit za to, co si necháš
kind-FeedInhabitants = Nasytit obyvatele
kind-AbandonBuilding = Odhodit budovu
kind-ChooseBonus = Vybrat zboží

ask-PlaceBid-tile = Za kterou destičku?
ask-PlaceBid-coins = Kolik mincí?
ask-PayBuilding-tile = Kterou budovu?
ask-MarkBuilding-tile = Kterou budovu?
ask-ForgoTile-tile = Kterou budovu?
ask-ChooseIncome-tile = Která budova?
ask-ChooseIncome-good = Které zboží?
ask-GiveUpTile-tile = Kterou destičku?
ask-FeedInhabitants-luxury = Kolik kusů luxusního zboží?
ask-AbandonBuilding-tile = Kterou budovu?
ask-ChooseBonus-good = Které zboží?

choice-PayBuilding = zaplatit { TILE($tile, case: "acc") }
choice-MarkBuilding = označit { TILE($tile, case: "acc") } mincí
choice-ForgoTile = odhodit { TILE($tile, case: "acc") }
choice-ChooseIncome = vzít { $amount } z { TILE($tile, case: "gen") }
choice-GiveUpTile = odhodit { TILE($tile, case: "acc") }
choice-PayDisaster = zaplatit za to, co si necháš
choice-FeedInhabitants =
    { $luxury ->
        [0] neutratit za jídlo žádné luxusní zboží
       *[other] utratit za jídlo { LUXURY($luxury, case: "acc") }
    }
choice-AbandonBuilding = odhodit { TILE($tile, case: "acc") }
