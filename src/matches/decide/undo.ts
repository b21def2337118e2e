import type { Rejection, Seat } from '#engine/game.ts';
import { byCommand, type ResolvedUndos, resolveUndos } from '../log/undoResolution.ts';
import type { LoggedEvent, MatchEventOf } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import { isMatchEvent, type PlayingState } from '../model/state.ts';
import type { EventHistory } from '../replay/eventLogCache.ts';
import { whyNotAct } from './seats.ts';
import { type CommandEffect, commandEffects, counts, gameAt, historyOf, isUnseenBy, retract, undoBarrier } from './takeBack.ts';
import { dropOrdersUsedSince, resolveAutomaticMoves, type SeatDecider, startTransition } from './transition.ts';

/**
 * Undo by one seat, command by command, until another seat has acted or the move drew or revealed something. When several seats
 * choose at the same time, each may change its choice while another still chooses. Whether undo is allowed never depends on
 * other seats' hidden acts, so that an attempt reveals nothing.
 */

/** Maximum number of times a seat may undo the same decision: each undo is announced, and the others have to wait. */
const MAX_UNDONE = 3;

type UndoRefusal = { readonly rejected: Rejection };
const refuse = (rejected: Rejection): UndoRefusal => ({ rejected });

/** Undoes the last move the user's seat made by hand, and the automatic moves that followed from it. */
export const undo: SeatDecider<'Undo'> = (context, state, seat, { decision }) => {
  const rejected = whyNotAct(state, seat, decision);
  const undone = rejected ? refuse(rejected) : undoing(historyOf(context), seat);
  if ('rejected' in undone) return undone;
  const taken = retract(context, startTransition(state, { by: seat }), undone);
  return resolveAutomaticMoves(context, dropOrdersUsedSince(context, taken, undone.toVersion, undone.alone ? seat : undefined));
};

/** Restores what the seat's newest `Undone` dropped. Standing orders dropped with it stay dropped. */
export const redo: SeatDecider<'Redo'> = (context, state, seat, { decision }) => {
  const rejected = whyNotAct(state, seat, decision);
  const redone = rejected ? refuse(rejected) : redoing(historyOf(context), seat);
  if ('rejected' in redone) return redone;
  return resolveAutomaticMoves(context, retract(context, startTransition(state, { by: seat }), redone));
};

/** Returns whether a seat's person may undo or redo now. */
export const takesBackNow = (
  log: EventHistory,
  state: PlayingState,
  seat: Seat,
): { readonly undo?: true; readonly redo?: true } => {
  if (whyNotAct(state, seat) !== undefined) return {};
  return {
    ...(!('rejected' in undoing(log, seat)) && { undo: true as const }),
    ...(!('rejected' in redoing(log, seat)) && { redo: true as const }),
  };
};

const isPlayedBy = ({ event, by }: LoggedEvent, seat: Seat): boolean => !isMatchEvent(event) && by === seat;

/** Whether the person in a seat gave the command: by hand, or by saving an order that applied immediately. */
const isOwn = (row: LoggedEvent | undefined, seat: Seat): boolean =>
  row !== undefined && isPlayedBy(row, seat) && (row.how === undefined || row.how === 'order');

const isRewind = ({ event }: LoggedEvent): boolean => isMatchEvent(event) && event.type === 'Undone' && event.of === undefined;

/** Whether all seats active now were active before, so that the decision is still open. */
const goesOn = (before: readonly Seat[], { due }: CommandEffect): boolean =>
  due.length > 0 && due.every((seat) => before.includes(seat));

/** Whether all commands belong to the same open decision and revealed nothing to the seat. */
const isOneStep = (before: readonly Seat[], effects: Iterable<CommandEffect>): boolean => {
  let due = before;
  for (const effect of effects) {
    if (effect.shown !== undefined || !goesOn(due, effect)) return false;
    due = effect.due;
  }
  return true;
};

/** Returns the rows of a seat's newest own command that counts, or none. */
const lastOwn = (history: readonly LoggedEvent[], undos: ResolvedUndos, seat: Seat): readonly LoggedEvent[] => {
  for (let end = history.length; end > 0; ) {
    const { commandId } = history[end - 1] ?? {};
    let first = end - 1;
    while (first > 0 && history[first - 1]?.commandId === commandId) first--;
    const rows = history.slice(first, end);
    if (isOwn(rows[0], seat) && rows.some((row) => counts(undos, row))) return rows;
    end = first;
  }
  return [];
};

