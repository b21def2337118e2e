import type { FigureView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { all, cards, gold, place } from './words.ts';

/** What lies on the table of creatures: track, deck, discard pile and figures. */

/** "Harpy 4 GP, Pegasus 2 GP": the cards of the track, dearest first; `undefined` when there are none. */
export const onTrack = ({ track }: View): string | undefined => {
  const standing = track.flatMap(({ creature, cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(cost)}`],
  );
  return standing.length === 0 ? undefined : standing.join(', ');
};

/** "Harpy 3 GP (instead of 4)": the cards of the track for the viewer, after discounts. */
export const forViewer = ({ track }: View): readonly string[] =>
  track.flatMap(({ creature, cost, price = cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(price)}${price < cost ? ` (instead of ${cost})` : ''}`],
  );

/** "5 cards; discarded: Fates, Giant", oldest first; `undefined` without creatures. */
export const piles = ({ options, deck, discards }: View): string | undefined => {
  if (options.creatures === 'none') return undefined;
  const pile = discards.map((creature) => CREATURE_NAMES[creature]).join(', ');
  return `${cards(deck)}${pile === '' ? '' : `; discarded: ${pile}`}`;
};

/** Figures leave when their buyer's first turn in a later cycle begins, so one who has begun a turn in this cycle keeps his till the next. */
const until = ({ turn, nextOrder }: View, seat: number, whose: string): string =>
  turn?.seat === seat || nextOrder.includes(seat) ? `until ${whose} first turn next cycle` : `until ${whose} turn this cycle`;

const figureLine = (view: View, { creature, seat, island }: FigureView, name: NameSeat): string =>
  `${CREATURE_NAMES[creature]} on ${place(island)} ${until(view, seat, `${name(seat)}’s`)}`;

/** "Minotaur on Is4 until Ada’s turn this cycle" and so on, and where the Kraken lies. */
export const figuresInPlay = (view: View, name: NameSeat): readonly string[] => [
  ...view.figures.map((figure) => figureLine(view, figure, name)),
  ...(view.kraken === undefined ? [] : [`Kraken in ${view.kraken} until its card is used again`]),
];

/** "Minotaur on Is4 until your turn this cycle": what a seat has bought and still has on the board. */
export const ownFigures = (view: View, seat: number): readonly string[] =>
  view.figures
    .filter((figure) => figure.seat === seat)
    .map(({ creature, island }) => `${CREATURE_NAMES[creature]} on ${place(island)} ${until(view, seat, 'your')}`);

/** "Minotaur on Is4 and Kraken in C4": figures in few words. */
export const figuresInShort = ({ figures, kraken }: View): string | undefined => {
  const standing = [
    ...figures.map(({ creature, island }) => `${CREATURE_NAMES[creature]} on ${place(island)}`),
    ...(kraken === undefined ? [] : [`Kraken in ${kraken}`]),
  ];
  return standing.length === 0 ? undefined : all(standing);
};
