import type { UseCreature, UseOf } from '#games/cyclades/commands.ts';
import { SPHINX_GOLD, SYLPH_STEPS } from '#games/cyclades/data/figures.ts';
import type { Creature, IslandId, LandFigure, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fleetsAround, fleetsIn, islandIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { theCreature } from '../creatures.ts';
import {
  all,
  BUILDING_NAMES,
  fleets,
  gold,
  PIECE_NAMES,
  philosophers,
  place,
  priests,
  slotNumber,
  steps,
  troops,
} from '../words.ts';
import { besideIslands, buildingAt, fleetsOf, unitsAt, whoIsAt, whose } from './places.ts';
import { pricedCreature } from './prices.ts';

/** What using a creature brings, after its name and price. */
type Label<Use extends UseCreature> = (view: View, use: Use, name: NameSeat) => string;
type Labels = { readonly [Name in Creature]: Label<UseOf<Name>> };

const figure: Label<UseOf<LandFigure>> = (view, { creature, island, seat }, name) => {
  const where = ` on ${place(island)} (${whose(view, island, seat, name)})`;
  const stands = view.figures.find((each) => each.island === island);
  if (stands !== undefined) return `${where} – destroys ${theCreature(stands.creature)} and itself`;
  if (creature === 'polyphemus') return `${where} – ${driven(view, island)}`;
  return islandIn(view, island)?.troops ? `${where}, ${unitsAt(view, island)} there` : where;
};

/** "drives away 3 fleets". */
const driven = (view: View, island: IslandId): string => {
  const count = fleetsAround(view, island);
  return count === 0 ? 'no fleets around it' : `drives away ${fleets(count)}`;
};

const pegasus: Label<UseOf<'pegasus'>> = (view, { from, to, troops: flying, seat }, name) =>
  `: ${troops(flying)} ${place(from)} → ${place(to)} – ${whoIsAt(view, to, seat, name)}`;

const mermaid: Label<UseOf<'mermaid'>> = (view, { sea, from }, name) => {
  const loser = fleetsIn(view, sea);
  const robbed = loser === undefined ? 'the one there' : `${name(loser.seat)}’s`;
  return ` in ${sea} – your fleet${from === undefined ? '' : ` from ${from}`} replaces ${robbed}`;
};

const giant: Label<UseOf<'giant'>> = (view, { island, slot, seat }, name) =>
  `: the ${buildingAt(view, island, slot)} on ${place(island)} (${whose(view, island, seat, name)}), ${slotNumber(slot)}`;

const harpy: Label<UseOf<'harpy'>> = (view, { island: id }, name) => {
  const island = islandIn(view, id);
  if (island?.owner === undefined) return ` on ${place(id)}`;
  const loss = island.troops === 1 ? 'the last troop' : `1 of ${troops(island.troops)}`;
  return ` on ${place(id)} – ${name(island.owner)} loses ${loss}`;
};

/** " – sinks Ada’s 2 fleets", " – next to Is2": what there is about a space to which the Kraken comes. */
export const sinks = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsOf(view, sea, seat, name);
  return there === undefined ? besideIslands(view, sea) : ` – sinks ${there}`;
};

/** "Ada’s priest", "1 of Ada’s 2 priests". */
const oneOf = (amount: number, word: (amount: number) => string, one: string, whose: string): string =>
  amount === 1 ? ` – ${whose} ${one}` : ` – 1 of ${whose} ${word(amount)}`;

const LABELS: Labels = {
  fates: (view, { seat }) => ` – ${gold(view.seats[seat]?.income ?? 0)} of income once more`,
  griffon: (_, { target }, name) => ` – half of ${name(target)}’s gold`,
  dryad: (view, { target }, name) => oneOf(view.seats[target]?.priests ?? 0, priests, PIECE_NAMES.priest, `${name(target)}’s`),
  satyr: (view, { target }, name) =>
    oneOf(view.seats[target]?.philosophers ?? 0, philosophers, PIECE_NAMES.philosopher, `${name(target)}’s`),
  harpy,
  pegasus,
  mermaid,
  giant,
  cyclops: (view, { island, slot, building }) =>
    `: ${buildingAt(view, island, slot)} → ${BUILDING_NAMES[building]} on ${place(island)}, ${slotNumber(slot)}`,
  sphinx: () => ` – sell pieces for ${gold(SPHINX_GOLD)} each`,
  sylph: () => ` – ${steps(SYLPH_STEPS)} for your fleets`,
  chimera: ({ discards }) => ` – use a card of the discard pile (${discards.length})`,
  minotaur: figure,
  chiron: figure,
  medusa: figure,
  polyphemus: figure,
  kraken: (view, { sea, seat }, name) => ` in ${sea}${sinks(view, sea, seat, name)}`,
};

/** "Harpy (3 GP) on Is4 – Ada loses 1 of 2 troops". */
export const labelOfUse = (view: View, use: UseCreature, name: NameSeat): string =>
  `${pricedCreature(view, use.creature)}${(LABELS[use.creature] as Label<UseCreature>)(view, use, name)}`;

/** What each does, for those who do not know the cards. */
const HINTS: Readonly<Record<Creature, string>> = {
  fates: 'your income once more',
  griffon: 'half of an opponent’s gold',
  harpy: 'removes an opponent’s troop',
  pegasus: 'flies troops to any island',
  mermaid: 'replaces a lone fleet by yours',
  giant: 'destroys a building',
  dryad: 'takes a priest',
  satyr: 'takes a philosopher',
  cyclops: 'turns your building into another type',
  sphinx: 'buys your pieces',
  sylph: 'free steps for your fleets',
  chimera: 'calls a creature of the discard pile',
  minotaur: 'defends an island like 2 troops',
  chiron: 'keeps Pegasus, Giant and Harpy off',
  medusa: 'holds the troops of an island',
  polyphemus: 'drives fleets from an island',
  kraken: 'sinks the fleets of a sea space',
};

/** One value of an open field of a use, while several uses still have it. */
export const choiceOfUse = (
  view: View,
  field: string,
  uses: readonly UseCreature[],
  first: UseCreature,
  name: NameSeat,
): string => {
  if (field === 'creature') return `${pricedCreature(view, first.creature)} – ${HINTS[first.creature]}`;
  switch (first.creature) {
    case 'giant':
    case 'cyclops':
      return field === 'slot'
        ? `${slotNumber(first.slot)} (${buildingAt(view, first.island, first.slot)})`
        : `${place(first.island)} (${whose(view, first.island, first.seat, name)}) – ${all(buildingsOf(view, uses))}`;
    case 'mermaid':
      return `${first.sea} – ${fleetsOf(view, first.sea, first.seat, name) ?? 'empty'}`;
    case 'pegasus':
      return field === 'from'
        ? `From ${place(first.from)} (${unitsAt(view, first.from)})`
        : `To ${place(first.to)} (${whoIsAt(view, first.to, first.seat, name)})`;
    default:
      return labelOfUse(view, first, name);
  }
};

/** The buildings among which one can be chosen, each slot once. */
const buildingsOf = (view: View, uses: readonly UseCreature[]): readonly string[] => {
  const bySlot = new Map(
    uses.flatMap((use): readonly (readonly [number, string])[] =>
      use.creature === 'giant' || use.creature === 'cyclops' ? [[use.slot, buildingAt(view, use.island, use.slot)]] : [],
    ),
  );
  return [...bySlot.values()];
};
