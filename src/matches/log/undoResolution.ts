import type { Seat } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';

/** Whether rows take something back, or bring it back: then what came before them has to be folded anew. */
export const containsUndo = (rows: readonly LoggedEvent[]): boolean =>
  rows.some(({ event }) => isMatchEvent(event) && (event.type === 'Undone' || event.type === 'Redone'));

/** What the undoing in a whole log comes to. */
export interface ResolvedUndos {
  /** Versions of the game's events that do not count any more: an `Undone` took them back and no `Redone` brought them again. */
  readonly dropped: ReadonlySet<number>;
  /** By the version of each `Undone` and `Redone`: the game's rows it took back or brought again. */
  readonly touched: ReadonlyMap<number, readonly LoggedEvent[]>;
  /** Versions of each `Undone` that was made good by a `Redone`. */
  readonly redone: ReadonlySet<number>;
}

const NONE: ResolvedUndos = { dropped: new Set(), touched: new Map(), redone: new Set() };

/** Reads the undoing out of a whole log. Events of the outer match always count. */
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

/** The seat whose act each command began with: what follows by itself, such as the safe moves of seats that are left, goes with it. */
const beginnersOf = (rows: readonly LoggedEvent[]): ReadonlyMap<string, Seat | undefined> => {
  const beginners = new Map<string, Seat | undefined>();
  for (const { commandId, by } of rows) if (!beginners.has(commandId)) beginners.set(commandId, by);
  return beginners;
};

/** The versions of a whole log whose events do not count any more. */
export const retractedVersions = (rows: readonly LoggedEvent[]): ReadonlySet<number> => resolveUndos(rows).dropped;

/** Rows that follow each other and came of one command, together. */
export const byCommand = (rows: readonly LoggedEvent[]): readonly (readonly [LoggedEvent, ...LoggedEvent[]])[] => {
  const groups: [LoggedEvent, ...LoggedEvent[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0].commandId === row.commandId) last.push(row);
    else groups.push([row]);
  }
  return groups;
};
