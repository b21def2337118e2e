import type { FigureView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { de } from '../grammar.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { all, cards, gold, place } from './words.ts';

/** What lies on the table of creatures: track, deck, discard pile and figures. */

/** "Harpie 4 PO, Pégase 2 PO": the cards of the track, dearest first; `undefined` when there are none. */
export const onTrack = ({ track }: View): string | undefined => {
  const standing = track.flatMap(({ creature, cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(cost)}`],
  );
  return standing.length === 0 ? undefined : standing.join(', ');
};

/** "Harpie 3 PO (au lieu de 4)": the cards of the track for the viewer, after discounts. */
export const forViewer = ({ track }: View): readonly string[] =>
  track.flatMap(({ creature, cost, price = cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(price)}${price < cost ? ` (au lieu de ${cost})` : ''}`],
  );

/** "5 cartes ; défausse : Moires, Géant", oldest first; `undefined` without creatures. */
export const piles = ({ options, deck, discards }: View): string | undefined => {
  if (options.creatures === 'none') return undefined;
  const pile = discards.map((creature) => CREATURE_NAMES[creature]).join(', ');
  return `${cards(deck)}${pile === '' ? '' : ` ; défausse : ${pile}`}`;
};

/** Figures leave when their buyer's first turn in a later cycle begins, so one who has begun a turn in this cycle keeps his till the next. */
const until = ({ turn, nextOrder }: View, seat: number, yours: boolean, name: string): string => {
  const later = turn?.seat === seat || nextOrder.includes(seat);
  if (yours) return later ? 'jusqu’à ton premier tour du prochain cycle' : 'jusqu’à ton tour de ce cycle';
  return later ? `jusqu’au premier tour ${de(name)} au prochain cycle` : `jusqu’au tour ${de(name)} dans ce cycle`;
};

const figureLine = (view: View, { creature, seat, island }: FigureView, name: NameSeat): string =>
  `${CREATURE_NAMES[creature]} sur ${place(island)} ${until(view, seat, false, name(seat))}`;

/** "Minotaure sur Is4 jusqu’au tour d’Ada dans ce cycle" and so on, and where the Kraken lies. */
export const figuresInPlay = (view: View, name: NameSeat): readonly string[] => [
  ...view.figures.map((figure) => figureLine(view, figure, name)),
  ...(view.kraken === undefined ? [] : [`Kraken en ${view.kraken} jusqu’au prochain usage de sa carte`]),
];

/** "Minotaure sur Is4 jusqu’à ton tour de ce cycle": what a seat has bought and still has on the board. */
export const ownFigures = (view: View, seat: number): readonly string[] =>
  view.figures
    .filter((figure) => figure.seat === seat)
    .map(({ creature, island }) => `${CREATURE_NAMES[creature]} sur ${place(island)} ${until(view, seat, true, '')}`);

/** "Minotaure sur Is4 et Kraken en C4": figures in few words. */
export const figuresInShort = ({ figures, kraken }: View): string | undefined => {
  const standing = [
    ...figures.map(({ creature, island }) => `${CREATURE_NAMES[creature]} sur ${place(island)}`),
    ...(kraken === undefined ? [] : [`Kraken en ${kraken}`]),
  ];
  return standing.length === 0 ? undefined : all(standing);
};
