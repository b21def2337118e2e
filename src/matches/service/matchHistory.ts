import { LRUCache } from 'lru-cache';
import type { AnyGame, Viewer } from '#engine/game.ts';
import { rewindPoints } from '../decide/rewind.ts';
import { votesTouchedBy } from '../decide/voteStanding.ts';
import { isVisibleTo, type NumberAt, redactRows } from '../log/redaction.ts';
import { byCommand, containsUndo, type ResolvedUndos, resolveUndos } from '../log/undoResolution.ts';
import type { LoggedEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import { activeOf, isMatchEvent, type MatchState } from '../model/state.ts';
import type { Match, MatchId } from '../model/types.ts';
import type { EventLogCache } from '../replay/eventLogCache.ts';
import { EMPTY_FOLD, type FoldedState, foldRows, gameOf, readWhole } from '../replay/stateCache.ts';
import { askedSeats, isTimed } from '../time/clockTransitions.ts';
import type { HistoryStep, MatchHistory } from './matchService.ts';
import { rankingIn } from './ranking.ts';

/** Maximum number of cached folds from which the next history can start instead of at the first event. */
const CACHED_STARTS = 200;

/** The end of a history: the match at that point, and the number of public rows before it. */
interface End {
  readonly folded: FoldedState;
  readonly seen: number;
}

const BEGINNING: End = { folded: EMPTY_FOLD, seen: 0 };

/**
 * Returns a reader for a match's history after a version. It folds only when a step's state is needed; if the log cannot be
 * folded, it throws at that point.
 */
export const createHistoryReader = (
  histories: EventLogCache,
  games: Readonly<Record<string, AnyGame>>,
): ((match: Match, after: number) => Promise<MatchHistory>) => {
  const beginnings = new LRUCache<MatchId, End>({ max: CACHED_STARTS });
  return async (match, after) => {
    const nothing = { match, steps: [], takenBack: new Set<number>(), rewindPoints: () => [], ranking: () => [] };
    if (match.status === 'setAside') return { ...nothing, unreadable: refusal('matchSetAside') };
    const known = beginnings.get(match.id);
    const game = gameOf(games, match.game);
    const begun = known !== undefined && known.folded.version <= after ? known : BEGINNING;
    const read = game && (await readWhole(histories, game, match, begun.folded));
    if (game === undefined || read === undefined) return { ...nothing, unreadable: refusal('matchNewerThanCode') };
    const builder: HistoryBuilder = { game, rows: read.rows, undos: resolveUndos(read.rows) };
    const from = read.from === begun.folded ? begun : BEGINNING;
    const { steps, beginning, end } = stepsAfter(builder, from, after);
    if (after > 0) beginnings.set(match.id, beginning());
    const points = () => rewindPoints({ game, history: read.rows });
    return {
      match,
      steps,
      takenBack: builder.undos.dropped,
      rewindPoints: points,
      ranking: () => rankingIn(game, end().folded.state),
    };
  };
};

/** All rows after a starting point, and the undo events among them. */
interface HistoryBuilder {
  readonly game: AnyGame;
  readonly rows: readonly LoggedEvent[];
  readonly undos: ResolvedUndos;
}

/** Returns the number of the step that ended with a version, unless it precedes the history's start. */
const numberAt = (builder: HistoryBuilder, from: End, version: number): number | undefined => {
  const step = byCommand(builder.rows).find((rows) => rows.at(-1)?.version === version);
  if (step === undefined) return undefined;
  const before = builder.rows.filter((row) => row.version < step[0].version);
  return from.seen + countSeen(builder, before) + 1;
};

const stepsAfter = (
  builder: HistoryBuilder,
  from: End,
  after: number,
): { readonly steps: readonly HistoryStep[]; readonly beginning: () => End; readonly end: () => End } => {
  const { game, rows } = builder;
  const early = rows.filter((row) => row.version <= after);
  const commands = byCommand(rows.slice(early.length));
  let counts: readonly number[] | undefined;
  const seenBefore = (count: number): number => {
    counts ??= countsSeen(builder, from.seen + countSeen(builder, early), commands);
    return counts[count] ?? 0;
  };
  let ends: readonly [End, ...End[]] | undefined;
  const endOf = (count: number): End => {
    ends ??= endsOf();
    return ends[count] ?? ends[0];
  };
  const endsOf = (): readonly [End, ...End[]] => {
    let end: End = { folded: foldRows(game, from.folded, early), seen: seenBefore(0) };
    const made: [End, ...End[]] = [end];
    for (const [index, events] of commands.entries()) {
      end = { folded: foldCommand(builder, end.folded, events), seen: seenBefore(index + 1) };
      made.push(end);
    }
    return made;
  };
  const steps = commands.map((events, index) => {
    return stepOf(
      builder,
      (version) => numberAt(builder, from, version),
      () => seenBefore(index) + 1,
      () => endOf(index),
      () => endOf(index + 1),
      events,
    );
  });
  return { steps, beginning: () => endOf(0), end: () => endOf(commands.length) };
};

/** Returns the match after these rows of a command, at that time: events undone later still count. */
const foldCommand = ({ game, rows }: HistoryBuilder, before: FoldedState, events: readonly LoggedEvent[]): FoldedState => {
  if (!containsUndo(events)) return foldRows(game, before, events, NOTHING_DROPPED);
  const last = events.at(-1)?.version ?? 0;
  return foldRows(
    game,
    EMPTY_FOLD,
    rows.filter(({ version }) => version <= last),
  );
};

const NOTHING_DROPPED: ReadonlySet<number> = new Set();

const stepOf = (
  builder: HistoryBuilder,
  numberAtVersion: NumberAt,
  number: () => number,
  before: () => End,
  after: () => End,
  events: readonly [LoggedEvent, ...LoggedEvent[]],
): HistoryStep => {
  const { game, undos } = builder;
  const [first] = events;
  const stateAt = (last: number): MatchState =>
    foldCommand(
      builder,
      before().folded,
      events.filter(({ version }) => version <= last),
    ).state;
  return {
    from: first.version,
    version: (events.at(-1) ?? first).version,
    get number() {
      return number();
    },
    ...(first.by !== undefined && { by: first.by }),
    at: first.at,
    events,
    retracted: events.flatMap(({ version }) => undos.touched.get(version) ?? []),
    redactedFor: (viewer) =>
      redactRows(
        game,
        events.filter((row) => isShownTo(builder, row, viewer)),
        viewer,
        numberAtVersion,
      ),
    hasRetracted: (viewer) => events.some((row) => undos.dropped.has(row.version) && isVisibleTo(game, row, viewer)),
    get activeBefore() {
      return activeOf(game, before().folded.state);
    },
    get active() {
      return activeOf(game, after().folded.state);
    },
    get asked() {
      return askedSeats(game, after().folded.state);
    },
    get isTimed() {
      return isTimed(game, after().folded.state);
    },
    votes: () => votesTouchedBy(game, events, stateAt),
    view: (viewer, version) => viewIn(game, version === undefined ? after().folded.state : stateAt(version), viewer),
  };
};

/** Whether a viewer knows of an undo or redo: only if the viewer could see something it dropped or restored. */
const isKnownTo = ({ game, undos }: HistoryBuilder, { version, event }: LoggedEvent, viewer: Viewer): boolean => {
  if (!isMatchEvent(event) || (event.type !== 'Undone' && event.type !== 'Redone') || event.of === undefined) return true;
  return (undos.touched.get(version) ?? []).some((row) => isVisibleTo(game, row, viewer));
};

/** Whether a row is still part of the history, i.e. neither undone nor an undo that was redone. */
const isShownTo = (builder: HistoryBuilder, row: LoggedEvent, viewer: Viewer): boolean => {
  const { dropped, redone } = builder.undos;
  const isReversal = redone.has(row.version) || row.event.type === 'Redone';
  return !dropped.has(row.version) && !isReversal && isKnownTo(builder, row, viewer);
};

/** Returns how many of the rows were public when they were written. */
const countSeen = (builder: HistoryBuilder, rows: readonly LoggedEvent[]): number =>
  rows.filter((row) => isVisibleTo(builder.game, row, 'spectator') && isKnownTo(builder, row, 'spectator')).length;

/** Returns the number of public rows before each of some commands, and after the last. */
const countsSeen = (
  builder: HistoryBuilder,
  before: number,
  commands: readonly (readonly LoggedEvent[])[],
): readonly number[] => {
  const counts = [before];
  for (const events of commands) counts.push((counts.at(-1) ?? before) + countSeen(builder, events));
  return counts;
};

const viewIn = (game: AnyGame, state: MatchState, viewer: Viewer): unknown =>
  state.phase === 'playing' || state.phase === 'ended' ? game.view(state.game, viewer) : undefined;
