### El registro de la partida

event-SeatPlaced = { $seat } empieza con tropas en las islas { $numbers }, y flotas en { $seas }.

event-GoldDealt-own = Empiezas con { GOLD($gold) }.

event-GoldDealt-open = { $seat } empieza con { GOLD($gold) }.

event-TurnOrderDealt = Orden de turno: { $seats }.

event-CycleBegan-gods = **Ciclo { $cycle }** – dioses: { $gods }.

event-CycleBegan-hidden = **Ciclo { $cycle }** – todos los dioses están boca abajo.

event-IncomeCollected-all = Ingresos: { $amounts }.

event-IncomeCollected-none = Nadie tiene ingresos.

amount-of-seat = { $seat } { $amount }

event-BidPlaced-god = { $seat } ofrece { $amount } a { GOD($god) }.

event-BidPlaced-apollo = { $seat } va con Apolo.

event-BidDisplaced = Superan la ofrenda de { $seat } a { GOD($god) }: tiene que elegir otro dios.

event-OfferingsPaid-all = Se pagan las ofrendas, con 1 MO menos por sacerdote: { $amounts }.

event-OfferingsPaid-none = Nadie tiene que pagar su ofrenda.

event-TurnBegan = **{ $seat }** actúa con { GOD($god) }.

event-ApolloGave =
    Apolo le da { GOLD($gold) }{ $marker ->
        [yes] { " " }y un marcador de prosperidad
       *[no] { "" }
    } a { $seat }.

event-ProsperityPlaced = { $seat } coloca un marcador de prosperidad en { PLACE($island) }.

event-FleetRecruited = { $seat } recluta una flota en { PLACE($sea) }{ FOR-GOLD($cost) }.

event-TroopRecruited = { $seat } recluta una tropa en { PLACE($island) }{ FOR-GOLD($cost) }.

event-PriestRecruited = { $seat } recluta un sacerdote{ FOR-GOLD($cost) }.

event-PhilosopherRecruited = { $seat } recluta un filósofo{ FOR-GOLD($cost) }.

event-BuildingBuilt = { $seat } construye { BUILDING($building, case: "a") } en { PLACE($island) }{ FOR-GOLD($cost) }.

steps-left-note = ({ STEPS-LEFT($stepsLeft) })

event-FleetsMoved = { $seat } mueve { FLEETS($fleets) } de { PLACE($from) } a { PLACE($to) }{ FOR-GOLD($cost) } { steps-left-note }.

event-TroopsMoved = { $seat } mueve { TROOPS($troops) } de { PLACE($from) } a { PLACE($to) }{ FOR-GOLD($cost) }.

event-IslandLanded-free = { $seat } mueve { TROOPS($troops) } de { PLACE($from) } a { PLACE($island) }{ FOR-GOLD($cost) } y toma la isla sin combatir.

event-IslandLanded-taken = { $seat } mueve { TROOPS($troops) } de { PLACE($from) } a { PLACE($island) }{ FOR-GOLD($cost) } y le quita la isla a { $loser } sin combatir.

event-SeaBattleBegan-plain = **Batalla en { PLACE($at) }:** { $seat } ataca a { $defender } con { FLEETS($fleets) } desde { PLACE($from) }{ FOR-GOLD($cost) }.

event-SeaBattleBegan-steps = **Batalla en { PLACE($at) }:** { $seat } ataca a { $defender } con { FLEETS($fleets) } desde { PLACE($from) }{ FOR-GOLD($cost) } { steps-left-note }.

event-LandBattleBegan-seat = **Batalla en { PLACE($at) }:** { $seat } ataca a { $defender } con { TROOPS($troops) } desde { PLACE($from) }{ FOR-GOLD($cost) }.

event-LandBattleBegan-minotaur = **Batalla en { PLACE($at) }:** { $seat } ataca al Minotauro con { TROOPS($troops) } desde { PLACE($from) }{ FOR-GOLD($cost) }.

event-BattleRound = Atacante { $attack } (dado { $attackDie }) contra defensor { $defence } (dado { $defenceDie }): { $losses }.

losses-both = cada bando pierde { UNITS($units) }

losses-attacker = el atacante pierde { UNITS($units) }

losses-defender = el defensor pierde { UNITS($units) }

losses-minotaur = cae el Minotauro

event-FoughtOn = { $seat } sigue luchando.

event-Retreated = { $seat } se retira a { PLACE($to) } con { UNITS($units) }.

event-BattleEnded-held = La batalla ha terminado: { $holder } controla la zona.

event-BattleEnded-empty = La batalla ha terminado: nadie controla la zona.

event-IslandConquered-free = { $seat } conquista { PLACE($island) }.

event-IslandConquered-taken = { $seat } le arrebata { PLACE($island) } a { $loser }.

event-MetropolisDue =
    { $by ->
        [buildings] { $seat } tiene los cuatro tipos de edificio y consigue una Metrópolis.
       *[philosophers] { $seat } tiene cuatro filósofos y consigue una Metrópolis.
    }

event-BuildingDiscarded = { $seat } descarta el edificio del { SLOT($slot) } de { PLACE($island) }.

event-PhilosophersDiscarded = { $seat } descarta cuatro filósofos.

event-MetropolisPlaced-free = **{ $seat } coloca una Metrópolis en { PLACE($island) }**.

event-MetropolisPlaced-over = **{ $seat } coloca una Metrópolis en { PLACE($island) }**. Sustituye { $count ->
        [one] al edificio del recuadro { $slots }
       *[other] a los edificios de los recuadros { $slots }
    }.

covered-slot = { $slot }

event-MetropolisForgone = { $seat } no tiene sitio para otra Metrópolis y se queda sin ella.

event-SeatEliminated = { $seat } ha perdido su última isla y queda fuera de la partida.

outcome-metropolises =
    { $winners } { $count ->
        [one] tiene suficientes Metrópolis y gana
       *[other] tienen suficientes Metrópolis y el mismo oro, así que comparten la victoria
    }.
