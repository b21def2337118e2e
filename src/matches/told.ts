import type { AnyGame, BaseEvent, Viewer } from '#engine/game.ts';
import { isMatchEvent } from './state.ts';
import type { LoggedEvent, MatchEvent } from './types.ts';

/** What a viewer may be told of rows of the log, each for itself. */

/** Whether a viewer may be told that it happened. */
export const isToldOf = (game: AnyGame, { event }: LoggedEvent, viewer: Viewer): boolean =>
  isMatchEvent(event) || game.redact(event, viewer) !== undefined;

/** Rows without the secrets of others. */
export const toldTo = (game: AnyGame, rows: readonly LoggedEvent[], viewer: Viewer): readonly LoggedEvent[] =>
  rows.flatMap((row) => {
    const event = isMatchEvent(row.event) ? withoutVersions(row.event) : game.redact(row.event, viewer);
    return event === undefined ? [] : [{ ...row, event }];
  });

/** An event of the outer match without versions of other rows: those count what is done unseen. */
const withoutVersions = (event: MatchEvent): BaseEvent => {
  switch (event.type) {
    case 'Undone': {
      const { toVersion, ...told } = event;
      return told;
    }
    case 'Redone': {
      const { version, ...told } = event;
      return told;
    }
    case 'VoteCalled':
    case 'VoteEnded':
    case 'OrganiserDecided': {
      const { motion } = event;
      const told = { ...event, motion: motion.kind === 'rewind' ? { kind: motion.kind } : motion };
      return told;
    }
    default:
      return event;
  }
};
