import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, board, type Effect, seaAt } from '../../state.ts';
import type { SeaId } from '../../types.ts';

/** How Polyphemus drives the fleets around his island away (13.12, 13.13). */

/** What Polyphemus still asks for. */
export type PolyphemusEffect = Extract<Effect, { creature: 'polyphemus' }>;

const around = (state: Acting, { island }: PolyphemusEffect): readonly SeaId[] => board(state).island(island)?.seas ?? [];

/** Spaces of fleets that are still beside him. */
const crowded = (state: Acting, effect: PolyphemusEffect): readonly SeaId[] =>
  around(state, effect).filter((sea) => seaAt(state, sea)?.holder !== undefined);

/** Where the fleets of a space may go: one space away, not beside him, without the Kraken, empty or their owner's. */
const placesFrom = (state: Acting, effect: PolyphemusEffect, from: SeaId): readonly SeaId[] => {
  const beside = around(state, effect);
  const owner = seaAt(state, from)?.holder;
  const next = board(state).sea(from)?.seas ?? [];
  return next.filter((to) => {
    const holder = seaAt(state, to)?.holder;
    return !beside.includes(to) && state.kraken !== to && (holder === undefined || holder === owner);
  });
};

/** Why the fleets of a space may not be driven to another. */
export const whyNotPush = (
  state: Acting,
  effect: PolyphemusEffect,
  { from, to }: CommandOf<'PushFleets'>,
): Refusal | undefined => {
  if (!seaAt(state, from)) return refuse('noSuchSea', { sea: from });
  if (!seaAt(state, to)) return refuse('noSuchSea', { sea: to });
  if (!around(state, effect).includes(from)) return refuse('notBesidePolyphemus', { sea: from });
  if (seaAt(state, from)?.holder === undefined) return refuse('noFleetsThere', { sea: from });
  const places = placesFrom(state, effect, from);
  return places.includes(to) ? undefined : refuse('noPushThere', { to, places });
};

/** All fleets of the space go. */
export const push = (state: Acting, { from, to }: CommandOf<'PushFleets'>): readonly Event[] => {
  const { holder: owner, fleets = 0 } = seaAt(state, from) ?? {};
  return owner === undefined ? [] : [{ type: 'FleetsPushed', owner, from, to, fleets }];
};

/** Every space of fleets with every place it may be driven to. */
export const pushChoices = (state: Acting, effect: PolyphemusEffect, seat: Seat): readonly CommandOf<'PushFleets'>[] =>
  crowded(state, effect).flatMap((from) =>
    placesFrom(state, effect, from).map((to) => ({ type: 'PushFleets', seat, from, to }) as const),
  );

/** Fleets that have no place to go are lost. Pushing others opens none for them, so they need not wait. */
export const fleetsWithoutPlace = (state: Acting, effect: PolyphemusEffect): readonly Event[] =>
  crowded(state, effect).flatMap((sea): readonly Event[] => {
    const { holder: owner, fleets = 0 } = seaAt(state, sea) ?? {};
    const isLost = owner !== undefined && placesFrom(state, effect, sea).length === 0;
    return isLost ? [{ type: 'FleetsSunk', by: 'polyphemus', owner, sea, fleets }] : [];
  });