/** Returns the event that undoes a seat's last command, or why it cannot be undone. */
const undoing = (log: EventHistory, seat: Seat): MatchEventOf<'Undone'> | UndoRefusal => {
  const { game, history } = log;
  const undos = resolveUndos(history);
  const last = lastOwn(history, undos, seat);
  const newest = history.findLast((row) => counts(undos, row) && isPlayedBy(row, seat));
  if (newest?.how !== undefined && !last.includes(newest)) return refuse(refusal('movedForYou', { how: newest.how }));
  const begun = last[0]?.version;
  if (begun === undefined) return refuse(refusal('nothingToUndo'));

  const later = history.slice(begun);
  const since = later.slice(last.length - 1).filter((row) => counts(undos, row));
  if (undoBarrier(history) > begun) return refuse(refusal('acrossSubstitution'));
  if (later.some(isRewind) || since.some((row) => isPlayedBy(row, seat))) return refuse(refusal('nothingToUndo'));

  const own = last.filter((row) => counts(undos, row));
  const before = gameAt(log, undos, begun - 1, seat);
  const effects = commandEffects(game, before, [own, ...byCommand(since)], seat);
  const done: CommandEffect | undefined = effects.next().value;
  const due = game.active(before);
  const alone = done !== undefined && goesOn(due, done);
  const othersSeen = later.filter((row) => !isMatchEvent(row.event) && row.by !== seat && !own.includes(row));
  const isOthers = own.some(({ by, how }) => by !== seat && how !== 'safe');
  const isOver = alone ? !isOneStep(done.due, effects) : !isUnseenBy(game, othersSeen, seat);
  if (isOthers || isOver) return refuse(refusal('othersActed'));
  if (done?.shown !== undefined) return refuse(refusal(done.shown === 'luck' ? 'luckWasDrawn' : 'hiddenShown'));
  const isTooOften = timesUndone(log, undos, seat, begun - 1) >= MAX_UNDONE;
  if (isTooOften) return refuse(refusal('undoneTooOften', { most: MAX_UNDONE }));
  return { type: 'Undone', toVersion: begun - 1, of: seat, ...(alone && { alone }) };
};

/**
 * Returns how many times a seat has undone the decision it would reopen by going to a version: the one after the same number of
 * its own acts since the last rewind. Other seats' acts are not counted, because they may be hidden.
 */
const timesUndone = ({ history }: EventHistory, undos: ResolvedUndos, seat: Seat, toVersion: number): number => {
  const actsUpTo = (last: number, dropped: ReadonlySet<number>): number => {
    const own = history.filter((row) => row.version <= last && isPlayedBy(row, seat) && !dropped.has(row.version));
    return new Set(own.map(({ commandId }) => commandId)).size;
  };
  const acts = actsUpTo(toVersion, undos.dropped);
  const dropped = new Set<number>();
  let times = 0;
  for (const row of history) {
    if (isRewind(row)) times = 0;
    else if (isUndoneBy(row, seat) && actsUpTo(row.event.toVersion, dropped) === acts) times++;
    for (const { version } of undos.touched.get(row.version) ?? []) if (!dropped.delete(version)) dropped.add(version);
  }
  return times;
};

const isUndoneBy = (row: LoggedEvent, seat: Seat): row is LoggedEvent & { readonly event: MatchEventOf<'Undone'> } =>
  isMatchEvent(row.event) && row.event.type === 'Undone' && row.event.of === seat;

/** Returns the event that redoes what a seat undid last, or why it cannot. */
const redoing = (log: EventHistory, seat: Seat): MatchEventOf<'Redone'> | UndoRefusal => {
  const { game, history } = log;
  const undos = resolveUndos(history);
  const undone = history.findLast(
    ({ version, event }) => isMatchEvent(event) && event.type === 'Undone' && event.of === seat && !undos.redone.has(version),
  );
  const since = history.filter(({ version }) => undone !== undefined && version > undone.version);
  const isCrossed = undone !== undefined && undoBarrier(history) > undone.version;
  if (undone === undefined || isCrossed || since.some((row) => isRewind(row) || isPlayedBy(row, seat))) {
    return refuse(refusal('nothingToRedo'));
  }
  const before = gameAt(log, undos, undone.version, seat);
  const effects = commandEffects(game, before, byCommand(since.filter((row) => counts(undos, row))), seat);
  const brought = new Set(undos.touched.get(undone.version)?.map(({ version }) => version));
  const dropped = new Set([...undos.dropped].filter((version) => !brought.has(version)));
  const after = gameAt(log, { ...undos, dropped }, history.length, seat);
  // A choice the others were waiting for has to be made again rather than redone, because the last choice triggers what
  // follows.
  const isLast = game.active(after).length === 0 && game.outcome(after) === undefined;
  if (isLast || !isOneStep(game.active(before), effects)) return refuse(refusal('othersActed'));
  return { type: 'Redone', version: undone.version, of: seat };
};
