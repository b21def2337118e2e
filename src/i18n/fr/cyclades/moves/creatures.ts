import type { UseCreature, UseOf } from '#games/cyclades/commands.ts';
import { SPHINX_GOLD, SYLPH_STEPS } from '#games/cyclades/data/figures.ts';
import type { Creature, IslandId, LandFigure, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { builtIn, fleetsAround, fleetsIn, islandIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { de, opening } from '../../grammar.ts';
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
  const where = ` sur ${place(island)} (${whose(view, island, seat, name)})`;
  const stands = view.figures.find((each) => each.island === island);
  if (stands !== undefined) return `${where} – détruit ${theCreature(stands.creature)} et s’en va aussi`;
  if (creature === 'polyphemus') return `${where} – ${driven(view, island)}`;
  return islandIn(view, island)?.troops ? `${where}, ${unitsAt(view, island)} sur place` : where;
};

/** "repousse 3 flottes". */
const driven = (view: View, island: IslandId): string => {
  const count = fleetsAround(view, island);
  return count === 0 ? 'aucune flotte autour' : `repousse ${fleets(count)}`;
};

const pegasus: Label<UseOf<'pegasus'>> = (view, { from, to, troops: flying, seat }, name) =>
  ` : ${troops(flying)} ${place(from)} → ${place(to)} – ${whoIsAt(view, to, seat, name)}`;

const mermaid: Label<UseOf<'mermaid'>> = (view, { sea, from }, name) => {
  const loser = fleetsIn(view, sea);
  const robbed = loser === undefined ? 'celle qui s’y trouve' : `celle ${de(name(loser.seat))}`;
  return ` en ${sea} – ta flotte${from === undefined ? '' : ` ${de(from)}`} remplace ${robbed}`;
};

const giant: Label<UseOf<'giant'>> = (view, { island, slot, seat }, name) =>
  ` : ${buildingAt(view, island, slot)} sur ${place(island)} (${whose(view, island, seat, name)}), ${slotNumber(slot)}`;

const harpy: Label<UseOf<'harpy'>> = (view, { island: id }, name) => {
  const island = islandIn(view, id);
  if (island?.owner === undefined) return ` sur ${place(id)}`;
  const loss = island.troops === 1 ? 'sa dernière troupe' : `1 troupe sur ${island.troops}`;
  return ` sur ${place(id)} – ${name(island.owner)} perd ${loss}`;
};

/** " – coule les 2 flottes d’Ada", " – borde Is2": what there is about a space to which the Kraken comes. */
export const sinks = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsOf(view, sea, seat, name);
  return there === undefined ? besideIslands(view, sea) : ` – coule ${there}`;
};

/** " – le prêtre d’Ada", " – 1 des 2 prêtres d’Ada". */
const oneOf = (amount: number, word: (amount: number) => string, one: string, whose: string): string =>
  ` – ${amount === 1 ? `le ${one}` : `1 des ${word(amount)}`} ${de(whose)}`;

const LABELS: Labels = {
  fates: (view, { seat }) => ` – tes revenus encore une fois, ${gold(view.seats[seat]?.income ?? 0)}`,
  griffon: (_, { target }, name) => ` – la moitié de l’or ${de(name(target))}`,
  dryad: (view, { target }, name) => oneOf(view.seats[target]?.priests ?? 0, priests, PIECE_NAMES.priest, name(target)),
  satyr: (view, { target }, name) =>
    oneOf(view.seats[target]?.philosophers ?? 0, philosophers, PIECE_NAMES.philosopher, name(target)),
  harpy,
  pegasus,
  mermaid,
  giant,
  cyclops: (view, { island, slot, building }) =>
    ` : ${nameAt(view, island, slot)} → ${BUILDING_NAMES[building]} sur ${place(island)}, ${slotNumber(slot)}`,
  sphinx: () => ` – vendre des pièces, ${gold(SPHINX_GOLD)} chacune`,
  sylph: () => ` – ${steps(SYLPH_STEPS)} pour tes flottes`,
  chimera: ({ discards }) => ` – utiliser une carte de la défausse (${discards.length})`,
  minotaur: figure,
  chiron: figure,
  medusa: figure,
  polyphemus: figure,
  kraken: (view, { sea, seat }, name) => ` en ${sea}${sinks(view, sea, seat, name)}`,
};

/** "port": what stands in a slot, without an article. */
const nameAt = (view: View, island: IslandId, slot: number): string => {
  const standing = builtIn(view, island, slot);
  return standing === undefined ? 'libre' : BUILDING_NAMES[standing];
};

/** "Harpie (3 PO) sur Is4 – Ada perd 1 troupe sur 2". */
export const labelOfUse = (view: View, use: UseCreature, name: NameSeat): string =>
  `${pricedCreature(view, use.creature)}${(LABELS[use.creature] as Label<UseCreature>)(view, use, name)}`;

/** What each does, for those who do not know the cards. */
const HINTS: Readonly<Record<Creature, string>> = {
  fates: 'tes revenus une fois de plus',
  griffon: 'la moitié de l’or d’un adversaire',
  harpy: 'retire une troupe à un adversaire',
  pegasus: 'des troupes volent vers n’importe quelle île',
  mermaid: 'remplace une flotte isolée par une des tiennes',
  giant: 'détruit un bâtiment',
  dryad: 'prend un prêtre',
  satyr: 'prend un philosophe',
  cyclops: 'change le type d’un de tes bâtiments',
  sphinx: 'achète tes pièces',
  sylph: 'déplacements gratuits pour tes flottes',
  chimera: 'appelle une créature de la défausse',
  minotaur: 'défend une île comme 2 troupes',
  chiron: 'protège de Pégase, du Géant et de la Harpie',
  medusa: 'retient les troupes d’une île',
  polyphemus: 'repousse les flottes autour d’une île',
  kraken: 'coule les flottes d’une case de mer',
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
        ? `${slotNumber(first.slot)} (${nameAt(view, first.island, first.slot)})`
        : `${place(first.island)} (${whose(view, first.island, first.seat, name)}) – ${all(buildingsOf(view, uses))}`;
    case 'mermaid':
      return `${first.sea} – ${fleetsOf(view, first.sea, first.seat, name) ?? 'vide'}`;
    case 'pegasus':
      return field === 'from'
        ? `${opening(de(place(first.from)))} (${unitsAt(view, first.from)})`
        : `Vers ${place(first.to)} (${whoIsAt(view, first.to, first.seat, name)})`;
    default:
      return labelOfUse(view, first, name);
  }
};

/** The buildings among which one can be chosen, each slot once. */
const buildingsOf = (view: View, uses: readonly UseCreature[]): readonly string[] => {
  const bySlot = new Map(
    uses.flatMap((use): readonly (readonly [number, string])[] =>
      use.creature === 'giant' || use.creature === 'cyclops' ? [[use.slot, nameAt(view, use.island, use.slot)]] : [],
    ),
  );
  return [...bySlot.values()];
};
