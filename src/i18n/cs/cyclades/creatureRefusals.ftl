### Proč tah nejde: bájné bytosti

illegal-creatureFirst =
    Právě používáš { CREATURE($creature, case: "acc") }: { $creature ->
        [chimera] nejdřív vyber bytost z odkládacího balíčku
        [sphinx] prodej jí něco, nebo s prodejem skonči
        [sylph] přesuň svoje lodě, nebo plavbu ukonči
        [polyphemus] nejdřív odežeň lodě kolem něj
        [kraken] přesuň ho o další krok, nebo ho nech, kde je
       *[other] nejdřív s touto bytostí skonči
    }.

illegal-noCreatureInUse = Na to potřebuješ bytost. Nejdřív nějakou z řady povolej.

illegal-seaBlocked =
    { $by ->
        [kraken] Na { PLACE($sea, case: "loc") } je Kraken, takže tam žádná loď nesmí. Vyber jiné námořní pole.
       *[polyphemus] S { PLACE($sea, case: "ins") } sousedí Polyfémus, takže tam žádná loď nesmí. Vyber jiné námořní pole.
    }

illegal-boundByMedusa = Na { PLACE($island, case: "loc") } je Medúsa, takže odtud vojáci nesmí odejít. Vyber jiný ostrov.

illegal-notOnTrack =
    { CREATURE($creature) } v řadě { $creature ->
        [fates] nejsou
       *[other] není
    }. Vyber bytost, která tam je.

illegal-notInDiscards =
    { CREATURE($creature) } v odkládacím balíčku { $creature ->
        [fates] nejsou
       *[other] není
    }. Vyber bytost, která tam je.

illegal-noTargetFor =
    { CREATURE($creature, case: "acc") } teď použít nemůžeš: { $creature ->
        [sphinx] nemáš na prodej žádného vojáka, loď, kněze ani filozofa
        [sylph] žádná tvoje loď nemůže vyplout
        [chimera] žádnou bytost z odkládacího balíčku použít nejde
       *[other] nemá tu žádný cíl
    }. Vyber jinou bytost.

illegal-deckEmpty = Dobírací i odkládací balíček jsou prázdné, takže bytost vyměnit nejde. Vyber jiný tah.

illegal-notAnOpponent = { CREATURE($creature) } bere jen soupeřům. Vyber některého z ostatních hráčů.

illegal-opponentOut = { $seat } je mimo hru. Vyber soupeře, který ještě hraje.

illegal-nothingToSteal = { $seat } nemá žádného { PIECE($item, case: "acc") }. Vyber soupeře, který ho má.

illegal-notAnOpponentsIsland = { PLACE($island, case: "start") } nepatří soupeři. Vyber soupeřův ostrov, na kterém jsou vojáci.

illegal-safeByChiron = Cheirón chrání { PLACE($island, case: "acc") } před Pegasem, Gigantem a Harpyjí. Vyber jiný ostrov.

illegal-noLoneFleet = Na { PLACE($sea, case: "loc") } není osamělá loď soupeře. Vyber námořní pole, kde je právě jedna.

illegal-fleetInReserve = V zásobě ještě máš loď a Siréna použije tu. Vynech námořní pole, odkud loď přichází.

illegal-noFleetInReserve = Všechny tvoje lodě jsou na mapě. Vyber i námořní pole, odkud loď přichází.

illegal-sameBuilding = Na { PLACE($island, case: "loc") } už na { SLOT($slot, case: "loc") } stojí { BUILDING($building) }. Vyber jiný druh.

illegal-sellOneFirst = Sfinze musíš prodat aspoň jeden kus, za { GOLD($gold) }. Nejdřív něco prodej.

illegal-nothingToSell =
    Nemáš { $piece ->
        [troop] tam žádného vojáka
        [fleet] tam žádnou loď
        [priest] žádného kněze
       *[philosopher] žádného filozofa
    } na prodej. Vyber něco, co máš.

illegal-stepsShort =
    Na to potřebuješ { STEPS($needed) }, jeden za každou loď, ale Sylfidě { $steps ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } jen { STEPS($steps) }. Přesuň méně lodí.

illegal-fleetsHaveFought =
    { $fleets ->
        [0] Tvoje lodě na { PLACE($sea, case: "loc") } už bojovaly a dál plout nemůžou. Přesuň jiné.
        [one] Z { PLACE($sea, case: "gen") } může dál plout jen { FLEETS($fleets) }. Ostatní už bojovaly.
        [few] Z { PLACE($sea, case: "gen") } můžou dál plout jen { FLEETS($fleets) }. Ostatní už bojovaly.
       *[other] Z { PLACE($sea, case: "gen") } může dál plout jen { FLEETS($fleets) }. Ostatní už bojovaly.
    }

illegal-notBesidePolyphemus = Pole { PLACE($sea) } nesousedí s ostrovem, kde je Polyfémus. Vyber takové, které s ním sousedí.

illegal-noPushThere = Tyhle lodě na { PLACE($to, case: "acc") } odehnat nejde. Můžeš je odehnat na { $places }.
