import { CHITS_TO_STRIKE, STORES } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Resource } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { DISASTERS } from '../../peloponnes/lists.ts';
import { exposedTo, pairsFor } from '../../peloponnes/reckoning.ts';
import { choiceWords } from './choices.ts';
import { goodsInShort, roundInShort, worthInShort } from './table.ts';
import { theTile, tileName } from './tiles.ts';
import { all, amountsOf, CIVILISATION_NAMES, coins, counted, DISASTER_NAMES, inhabitants, luxuryGoods, some } from './words.ts';

/** What a seat has: "You have 7 coins, 4 wood, 3 inhabitants." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  return own === undefined ? '' : `You have ${goodsInShort(own)}.`;
};

/** A seat's own card, from its own view: what it has, what it earns, what will be due, and what it has chosen unseen. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return [
    `**${own.civilisation === undefined ? 'You have' : `${CIVILISATION_NAMES[own.civilisation]} has`} ${stores(own)}.** ${roundInShort(view)}.`,
    `Worth now: ${worthInShort(own)}.`,
    `Income of a round: ${income(own)}.`,
    ...tilesOf(own),
    ...(isOver(view) ? [] : [...supplyDue(own), ...looming(view, own)]),
    ...(own.half && view.seats.length > 1 ? ['Your offers count half a coin more.'] : []),
    ...(own.protectedFrom.length === 0 ? [] : [`Protected from ${all(own.protectedFrom.map((each) => DISASTER_NAMES[each]))}.`]),
    ...(view.own.length === 0 ? [] : [`Chosen so far: ${view.own.map(choiceWords).join('; ')}.`]),
  ].join('\n');
};

/** Whether nothing falls due any more: the match has ended, or a level of the campaign. */
const isOver = ({ phase }: View): boolean => phase === 'ended' || phase === 'bonus';

/** "7 coins, 4 of 10 wood, …": what there is, and the room for it. */
const stores = ({ goods }: SeatView): string =>
  all([
    coins(goods.coins),
    ...(Object.keys(STORES) as readonly Resource[]).map((good) => `${goods[good]} of ${some(good, STORES[good])}`),
    luxuryGoods(goods.luxury),
    inhabitants(goods.inhabitants),
  ]);

const income = ({ income: earned, incomeChoices }: SeatView): string =>
  all([...counted(earned, 'acc'), ...incomeChoices.map((tile) => `1 good of choice from ${theTile(tile)}`)]);

const tilesOf = ({ lands, buildings }: SeatView): readonly string[] => [
  ...(lands.length === 0 ? [] : [`Lands, from the first: ${lands.map(tileName).join(', ')}.`]),
  ...(buildings.length === 0
    ? []
    : [
        `Buildings: ${buildings.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' with a coin on it' : ''}`).join(', ')}.`,
      ]),
];

/** What the next supply round asks for. */
const supplyDue = ({ goods, buildings }: SeatView): readonly string[] => {
  const marked = buildings.filter((building) => building.marked);
  const due = [
    ...(goods.inhabitants === 0 ? [] : [some('food', goods.inhabitants)]),
    ...marked.map(({ tile }) => `${amountsOf(tileOf(tile).cost)} for ${theTile(tile)}`),
  ];
  return due.length === 0 ? [] : [`Due in the next supply round: ${due.join('; ')}.`];
};

/** Disasters that their next chit brings, with what they would ask for now. */
const looming = ({ chits }: View, own: SeatView): readonly string[] => {
  const next = DISASTERS.filter((disaster) => chits[disaster] === CHITS_TO_STRIKE - 1 && !own.protectedFrom.includes(disaster));
  return next.length === 0 ? [] : [`Due with the next chit of its kind: ${next.map((each) => toll(each, own)).join('; ')}.`];
};

/** "earthquake (2 wood and 2 stone)". */
const toll = (disaster: Disaster, own: SeatView): string => {
  const due =
    disaster === 'earthquake' || disaster === 'tempest' ? amountsOf(pairsFor(disaster, exposedTo(disaster, own).length)) : '';
  return due === '' ? DISASTER_NAMES[disaster] : `${DISASTER_NAMES[disaster]} (${due})`;
};
