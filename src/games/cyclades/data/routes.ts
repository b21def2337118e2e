import type { CommandOf } from '../commands.ts';
import type { SeaId } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { BOARDS, type Sea } from './boards.ts';
import { VOYAGE_STEPS } from './figures.ts';

/** The ways of fleets over several sea spaces, from what their seat sees. */

type Voyage = CommandOf<'MoveFleets'>;

/** Returns how many steps the fleets that leave a sea space have. */
const stepsFrom = ({ turn }: View, from: SeaId): number => (turn?.voyage?.at === from ? turn.voyage.stepsLeft : VOYAGE_STEPS);

/**
 * Returns the shortest way to each sea space that a seat's fleets reach from one: the spaces on it, in order. No way leads
 * through a space with fleets of another seat, but one may end there. Of equally short ways it is the first in board order: no
 * unit can be lost on any of them.
 */
const routesFrom = (view: View, seat: number, from: SeaId): ReadonlyMap<SeaId, readonly SeaId[]> => {
  const board = BOARDS[view.board];
  const polyphemus = view.figures.find(({ creature }) => creature === 'polyphemus')?.island;
  const isOpen = ({ id, islands }: Sea): boolean =>
    id !== view.kraken && (polyphemus === undefined || !islands.includes(polyphemus));
  const routes = new Map<SeaId, readonly SeaId[]>([[from, []]]);
  for (const [at, way] of routes) {
    const isHeld = view.fleets.some((held) => held.sea === at && held.seat !== seat);
    if (isHeld || way.length === stepsFrom(view, from)) continue;
    for (const to of board.seasAround(at)) {
      if (isOpen(to) && !routes.has(to.id)) routes.set(to.id, [...way, to.id]);
    }
  }
  routes.delete(from);
  return routes;
};

/** Returns the moves of more than one step that the seat can make with the fleets it may move by one of these moves. */
export const voyagesOf = (view: View, legal: readonly { readonly type: string }[]): readonly Voyage[] => {
  if (view.turn?.effect !== undefined) return [];
  const steps = (legal as readonly Voyage[]).filter(({ type }) => type === 'MoveFleets');
  return [...new Set(steps.map(({ from }) => from))].flatMap((from) => {
    const [{ seat }, most] = [steps[0] as Voyage, Math.max(...steps.map((step) => (step.from === from ? step.fleets : 0)))];
    const far = [...routesFrom(view, seat, from)].filter(([, way]) => way.length > 1);
    return far.flatMap(([to]) =>
      Array.from({ length: most }, (_, index): Voyage => ({ type: 'MoveFleets', seat, from, to, fleets: index + 1 })),
    );
  });
};

/** Returns the spaces that fleets pass and reach with a move; the last one alone for a single step. */
export const wayOf = (view: View, { seat, from, to }: Voyage): readonly SeaId[] => routesFrom(view, seat, from).get(to) ?? [to];

/** Returns a move of fleets as single steps. */
export const stepsOf = (view: View, move: Voyage): readonly Voyage[] => {
  const way = wayOf(view, move);
  return way.map((to, index) => ({ ...move, from: way[index - 1] ?? move.from, to }));
};
