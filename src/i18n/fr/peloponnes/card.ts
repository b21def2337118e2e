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

/** What a seat has: "Tu as 7 pièces, 4 bois, 3 habitants." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  return own === undefined ? '' : `Tu as ${goodsInShort(own)}.`;
};

/** A seat's own card, from its own view: what it has, what it earns, what will be due, and what it has chosen unseen. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return [
    `**${own.civilisation === undefined ? 'Tu as' : `${CIVILISATION_NAMES[own.civilisation]} a`} ${stores(own)}.** ${roundInShort(view)}.`,
    `Valeur actuelle : ${worthInShort(own)}.`,
    `Revenus par tour : ${income(own)}.`,
    ...tilesOf(own),
    ...(isOver(view) ? [] : [...supplyDue(own), ...looming(view, own)]),
    ...(own.half && view.seats.length > 1 ? ['Tes offres comptent une demi-pièce de plus.'] : []),
    ...(own.protectedFrom.length === 0 ? [] : [`À l’abri ${all(own.protectedFrom.map(ofDisaster))}.`]),
    ...(view.own.length === 0 ? [] : [`Choisi jusqu’ici : ${view.own.map(choiceWords).join(' ; ')}.`]),
  ].join('\n');
};

/** Whether nothing falls due any more: the match has ended, or a level of the campaign. */
const isOver = ({ phase }: View): boolean => phase === 'ended' || phase === 'bonus';

/** "7 pièces, 4 bois (sur 10), …": what there is, and the room for it. */
const stores = ({ goods }: SeatView): string =>
  all([
    coins(goods.coins),
    ...(Object.keys(STORES) as readonly Resource[]).map((good) => `${some(good, goods[good])} (sur ${STORES[good]})`),
    luxuryGoods(goods.luxury),
    inhabitants(goods.inhabitants),
  ]);

const income = ({ income: earned, incomeChoices }: SeatView): string =>
  all([...counted(earned, 'acc'), ...incomeChoices.map((tile) => `1 bien au choix ${ofTile(tile)}`)]);

const tilesOf = ({ lands, buildings }: SeatView): readonly string[] => [
  ...(lands.length === 0 ? [] : [`Terrains, depuis le premier : ${lands.map(tileName).join(', ')}.`]),
  ...(buildings.length === 0
    ? []
    : [
        `Bâtiments : ${buildings.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' avec une pièce dessus' : ''}`).join(', ')}.`,
      ]),
];

/** What the next supply round asks for. */
const supplyDue = ({ goods, buildings }: SeatView): readonly string[] => {
  const marked = buildings.filter((building) => building.marked);
  const due = [
    ...(goods.inhabitants === 0 ? [] : [some('food', goods.inhabitants)]),
    ...marked.map(({ tile }) => `${amountsOf(tileOf(tile).cost)} pour ${theTile(tile)}`),
  ];
  return due.length === 0 ? [] : [`À payer au prochain ravitaillement : ${due.join(' ; ')}.`];
};

/** Disasters that their next chit brings, with what they would ask for now. */
const looming = ({ chits }: View, own: SeatView): readonly string[] => {
  const next = DISASTERS.filter((disaster) => chits[disaster] === CHITS_TO_STRIKE - 1 && !own.protectedFrom.includes(disaster));
  return next.length === 0 ? [] : [`Frappe au prochain jeton du même type : ${next.map((each) => toll(each, own)).join(' ; ')}.`];
};

/** "tremblement de terre (2 bois et 2 pierres)". */
const toll = (disaster: Disaster, own: SeatView): string => {
  const due =
    disaster === 'earthquake' || disaster === 'tempest' ? amountsOf(pairsFor(disaster, exposedTo(disaster, own).length)) : '';
  return due === '' ? DISASTER_NAMES[disaster] : `${DISASTER_NAMES[disaster]} (${due})`;
};
