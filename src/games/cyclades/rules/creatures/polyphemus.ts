import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../../commands.ts';
import type { Sea } from '../../data/boards.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, board, type Effect, seaOn } from '../../state.ts';
import type { SeaId } from '../../types.ts';

/** How Polyphemus drives away the fleets around his island (13.12, 13.13). */

/** What Polyphemus still asks for. */
type PolyphemusEffect = Extract<Effect, { creature: 'polyphemus' }>;

/** Fleets that are still adjacent to him. */
interface Crowd {
  readonly sea: Sea;
  readonly owner: Seat;
  readonly fleets: number;
}

const crowds = (state: Acting, { island }: PolyphemusEffect): readonly Crowd[] => {
  const found: Crowd[] = [];
  for (const sea of board(state).seasAround(island)) {
    const { holder: owner, fleets } = seaOn(state, sea);
    if (owner !== undefined) found.push({ sea, owner, fleets });
  }
  return found;
};

/** Returns where fleets may go: one space away, not adjacent to him, without the Kraken, empty or their owner's. */
const placesFor = (state: Acting, { island }: PolyphemusEffect, { sea, owner }: Crowd): readonly SeaId[] => {
  const places: SeaId[] = [];
  for (const to of sea.nearby) {
    const { holder } = seaOn(state, to);
    const isOpen = holder === undefined || holder === owner;
    if (isOpen && !to.islands.includes(island) && state.kraken !== to.id) places.push(to.id);
  }
  return places;
};

/** Returns why the fleets of a space may not be driven to another. */
export const whyNotPush = (
  state: Acting,
  effect: PolyphemusEffect,
  { from, to }: CommandOf<'PushFleets'>,
): Refusal | undefined => {
  const start = board(state).sea(from);
  if (!start) return refuse('noSuchSea', { sea: from });
  if (!board(state).sea(to)) return refuse('noSuchSea', { sea: to });
  if (!start.islands.includes(effect.island)) return refuse('notBesidePolyphemus', { sea: from });
  const crowd = crowds(state, effect).find(({ sea }) => sea === start);
  if (!crowd) return refuse('noFleetsThere', { sea: from });
  const places = placesFor(state, effect, crowd);
  return places.includes(to) ? undefined : refuse('noPushThere', { to, places });
};

/** Moves all fleets of the space. */
export const push = (state: Acting, effect: PolyphemusEffect, { from, to }: CommandOf<'PushFleets'>): readonly Event[] =>
  crowds(state, effect)
    .filter(({ sea }) => sea.id === from)
    .map(({ owner, fleets }) => ({ type: 'FleetsPushed', owner, from, to, fleets }));

/** Returns every space of fleets with every place they may be driven to. */
export const pushChoices = (state: Acting, effect: PolyphemusEffect, seat: Seat): readonly CommandOf<'PushFleets'>[] =>
  crowds(state, effect).flatMap((crowd) =>
    placesFor(state, effect, crowd).map((to) => ({ type: 'PushFleets', seat, from: crowd.sea.id, to }) as const),
  );

/** Returns the loss of fleets that have no place to go. Pushing others opens none for them, so they need not wait. */
export const fleetsWithoutPlace = (state: Acting, effect: PolyphemusEffect): readonly Event[] =>
  crowds(state, effect)
    .filter((crowd) => placesFor(state, effect, crowd).length === 0)
    .map(({ sea, owner, fleets }) => ({ type: 'FleetsSunk', by: 'polyphemus', owner, sea: sea.id, fleets }));
