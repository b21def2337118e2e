import type { UseCreature, UseOf } from '#games/cyclades/commands.ts';
import { SPHINX_GOLD, SYLPH_STEPS } from '#games/cyclades/data/figures.ts';
import type { Creature, IslandId, LandFigure, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fleetsAround, fleetsIn, islandIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { all, type Counted, capital, z } from '../../counting.ts';
import { CREATURE_ACC } from '../creatures.ts';
import { BUILDING_NAMES, fleets, gold, PIECE_NAMES, philosophers, place, priests, slotNumber, steps, troops } from '../words.ts';
import { besideIslands, buildingAt, fleetsOf, unitsAt, whoIsAt, whose } from './places.ts';
import { pricedCreature } from './prices.ts';

/** What using a creature brings, after its name and price. */
type Label<Use extends UseCreature> = (view: View, use: Use, name: NameSeat) => string;
type Labels = { readonly [Name in Creature]: Label<UseOf<Name>> };

const figure: Label<UseOf<LandFigure>> = (view, { creature, island, seat }, name) => {
  const where = ` na ${place(island)} (${whose(view, island, seat, name)})`;
  const stands = view.figures.find((each) => each.island === island);
  if (stands !== undefined) return `${where} – zničí ${CREATURE_ACC[stands.creature]} i sebe`;
  if (creature === 'polyphemus') return `${where} – ${driven(view, island)}`;
  return islandIn(view, island)?.troops ? `${where}, tam ${unitsAt(view, island)}` : where;
};

/** "odežene 3 lodě". */
const driven = (view: View, island: IslandId): string => {
  const count = fleetsAround(view, island);
  return count === 0 ? 'bez lodí kolem' : `odežene ${fleets.acc(count)}`;
};

const pegasus: Label<UseOf<'pegasus'>> = (view, { from, to, troops: flying, seat }, name) =>
  `: ${troops(flying)} ${place(from)} → ${place(to)} – ${whoIsAt(view, to, seat, name)}`;

const mermaid: Label<UseOf<'mermaid'>> = (view, { sea, from }, name) => {
  const loser = fleetsIn(view, sea);
  const robbed = loser === undefined ? '' : ` (${name(loser.seat)})`;
  return ` na ${sea} – tvoje loď${from === undefined ? '' : ` z ${from}`} místo cizí${robbed}`;
};

const giant: Label<UseOf<'giant'>> = (view, { island, slot, seat }, name) =>
  `: ${buildingAt(view, island, slot)} na ${place(island)} (${whose(view, island, seat, name)}), ${slotNumber(slot)}`;

const harpy: Label<UseOf<'harpy'>> = (view, { island: id }, name) => {
  const island = islandIn(view, id);
  if (island?.owner === undefined) return ` na ${place(id)}`;
  const loss = island.troops === 1 ? 'poslední voják' : `1 ${z(island.troops)} ${troops.gen(island.troops)}`;
  return ` na ${place(id)} – ${name(island.owner)}: ${loss}`;
};

/** " – potopí 2 lodě (Ada)", " – vedle Is2": what there is about a space to which the Kraken comes. */
export const sinks = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsOf(view, sea, seat, name);
  return there === undefined ? besideIslands(view, sea) : ` – potopí ${there}`;
};

/** " – kněz, kterého má Ada", " – 1 ze 2 kněží, které má Ada". */
const oneOf = (amount: number, one: string, several: Counted, whose: string): string =>
  amount === 1 ? ` – ${one}, kterého má ${whose}` : ` – 1 ${z(amount)} ${several.gen(amount)}, které má ${whose}`;

const LABELS: Labels = {
  fates: (view, { seat }) => ` – ještě jednou příjem ${gold(view.seats[seat]?.income ?? 0)}`,
  griffon: (_, { target }, name) => ` – polovina zlata, které má ${name(target)}`,
  dryad: (view, { target }, name) => oneOf(view.seats[target]?.priests ?? 0, PIECE_NAMES.priest, priests, name(target)),
  satyr: (view, { target }, name) =>
    oneOf(view.seats[target]?.philosophers ?? 0, PIECE_NAMES.philosopher, philosophers, name(target)),
  harpy,
  pegasus,
  mermaid,
  giant,
  cyclops: (view, { island, slot, building }) =>
    `: ${buildingAt(view, island, slot)} → ${BUILDING_NAMES[building]} na ${place(island)}, ${slotNumber(slot)}`,
  sphinx: () => ` – prodej kusů za ${gold(SPHINX_GOLD)}`,
  sylph: () => ` – ${steps(SYLPH_STEPS)} pro tvoje lodě`,
  chimera: ({ discards }) => ` – karta z odkládacího balíčku (${discards.length})`,
  minotaur: figure,
  chiron: figure,
  medusa: figure,
  polyphemus: figure,
  kraken: (view, { sea, seat }, name) => ` na ${sea}${sinks(view, sea, seat, name)}`,
};

/** "Harpyje (3 ZM) na Is4 – Ada: 1 ze 2 vojáků". */
export const labelOfUse = (view: View, use: UseCreature, name: NameSeat): string =>
  `${pricedCreature(view, use.creature)}${(LABELS[use.creature] as Label<UseCreature>)(view, use, name)}`;

/** What each does, for those who do not know the cards. */
const HINTS: Readonly<Record<Creature, string>> = {
  fates: 'tvůj příjem ještě jednou',
  griffon: 'polovina zlata jednoho soupeře',
  harpy: 'odnese soupeři vojáka',
  pegasus: 'přenese vojáky na kterýkoli ostrov',
  mermaid: 'nahradí osamělou loď tvojí',
  giant: 'zničí budovu',
  dryad: 'vezme kněze',
  satyr: 'vezme filozofa',
  cyclops: 'změní tvoji budovu na jiný druh',
  sphinx: 'koupí tvoje kusy',
  sylph: 'kroky zdarma pro tvoje lodě',
  chimera: 'povolá bytost z odkládacího balíčku',
  minotaur: 'brání ostrov jako 2 vojáci',
  chiron: 'chrání před Pegasem, Gigantem a Harpyjí',
  medusa: 'drží vojáky na ostrově',
  polyphemus: 'odežene lodě od ostrova',
  kraken: 'potopí lodě na námořním poli',
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
        ? `${capital(slotNumber(first.slot))} (${buildingAt(view, first.island, first.slot)})`
        : `${place(first.island)} (${whose(view, first.island, first.seat, name)}) – ${all(buildingsOf(view, uses))}`;
    case 'mermaid':
      return `${first.sea} – ${fleetsOf(view, first.sea, first.seat, name) ?? 'prázdné'}`;
    case 'pegasus':
      return field === 'from'
        ? `Z ${place(first.from)} (${unitsAt(view, first.from)})`
        : `Na ${place(first.to)} (${whoIsAt(view, first.to, first.seat, name)})`;
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
