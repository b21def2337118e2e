import type { Outcome } from '#engine/game.ts';
import type { CreatureEvent, Event, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { lastAtTable, tellEnding } from '../common/endings.ts';
import { all, s } from '../counting.ts';
import { CREATURE_TELLINGS } from './creatureEvents.ts';
import {
  BUILDING_ACC,
  fleets,
  forGold,
  gold,
  names,
  OF_PATRON,
  PATRONS,
  place,
  slotNumber,
  steps,
  TO_PATRON,
  troops,
  units,
} from './words.ts';

type Telling<Type extends Event['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in Exclude<Event['type'], CreatureEvent['type']>]: Telling<Type> };

/** What each seat got or paid, those with nothing left out: "Ada 2, Blaise 4". */
const perSeat = (amounts: readonly number[], name: NameSeat): string =>
  all(amounts.flatMap((amount, seat) => (amount === 0 ? [] : [`${name(seat)} ${amount}`])));

const side = (strength: number, die: number): string => `${strength} (kostka ${die})`;

const losses = ({ lost: [attackers, defenders], minotaurFell }: EventOf<'BattleRound'>): string => {
  if (attackers > 0 && defenders > 0) return `oba ztrácejí ${units.acc(attackers)}`;
  return all([
    ...(attackers > 0 ? [`útočník ztrácí ${units.acc(attackers)}`] : []),
    ...(defenders > 0 ? [`obránce ztrácí ${units.acc(defenders)}`] : []),
    ...(minotaurFell ? ['Mínotaurus padá'] : []),
  ]);
};

/** "brání se Blaise": nobody’s island may have the Minotaur. */
const against = (defender: number | undefined, name: NameSeat): string =>
  defender === undefined ? 'brání se Mínotaurus' : `brání se ${name(defender)}`;

const stepsLeftOver = (left: number): string => `zbývá: ${steps(left)}`;

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const winners = names(outcome.winners, name);
  const alone = outcome.winners.length === 1;
  if (outcome.reason === 'metropolises') return `${winners} ${alone ? 'vítězí' : 'se dělí o vítězství'} díky metropolím.`;
  return tellEnding(outcome, name) ?? lastAtTable(winners, alone);
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  SeatPlaced: ({ seat, islands, seas }, name) =>
    `${name(seat)}: vojáci na ${all(islands.map(place))}, lodě na ${all(seas.map(place))}.`,
  GoldDealt: ({ seat, gold: amount, open }, name) =>
    open === true ? `Na začátku má ${name(seat)} ${gold(amount)}.` : `Na začátku máš ${gold(amount)}.`,
  TurnOrderDealt: ({ order }, name) => `Pořadí hráčů: ${order.map(name).join(', ')}.`,
  CycleBegan: ({ cycle, gods }) =>
    `**Kolo ${cycle}** – ${gods.length === 0 ? 'všichni bohové leží rubem vzhůru' : `bohové: ${gods.map((god) => PATRONS[god]).join(', ')}`}.`,
  IncomeCollected: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `Příjmy: ${perSeat(amounts, name)}.` : 'Nikdo nemá žádný příjem.',
  BidPlaced: (event, name) =>
    event.god === 'apollo'
      ? `${name(event.seat)} volí Apollóna.`
      : `${name(event.seat)} nabízí ${TO_PATRON[event.god]} ${event.amount}.`,
  BidDisplaced: ({ seat, god }, name) => `Nabídka u ${OF_PATRON[god]} je překonána; ${name(seat)} volí jiného boha.`,
  OfferingsPaid: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `Nabídky se platí: ${perSeat(amounts, name)}.` : 'Žádná nabídka se neplatí.',
  TurnBegan: ({ seat, god }, name) => `Na tahu je **${name(seat)}**, bůh: ${PATRONS[god]}.`,
  ApolloGave: ({ seat, gold: amount, marker }, name) =>
    `${name(seat)} dostává od Apollóna ${gold(amount)}${marker ? ' a žeton rozkvětu' : ''}.`,
  ProsperityPlaced: ({ seat, island }, name) => `${name(seat)} umísťuje žeton rozkvětu na ${place(island)}.`,
  FleetRecruited: ({ seat, sea, cost }, name) => `${name(seat)} verbuje loď na ${place(sea)}${forGold(cost)}.`,
  TroopRecruited: ({ seat, island, cost }, name) => `${name(seat)} verbuje vojáka na ${place(island)}${forGold(cost)}.`,
  PriestRecruited: ({ seat, cost }, name) => `${name(seat)} verbuje kněze${forGold(cost)}.`,
  PhilosopherRecruited: ({ seat, cost }, name) => `${name(seat)} verbuje filozofa${forGold(cost)}.`,
  BuildingBuilt: ({ seat, island, building, cost }, name) =>
    `${name(seat)} staví ${BUILDING_ACC[building]} na ${place(island)}${forGold(cost)}.`,
  FleetsMoved: ({ seat, from, to, fleets: moved, stepsLeft, cost }, name) =>
    `${name(seat)} přesouvá ${fleets.acc(moved)} z ${place(from)} na ${place(to)}${forGold(cost)} (${stepsLeftOver(stepsLeft)}).`,
  TroopsMoved: ({ seat, from, to, troops: moved, cost }, name) =>
    `${name(seat)} přesouvá ${troops.acc(moved)} z ${place(from)} na ${place(to)}${forGold(cost)}.`,
  IslandLanded: ({ seat, from, island, troops: landed, cost, loser }, name) =>
    `${name(seat)} vysazuje ${troops.acc(landed)} z ${place(from)} na ${place(island)}${forGold(cost)} a získává ostrov bez boje${
      loser === undefined ? '' : `; přichází o něj ${name(loser)}`
    }.`,
  SeaBattleBegan: ({ seat, defender, from, at, fleets: attacking, cost, stepsLeft }, name) =>
    `**Bitva na ${place(at)}:** ${name(seat)} útočí ${s(attacking)} ${fleets.ins(attacking)} z ${place(from)}${forGold(cost)}, ${against(defender, name)}${
      stepsLeft === undefined ? '' : ` (${stepsLeftOver(stepsLeft)})`
    }.`,
  LandBattleBegan: ({ seat, defender, from, at, troops: attacking, cost }, name) =>
    `**Bitva na ${place(at)}:** ${name(seat)} útočí ${s(attacking)} ${troops.ins(attacking)} z ${place(from)}${forGold(cost)}, ${against(defender, name)}.`,
  BattleRound: (event) =>
    `Útočník ${side(event.strength[0], event.dice[0])} proti obránci ${side(event.strength[1], event.dice[1])}: ${losses(event)}.`,
  FoughtOn: ({ seat }, name) => `${name(seat)} bojuje dál.`,
  Retreated: ({ seat, to, units: moved }, name) => `${name(seat)} ustupuje na ${place(to)} ${s(moved)} ${units.ins(moved)}.`,
  BattleEnded: ({ holder }, name) =>
    holder === undefined ? 'Bitva skončila; místo nepatří nikomu.' : `Bitva skončila; místo drží ${name(holder)}.`,
  IslandConquered: ({ seat, island, loser }, name) =>
    `${name(seat)} dobývá ${place(island)}${loser === undefined ? '' : `; přichází o něj ${name(loser)}`}.`,
  MetropolisDue: ({ seat, by }, name) =>
    by === 'buildings'
      ? `${name(seat)} má všechny čtyři druhy budov: vzniká metropole.`
      : `${name(seat)} má čtyři filozofy: vzniká metropole.`,
  BuildingDiscarded: ({ seat, island, slot }, name) => `${name(seat)} odevzdává budovu na ${place(island)}, ${slotNumber(slot)}.`,
  PhilosophersDiscarded: ({ seat }, name) => `${name(seat)} odevzdává čtyři filozofy.`,
  MetropolisPlaced: ({ seat, island, destroyed }, name) =>
    `**${name(seat)} zakládá metropoli na ${place(island)}**${
      destroyed.length === 0 ? '.' : `; zaniká, co tam stálo: ${all(destroyed.map(slotNumber))}.`
    }`,
  MetropolisForgone: ({ seat }, name) => `${name(seat)} nemá pro metropoli místo: sada propadá bez náhrady.`,
  SeatEliminated: ({ seat }, name) => `${name(seat)} přichází o poslední ostrov a vypadává ze hry.`,
  TurnEnded: () => undefined,
  GameEnded: ({ winners, reason }, name) => `**Konec hry.** ${tellOutcome({ winners, reason }, name)}`,
};

const ALL_TELLINGS = { ...TELLINGS, ...CREATURE_TELLINGS };

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellCycladesEvent = (event: Event, name: NameSeat): string | undefined =>
  (ALL_TELLINGS[event.type] as (event: Event, name: NameSeat) => string | undefined)(event, name);
