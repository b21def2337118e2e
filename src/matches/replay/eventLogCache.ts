import { LRUCache } from 'lru-cache';
import type { AnyGame, Seat } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Match, MatchId } from '../model/types.ts';
import type { MatchStore } from '../stores/stores.ts';
import { upcastAll } from './upcast.ts';

/** A match with its whole log. */
export interface EventHistory {
  readonly game: AnyGame;
  readonly history: readonly LoggedEvent[];
  /** The game as it stood where each seat was looked back to last, so that the next look need not begin at the first event. */
  readonly looks?: Map<Seat, StateCheckpoint>;
}

/** The game's state after what counted up to a version, when these events did not. */
export interface StateCheckpoint {
  readonly version: number;
  readonly dropped: string;
  readonly state: unknown;
}

/** How many logs stay in memory. */
const CACHED_LOGS = 200;

/** Whole logs. Keeps those used last and reads newer rows only; rows never change. */
export interface EventLogCache {
  /** All rows of a match that can be folded, up to the version of its row. */
  of(match: Match, game: AnyGame): Promise<Required<EventHistory>>;
  /** The rows after a version, up to that of the match's row; `undefined` when one is newer than this code. */
  after(match: Match, game: AnyGame, version: number): Promise<readonly LoggedEvent[] | undefined>;
  /** Takes rows that were just appended, where those before them are at hand. */
  append(match: MatchId, rows: readonly LoggedEvent[]): void;
}

/** Opens the logs over a store. */
export const createEventLogCache = (store: MatchStore): EventLogCache => {
  const kept = new LRUCache<MatchId, Required<EventHistory>>({ max: CACHED_LOGS });
  const read = async ({ id, version: last }: Match, game: AnyGame, after: number) =>
    after >= last
      ? []
      : upcastAll(
          game,
          (await store.read(id, after)).filter(({ version }) => version <= last),
        );
  const whole = async (match: Match, game: AnyGame): Promise<Required<EventHistory> | undefined> => {
    const known = kept.get(match.id) ?? { game, history: [], looks: new Map() };
    const { length } = known.history;
    if (length === match.version) return known;
    if (length > match.version) return { ...known, history: known.history.slice(0, match.version), looks: new Map() };
    const newer = await read(match, game, length);
    if (newer === undefined) return undefined;
    const past = { ...known, history: [...known.history, ...newer] };
    kept.set(match.id, past);
    return past;
  };
  return {
    async of(match, game) {
      const past = await whole(match, game);
      if (past === undefined) throw new Error(`The log of match ${match.id} is newer than its fold.`);
      return past;
    },
    async after(match, game, version) {
      const isNear = version === 0 || (kept.get(match.id)?.history.length ?? -1) >= version;
      return isNear ? (await whole(match, game))?.history.slice(version) : read(match, game, version);
    },
    append(match, rows) {
      const known = kept.get(match);
      if (known === undefined || rows[0]?.version !== known.history.length + 1) return;
      kept.set(match, { ...known, history: [...known.history, ...rows] });
    },
  };
};
