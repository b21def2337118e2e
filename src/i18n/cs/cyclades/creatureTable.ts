import type { FigureView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { cards, gold, place } from './words.ts';

/** What lies on the table of creatures: track, deck, discard pile and figures. */

/** "Harpyje 4 ZM, Pegas 2 ZM": the cards of the track, dearest first; `undefined` when there are none. */
export const onTrack = ({ track }: View): string | undefined => {
  const standing = track.flatMap(({ creature, cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(cost)}`],
  );
  return standing.length === 0 ? undefined : standing.join(', ');
};

/** "Harpyje 3 ZM (místo 4)": the cards of the track for the viewer, after discounts. */
export const forViewer = ({ track }: View): readonly string[] =>
  track.flatMap(({ creature, cost, price = cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(price)}${price < cost ? ` (místo ${cost})` : ''}`],
  );

/** "5 karet; odloženo: Sudičky, Gigant", oldest first; `undefined` without creatures. */
export const piles = ({ options, deck, discards }: View): string | undefined => {
  if (options.creatures === 'none') return undefined;
  const pile = discards.map((creature) => CREATURE_NAMES[creature]).join(', ');
  return `${cards(deck)}${pile === '' ? '' : `; odloženo: ${pile}`}`;
};

/** Figures leave when their buyer's first turn in a later cycle begins, so one who has begun a turn in this cycle keeps his till the next. */
const isNextCycle = ({ turn, nextOrder }: View, seat: number): boolean => turn?.seat === seat || nextOrder.includes(seat);

const figureLine = (view: View, { creature, seat, island }: FigureView, name: NameSeat): string =>
  `${CREATURE_NAMES[creature]} na ${place(island)}, než bude ${
    isNextCycle(view, seat) ? 'v příštím kole poprvé' : 'v tomto kole'
  } na tahu ${name(seat)}`;

/** "Mínotaurus na Is4, než bude v tomto kole na tahu Ada" and so on, and where the Kraken lies. */
export const figuresInPlay = (view: View, name: NameSeat): readonly string[] => [
  ...view.figures.map((figure) => figureLine(view, figure, name)),
  ...(view.kraken === undefined ? [] : [`${CREATURE_NAMES.kraken} na ${view.kraken}, než se jeho karta použije znovu`]),
];

/** "Mínotaurus na Is4 do tvého tahu v tomto kole": what a seat has bought and still has on the board. */
export const ownFigures = (view: View, seat: number): readonly string[] =>
  view.figures
    .filter((figure) => figure.seat === seat)
    .map(
      ({ creature, island }) =>
        `${CREATURE_NAMES[creature]} na ${place(island)} do tvého ${isNextCycle(view, seat) ? 'prvního tahu v příštím kole' : 'tahu v tomto kole'}`,
    );

/** "Mínotaurus na Is4 a Kraken na C4": figures in few words. */
export const figuresInShort = ({ figures, kraken }: View): string | undefined => {
  const standing = [
    ...figures.map(({ creature, island }) => `${CREATURE_NAMES[creature]} na ${place(island)}`),
    ...(kraken === undefined ? [] : [`${CREATURE_NAMES.kraken} na ${kraken}`]),
  ];
  return standing.length === 0 ? undefined : all(standing);
};
