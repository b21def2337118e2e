import type { AnyGame, Rejection } from '#engine/game.ts';
import { type Lru, lru } from './lru.ts';
import type { MatchStore } from './ports.ts';
import { refusal } from './rejections.ts';
import { countDecision, evolve, type MatchState, UNBORN } from './state.ts';
import type { LoggedEvent, Match, MatchId } from './types.ts';
import { upcastAll } from './upcast.ts';

/** A match folded up to `version`, whose last event came of `commandId`. */
export interface Folded {
  readonly version: number;
  readonly commandId: string | undefined;
  readonly state: MatchState;
}

export const NOTHING_FOLDED: Folded = { version: 0, commandId: undefined, state: UNBORN };

export type Loaded = { readonly game: AnyGame; readonly folded: Folded } | { readonly unreadable: Rejection };

/** Folds rows that follow; a command counts as one decision of its seat, however many rows it has. */
export const foldRows = (game: AnyGame, from: Folded, rows: readonly LoggedEvent[]): Folded => {
  let { version, commandId, state } = from;
  for (const row of rows) {
    if (row.version !== version + 1) throw new Error(`A log goes from version ${version} to ${row.version}.`);
    const counted = row.commandId === commandId ? state : countDecision(state, row.by);
    state = evolve(game, counted, row.event);
    ({ version, commandId } = row);
  }
  return { version, commandId, state };
};

/** How many matches stay folded in memory. */
const KEPT = 500;

/**
 * Matches folded as far as their row stands. Keeps those used last, and reads newer events only; right with any number of
 * processes, since the row (always read afresh) says how far to go.
 */
export interface FoldedMatches {
  load(match: Match): Promise<Loaded>;
  /** Keeps a fold that was made elsewhere, e.g. by an append. */
  keep(match: MatchId, folded: Folded): void;
}

type Games = Readonly<Record<string, AnyGame>>;

export const gameOf = (games: Games, id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined);

/** Opens them over a store. `onBroken` is told of a match whose log cannot be folded. */
export const foldedMatches = (
  store: MatchStore,
  games: Games,
  onBroken: (match: MatchId, cause: unknown) => void,
): FoldedMatches => {
  const kept: Lru<MatchId, Folded> = lru(KEPT);
  return {
    keep: (match, folded) => kept.set(match, folded),
    async load(match) {
      if (match.status === 'setAside') return { unreadable: refusal('matchSetAside') };
      const game = gameOf(games, match.game);
      if (game === undefined) return { unreadable: refusal('matchNewerThanCode') };
      const known = kept.get(match.id);
      const from = known !== undefined && known.version <= match.version ? known : NOTHING_FOLDED;
      const rows = from.version === match.version ? [] : await readUpTo(store, match, from.version);
      const logged = upcastAll(game, rows);
      if (logged === undefined) return { unreadable: refusal('matchNewerThanCode') };
      const folded = tryFold(game, from, logged, match, onBroken);
      if (folded === undefined) return { unreadable: refusal('matchSetAside') };
      kept.set(match.id, folded);
      return { game, folded };
    },
  };
};

const tryFold = (
  game: AnyGame,
  from: Folded,
  logged: readonly LoggedEvent[],
  match: Match,
  onBroken: (match: MatchId, cause: unknown) => void,
): Folded | undefined => {
  try {
    const folded = foldRows(game, from, logged);
    if (folded.version !== match.version) throw new Error(`The log ends at ${folded.version}, its match at ${match.version}.`);
    return folded;
  } catch (cause) {
    onBroken(match.id, cause);
    return undefined;
  }
};

/** Events the row does not know of yet, appended since it was read, are left for the next time. */
export const readUpTo = async (store: MatchStore, match: Match, after: number) =>
  (await store.read(match.id, after)).filter((row) => row.version <= match.version);
