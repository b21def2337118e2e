import { CHITS_TO_STRIKE, STORES } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Resource } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { DISASTERS } from '../../peloponnes/lists.ts';
import { exposedTo, pairsFor } from '../../peloponnes/reckoning.ts';
import { all, z } from '../counting.ts';
import { choiceWords } from './choices.ts';
import { goodsInShort, roundInShort, worthInShort } from './table.ts';
import { tileAcc, tileGen, tileName } from './tiles.ts';
import {
  amountsOf,
  BY_DISASTER,
  CIVILISATION_NAMES,
  coins,
  counted,
  DISASTER_NAMES,
  inhabitants,
  luxuryGoods,
  some,
  someGen,
} from './words.ts';

/** What a seat has: "Máš: 7 mincí, 4 dřeva, 3 obyvatelé." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  return own === undefined ? '' : `Máš: ${goodsInShort(own)}.`;
};

/** A seat's own card, from its own view: what it has, what it earns, what will be due, and what it has chosen unseen. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return [
    `**${own.civilisation === undefined ? 'Máš' : CIVILISATION_NAMES[own.civilisation]}: ${stores(own)}.** ${roundInShort(view)}.`,
    `Hodnota teď: ${worthInShort(own)}.`,
    `Příjem za kolo: ${income(own)}.`,
    ...tilesOf(own),
    ...(isOver(view) ? [] : [...supplyDue(own), ...looming(view, own)]),
    ...(own.half && view.seats.length > 1 ? ['Tvoje nabídky platí o půl mince víc.'] : []),
    ...(own.protectedFrom.length === 0 ? [] : [`Ochrana před: ${all(own.protectedFrom.map((each) => BY_DISASTER[each]))}.`]),
    ...(view.own.length === 0 ? [] : [`Zatím zvoleno: ${view.own.map(choiceWords).join('; ')}.`]),
  ].join('\n');
};

/** Whether nothing falls due any more: the match has ended, or a level of the campaign. */
const isOver = ({ phase }: View): boolean => phase === 'ended' || phase === 'bonus';

/** "7 mincí, 4 z 10 dřev, …": what there is, and the room for it. */
const stores = ({ goods }: SeatView): string =>
  all([
    coins(goods.coins),
    ...(Object.keys(STORES) as readonly Resource[]).map(
      (good) => `${goods[good]} ${z(STORES[good])} ${someGen(good, STORES[good])}`,
    ),
    luxuryGoods(goods.luxury),
    inhabitants(goods.inhabitants),
  ]);

const income = ({ income: earned, incomeChoices }: SeatView): string =>
  all([...counted(earned, 'nom'), ...incomeChoices.map((tile) => `1 zboží podle volby z ${tileGen(tile)}`)]);

const tilesOf = ({ lands, buildings }: SeatView): readonly string[] => [
  ...(lands.length === 0 ? [] : [`Území, od prvního: ${lands.map(tileName).join(', ')}.`]),
  ...(buildings.length === 0
    ? []
    : [`Budovy: ${buildings.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' s mincí' : ''}`).join(', ')}.`]),
];

/** What the next supply round asks for. */
const supplyDue = ({ goods, buildings }: SeatView): readonly string[] => {
  const marked = buildings.filter((building) => building.marked);
  const due = [
    ...(goods.inhabitants === 0 ? [] : [some('food', goods.inhabitants)]),
    ...marked.map(({ tile }) => `${amountsOf(tileOf(tile).cost)} za ${tileAcc(tile)}`),
  ];
  return due.length === 0 ? [] : [`V příštím zásobovacím kole bude třeba: ${due.join('; ')}.`];
};

/** Disasters that their next chit brings, with what they would ask for now. */
const looming = ({ chits }: View, own: SeatView): readonly string[] => {
  const next = DISASTERS.filter((disaster) => chits[disaster] === CHITS_TO_STRIKE - 1 && !own.protectedFrom.includes(disaster));
  return next.length === 0 ? [] : [`Přijde s dalším žetonem svého druhu: ${next.map((each) => toll(each, own)).join('; ')}.`];
};

/** "zemětřesení (2 dřeva a 2 kameny)". */
const toll = (disaster: Disaster, own: SeatView): string => {
  const due =
    disaster === 'earthquake' || disaster === 'tempest'
      ? all(counted(pairsFor(disaster, exposedTo(disaster, own).length), 'nom'))
      : '';
  return due === '' ? DISASTER_NAMES[disaster] : `${DISASTER_NAMES[disaster]} (${due})`;
};
