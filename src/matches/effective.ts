import { isMatchEvent } from './state.ts';
import type { LoggedEvent } from './types.ts';

/** Whether rows take something back, or bring it back: then what came before them has to be folded anew. */
export const takesBack = (rows: readonly LoggedEvent[]): boolean =>
  rows.some(({ event }) => isMatchEvent(event) && (event.type === 'Undone' || event.type === 'Redone'));

/**
 * The versions of a whole log whose events do not count any more: those of the game that an `Undone` took back and no `Redone`
 * brought again. Events of the outer match always count.
 */
export const droppedIn = (rows: readonly LoggedEvent[]): ReadonlySet<number> => {
  const dropped = new Set<number>();
  if (!takesBack(rows)) return dropped;
  const takenBy = new Map<number, readonly number[]>();
  for (const [index, { version, event }] of rows.entries()) {
    if (!isMatchEvent(event)) continue;
    if (event.type === 'Undone') {
      const { toVersion, of } = event;
      const taken = rows
        .slice(0, index)
        .filter((row) => row.version > toVersion && !isMatchEvent(row.event) && (of === undefined || row.by === of))
        .flatMap((row) => (dropped.has(row.version) ? [] : [row.version]));
      takenBy.set(version, taken);
      for (const each of taken) dropped.add(each);
    } else if (event.type === 'Redone') {
      for (const each of takenBy.get(event.version) ?? []) dropped.delete(each);
    }
  }
  return dropped;
};
