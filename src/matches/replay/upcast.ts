import type { AnyGame, BaseEvent, Upcast } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import { MATCH_EVENT_SHAPES } from '../model/state.ts';
import type { StoredEvent } from '../stores/stores.ts';

type Shapes = Readonly<Record<string, readonly Upcast[]>>;

const upcastsOf = (game: AnyGame, type: string): readonly Upcast[] | undefined => {
  const shapes: Shapes = Object.hasOwn(MATCH_EVENT_SHAPES, type) ? MATCH_EVENT_SHAPES : game.eventShapes;
  return Object.hasOwn(shapes, type) ? shapes[type] : undefined;
};

/** Returns the number of an event type's current shape. */
export const shapeOf = (game: AnyGame, event: BaseEvent): number => {
  const upcasts = upcastsOf(game, event.type);
  if (upcasts === undefined) throw new Error(`${game.id} made an event of an undeclared type: ${event.type}.`);
  return upcasts.length + 1;
};

/** Returns a row without the fields only the stored log needs. */
export const asLogged = ({ shape, seen, command, ...logged }: StoredEvent): LoggedEvent => ({
  ...logged,
  ...(command?.drew !== undefined && { drew: command.drew }),
});

/** Returns a row with its event upcast to the current shape; `undefined` when its type or shape is newer than this code. */
export const upcast = (game: AnyGame, row: StoredEvent): LoggedEvent | undefined => {
  const { shape } = row;
  const upcasts = upcastsOf(game, row.event.type);
  if (upcasts === undefined || shape > upcasts.length + 1) return undefined;
  return { ...asLogged(row), event: upcasts.slice(shape - 1).reduce((event, next) => next(event), row.event) };
};

/**
 * Returns the forms in which releases have shown an event that was written in a shape: first as written, last in the current shape.
 * Without the shape, those of an event that was written in any. Exports show events in the shapes of their release.
 */
export const formsOf = (game: AnyGame, event: BaseEvent, shape?: number): readonly BaseEvent[] => {
  const upcasts = upcastsOf(game, event.type) ?? [];
  const shapes = shape === undefined ? [...upcasts.keys(), upcasts.length] : [shape - 1];
  return shapes.flatMap((from) => formsFrom(event, upcasts.slice(from)));
};

/** Returns an event before the first of some upcasts, and after each. */
const formsFrom = (event: BaseEvent, upcasts: readonly Upcast[]): readonly BaseEvent[] => {
  const [next, ...others] = upcasts;
  return next === undefined ? [event] : [event, ...formsFrom(next(event), others)];
};

/** Upcasts all rows; `undefined` when one is newer than this code. */
export const upcastAll = (game: AnyGame, rows: readonly StoredEvent[]): readonly LoggedEvent[] | undefined => {
  const logged: LoggedEvent[] = [];
  for (const row of rows) {
    const known = upcast(game, row);
    if (known === undefined) return undefined;
    logged.push(known);
  }
  return logged;
};
