import { CHITS_TO_STRIKE, STORES } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Resource } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { DISASTERS } from '../../peloponnes/lists.ts';
import { exposedTo, pairsFor } from '../../peloponnes/reckoning.ts';
import { choiceWords } from './choices.ts';
import { goodsInShort, roundInShort, worthInShort } from './table.ts';
import { ofTile, theTile, tileName } from './tiles.ts';
import {
  all,
  amountsOf,
  CIVILISATION_NAMES,
  coins,
  counted,
  DISASTER_NAMES,
  inhabitants,
  luxuryGoods,
  ofDisaster,
  some,
} from './words.ts';

/** What a seat has: "Tienes 7 monedas, 4 maderas, 3 habitantes." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  return own === undefined ? '' : `Tienes ${goodsInShort(own)}.`;
};

/** A seat's own card, from its own view: what it has, what it earns, what will be due, and what it has chosen unseen. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return [
    `**${own.civilisation === undefined ? 'Tienes' : `${CIVILISATION_NAMES[own.civilisation]} tiene`} ${stores(own)}.** ${roundInShort(view)}.`,
    `Vale ahora: ${worthInShort(own)}.`,
    `Ingresos de una ronda: ${income(own)}.`,
    ...tilesOf(own),
    ...(isOver(view) ? [] : [...supplyDue(own), ...looming(view, own)]),
    ...(own.half && view.seats.length > 1 ? ['Tus ofertas cuentan media moneda más.'] : []),
    ...(own.protectedFrom.length === 0 ? [] : [`A salvo ${all(own.protectedFrom.map(ofDisaster))}.`]),
    ...(view.own.length === 0 ? [] : [`Elegido hasta ahora: ${view.own.map(choiceWords).join('; ')}.`]),
  ].join('\n');
};

/** Whether nothing falls due any more: the match has ended, or a level of the campaign. */
const isOver = ({ phase }: View): boolean => phase === 'ended' || phase === 'bonus';

/** "7 monedas, 4 de 10 maderas, …": what there is, and the room for it. */
const stores = ({ goods }: SeatView): string =>
  all([
    coins(goods.coins),
    ...(Object.keys(STORES) as readonly Resource[]).map((good) => `${goods[good]} de ${some(good, STORES[good])}`),
    luxuryGoods(goods.luxury),
    inhabitants(goods.inhabitants),
  ]);

const income = ({ income: earned, incomeChoices }: SeatView): string =>
  all([...counted(earned, 'acc'), ...incomeChoices.map((tile) => `1 recurso a elegir ${ofTile(tile)}`)]);

const tilesOf = ({ lands, buildings }: SeatView): readonly string[] => [
  ...(lands.length === 0 ? [] : [`Tierras, desde la primera: ${lands.map(tileName).join(', ')}.`]),
  ...(buildings.length === 0
    ? []
    : [
        `Edificios: ${buildings.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' con una moneda encima' : ''}`).join(', ')}.`,
      ]),
];

/** What the next supply round asks for. */
const supplyDue = ({ goods, buildings }: SeatView): readonly string[] => {
  const marked = buildings.filter((building) => building.marked);
  const due = [
    ...(goods.inhabitants === 0 ? [] : [some('food', goods.inhabitants)]),
    ...marked.map(({ tile }) => `${amountsOf(tileOf(tile).cost)} por ${theTile(tile)}`),
  ];
  return due.length === 0 ? [] : [`Pedirá la próxima ronda de suministro: ${due.join('; ')}.`];
};

/** Disasters that their next chit brings, with what they would ask for now. */
const looming = ({ chits }: View, own: SeatView): readonly string[] => {
  const next = DISASTERS.filter((disaster) => chits[disaster] === CHITS_TO_STRIKE - 1 && !own.protectedFrom.includes(disaster));
  return next.length === 0 ? [] : [`Ocurre con la próxima ficha de su tipo: ${next.map((each) => toll(each, own)).join('; ')}.`];
};

/** "terremoto (2 maderas y 2 piedras)". */
const toll = (disaster: Disaster, own: SeatView): string => {
  const due =
    disaster === 'earthquake' || disaster === 'tempest' ? amountsOf(pairsFor(disaster, exposedTo(disaster, own).length)) : '';
  return due === '' ? DISASTER_NAMES[disaster] : `${DISASTER_NAMES[disaster]} (${due})`;
};
