### El registro: las criaturas mitológicas

event-TrackFilled-creatures = Criaturas: { $creatures }{ $more }.

event-TrackFilled-none = No quedan criaturas{ $more }.

track-discarded = ; descartada: { CREATURE($discarded) }

track-shuffled = ; { new-deck }

new-deck = los descartes se barajan y forman un mazo nuevo

event-CreatureBought =
    { $seat } compra { CREATURE($creature, case: "the") } por { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] { " " }(los templos le ahorran { GOLD($discount) })
    }.

event-CreatureCalled = Con la Quimera, { $seat } toma { CREATURE($creature, case: "the") } de los descartes.

event-CreatureSwapped =
    { $seat } paga { GOLD($cost) } y cambia { CREATURE($discarded, case: "the") } por { CREATURE($drawn, case: "the") }{ $shuffled ->
        [yes] { "" }; antes, { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } usa las Parcas, pero no tiene ingresos.
       *[other] { $seat } cobra { GOLD($gold) } con las Parcas.
    }

event-GoldStolen-secret = Con el Grifo, { $seat } le quita a { $loser } la mitad de su oro.

event-GoldStolen-known =
    { $gold ->
        [0] El Grifo no le quita nada a { $loser }.
       *[other] Con el Grifo, { $seat } le quita a { $loser } la mitad de su oro: { GOLD($gold) }.
    }

event-TroopKilled = La Arpía elimina una tropa de { $loser } en { PLACE($island) }.

event-FleetReplaced-reserve = La Sirena cambia la flota de { $loser } en { PLACE($sea) } por una de { $seat }.

event-FleetReplaced-moved = La Sirena cambia la flota de { $loser } en { PLACE($sea) } por la de { $seat } que estaba en { PLACE($from) }.

event-BuildingDestroyed = El Gigante destruye { BUILDING($building, case: "the") } de { $owner } en { PLACE($island) }, { SLOT($slot) }.

event-PriestStolen = Con la Dríade, { $seat } le quita un sacerdote a { $loser }.

event-PhilosopherStolen = Con el Sátiro, { $seat } le quita un filósofo a { $loser }.

event-BuildingChanged = El Cíclope convierte en { BUILDING($building) } { BUILDING($was, case: "the") } de { $seat } en { PLACE($island) }, { SLOT($slot) }.

event-PieceSold-card = { $seat } le vende a la Esfinge { PIECE($piece, case: "a") } por { GOLD($gold) }.

event-PieceSold-placed = { $seat } le vende a la Esfinge { PIECE($piece, case: "a") } de { PLACE($at) } por { GOLD($gold) }.

event-FigurePlaced = { $seat } coloca { CREATURE($creature, case: "to") } en { PLACE($island) }.

event-FiguresVanished = { CREATURE($arrived, case: "The") } y { CREATURE($stood, case: "the") } se encuentran en { PLACE($island) } y se destruyen entre sí.

event-FigureLeft = { $seat } retira { CREATURE($creature, case: "to") } del tablero.

event-FleetsPushed = Polifemo empuja { FLEETS($fleets) } de { $owner } de { PLACE($from) } a { PLACE($to) }.

event-FleetsSunk =
    { $by ->
        [kraken] El Kraken destruye { FLEETS($fleets) } de { $owner } en { PLACE($sea) }.
       *[polyphemus] { $owner } pierde { FLEETS($fleets) } en { PLACE($sea) }: Polifemo no { $fleets ->
            [one] la
           *[other] las
        } puede empujar a ningún sitio.
    }

event-KrakenPlaced = El Kraken emerge en { PLACE($sea) }.

event-KrakenMoved = { $seat } mueve el Kraken a { PLACE($to) }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = El efecto de la Quimera termina: todos los descartes se barajan con el mazo.
