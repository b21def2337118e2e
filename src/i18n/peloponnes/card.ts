import { CHITS_TO_STRIKE, STORES } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Resource } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { amountWords } from './amounts.ts';
import { DISASTERS } from './lists.ts';
import { choiceWords } from './moves/kinds.ts';
import type { PeloponnesText } from './phrases.ts';
import { exposedTo, pairsFor, tooDear } from './reckoning.ts';
import { tableWords } from './table.ts';

/** Returns what a seat has, and what it cannot afford: "You have 7 coins, 4 wood, 3 inhabitants. You can’t afford: Market (8)." */
export const purseSentence = (t: PeloponnesText) => {
  const { goodsInShort } = tableWords(t);
  return (view: View, seat: number): string => {
    const own = view.seats[seat];
    if (own === undefined) return '';
    const goods = goodsInShort(own);
    const tiles = tooDear(view, own).map((each) => t('purse-tile', each));
    return tiles.length === 0 ? t('purse', { goods }) : t('purse-too-dear', { goods, tiles: t.all(tiles) });
  };
};

/** Whether nothing falls due any more: the match has ended, or a level of the campaign. */
const isOver = ({ phase }: View): boolean => phase === 'ended' || phase === 'bonus';

/** "7 coins, 4 of 10 wood, …": what there is, and the room for it. */
const stores = (t: PeloponnesText, { goods }: SeatView): string =>
  t.all([
    t('coins', { n: goods.coins }),
    ...(Object.keys(STORES) as readonly Resource[]).map((good) => {
      const [has, size] = [goods[good], STORES[good]];
      return t('card-store', { has, held: t(good, { n: has }), size, room: t(good, { n: size, case: 'gen' }) });
    }),
    t('luxury', { n: goods.luxury }),
    t('inhabitants', { n: goods.inhabitants }),
  ]);

const tileLines = (t: PeloponnesText, { lands, buildings }: SeatView): readonly string[] => {
  const built = buildings.map(({ tile, marked }) => t(marked ? 'card-building-marked' : 'tile', { tile }));
  return [
    ...(lands.length === 0 ? [] : [t('card-lands', { tiles: lands.map((tile) => t('tile', { tile })).join(', ') })]),
    ...(built.length === 0 ? [] : [t('card-buildings', { tiles: built.join(', ') })]),
  ];
};

/** What the next supply round asks for. */
const supplyDue = (t: PeloponnesText, { goods, buildings }: SeatView): readonly string[] => {
  const { amountsOf } = amountWords(t);
  const due = [
    ...(goods.inhabitants === 0 ? [] : [t('food', { n: goods.inhabitants })]),
    ...buildings
      .filter(({ marked }) => marked)
      .map(({ tile }) => t('card-due-building', { tile, cost: amountsOf(tileOf(tile).cost) })),
  ];
  return due.length === 0 ? [] : [t('card-due', { parts: due.join(t('semicolon')) })];
};

/** "earthquake (2 wood and 2 stone)": a disaster with what it would ask for now. */
const toll = (t: PeloponnesText, disaster: Disaster, own: SeatView): string => {
  const isPaid = disaster === 'earthquake' || disaster === 'tempest';
  const due = isPaid ? amountWords(t).counted(pairsFor(disaster, exposedTo(disaster, own).length), 'nom') : [];
  return due.length === 0 ? t('card-disaster', { disaster }) : t('card-toll', { disaster, goods: t.all(due) });
};

/** Disasters that their next chit brings. */
const looming = (t: PeloponnesText, { chits }: View, own: SeatView): readonly string[] => {
  const next = DISASTERS.filter((disaster) => chits[disaster] === CHITS_TO_STRIKE - 1 && !own.protectedFrom.includes(disaster));
  const disasters = next.map((disaster) => toll(t, disaster, own)).join(', ');
  return next.length === 0 ? [] : [t('card-looming', { disasters })];
};

const head = (t: PeloponnesText, own: SeatView, round: string): string => {
  const { civilisation } = own;
  const facts = { stores: stores(t, own), round };
  return civilisation === undefined ? t('card-head', facts) : t('card-head-of', { ...facts, civilisation });
};

/**
 * Returns a seat's own card, from its own view: what it has, what it earns, what will be due, and what it has chosen unseen.
 */
export const cardLines = (t: PeloponnesText) => {
  const { roundInShort, worthInShort } = tableWords(t);
  const income = ({ income: earned, incomeChoices }: SeatView): string =>
    t.all([...amountWords(t).counted(earned, 'nom'), ...incomeChoices.map((tile) => t('card-income-choice', { tile }))]);
  return (view: View, seat: number): string => {
    const own = view.seats[seat];
    if (own === undefined) return '';
    const safeFrom = own.protectedFrom.map((disaster) => t('card-protected-from', { disaster }));
    return [
      head(t, own, roundInShort(view)),
      t('card-worth', { worth: worthInShort(own) }),
      t('card-income', { goods: income(own) }),
      ...tileLines(t, own),
      ...(isOver(view) ? [] : [...supplyDue(t, own), ...looming(t, view, own)]),
      ...(own.half && view.seats.length > 1 ? [t('card-half')] : []),
      ...(safeFrom.length === 0 ? [] : [t('card-protected', { disasters: t.all(safeFrom) })]),
      ...(view.own.length === 0 ? [] : [t('card-chosen', { choices: view.own.map(choiceWords(t)).join(t('semicolon')) })]),
    ].join('\n');
  };
};
