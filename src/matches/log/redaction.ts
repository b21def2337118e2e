import type { AnyGame, BaseEvent, Viewer } from '#engine/game.ts';
import type { LoggedEvent, MatchEvent } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';

/** What a viewer may be told of rows of the log, each for itself. */

/** Whether a viewer may be told that it happened. */
export const isVisibleTo = (game: AnyGame, { event }: LoggedEvent, viewer: Viewer): boolean =>
  isMatchEvent(event) || game.redact(event, viewer) !== undefined;

/** The number, for all to see, of the step that ended with a version, where it is known. */
export type NumberAt = (version: number) => number | undefined;

/** Rows without the secrets of others. */
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

/** An event of the outer match without versions of other rows, which count what is done unseen: to where a table goes back is told by number. */
export const withoutVersions = (event: MatchEvent, numberAt?: NumberAt): BaseEvent => {
  switch (event.type) {
    case 'Undone': {
      const { toVersion, ...told } = event;
      return told;
    }
    case 'Redone': {
      const { version, ...told } = event;
      return told;
    }
    case 'DrawAwaited': {
      const { move, ...told } = event;
      return told;
    }
    case 'VoteCalled':
    case 'VoteEnded':
    case 'OrganiserDecided': {
      const { motion } = event;
      if (motion.kind !== 'rewind') return event;
      const number = numberAt?.(motion.toVersion);
      const told = { ...event, motion: { kind: motion.kind, ...(number !== undefined && { to: { number } }) } };
      return told;
    }
    default:
      return event;
  }
};
