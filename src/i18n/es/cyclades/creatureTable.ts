import type { FigureView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { all, cards, gold, place } from './words.ts';

/** What lies on the table of creatures: track, deck, discard pile and figures. */

/** "Arpía 4 MO, Pegaso 2 MO": the cards of the track, dearest first; `undefined` when there are none. */
export const onTrack = ({ track }: View): string | undefined => {
  const standing = track.flatMap(({ creature, cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(cost)}`],
  );
  return standing.length === 0 ? undefined : standing.join(', ');
};

/** "Arpía 3 MO (en vez de 4)": the cards of the track for the viewer, after discounts. */
export const forViewer = ({ track }: View): readonly string[] =>
  track.flatMap(({ creature, cost, price = cost }) =>
    creature === undefined ? [] : [`${CREATURE_NAMES[creature]} ${gold(price)}${price < cost ? ` (en vez de ${cost})` : ''}`],
  );

/** "5 cartas; descartes: Parcas, Gigante", oldest first; `undefined` without creatures. */
export const piles = ({ options, deck, discards }: View): string | undefined => {
  if (options.creatures === 'none') return undefined;
  const pile = discards.map((creature) => CREATURE_NAMES[creature]).join(', ');
  return `${cards(deck)}${pile === '' ? '' : `; descartes: ${pile}`}`;
};

/** Figures leave when their buyer's first turn in a later cycle begins, so one who has begun a turn in this cycle keeps his till the next. */
const staysThrough = ({ turn, nextOrder }: View, seat: number): boolean => turn?.seat === seat || nextOrder.includes(seat);

const until = (view: View, seat: number, name: NameSeat): string =>
  staysThrough(view, seat)
    ? `hasta el primer turno de ${name(seat)} en el próximo ciclo`
    : `hasta el turno de ${name(seat)} en este ciclo`;

const untilYours = (view: View, seat: number): string =>
  staysThrough(view, seat) ? 'hasta tu primer turno en el próximo ciclo' : 'hasta tu turno en este ciclo';

const figureLine = (view: View, { creature, seat, island }: FigureView, name: NameSeat): string =>
  `${CREATURE_NAMES[creature]} en ${place(island)} ${until(view, seat, name)}`;

/** "Minotauro en Is4 hasta el turno de Ada en este ciclo" and so on, and where the Kraken lies. */
export const figuresInPlay = (view: View, name: NameSeat): readonly string[] => [
  ...view.figures.map((figure) => figureLine(view, figure, name)),
  ...(view.kraken === undefined ? [] : [`Kraken en ${view.kraken} hasta que se use otra vez su carta`]),
];

/** "Minotauro en Is4 hasta tu turno en este ciclo": what a seat has bought and still has on the board. */
export const ownFigures = (view: View, seat: number): readonly string[] =>
  view.figures
    .filter((figure) => figure.seat === seat)
    .map(({ creature, island }) => `${CREATURE_NAMES[creature]} en ${place(island)} ${untilYours(view, seat)}`);

/** "Minotauro en Is4 y Kraken en C4": figures in few words. */
export const figuresInShort = ({ figures, kraken }: View): string | undefined => {
  const standing = [
    ...figures.map(({ creature, island }) => `${CREATURE_NAMES[creature]} en ${place(island)}`),
    ...(kraken === undefined ? [] : [`Kraken en ${kraken}`]),
  ];
  return standing.length === 0 ? undefined : all(standing);
};
