import { SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { RejectionCode, RejectionParams } from '#games/cyclades/rejections.ts';
import type { Creature, Piece } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { CreatureIs, TheCreature, theCreature } from './creatures.ts';
import { any, BUILDING_NAMES, fleets, gold, place, slotNumber, steps } from './words.ts';

/** What a creature without a target of its own must have to act on. */
const NEEDS: Partial<Readonly<Record<Creature, string>>> = {
  sphinx: 'she takes a troop, a fleet, a priest or a philosopher of yours',
  sylph: 'she takes a fleet of yours that can sail',
  chimera: 'she takes a creature in the discard pile that has something to act on',
};

/** What must be done before anything else while a creature is in use. */
const FIRST: Partial<Readonly<Record<Creature, string>>> = {
  chimera: 'first choose the creature of the discard pile that she calls',
  sphinx: 'sell pieces to her, or say that you are done',
  sylph: 'sail with your fleets, or give up the steps that are left',
  polyphemus: 'first say where the fleets next to him go',
  kraken: 'move it a step further, or leave it where it is',
};

const UNSOLD: Readonly<Record<Piece, string>> = {
  troop: 'no troop there',
  fleet: 'no fleet there',
  priest: 'no priest',
  philosopher: 'no philosopher',
};

type CreatureCode = Extract<
  RejectionCode,
  | 'creatureFirst'
  | 'noCreatureInUse'
  | 'seaBlocked'
  | 'boundByMedusa'
  | 'notOnTrack'
  | 'notInDiscards'
  | 'noTargetFor'
  | 'deckEmpty'
  | 'notAnOpponent'
  | 'opponentOut'
  | 'nothingToSteal'
  | 'notAnOpponentsIsland'
  | 'safeByChiron'
  | 'noLoneFleet'
  | 'fleetInReserve'
  | 'noFleetInReserve'
  | 'sameBuilding'
  | 'sellOneFirst'
  | 'nothingToSell'
  | 'stepsShort'
  | 'fleetsHaveFought'
  | 'notBesidePolyphemus'
  | 'noPushThere'
>;

type Sentences = { readonly [Code in CreatureCode]: (params: RejectionParams[Code], name: NameSeat) => string };

/** Refusals that creatures bring about. */
export const CREATURE_REFUSALS: Sentences = {
  creatureFirst: ({ creature }) => `${CreatureIs(creature)} in use: ${FIRST[creature] ?? 'finish with it first'}.`,
  noCreatureInUse: () => 'No creature is in use that would allow this; buy one of the track first.',

  seaBlocked: ({ sea, by }) =>
    by === 'kraken'
      ? `The Kraken lies in ${sea}: no fleet may come there; choose another sea space.`
      : `Polyphemus stands next to ${sea}: no fleet may come there; choose another sea space.`,
  boundByMedusa: ({ island }) => `Medusa is on ${place(island)}: troops cannot leave it while she stays; choose another island.`,

  notOnTrack: ({ creature }) => `${CreatureIs(creature)} not on the track; choose a creature that lies there.`,
  notInDiscards: ({ creature }) => `${CreatureIs(creature)} not in the discard pile; the Chimera calls a creature that is.`,
  noTargetFor: ({ creature }) =>
    `There is nothing for ${theCreature(creature)} to act on now: ${NEEDS[creature] ?? 'choose another creature'}.`,
  deckEmpty: () => 'The deck and the discard pile are empty, so no creature can come instead.',
  notAnOpponent: ({ creature }) => `${TheCreature(creature)} takes from an opponent; choose somebody other than yourself.`,
  opponentOut: ({ seat }, name) => `${name(seat)} is out of the game; choose an opponent who still plays.`,
  nothingToSteal: ({ seat, item }, name) => `${name(seat)} has no ${item}; choose an opponent who has one.`,
  notAnOpponentsIsland: ({ island }) => `${place(island)} is no opponent’s; choose an opponent’s island with troops.`,
  safeByChiron: ({ island }) => `Chiron keeps ${place(island)} from Pegasus, the Giant and the Harpy; choose another island.`,
  noLoneFleet: ({ sea }) => `No opponent’s fleet lies alone in ${sea}; the Mermaid takes a space with exactly one.`,
  fleetInReserve: () => 'You still have a fleet in reserve, and that one is used; name only the space it goes to.',
  noFleetInReserve: () => 'All your fleets are on the board; say also from which space the fleet comes.',
  sameBuilding: ({ island, slot, building }) =>
    `There is a ${BUILDING_NAMES[building]} in ${slotNumber(slot)} of ${place(island)} already; choose another type.`,
  sellOneFirst: () => `The Sphinx buys at least one piece, for ${gold(SPHINX_GOLD)}: sell one first.`,
  nothingToSell: ({ piece }) => `You have ${UNSOLD[piece]} to sell; choose a piece that you have.`,
  stepsShort: ({ steps: left, needed }) =>
    `That takes ${steps(needed)} of the Sylph’s, one for each fleet, and ${steps(left)} ${left === 1 ? 'is' : 'are'} left; move fewer fleets.`,
  fleetsHaveFought: ({ sea, fleets: fresh }) =>
    fresh === 0
      ? `Your fleets in ${sea} have fought and are done; sail with others.`
      : `Only ${fleets(fresh)} in ${sea} may still sail; those that have fought are done.`,
  notBesidePolyphemus: ({ sea }) => `${sea} is not next to the island of Polyphemus; push the fleets that are.`,
  noPushThere: ({ to, places }) => `Fleets cannot be pushed to ${to} from there; they can go to ${any(places)}.`,
};
