import type { BaseEvent, Upcast } from '#engine/game.ts';
import type { Event } from './events.ts';

/** Shape 1 had no option `creatures`: such a match began without them, and continues without them. */
const begunWithoutCreatures: Upcast = (event) => {
  const { options, ...rest } = event as BaseEvent & { readonly options: Readonly<Record<string, string>> };
  return { ...rest, options: { ...options, creatures: 'none' } } as BaseEvent;
};

/** Event types that had earlier shapes, each with the upcasts from one shape to the next. */
export const FORMER_SHAPES: Readonly<Partial<Record<Event['type'], readonly Upcast[]>>> = {
  GameBegan: [begunWithoutCreatures],
};
