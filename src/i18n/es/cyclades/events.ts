import type { Outcome } from '#engine/game.ts';
import type { CreatureEvent, Event, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { lastAtTable, tellEnding } from '../common/endings.ts';
import { CREATURE_TELLINGS } from './creatureEvents.ts';
import {
  aBuilding,
  all,
  fleets,
  forGold,
  gold,
  names,
  PATRONS,
  place,
  slotNumber,
  stepsLeft,
  theSlots,
  troops,
  units,
} from './words.ts';

type Telling<Type extends Event['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in Exclude<Event['type'], CreatureEvent['type']>]: Telling<Type> };

/** What each seat got or paid, those with nothing left out: "Ada 2, Blaise 4". */
const perSeat = (amounts: readonly number[], name: NameSeat): string =>
  all(amounts.flatMap((amount, seat) => (amount === 0 ? [] : [`${name(seat)} ${amount}`])));

const side = (strength: number, die: number): string => `${strength} (dado ${die})`;

const losses = ({ lost: [attackers, defenders], minotaurFell }: EventOf<'BattleRound'>): string => {
  if (attackers > 0 && defenders > 0) return `los dos bandos pierden ${units(attackers)}`;
  return all([
    ...(attackers > 0 ? [`el atacante pierde ${units(attackers)}`] : []),
    ...(defenders > 0 ? [`el defensor pierde ${units(defenders)}`] : []),
    ...(minotaurFell ? ['cae el Minotauro'] : []),
  ]);
};

/** Who is attacked: nobody’s island may have the Minotaur. */
const toFoe = (defender: number | undefined, name: NameSeat): string =>
  defender === undefined ? 'al Minotauro' : `a ${name(defender)}`;

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const winners = names(outcome.winners, name);
  const alone = outcome.winners.length === 1;
  if (outcome.reason === 'metropolises') return `${winners} ${alone ? 'gana' : 'comparten la victoria'} por Metrópolis.`;
  return tellEnding(outcome, name) ?? lastAtTable(winners, alone);
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  SeatPlaced: ({ seat, islands, seas }, name) =>
    `${name(seat)}: tropas en ${all(islands.map(place))}, flotas en ${all(seas.map(place))}.`,
  GoldDealt: ({ seat, gold: amount, open }, name) =>
    open === true ? `${name(seat)} empieza con ${gold(amount)}.` : `Empiezas con ${gold(amount)}.`,
  TurnOrderDealt: ({ order }, name) => `Orden de turno: ${order.map(name).join(', ')}.`,
  CycleBegan: ({ cycle, gods }) =>
    `**Ciclo ${cycle}** – ${gods.length === 0 ? 'todos los dioses están boca abajo' : `los dioses: ${gods.map((god) => PATRONS[god]).join(', ')}`}.`,
  IncomeCollected: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `Ingresos: ${perSeat(amounts, name)}.` : 'Nadie tiene ingresos.',
  BidPlaced: (event, name) =>
    event.god === 'apollo'
      ? `${name(event.seat)} va con Apolo.`
      : `${name(event.seat)} ofrece ${event.amount} a ${PATRONS[event.god]}.`,
  BidDisplaced: ({ seat, god }, name) => `Superan la ofrenda de ${name(seat)} a ${PATRONS[god]}: tiene que elegir otro dios.`,
  OfferingsPaid: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `Se pagan las ofrendas: ${perSeat(amounts, name)}.` : 'No hay ofrendas que pagar.',
  TurnBegan: ({ seat, god }, name) => `**${name(seat)}** actúa con ${PATRONS[god]}.`,
  ApolloGave: ({ seat, gold: amount, marker }, name) =>
    `Apolo da a ${name(seat)} ${gold(amount)}${marker ? ' y un marcador de prosperidad' : ''}.`,
  ProsperityPlaced: ({ seat, island }, name) => `${name(seat)} pone un marcador de prosperidad en ${place(island)}.`,
  FleetRecruited: ({ seat, sea, cost }, name) => `${name(seat)} recluta una flota en ${place(sea)}${forGold(cost)}.`,
  TroopRecruited: ({ seat, island, cost }, name) => `${name(seat)} recluta una tropa en ${place(island)}${forGold(cost)}.`,
  PriestRecruited: ({ seat, cost }, name) => `${name(seat)} recluta un sacerdote${forGold(cost)}.`,
  PhilosopherRecruited: ({ seat, cost }, name) => `${name(seat)} recluta un filósofo${forGold(cost)}.`,
  BuildingBuilt: ({ seat, island, building, cost }, name) =>
    `${name(seat)} construye ${aBuilding(building)} en ${place(island)}${forGold(cost)}.`,
  FleetsMoved: ({ seat, from, to, fleets: moved, stepsLeft: left, cost }, name) =>
    `${name(seat)} lleva ${fleets(moved)} de ${place(from)} a ${place(to)}${forGold(cost)} (${stepsLeft(left)}).`,
  TroopsMoved: ({ seat, from, to, troops: moved, cost }, name) =>
    `${name(seat)} mueve ${troops(moved)} de ${place(from)} a ${place(to)}${forGold(cost)}.`,
  IslandLanded: ({ seat, from, island, troops: landed, cost, loser }, name) =>
    `${name(seat)} desembarca ${troops(landed)} de ${place(from)} en ${place(island)}${forGold(cost)} y ${
      loser === undefined ? 'toma la isla' : `se la quita a ${name(loser)}`
    } sin combatir.`,
  SeaBattleBegan: ({ seat, defender, from, at, fleets: attacking, cost, stepsLeft: left }, name) =>
    `**Batalla en ${place(at)}:** ${name(seat)} ataca a ${name(defender)} con ${fleets(attacking)} desde ${place(from)}${forGold(cost)}${
      left === undefined ? '' : ` (${stepsLeft(left)})`
    }.`,
  LandBattleBegan: ({ seat, defender, from, at, troops: attacking, cost }, name) =>
    `**Batalla en ${place(at)}:** ${name(seat)} ataca ${toFoe(defender, name)} con ${troops(attacking)} desde ${place(from)}${forGold(cost)}.`,
  BattleRound: (event) =>
    `Atacante ${side(event.strength[0], event.dice[0])} contra defensor ${side(event.strength[1], event.dice[1])}: ${losses(event)}.`,
  FoughtOn: ({ seat }, name) => `${name(seat)} sigue luchando.`,
  Retreated: ({ seat, to, units: moved }, name) => `${name(seat)} se retira a ${place(to)} con ${units(moved)}.`,
  BattleEnded: ({ holder }, name) =>
    holder === undefined
      ? 'La batalla ha terminado; el lugar no es de nadie.'
      : `La batalla ha terminado; el lugar es de ${name(holder)}.`,
  IslandConquered: ({ seat, island, loser }, name) =>
    `${name(seat)} conquista ${place(island)}${loser === undefined ? '' : `, que era de ${name(loser)}`}.`,
  MetropolisDue: ({ seat, by }, name) =>
    by === 'buildings'
      ? `${name(seat)} tiene los cuatro tipos de edificio: le corresponde una Metrópolis.`
      : `${name(seat)} tiene cuatro filósofos: le corresponde una Metrópolis.`,
  BuildingDiscarded: ({ seat, island, slot }, name) =>
    `${name(seat)} descarta el edificio del ${slotNumber(slot)} de ${place(island)}.`,
  PhilosophersDiscarded: ({ seat }, name) => `${name(seat)} descarta cuatro filósofos.`,
  MetropolisPlaced: ({ seat, island, destroyed }, name) =>
    `**${name(seat)} funda una Metrópolis en ${place(island)}**${
      destroyed.length === 0 ? '.' : `, sobre lo que había en ${theSlots(destroyed)}.`
    }`,
  MetropolisForgone: ({ seat }, name) =>
    `${name(seat)} no tiene sitio para otra Metrópolis: lo que la formaba se descarta a cambio de nada.`,
  SeatEliminated: ({ seat }, name) => `${name(seat)} pierde su última isla y queda fuera de la partida.`,
  TurnEnded: () => undefined,
  GameEnded: ({ winners, reason }, name) => `**La partida ha terminado.** ${tellOutcome({ winners, reason }, name)}`,
};

const ALL_TELLINGS = { ...TELLINGS, ...CREATURE_TELLINGS };

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellCycladesEvent = (event: Event, name: NameSeat): string | undefined =>
  (ALL_TELLINGS[event.type] as (event: Event, name: NameSeat) => string | undefined)(event, name);
