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

/** A match folded up to `version`; `commandId` is that of its last event. */
export interface FoldedState {
  readonly version: number;
  readonly commandId: string | undefined;
  readonly state: MatchState;
  /** Number of draws so far, including those of undone moves. */
  readonly draws: number;
  /** Time of the last event; absent before the first one. */
  readonly at?: Date | undefined;
  /** The hash chain over the log; absent while no row has been chained. */
  readonly chain?: Chain | undefined;
}

export const EMPTY_FOLD: FoldedState = { version: 0, commandId: undefined, state: NOT_CREATED, draws: 0 };

export type Loaded = { readonly game: AnyGame; readonly folded: FoldedState } | { readonly unreadable: Rejection };

/**
 * Returns a fold continued with further rows, which must hold whole commands. An act counts as one decision of its seat,
 * however many rows it has. Game events in `dropped` do not count. Rows with an undo can only be folded together with the whole
 * log before them.
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

/** Like `foldRows`, but may end in the middle of a command. */
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
  if (from.version > 0 && containsUndo(rows)) throw new Error('Rows with an undo can only be folded with the whole log.');
  return retractedVersions(rows);
};

/** Maximum number of folded matches in memory. */
const CACHED_MATCHES = 200;

/**
 * An LRU cache of matches folded up to the version of their row. Reads only newer events. Correct with any number of processes,
 * because the row, which is always read fresh, says how far to fold.
 */
export interface StateCache {
  load(match: Match): Promise<Loaded>;
  /** Caches a fold made elsewhere, e.g. by an append. */
  keep(match: MatchId, folded: FoldedState): void;
}

type Games = Readonly<Record<string, AnyGame>>;

export const gameOf = (games: Games, id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined);

/** Creates the cache over the logs. `onBroken` is called for a match whose log cannot be folded; `watch` wraps each fold. */
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

/** Rows, and the fold that they continue. */
interface Readable {
  readonly from: FoldedState;
  readonly rows: readonly LoggedEvent[];
}

/**
 * Returns the rows after a fold, or all rows when newer ones contain an undo, which can only be folded with all rows before it.
 * `undefined` when a row is newer than this code.
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
