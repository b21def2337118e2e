kind-PlaceBid = Učinit nabídku
kind-PlaceBid-alone = Vzít destičku
kind-PlaceBid-moved = Přesunout { COINS($coins, case: "acc") }
kind-PassBid = Pasovat (+{ COINS($coins) })
kind-WithdrawBid =
    Stáhnout { $coins ->
        [0] nabídku
       *[other] { COINS($coins, case: "acc") }
    } (+{ COINS($extra) })
kind-PayBuilding = Zaplatit budovu
kind-MarkBuilding = Položit na ni minci
kind-ForgoTile = Vzdát se budovy
kind-ChooseIncome = Vybrat zboží
kind-GiveUpTile =
    { $disaster ->
        [tempest] Odevzdat území
       *[earthquake] Odevzdat budovu
    }
kind-GiveUpTile-optional = { kind-GiveUpTile } (nemusíš)
kind-PayDisaster = Zaplatit za ponechané
kind-FeedInhabitants = Nasytit obyvatele
kind-AbandonBuilding = Vzdát se budovy
kind-ChooseBonus = Vybrat zboží

ask-PlaceBid-tile = Za kterou destičku?
ask-PlaceBid-coins = Kolik mincí?
ask-PayBuilding-tile = Kterou budovu?
ask-MarkBuilding-tile = Kterou budovu?
ask-ForgoTile-tile = Které budovy?
ask-ChooseIncome-tile = Ze které budovy?
ask-ChooseIncome-good = Které zboží?
ask-GiveUpTile-tile = Kterou destičku?
ask-FeedInhabitants-luxury = Kolik kusů luxusního zboží?
ask-AbandonBuilding-tile = Které budovy?
ask-ChooseBonus-good = Které zboží?

choice-PayBuilding = zaplatit { TILE($tile, case: "acc") }
choice-MarkBuilding = položit minci na { TILE($tile, case: "acc") }
choice-ForgoTile = vzdát se { TILE($tile, case: "gen") }
choice-ChooseIncome = vzít { $amount } z { TILE($tile, case: "gen") }
choice-GiveUpTile = odevzdat { TILE($tile, case: "acc") }
choice-PayDisaster = zaplatit za to, co si necháváš
choice-FeedInhabitants =
    { $luxury ->
        [0] nedat na jídlo žádné luxusní zboží
       *[other] dát na jídlo { LUXURY($luxury, case: "acc") }
    }
choice-AbandonBuilding = vzdát se { TILE($tile, case: "gen") }
