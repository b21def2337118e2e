### The log: mythological creatures

event-TrackFilled-creatures = Criaturas: { $creatures }{ $more }.

event-TrackFilled-none = No quedan criaturas por salir{ $more }.

track-discarded = ; descartada: { CREATURE($discarded) }

track-shuffled = ; { new-deck }

new-deck = los descartes se barajan y forman un mazo nuevo

event-CreatureBought =
    { $seat } compra { CREATURE($creature, case: "the") } por { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] , { GOLD($discount) } menos gracias a los templos
    }.

event-CreatureCalled = La Quimera llama { CREATURE($creature, case: "to") } desde los descartes para { $seat }.

event-CreatureSwapped =
    { $seat } paga { GOLD($cost) } y descarta { CREATURE($discarded, case: "to") }; en su lugar { $drawn ->
        [fates] llegan
       *[other] llega
    } { CREATURE($drawn, case: "the") }{ $shuffled ->
        [yes] , y antes { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } no tiene ingresos que las Parcas puedan repetir.
       *[other] Las Parcas traen a { $seat } { GOLD($gold) }.
    }

event-GoldStolen-secret = El Grifo trae a { $seat } la mitad del oro de { $loser }.

event-GoldStolen-known =
    { $gold ->
        [0] El Grifo no encuentra nada que quitar a { $loser }.
       *[other] El Grifo trae a { $seat } la mitad del oro de { $loser }: { GOLD($gold) }.
    }

event-TroopKilled = La Arpía se lleva una tropa de { $loser } de { PLACE($island) }.

event-FleetReplaced-reserve = La Sirena retira la flota de { $loser } en { PLACE($sea) }; ahora hay allí una de { $seat }.

event-FleetReplaced-moved = La Sirena retira la flota de { $loser } en { PLACE($sea) }; ahora hay allí una de { $seat }, que viene de { PLACE($from) }.

event-BuildingDestroyed = El Gigante destruye { BUILDING($building, case: "the") } de { $owner } en { PLACE($island) }, { SLOT($slot) }.

event-PriestStolen = La Dríade lleva un sacerdote de { $loser } a { $seat }.

event-PhilosopherStolen = El Sátiro lleva un filósofo de { $loser } a { $seat }.

event-BuildingChanged = El Cíclope convierte { BUILDING($was, case: "the") } de { $seat } en { PLACE($island) }, { SLOT($slot) }, en { BUILDING($building, case: "a") }.

event-PieceSold-card = { $seat } vende { PIECE($piece, case: "a") } a la Esfinge por { GOLD($gold) }.

event-PieceSold-placed = { $seat } vende { PIECE($piece, case: "a") } de { PLACE($at) } a la Esfinge por { GOLD($gold) }.

event-FigurePlaced = { $seat } pone { CREATURE($creature, case: "to") } en { PLACE($island) }.

event-FiguresVanished = { CREATURE($arrived, case: "The") } llega a { PLACE($island) }, donde está { CREATURE($stood, case: "the") }: se destruyen mutuamente.

event-FigureLeft = { CREATURE($creature, case: "The") }, de { $seat }, deja el tablero.

event-FleetsPushed = Polifemo empuja { FLEETS($fleets) } de { $owner } de { PLACE($from) } a { PLACE($to) }.

event-FleetsSunk =
    { $by ->
        [kraken] El Kraken hunde { FLEETS($fleets) } de { $owner } en { PLACE($sea) }.
       *[polyphemus] { $owner } pierde { FLEETS($fleets) } en { PLACE($sea) }: Polifemo no deja casilla adonde ir.
    }

event-KrakenPlaced = El Kraken emerge en { PLACE($sea) }.

event-KrakenMoved = { $seat } mueve el Kraken a { PLACE($to) }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = La Quimera ha acabado: todos los descartes se barajan con el mazo.
