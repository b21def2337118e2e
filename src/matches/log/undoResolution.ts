import type { Seat } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';

/** Whether rows contain an undo or redo, after which all earlier rows must be folded again. */
export const containsUndo = (rows: readonly LoggedEvent[]): boolean =>
  rows.some(({ event }) => isMatchEvent(event) && (event.type === 'Undone' || event.type === 'Redone'));

/** The combined effect of all undo events in a log. */
export interface ResolvedUndos {
  /** Versions of the game's events that no longer count: an `Undone` dropped them and no `Redone` restored them. */
  readonly dropped: ReadonlySet<number>;
  /** By the version of each `Undone` and `Redone`: the game's rows it dropped or restored. */
  readonly touched: ReadonlyMap<number, readonly LoggedEvent[]>;
  /** Versions of each `Undone` that was reversed by a `Redone`. */
  readonly redone: ReadonlySet<number>;
}

const NONE: ResolvedUndos = { dropped: new Set(), touched: new Map(), redone: new Set() };

/** Resolves the undo events of a whole log. Events of the outer match always count. */
export const resolveUndos = (rows: readonly LoggedEvent[]): ResolvedUndos => {
  if (!containsUndo(rows)) return NONE;
  const dropped = new Set<number>();
  const touched = new Map<number, readonly LoggedEvent[]>();
  const redone = new Set<number>();
  const beginners = beginnersOf(rows);
  for (const [index, { version, event }] of rows.entries()) {
    if (!isMatchEvent(event)) continue;
    if (event.type === 'Undone') {
      const { toVersion, of, alone } = event;
      const taken = rows
        .slice(0, index)
        .filter((row) => row.version > toVersion && !isMatchEvent(row.event) && !dropped.has(row.version))
        .filter(({ commandId }) => alone !== true || beginners.get(commandId) === of);
      touched.set(version, taken);
      for (const row of taken) dropped.add(row.version);
    } else if (event.type === 'Redone') {
      const brought = touched.get(event.version) ?? [];
      touched.set(version, brought);
      redone.add(event.version);
      for (const row of brought) dropped.delete(row.version);
    }
  }
  return { dropped, touched, redone };
};

/**
 * Returns, for each command, the seat whose act began it. Automatic moves that follow, such as the safe moves of conceded
 * seats, are undone with that act.
 */
const beginnersOf = (rows: readonly LoggedEvent[]): ReadonlyMap<string, Seat | undefined> => {
  const beginners = new Map<string, Seat | undefined>();
  for (const { commandId, by } of rows) if (!beginners.has(commandId)) beginners.set(commandId, by);
  return beginners;
};

/** Returns the versions of a whole log whose events no longer count. */
export const retractedVersions = (rows: readonly LoggedEvent[]): ReadonlySet<number> => resolveUndos(rows).dropped;

/** Groups consecutive rows of the same command. */
export const byCommand = (rows: readonly LoggedEvent[]): readonly (readonly [LoggedEvent, ...LoggedEvent[]])[] => {
  const groups: [LoggedEvent, ...LoggedEvent[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0].commandId === row.commandId) last.push(row);
    else groups.push([row]);
  }
  return groups;
};
