import type { Rejection } from '#engine/game.ts';
import { byCommand, resolveUndos } from '../log/undoResolution.ts';
import type { LoggedEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { EventHistory } from '../replay/eventLogCache.ts';
import { counts, historyOf, isUnseenBy, retract, undoBarrier } from './takeBack.ts';
import { type DecisionContext, dropOrdersUsedSince, type Transition } from './transition.ts';

/**
 * Rewinds of the whole table. They may cross draws, revealed information and other seats' moves, but never a change of players.
 */

/** Returns the versions the table may rewind to, oldest first: the start, and each public step that still counts. */
export const rewindPoints = ({ game, history }: EventHistory): readonly number[] => {
  const undos = resolveUndos(history);
  const isSeen = (row: LoggedEvent): boolean => counts(undos, row) && !isUnseenBy(game, [row], 'spectator');
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

/** Returns why the table cannot rewind to a version, or `undefined` if it can. */
export const whyNotRewind = (context: DecisionContext, toVersion: number): Rejection | undefined => {
  const log = historyOf(context);
  if (rewindPoints(log).includes(toVersion)) return undefined;
  return refusal(Math.max(toVersion, 0) < undoBarrier(log.history) ? 'acrossSubstitution' : 'noSuchPoint');
};

/**
 * Drops all the game's events after a version, and the standing orders used since. The caller has to run
 * `resolveAutomaticMoves`.
 */
export const rewindTo = (context: DecisionContext, transition: Transition, toVersion: number): Transition =>
  dropOrdersUsedSince(context, retract(context, transition, { type: 'Undone', toVersion }), toVersion);
