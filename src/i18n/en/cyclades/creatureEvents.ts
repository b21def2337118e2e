import { TRACK_COSTS } from '#games/cyclades/data/figures.ts';
import type { CreatureEvent, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_NAMES, TheCreature, theCreature } from './creatures.ts';
import { BUILDING_NAMES, fleets, forGold, gold, PIECE_NAMES, place, slotNumber } from './words.ts';

type Telling<Type extends CreatureEvent['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in CreatureEvent['type']]: Telling<Type> };

const NEW_DECK = 'the discard pile is shuffled into a new deck';

const trackFilled: Telling<'TrackFilled'> = ({ track, discarded, shuffled }) =>
  `${[
    track.length === 0
      ? 'No creatures are left to come'
      : `Creatures: ${track.map((creature, space) => `${CREATURE_NAMES[creature]} ${gold(TRACK_COSTS[space] ?? 0)}`).join(', ')}`,
    ...(discarded === undefined ? [] : [`discarded: ${CREATURE_NAMES[discarded]}`]),
    ...(shuffled ? [NEW_DECK] : []),
  ].join('; ')}.`;

const creatureSwapped: Telling<'CreatureSwapped'> = ({ seat, discarded, drawn, cost, shuffled }, name) =>
  `${name(seat)} pays ${gold(cost)} to discard ${theCreature(discarded)}; ${theCreature(drawn)} ${drawn === 'fates' ? 'come' : 'comes'} instead${
    shuffled ? `, and before that ${NEW_DECK}` : ''
  }.`;

/** Only the two whom it concerns are told how much it was. */
const goldStolen: Telling<'GoldStolen'> = ({ seat, loser, gold: amount }, name) => {
  if (amount === undefined) return `The Griffon brings ${name(seat)} half of ${name(loser)}’s gold.`;
  return amount === 0
    ? `The Griffon finds nothing to take from ${name(loser)}.`
    : `The Griffon brings ${name(seat)} half of ${name(loser)}’s gold: ${gold(amount)}.`;
};

const pieceSold: Telling<'PieceSold'> = ({ seat, piece, at, gold: amount }, name) =>
  `${name(seat)} sells a ${PIECE_NAMES[piece]}${at === undefined ? '' : ` from ${place(at)}`} to the Sphinx for ${gold(amount)}.`;

/** What creatures bring about, one line an event. */
export const CREATURE_TELLINGS: Tellings = {
  TrackFilled: trackFilled,
  CreatureBought: ({ seat, creature, cost, discount }, name) =>
    `${name(seat)} buys ${theCreature(creature)} for ${gold(cost)}${discount === 0 ? '' : `, ${gold(discount)} less thanks to temples`}.`,
  CreatureCalled: ({ seat, creature }, name) =>
    `The Chimera calls ${theCreature(creature)} from the discard pile for ${name(seat)}.`,
  CreatureSwapped: creatureSwapped,
  IncomeRepeated: ({ seat, gold: amount }, name) =>
    amount === 0 ? `${name(seat)} has no income for the Fates to repeat.` : `The Fates bring ${name(seat)} ${gold(amount)}.`,
  GoldStolen: goldStolen,
  TroopKilled: ({ island, loser }, name) => `The Harpy carries off one of ${name(loser)}’s troops from ${place(island)}.`,
  FleetReplaced: ({ seat, sea, loser, from }, name) =>
    `The Mermaid takes ${name(loser)}’s fleet in ${place(sea)}; one of ${name(seat)}’s${
      from === undefined ? '' : ` from ${place(from)}`
    } lies there now.`,
  BuildingDestroyed: ({ owner, island, slot, building }, name) =>
    `The Giant destroys ${name(owner)}’s ${BUILDING_NAMES[building]} on ${place(island)}, ${slotNumber(slot)}.`,
  PriestStolen: ({ seat, loser }, name) => `The Dryad leads one of ${name(loser)}’s priests to ${name(seat)}.`,
  PhilosopherStolen: ({ seat, loser }, name) => `The Satyr leads one of ${name(loser)}’s philosophers to ${name(seat)}.`,
  BuildingChanged: ({ seat, island, slot, was, building }, name) =>
    `The Cyclops turns ${name(seat)}’s ${BUILDING_NAMES[was]} on ${place(island)}, ${slotNumber(slot)}, into a ${BUILDING_NAMES[building]}.`,
  PieceSold: pieceSold,
  FigurePlaced: ({ seat, creature, island }, name) => `${name(seat)} puts ${theCreature(creature)} on ${place(island)}.`,
  FiguresVanished: ({ island, arrived, stood }) =>
    `${TheCreature(arrived)} comes to ${place(island)}, where ${theCreature(stood)} stands: they destroy each other.`,
  FigureLeft: ({ seat, creature }, name) => `${name(seat)}’s ${CREATURE_NAMES[creature]} leaves the board.`,
  FleetsPushed: ({ owner, from, to, fleets: pushed }, name) =>
    `Polyphemus drives ${fleets(pushed)} of ${name(owner)}’s from ${place(from)} to ${place(to)}.`,
  FleetsSunk: ({ by, owner, sea, fleets: sunk }, name) =>
    by === 'kraken'
      ? `The Kraken sinks ${fleets(sunk)} of ${name(owner)}’s in ${place(sea)}.`
      : `${name(owner)} loses ${fleets(sunk)} in ${place(sea)}: Polyphemus leaves no space to go to.`,
  KrakenPlaced: ({ sea }) => `The Kraken comes up in ${place(sea)}.`,
  KrakenMoved: ({ seat, to, cost }, name) => `${name(seat)} moves the Kraken to ${place(to)}${forGold(cost)}.`,
  CreatureFinished: () => undefined,
  DiscardsShuffled: () => 'The Chimera is done: the whole discard pile is shuffled into the deck.',
};
