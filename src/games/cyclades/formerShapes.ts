import type { BaseEvent, Upcast } from '#engine/game.ts';
import type { Event } from './events.ts';

/** Shape 1 knew no option `creatures`: such a match was begun without them, and goes on without them. */
const begunWithoutCreatures: Upcast = (event) => {
  const { options, ...rest } = event as BaseEvent & { readonly options: Readonly<Record<string, string>> };
  return { ...rest, options: { ...options, creatures: 'none' } } as BaseEvent;
};

/** Event types that had other shapes, each with the way from one shape to the next. */
export const FORMER_SHAPES: Readonly<Partial<Record<Event['type'], readonly Upcast[]>>> = {
  GameBegan: [begunWithoutCreatures],
};
