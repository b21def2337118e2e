import { LRUCache } from 'lru-cache';
import type { AnyGame, Rejection } from '#engine/game.ts';
import type { Chain } from '../log/hashChain.ts';
import { containsUndo, retractedVersions } from '../log/undoResolution.ts';
import type { LoggedEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import { isMatchEvent, type MatchState, NOT_CREATED } from '../model/state.ts';
import type { Match, MatchId } from '../model/types.ts';
import type { Watch } from '../stores/stores.ts';
import { countAct, endStandIns, isSameAct } from './attribution.ts';
import type { EventLogCache } from './eventLogCache.ts';
import { evolve } from './evolve.ts';

/** A match folded up to `version`, whose last event came of `commandId`. */
export interface FoldedState {
  readonly version: number;
  readonly commandId: string | undefined;
  readonly state: MatchState;
  /** How many draws there were so far, those that were taken back included. */
  readonly draws: number;
  /** When that event happened; absent before the first one. */
  readonly at?: Date | undefined;
  /** The chain over the log; absent where no row has been chained yet. */
  readonly chain?: Chain | undefined;
}

export const EMPTY_FOLD: FoldedState = { version: 0, commandId: undefined, state: NOT_CREATED, draws: 0 };

export type Loaded = { readonly game: AnyGame; readonly folded: FoldedState } | { readonly unreadable: Rejection };

/**
 * Folds rows that follow, all of each command; an act counts as one decision of its seat, however many rows it has. Game events in
 * `dropped` do not count. Rows that take something back can only be folded with all that came before them.
 */
export const foldRows = (
  game: AnyGame,
  from: FoldedState,
  rows: readonly LoggedEvent[],
  dropped: ReadonlySet<number> = droppedFrom(from, rows),
): FoldedState => {
  const folded = continueFold(game, from, rows, dropped);
  return { ...folded, state: endStandIns(game, folded.state) };
};

/** The same in the middle of a command. */
export const continueFold = (
  game: AnyGame,
  from: FoldedState,
  rows: readonly LoggedEvent[],
  dropped: ReadonlySet<number>,
): FoldedState => {
  let { version, commandId, state, at, chain, draws } = from;
  let act: LoggedEvent | undefined;
  for (const row of rows) {
    if (row.version !== version + 1) throw new Error(`A log goes from version ${version} to ${row.version}.`);
    const isNext = row.commandId !== commandId;
    if (isNext) state = endStandIns(game, state);
    if (isNext || act === undefined || !isSameAct(act, row)) state = countAct(state, row);
    if (isMatchEvent(row.event) || !dropped.has(row.version)) state = evolve(game, state, row.event, row);
    ({ version, commandId, at, chain } = row);
    draws += row.drew ?? 0;
    act = row;
  }
  return { version, commandId, state, at, chain, draws };
};

const droppedFrom = (from: FoldedState, rows: readonly LoggedEvent[]): ReadonlySet<number> => {
  if (from.version > 0 && containsUndo(rows)) throw new Error('What is taken back can only be told from a whole log.');
  return retractedVersions(rows);
};

/** How many matches stay folded in memory. */
const CACHED_MATCHES = 200;

/**
 * Matches folded as far as their row stands. Keeps those used last, and reads newer events only; right with any number of
 * processes, since the row (always read afresh) says how far to go.
 */
export interface StateCache {
  load(match: Match): Promise<Loaded>;
  /** Keeps a fold that was made elsewhere, e.g. by an append. */
  keep(match: MatchId, folded: FoldedState): void;
}

type Games = Readonly<Record<string, AnyGame>>;

export const gameOf = (games: Games, id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined);

/** Opens them over the logs. `onBroken` is called for a match whose log cannot be folded; `watch` sees each fold. */
export const createStateCache = (
  histories: EventLogCache,
  games: Games,
  onBroken: (match: MatchId, cause: unknown) => Promise<void>,
  watch: Watch = (_match, act) => act(),
): StateCache => {
  const kept = new LRUCache<MatchId, FoldedState>({ max: CACHED_MATCHES });
  return {
    keep: (match, folded) => kept.set(match, folded),
    async load(match) {
      if (match.status === 'setAside') return { unreadable: refusal('matchSetAside') };
      const game = gameOf(games, match.game);
      if (game === undefined) return { unreadable: refusal('matchNewerThanCode') };
      const known = kept.get(match.id);
      const from = known !== undefined && known.version <= match.version ? known : EMPTY_FOLD;
      const read = await readWhole(histories, game, match, from);
      if (read === undefined) return { unreadable: refusal('matchNewerThanCode') };
      const folded = watch(match.id, () => tryFold(game, read.from, read.rows, match));
      if ('cause' in folded) {
        await onBroken(match.id, folded.cause);
        return { unreadable: refusal('matchSetAside') };
      }
      kept.set(match.id, folded);
      return { game, folded };
    },
  };
};

/** Rows with the fold they go on from. */
interface Readable {
  readonly from: FoldedState;
  readonly rows: readonly LoggedEvent[];
}

/**
 * The rows after a fold, or all of them when newer ones take something back: these are folded with what came before.
 * `undefined` when one is newer than this code.
 */
export const readWhole = async (
  histories: EventLogCache,
  game: AnyGame,
  match: Match,
  from: FoldedState,
): Promise<Readable | undefined> => {
  const rows = await histories.after(match, game, from.version);
  if (rows === undefined) return undefined;
  return from.version > 0 && containsUndo(rows) ? readWhole(histories, game, match, EMPTY_FOLD) : { from, rows };
};

const tryFold = (
  game: AnyGame,
  from: FoldedState,
  logged: readonly LoggedEvent[],
  match: Match,
): FoldedState | { readonly cause: unknown } => {
  try {
    const folded = foldRows(game, from, logged);
    if (folded.version !== match.version) throw new Error(`The log ends at ${folded.version}, its match at ${match.version}.`);
    return folded;
  } catch (cause) {
    return { cause };
  }
};
