import type { Rejection } from '#engine/game.ts';
import { byCommand, resolveUndos } from '../log/undoResolution.ts';
import type { LoggedEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { EventHistory } from '../replay/eventLogCache.ts';
import { counts, historyOf, isUnseenBy, retract, undoBarrier } from './takeBack.ts';
import { type DecisionContext, dropOrdersUsedSince, type Transition } from './transition.ts';

/** The whole table goes back: over luck, over what was shown and over what others did, but not behind a change of people. */

/** The versions to which the table may go back, oldest first: the start, and each step all have seen that counts. */
export const rewindPoints = ({ game, history }: EventHistory): readonly number[] => {
  const undoings = resolveUndos(history);
  const isSeen = (row: LoggedEvent): boolean => counts(undoings, row) && !isUnseenBy(game, [row], 'spectator');
  const started = history.findIndex(({ event }) => event.type === 'MatchStarted');
  const crossing = undoBarrier(history);
  const crossed = history.findIndex(({ version }) => version === crossing);
  const newest = history.findLast(isSeen)?.version ?? 0;
  return byCommand(history.slice(Math.max(started, crossed, 0))).flatMap((rows, index) => {
    const { version } = rows.at(-1) ?? rows[0];
    const isPoint = started !== -1 && (index === 0 || rows.some(isSeen));
    return isPoint && version < newest ? version : [];
  });
};

/** Why the table cannot go back to where a version was the last. */
export const whyNotRewind = (ground: DecisionContext, toVersion: number): Rejection | undefined => {
  const past = historyOf(ground);
  if (rewindPoints(past).includes(toVersion)) return undefined;
  return refusal(Math.max(toVersion, 0) < undoBarrier(past.history) ? 'acrossSubstitution' : 'noSuchPoint');
};

/** Takes back all the game's events after a version, and orders that answered there. It has to be settled. */
export const rewindTo = (ground: DecisionContext, progress: Transition, toVersion: number): Transition =>
  dropOrdersUsedSince(ground, retract(ground, progress, { type: 'Undone', toVersion }), toVersion);
