import type { FigureView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { CycladesText } from './phrases.ts';

/** What lies on the table of creatures: track, deck, discard pile and figures. */

/** "Harpy 4 GP, Pegasus 2 GP": the cards of the track, dearest first; `undefined` when there are none. */
export const onTrack = (t: CycladesText, { track }: View): string | undefined => {
  const standing = track.flatMap(({ creature, cost }) =>
    creature === undefined ? [] : [t('creature-cost', { creature, cost })],
  );
  return standing.length === 0 ? undefined : standing.join(', ');
};

/** "Harpy 3 GP (instead of 4)": the cards of the track for the viewer, after discounts. */
export const forViewer = (t: CycladesText, { track }: View): readonly string[] =>
  track.flatMap(({ creature, cost, price = cost }) => {
    if (creature === undefined) return [];
    return [price < cost ? t('creature-cost-reduced', { creature, price, cost }) : t('creature-cost', { creature, cost: price })];
  });

/** "5 cards; discarded: Fates, Giant", oldest first; `undefined` without creatures. */
export const piles = (t: CycladesText, { options, deck: cards, discards }: View): string | undefined => {
  if (options.creatures === 'none') return undefined;
  if (discards.length === 0) return t('deck', { cards });
  return t('deck-and-discards', { cards, discards: discards.map((id) => t('creature', { id })).join(', ') });
};

/** Figures leave when their buyer's first turn in a later cycle begins, so one who has begun a turn in this cycle keeps his till the next. */
const untilOf = ({ turn, nextOrder }: View, seat: number): 'this-cycle' | 'next-cycle' =>
  turn?.seat === seat || nextOrder.includes(seat) ? 'next-cycle' : 'this-cycle';

const figureLine = (t: CycladesText, view: View, { creature, seat, island: at }: FigureView, name: NameSeat): string =>
  t(`figure-until-${untilOf(view, seat)}`, { creature, at, seat: name(seat) });

/** "Minotaur on island 4 until Ada’s turn this cycle" and so on, and where the Kraken lies. */
export const figuresInPlay = (t: CycladesText, view: View, name: NameSeat): readonly string[] => [
  ...view.figures.map((figure) => figureLine(t, view, figure, name)),
  ...(view.kraken === undefined ? [] : [t('kraken-stays', { at: view.kraken })]),
];

/** "Minotaur on island 4 until your turn this cycle": what a seat has bought and still has on the board. */
export const ownFigures = (t: CycladesText, view: View, seat: number): readonly string[] =>
  view.figures
    .filter((figure) => figure.seat === seat)
    .map(({ creature, island: at }) => t(`figure-yours-${untilOf(view, seat)}`, { creature, at }));

/** "Minotaur on island 4 and Kraken in C4": figures in few words. */
export const figuresInShort = (t: CycladesText, { figures, kraken }: View): string | undefined => {
  const standing = [
    ...figures.map(({ creature, island: at }) => t('figure-at', { creature, at })),
    ...(kraken === undefined ? [] : [t('kraken-at', { at: kraken })]),
  ];
  return standing.length === 0 ? undefined : t.all(standing);
};
