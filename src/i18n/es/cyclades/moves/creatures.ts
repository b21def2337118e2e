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
import { besideIslands, buildingAt, fleetsOf, theBuildingAt, unitsAt, whoIsAt, whose } from './places.ts';
import { pricedCreature } from './prices.ts';

/** What using a creature brings, after its name and price. */
type Label<Use extends UseCreature> = (view: View, use: Use, name: NameSeat) => string;
type Labels = { readonly [Name in Creature]: Label<UseOf<Name>> };

const figure: Label<UseOf<LandFigure>> = (view, { creature, island, seat }, name) => {
  const where = ` en ${place(island)} (${whose(view, island, seat, name)})`;
  const stands = view.figures.find((each) => each.island === island);
  if (stands !== undefined) return `${where} – se destruyen con ${theCreature(stands.creature)}`;
  if (creature === 'polyphemus') return `${where} – ${driven(view, island)}`;
  return islandIn(view, island)?.troops ? `${where}, allí: ${unitsAt(view, island)}` : where;
};

/** "empuja 3 flotas". */
const driven = (view: View, island: IslandId): string => {
  const around = fleetsAround(view, island);
  return around === 0 ? 'sin flotas alrededor' : `empuja ${fleets(around)}`;
};

const pegasus: Label<UseOf<'pegasus'>> = (view, { from, to, troops: flying, seat }, name) =>
  `: ${troops(flying)} ${place(from)} → ${place(to)} – ${whoIsAt(view, to, seat, name)}`;

const mermaid: Label<UseOf<'mermaid'>> = (view, { sea, from }, name) => {
  const loser = fleetsIn(view, sea);
  const robbed = loser === undefined ? 'la que hay' : `la de ${name(loser.seat)}`;
  return ` en ${sea} – tu flota${from === undefined ? '' : ` de ${from}`} reemplaza ${robbed}`;
};

const giant: Label<UseOf<'giant'>> = (view, { island, slot, seat }, name) =>
  `: ${theBuildingAt(view, island, slot)} de ${place(island)} (${whose(view, island, seat, name)}), ${slotNumber(slot)}`;

const harpy: Label<UseOf<'harpy'>> = (view, { island: id }, name) => {
  const island = islandIn(view, id);
  if (island?.owner === undefined) return ` en ${place(id)}`;
  const loss = island.troops === 1 ? 'su última tropa' : `1 de ${troops(island.troops)}`;
  return ` en ${place(id)} – ${name(island.owner)} pierde ${loss}`;
};

/** " – hunde 2 flotas de Ada", " – junto a Is2": what there is about a space to which the Kraken comes. */
export const sinks = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsOf(view, sea, seat, name);
  return there === undefined ? besideIslands(view, sea) : ` – hunde ${there}`;
};

/** "el sacerdote de Ada", "1 de los 2 sacerdotes de Ada". */
const oneOf = (amount: number, word: (amount: number) => string, one: string, owner: string): string =>
  amount === 1 ? ` – el ${one} de ${owner}` : ` – 1 de los ${word(amount)} de ${owner}`;

const LABELS: Labels = {
  fates: (view, { seat }) => ` – ${gold(view.seats[seat]?.income ?? 0)} de ingresos otra vez`,
  griffon: (_, { target }, name) => ` – la mitad del oro de ${name(target)}`,
  dryad: (view, { target }, name) => oneOf(view.seats[target]?.priests ?? 0, priests, PIECE_NAMES.priest, name(target)),
  satyr: (view, { target }, name) =>
    oneOf(view.seats[target]?.philosophers ?? 0, philosophers, PIECE_NAMES.philosopher, name(target)),
  harpy,
  pegasus,
  mermaid,
  giant,
  cyclops: (view, { island, slot, building }) =>
    `: ${buildingAt(view, island, slot)} → ${BUILDING_NAMES[building]} en ${place(island)}, ${slotNumber(slot)}`,
  sphinx: () => ` – vender piezas a ${gold(SPHINX_GOLD)} cada una`,
  sylph: () => ` – ${steps(SYLPH_STEPS)} para tus flotas`,
  chimera: ({ discards }) => ` – usar una carta de los descartes (${discards.length})`,
  minotaur: figure,
  chiron: figure,
  medusa: figure,
  polyphemus: figure,
  kraken: (view, { sea, seat }, name) => ` en ${sea}${sinks(view, sea, seat, name)}`,
};

/** "Arpía (3 MO) en Is4 – Ada pierde 1 de 2 tropas". */
export const labelOfUse = (view: View, use: UseCreature, name: NameSeat): string =>
  `${pricedCreature(view, use.creature)}${(LABELS[use.creature] as Label<UseCreature>)(view, use, name)}`;

/** What each does, for those who do not know the cards. */
const HINTS: Readonly<Record<Creature, string>> = {
  fates: 'tus ingresos otra vez',
  griffon: 'la mitad del oro de un oponente',
  harpy: 'quita una tropa a un oponente',
  pegasus: 'lleva tropas volando a cualquier isla',
  mermaid: 'reemplaza una flota sola por una tuya',
  giant: 'destruye un edificio',
  dryad: 'quita un sacerdote',
  satyr: 'quita un filósofo',
  cyclops: 'convierte un edificio tuyo en otro tipo',
  sphinx: 'te compra piezas',
  sylph: 'pasos gratis para tus flotas',
  chimera: 'llama a una criatura de los descartes',
  minotaur: 'defiende una isla como 2 tropas',
  chiron: 'protege de Pegaso, Gigante y Arpía',
  medusa: 'retiene las tropas de una isla',
  polyphemus: 'aparta las flotas de una isla',
  kraken: 'hunde las flotas de una casilla de mar',
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
      return `${first.sea} – ${fleetsOf(view, first.sea, first.seat, name) ?? 'vacía'}`;
    case 'pegasus':
      return field === 'from'
        ? `De ${place(first.from)} (${unitsAt(view, first.from)})`
        : `A ${place(first.to)} (${whoIsAt(view, first.to, first.seat, name)})`;
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
