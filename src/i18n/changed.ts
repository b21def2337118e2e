import type { BaseEvent } from '#engine/game.ts';

/** The lines of some of the told events, in order. */
export const linesOf = <Event extends BaseEvent>(
  told: readonly Event[],
  marked: ReadonlySet<Event['type']>,
  tell: (event: Event) => string | undefined,
): readonly string[] => told.flatMap((event) => (marked.has(event.type) ? (tell(event) ?? []) : []));
