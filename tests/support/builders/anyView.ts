import fc from 'fast-check';
import { boardOf } from '#games/cyclades/data/boards.ts';
import { TRACK_COSTS } from '#games/cyclades/data/figures.ts';
import { BUILDINGS, CREATURES, type IslandId, LAND_FIGURES, type Slot } from '#games/cyclades/types.ts';
import type { EffectView, FigureView, TrackView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import { crowdedView, privateView } from './cycladesViews.ts';

/** A random integer from 0 up to, but excluding, `below`. */
type Draw = (below: number) => number;

const EFFECTS: readonly EffectView[] = [
  { creature: 'chimera' },
  { creature: 'sphinx', sold: 3 },
  { creature: 'sylph', stepsLeft: 10 },
  { creature: 'polyphemus', island: 'is1' },
  { creature: 'kraken' },
];

type Creatures = Pick<View, 'track' | 'discards' | 'deck' | 'figures' | 'kraken'>;

/** Every figure, on the board or off it, with the other cards distributed over track, discard pile and deck. */
const anyCreatures = (seats: number, draw: Draw): Creatures => {
  const board = boardOf(seats);
  const free = [...board.islands];
  const figures = LAND_FIGURES.flatMap((creature): readonly FigureView[] => {
    const [island] = draw(4) === 0 ? [] : free.splice(draw(free.length), 1);
    return island === undefined ? [] : [{ creature, seat: draw(seats), island: island.id }];
  });
  const cards = CREATURES.filter((creature) => !figures.some((figure) => figure.creature === creature));
  const track = TRACK_COSTS.map((cost): TrackView => {
    const [creature] = draw(3) === 0 ? [] : cards.splice(draw(cards.length), 1);
    return { cost, ...(creature && { creature }) };
  });
  const discards = cards.splice(0, draw(2) === 0 ? draw(cards.length + 1) : cards.length);
  const kraken = draw(2) === 0 ? undefined : board.seas[draw(board.seas.length)]?.id;
  return { track, discards, deck: cards.length, figures, ...(kraken !== undefined && { kraken }) };
};

/** The battle of a turn, with the Minotaur anywhere; or a creature in use; or neither. */
const anyTurn = (turn: TurnView, figures: readonly FigureView[], neutral: ReadonlySet<IslandId>, draw: Draw): TurnView => {
  const { battle, ...rest } = turn;
  const effect = EFFECTS[draw(8)];
  if (effect !== undefined) return { ...rest, effect };
  const minotaur = figures.find(({ creature }) => creature === 'minotaur');
  if (battle === undefined || minotaur === undefined || draw(2) === 0) return turn;
  const { defender, ...sides } = battle;
  const at = minotaur.island;
  if (neutral.has(at)) return { ...rest, battle: { ...sides, at, minotaur: true, units: [1 + draw(8), 0], defences: 0 } };
  return { ...rest, battle: { ...battle, at, minotaur: true, units: [1 + draw(8), draw(9)], defences: draw(5) } };
};

const viewOf = (seats: number, fought: 'sea' | 'land' | 'none', draw: Draw): View => {
  const full = crowdedView(seats, fought === 'sea' ? 'sea' : 'land');
  const { turn, ...rest } = full;
  const creatures = anyCreatures(seats, draw);
  const islands = full.islands.map(({ owner: _owner, ...island }) => ({
    ...island,
    ...(draw(6) > 0 && { owner: draw(seats) }),
    troops: draw(9),
    slots: island.slots.map((): Slot => (draw(2) === 0 ? 'free' : (BUILDINGS[draw(4)] ?? 'free'))),
    metropolis: draw(2) === 0,
    prosperity: draw(10),
  }));
  const neutral = new Set(islands.flatMap(({ id, owner }) => (owner === undefined ? [id] : [])));
  return {
    ...rest,
    ...(draw(5) === 0 ? { options: { ...full.options, creatures: 'none' }, track: [], figures: [], discards: [] } : creatures),
    ...(fought !== 'none' && turn !== undefined && { turn: anyTurn(turn, creatures.figures, neutral, draw) }),
    cycle: 1 + draw(99),
    seats: full.seats.map((seat) => ({
      ...seat,
      priests: draw(19),
      philosophers: draw(4),
      metropolises: draw(5),
      income: draw(40),
      troops: draw(9),
      fleets: draw(9),
      discounts: draw(10),
    })),
    islands,
    fleets: boardOf(seats).seas.flatMap(({ id }) =>
      id === creatures.kraken || draw(3) === 0 ? [] : [{ sea: id, seat: draw(seats), fleets: 1 + draw(8) }],
    ),
    gods: full.gods.map((god) => ({ ...god, done: draw(2) === 0, offering: { seat: draw(seats), amount: 1 + draw(60) } })),
    queue: full.nextOrder.slice(draw(2)).map(() => draw(seats)),
    nextOrder: full.nextOrder.map(() => (draw(2) === 0 ? undefined : draw(seats))),
  };
};

/**
 * Any view, including ones no play reaches: every island, space, tile and card is filled at random, and half of the views belong to a seat.
 */
export const anyView = fc
  .record({
    seats: fc.integer({ min: 2, max: 5 }),
    fought: fc.constantFrom('sea', 'land', 'none'),
    numbers: fc.infiniteStream(fc.nat(1_000)),
  })
  .map(({ seats, fought, numbers }): View => {
    const draw = (below: number): number => (numbers.next().value ?? 0) % below;
    const view = viewOf(seats, fought, draw);
    return draw(2) === 0 ? view : privateView(view, draw(seats), draw(150));
  });
