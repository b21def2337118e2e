### Why a move is refused: mythological creatures

illegal-creatureFirst =
    Právě využíváš bytost { CREATURE($creature) }: { $creature ->
        [chimera] nejdřív vyber z odkládacího balíčku bytost, kterou povolá
        [sphinx] prodávej jí kusy, nebo prodej ukonči
        [sylph] popluj se svými loděmi, nebo se zbylých kroků vzdej
        [polyphemus] nejdřív řekni, kam odplují lodě kolem něj
        [kraken] posuň ho o krok dál, nebo ho nech, kde je
       *[other] nejdřív ji dokonči
    }.

illegal-noCreatureInUse = Žádnou bytost, která by to umožnila, právě nevyužíváš; nejdřív nějakou z řady povolej.

illegal-seaBlocked =
    { $by ->
        [kraken] Na { PLACE($sea) } leží Kraken: žádná loď tam nesmí; vyber jiné námořní pole.
       *[polyphemus] Vedle { PLACE($sea) } stojí Polyfémus: žádná loď tam nesmí; vyber jiné námořní pole.
    }

illegal-boundByMedusa = Na { PLACE($island) } je Medúsa: dokud tam zůstává, vojáci nesmějí odejít; vyber jiný ostrov.

illegal-notOnTrack = { CREATURE-IS-NOT($creature) } v řadě bytostí; vyber některou, která tam leží.

illegal-notInDiscards = { CREATURE-IS-NOT($creature) } v odkládacím balíčku; Chiméra povolává jen odtamtud.

illegal-noTargetFor =
    Teď není nic, co by mohlo být cílem { CREATURE($creature, case: "gen") }: { $creature ->
        [sphinx] kupuje tvoje vojáky, lodě, kněze nebo filozofy
        [sylph] potřebuje tvoji loď, která může vyplout
        [chimera] potřebuje v odkládacím balíčku bytost, která má na koho působit
       *[other] vyber jinou bytost
    }.

illegal-deckEmpty = Dobírací i odkládací balíček jsou prázdné, žádná bytost tedy nemůže přijít místo této.

illegal-notAnOpponent = { CREATURE($creature) } bere jen soupeřům; vyber někoho jiného než sebe.

illegal-opponentOut = { $seat } je mimo hru; vyber soupeře, který ještě hraje.

illegal-nothingToSteal = { $seat } nemá žádného { PIECE($item, case: "acc") }; vyber soupeře, který ho má.

illegal-notAnOpponentsIsland = { PLACE($island) } nepatří soupeři; vyber ostrov soupeře, na kterém jsou vojáci.

illegal-safeByChiron = Cheirón chrání { PLACE($island) } před Pegasem, Gigantem a Harpyjí; vyber jiný ostrov.

illegal-noLoneFleet = Na { PLACE($sea) } není osamělá loď soupeře; Siréna potřebuje pole, kde leží právě jedna.

illegal-fleetInReserve = V zásobě ještě máš loď a použije se ta; uveď jen pole, kam přijde.

illegal-noFleetInReserve = Všechny tvoje lodě jsou na herním plánu; uveď i pole, ze kterého loď přijde.

illegal-sameBuilding = Na { PLACE($island) }, { SLOT($slot) }, už je { BUILDING($building) }; vyber jiný druh.

illegal-sellOneFirst = Sfinga kupuje aspoň jeden kus, za { GOLD($gold) }: nejdřív nějaký prodej.

illegal-nothingToSell =
    { $piece ->
        [troop] Nemáš tam žádného vojáka; k prodeji vyber, co máš.
        [fleet] Nemáš tam žádnou loď; k prodeji vyber, co máš.
        [priest] Nemáš žádného kněze; k prodeji vyber, co máš.
       *[philosopher] Nemáš žádného filozofa; k prodeji vyber, co máš.
    }

illegal-stepsShort = To stojí { STEPS($needed, case: "acc") } Sylfidy, jeden za každou loď, a zbývá: { STEPS($steps) }; přesuň méně lodí.

illegal-fleetsHaveFought =
    { $fleets ->
        [0] Tvoje lodě na { PLACE($sea) } už bojovaly a dál neplují; vyber jiné.
       *[other] Z { PLACE($sea) } může dál plout jen toto: { FLEETS($fleets) }; ostatní už bojovaly.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } nesousedí s ostrovem, na kterém je Polyfémus; odháněj lodě z polí kolem něj.

illegal-noPushThere = Na { PLACE($to) } odtud lodě odehnat nejde; mohou na { $places }.
