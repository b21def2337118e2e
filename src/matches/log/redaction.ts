import type { AnyGame, BaseEvent, Viewer } from '#engine/game.ts';
import type { LoggedEvent, MatchEvent } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';

/** Redacts log rows for a viewer, each row independently. */

/** Whether a viewer may know that the event happened. */
export const isVisibleTo = (game: AnyGame, { event }: LoggedEvent, viewer: Viewer): boolean =>
  isMatchEvent(event) || game.redact(event, viewer) !== undefined;

/** Returns the public number of the step that ended with a version, where known. */
export type NumberAt = (version: number) => number | undefined;

/** Returns the rows a viewer may see, without other seats' secrets. */
export const redactRows = (
  game: AnyGame,
  rows: readonly LoggedEvent[],
  viewer: Viewer,
  numberAt?: NumberAt,
): readonly LoggedEvent[] =>
  rows.flatMap((row) => {
    const event = isMatchEvent(row.event) ? withoutVersions(row.event, numberAt) : game.redact(row.event, viewer);
    return event === undefined ? [] : [{ ...row, event }];
  });

/**
 * Returns an event of the outer match without the versions of other rows, because versions count hidden acts. A rewind's target
 * is given by its step number.
 */
export const withoutVersions = (event: MatchEvent, numberAt?: NumberAt): BaseEvent => {
  switch (event.type) {
    case 'Undone': {
      const { toVersion, ...redacted } = event;
      return redacted;
    }
    case 'Redone': {
      const { version, ...redacted } = event;
      return redacted;
    }
    case 'DrawAwaited': {
      const { move, ...redacted } = event;
      return redacted;
    }
    case 'VoteCalled':
    case 'VoteEnded':
    case 'OrganiserDecided': {
      const { motion } = event;
      if (motion.kind !== 'rewind') return event;
      const number = numberAt?.(motion.toVersion);
      const redacted = { ...event, motion: { kind: motion.kind, ...(number !== undefined && { to: { number } }) } };
      return redacted;
    }
    default:
      return event;
  }
};
