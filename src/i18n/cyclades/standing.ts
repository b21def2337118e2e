import type { Building } from '#games/cyclades/types.ts';
import type { SeatView, View } from '#games/cyclades/viewTypes.ts';

/** How seats stand, for the languages to put into words. */

export const islandsOf = ({ islands }: View, seat: number): number => islands.filter(({ owner }) => owner === seat).length;

/** The seat that is ahead by Metropolises, then by islands, where that is one seat and the match goes on. */
export const leader = (view: View): SeatView | undefined => {
  const [first, second] = view.seats
    .filter(({ eliminated }) => !eliminated)
    .toSorted((a, b) => b.metropolises - a.metropolises || islandsOf(view, b.seat) - islandsOf(view, a.seat));
  if (view.outcome !== undefined || first === undefined || second === undefined) return undefined;
  const isLevel = first.metropolises === second.metropolises && islandsOf(view, first.seat) === islandsOf(view, second.seat);
  return isLevel ? undefined : first;
};

/** The kinds of building of which a seat has none. */
export const missingBuildings = (view: View, seat: number): readonly Building[] => {
  const standing = new Set(view.islands.filter(({ owner }) => owner === seat).flatMap(({ slots }) => slots));
  const kinds: readonly Building[] = ['port', 'fortress', 'temple', 'university'];
  return kinds.filter((building) => !standing.has(building));
};

/** Whether one of a seat's islands can still take a Metropolis: else a set goes for nothing. */
export const hasMetropolisPlace = (view: View, seat: number): boolean =>
  view.islands.some(({ owner, metropolis }) => owner === seat && !metropolis);
