import type { CycladesRejection, Expected, RejectionCode, RejectionParams, StockItem } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_REFUSALS } from './creatureRejections.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { all, any, BUILDING_NAMES, fleets, gold, names, PATRONS, PIECE_NAMES, place, slotNumber, troops } from './words.ts';

type Sentences = {
  readonly [Code in Exclude<RejectionCode, keyof typeof CREATURE_REFUSALS>]: (
    params: RejectionParams[Code],
    name: NameSeat,
  ) => string;
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'a player of this match, by name',
  patron: `one of ${any(Object.values(PATRONS))}`,
  text: 'a word',
  countFromOne: 'a whole number from 1 up',
  countFromZero: 'a whole number from 1 up',
  creature: `one of ${any(Object.values(CREATURE_NAMES))}`,
  building: `one of ${any(Object.values(BUILDING_NAMES))}`,
  piece: `one of ${any(Object.values(PIECE_NAMES))}`,
};

const STOCK: Readonly<Record<StockItem, string>> = {
  port: 'ports',
  fortress: 'fortresses',
  temple: 'temples',
  university: 'universities',
  priest: 'priests',
  philosopher: 'philosophers',
};

const patron = (god: string): string => PATRONS[god as Patron] ?? god;

const SENTENCES: Sentences = {
  notACommand: () => 'That is not a move of Cyclades.',
  unknownCommand: ({ type }) => `Cyclades has no move called ${type}.`,
  missingField: ({ field }) => `Something is missing: please name ${field}.`,
  unknownField: ({ field }) => `This move does not take ${field}; leave it out.`,
  wrongField: ({ field, expected }) => `${field} must be ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => `This match has ${seats} seats only.`,

  notStarted: () => 'The match has not started yet.',
  gameOver: () => 'The match is over; nothing more can be played.',
  eliminated: () => 'Your last island is lost, so you are out of this game. You may still watch.',
  notYourTurn: ({ active }, name) => `It is not your turn: the match waits for ${names(active, name)}.`,
  offeringsFirst: () => 'The offerings come first: actions begin once every marker stands on a god.',
  offeringsOver: () => 'The offerings of this cycle are over; the next ones come with the next cycle.',

  godFaceDown: ({ god, gods }) =>
    `${PATRONS[god]} lies face down this cycle. You may offer to ${any([...gods.map((each) => PATRONS[each]), PATRONS.apollo])}.`,
  sameGod: ({ god }) =>
    `You were just driven from ${PATRONS[god]}, so choose another god; you may come back once you are displaced there.`,
  bidTooLow: ({ god, least }) =>
    least > 1
      ? `${PATRONS[god]} stands at ${least - 1}, so offer ${least} or more, or choose another god.`
      : 'An offering is at least 1; only Apollo takes nothing.',
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'You have no gold for an offering; Apollo takes you for nothing.'
      : `You could not pay that: you can offer at most ${most}, or go to Apollo for nothing.`,

  battleFirst: () => 'A battle is under way and comes first: fight on or retreat.',
  noBattle: () => 'There is no battle in which you could fight on or retreat.',
  metropolisDueFirst: () => 'You have a Metropolis to found first; then your turn goes on.',
  noMetropolisDue: () => 'No Metropolis is due: it takes one of each building, or four philosophers.',
  prosperityDueFirst: () => 'Place Apollo’s prosperity marker first, on an island; then end your turn.',
  noProsperityDue: () => 'No prosperity marker is due: Apollo gives one to the first who comes to him in a cycle.',
  freePhilosopherDue: () => 'With three philosophers the free fourth one must be taken: recruit first, then end your turn.',

  wrongGod: ({ god, needs }) => `You act with ${patron(god)} this cycle; that takes ${any(needs.map((each) => PATRONS[each]))}.`,
  goldShort: ({ cost, gold: held }) => `That costs ${gold(cost)}, and you have ${gold(held)}.`,
  noSuchIsland: ({ island }) => `There is no island ${place(island)} on this board; islands are called Is1, Is2 and so on.`,
  noSuchSea: ({ sea }) => `There is no sea space ${sea} on this board; they are called by row and number, such as A1.`,
  noSuchSlot: ({ island, slots }) =>
    slots === 1
      ? `${place(island)} has one slot only, slot 1.`
      : `${place(island)} has the slots 1 ${slots === 2 ? 'and' : 'to'} ${slots}.`,
  notYourIsland: ({ island }) => `${place(island)} is not yours; choose an island of your own.`,
  stockEmpty: ({ item }) => `There are no ${STOCK[item]} left in stock.`,

  recruitLimit: ({ most }) => `You have recruited all that may be had in one turn: ${most}.`,
  allFleetsOut: ({ most }) => `All your ${most} fleets are on the board; no more can be recruited.`,
  allTroopsOut: ({ most }) => `All your ${most} troops are on the board; no more can be recruited.`,
  seaNotCoastal: ({ sea }) => `${sea} does not touch an island of yours; fleets are recruited next to your own islands.`,
  seaHeld: ({ sea, seat }, name) => `${sea} is held by ${name(seat)}’s fleets; recruit in a space that is empty or your own.`,

  noFreeSlot: ({ island }) => `${place(island)} has no free slot; build on another island.`,
  slotTaken: ({ island, slot, building }) =>
    `There is a ${BUILDING_NAMES[building]} in ${slotNumber(slot)} of ${place(island)} already; choose a free slot.`,
  slotUnderMetropolis: ({ island, slot }) =>
    `The Metropolis covers ${slotNumber(slot)} of ${place(island)}; choose a free slot beside it or another island.`,

  noFleetsThere: ({ sea }) => `There are no fleets in ${sea} that you could use for this; choose another sea space.`,
  tooFewFleets: ({ sea, fleets: there }) => `You have only ${fleets(there)} in ${sea}.`,
  seasNotAdjacent: ({ from, to }) => `${to} is not next to ${from}; go from space to space, one step at a time.`,
  noTroopsThere: ({ island }) => `There are no troops on ${place(island)}; choose an island that has some.`,
  tooFewTroops: ({ island, troops: there }) => `You have only ${troops(there)} on ${place(island)}.`,
  sameIsland: ({ island }) => `The troops are on ${place(island)} already; name another island to go to.`,
  islandsNotLinked: ({ from, to }) =>
    `${place(from)} and ${place(to)} are not linked: troops need an unbroken chain of your fleets from one to the other.`,
  lastIslandProtected: ({ island, seat }, name) =>
    `${place(island)} is ${name(seat)}’s last island: you may attack it only if taking it would at once bring you the Metropolises that win.`,

  noRetreatThere: ({ to, places }) =>
    places.length === 0
      ? 'There is no place to retreat to; fight on.'
      : `You cannot retreat to ${place(to)}; you can retreat to ${any(places.map(place))}, or fight on.`,

  noBuildingThere: ({ island, slot }) => `There is no building in ${slotNumber(slot)} of ${place(island)}.`,
  notToDiscard: ({ building, buildings }) =>
    `The ${BUILDING_NAMES[building]} is not to be chosen; give up one ${any(buildings.map((each) => BUILDING_NAMES[each]))}.`,
  discardFirst: ({ buildings }) =>
    `First choose what to discard for the Metropolis: ${all(buildings.map((each) => `one ${BUILDING_NAMES[each]}`))}.`,
  nothingToDiscard: () => 'There is nothing to give up now.',
  metropolisThere: ({ island }) => `${place(island)} has a Metropolis already; one island holds one at most.`,
  freePlaceFirst: ({ islands }) =>
    `While you have an island whose Metropolis place is free, it goes there: ${any(islands.map(place))}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...CREATURE_REFUSALS, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Cyclades. */
export const cycladesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as CycladesRejection, name) : undefined;

const sentence = (rejection: CycladesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: CycladesRejection['params'], name: NameSeat) => string)(rejection.params, name);
