import type { Outcome } from '#engine/game.ts';
import type { CreatureEvent, Event, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { lastAtTable, tellEnding } from '../common/endings.ts';
import { CREATURE_TELLINGS } from './creatureEvents.ts';
import { all, BUILDING_NAMES, fleets, forGold, gold, names, PATRONS, place, slotNumber, steps, troops, units } from './words.ts';

type Telling<Type extends Event['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in Exclude<Event['type'], CreatureEvent['type']>]: Telling<Type> };

/** What each seat got or paid, those with nothing left out: "Ada 2, Blaise 4". */
const perSeat = (amounts: readonly number[], name: NameSeat): string =>
  all(amounts.flatMap((amount, seat) => (amount === 0 ? [] : [`${name(seat)} ${amount}`])));

const side = (strength: number, die: number): string => `${strength} (die ${die})`;

const losses = ({ lost: [attackers, defenders], minotaurFell }: EventOf<'BattleRound'>): string => {
  if (attackers > 0 && defenders > 0) return `both lose ${units(attackers)}`;
  return all([
    ...(attackers > 0 ? [`the attacker loses ${units(attackers)}`] : []),
    ...(defenders > 0 ? [`the defender loses ${units(defenders)}`] : []),
    ...(minotaurFell ? ['the Minotaur falls'] : []),
  ]);
};

/** Who defends in a battle: nobody’s island may have the Minotaur. */
const foe = (defender: number | undefined, name: NameSeat): string => (defender === undefined ? 'the Minotaur' : name(defender));

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const winners = names(outcome.winners, name);
  const alone = outcome.winners.length === 1;
  if (outcome.reason === 'metropolises') return `${winners} ${alone ? 'wins' : 'share the win'} by Metropolises.`;
  return tellEnding(outcome, name) ?? lastAtTable(winners, alone);
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  SeatPlaced: ({ seat, islands, seas }, name) =>
    `${name(seat)}: troops on ${all(islands.map(place))}, fleets in ${all(seas.map(place))}.`,
  GoldDealt: ({ seat, gold: amount, open }, name) =>
    open === true ? `${name(seat)} starts with ${gold(amount)}.` : `You start with ${gold(amount)}.`,
  TurnOrderDealt: ({ order }, name) => `Turn order: ${order.map(name).join(', ')}.`,
  CycleBegan: ({ cycle, gods }) =>
    `**Cycle ${cycle}** – ${gods.length === 0 ? 'all gods lie face down' : `the gods: ${gods.map((god) => PATRONS[god]).join(', ')}`}.`,
  IncomeCollected: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `Income: ${perSeat(amounts, name)}.` : 'Nobody has any income.',
  BidPlaced: (event, name) =>
    event.god === 'apollo'
      ? `${name(event.seat)} goes to Apollo.`
      : `${name(event.seat)} offers ${event.amount} to ${PATRONS[event.god]}.`,
  BidDisplaced: ({ seat, god }, name) => `${name(seat)} is driven from ${PATRONS[god]} and chooses another god.`,
  OfferingsPaid: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `The offerings are paid: ${perSeat(amounts, name)}.` : 'No offering has to be paid.',
  TurnBegan: ({ seat, god }, name) => `**${name(seat)}** acts with ${PATRONS[god]}.`,
  ApolloGave: ({ seat, gold: amount, marker }, name) =>
    `Apollo gives ${name(seat)} ${gold(amount)}${marker ? ' and a prosperity marker' : ''}.`,
  ProsperityPlaced: ({ seat, island }, name) => `${name(seat)} puts a prosperity marker on ${place(island)}.`,
  FleetRecruited: ({ seat, sea, cost }, name) => `${name(seat)} recruits a fleet in ${place(sea)}${forGold(cost)}.`,
  TroopRecruited: ({ seat, island, cost }, name) => `${name(seat)} recruits a troop on ${place(island)}${forGold(cost)}.`,
  PriestRecruited: ({ seat, cost }, name) => `${name(seat)} recruits a priest${forGold(cost)}.`,
  PhilosopherRecruited: ({ seat, cost }, name) => `${name(seat)} recruits a philosopher${forGold(cost)}.`,
  BuildingBuilt: ({ seat, island, building, cost }, name) =>
    `${name(seat)} builds a ${BUILDING_NAMES[building]} on ${place(island)}${forGold(cost)}.`,
  FleetsMoved: ({ seat, from, to, fleets: moved, stepsLeft, cost }, name) =>
    `${name(seat)} sails ${fleets(moved)} from ${place(from)} to ${place(to)}${forGold(cost)} (${steps(stepsLeft)} left).`,
  TroopsMoved: ({ seat, from, to, troops: moved, cost }, name) =>
    `${name(seat)} moves ${troops(moved)} from ${place(from)} to ${place(to)}${forGold(cost)}.`,
  IslandLanded: ({ seat, from, island, troops: landed, cost, loser }, name) =>
    `${name(seat)} lands ${troops(landed)} from ${place(from)} on ${place(island)}${forGold(cost)} and takes it${
      loser === undefined ? '' : ` from ${name(loser)}`
    } without a fight.`,
  SeaBattleBegan: ({ seat, defender, from, at, fleets: attacking, cost, stepsLeft }, name) =>
    `**Battle in ${place(at)}:** ${name(seat)} attacks ${name(defender)} with ${fleets(attacking)} from ${place(from)}${forGold(cost)}${
      stepsLeft === undefined ? '' : ` (${steps(stepsLeft)} left)`
    }.`,
  LandBattleBegan: ({ seat, defender, from, at, troops: attacking, cost }, name) =>
    `**Battle on ${place(at)}:** ${name(seat)} attacks ${foe(defender, name)} with ${troops(attacking)} from ${place(from)}${forGold(cost)}.`,
  BattleRound: (event) =>
    `Attacker ${side(event.strength[0], event.dice[0])} against defender ${side(event.strength[1], event.dice[1])}: ${losses(event)}.`,
  FoughtOn: ({ seat }, name) => `${name(seat)} fights on.`,
  Retreated: ({ seat, to, units: moved }, name) => `${name(seat)} retreats to ${place(to)} with ${units(moved)}.`,
  BattleEnded: ({ holder }, name) =>
    holder === undefined ? 'The battle is over; the place is nobody’s.' : `The battle is over; ${name(holder)} holds the place.`,
  IslandConquered: ({ seat, island, loser }, name) =>
    `${name(seat)} conquers ${place(island)}${loser === undefined ? '' : ` from ${name(loser)}`}.`,
  MetropolisDue: ({ seat, by }, name) =>
    by === 'buildings'
      ? `${name(seat)} has all four kinds of building: a Metropolis is due.`
      : `${name(seat)} has four philosophers: a Metropolis is due.`,
  BuildingDiscarded: ({ seat, island, slot }, name) =>
    `${name(seat)} gives up the building in ${slotNumber(slot)} of ${place(island)}.`,
  PhilosophersDiscarded: ({ seat }, name) => `${name(seat)} gives up four philosophers.`,
  MetropolisPlaced: ({ seat, island, destroyed }, name) =>
    `**${name(seat)} founds a Metropolis on ${place(island)}**${
      destroyed.length === 0 ? '.' : `, over what stood in ${all(destroyed.map(slotNumber))}.`
    }`,
  MetropolisForgone: ({ seat }, name) => `${name(seat)} finds no place for a Metropolis: the set goes for nothing.`,
  SeatEliminated: ({ seat }, name) => `${name(seat)} has lost the last island and is out of the game.`,
  TurnEnded: () => undefined,
  GameEnded: ({ winners, reason }, name) => `**The game is over.** ${tellOutcome({ winners, reason }, name)}`,
};

const ALL_TELLINGS = { ...TELLINGS, ...CREATURE_TELLINGS };

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellCycladesEvent = (event: Event, name: NameSeat): string | undefined =>
  (ALL_TELLINGS[event.type] as (event: Event, name: NameSeat) => string | undefined)(event, name);
