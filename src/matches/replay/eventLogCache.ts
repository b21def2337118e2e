import { LRUCache } from 'lru-cache';
import type { AnyGame, Seat } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Match, MatchId } from '../model/types.ts';
import type { MatchStore } from '../stores/stores.ts';
import { upcastAll } from './upcast.ts';

/** A match's whole log, with its game. */
export interface EventHistory {
  readonly game: AnyGame;
  readonly history: readonly LoggedEvent[];
  /** Per seat: the game's state at the last version looked up, so that the next lookup need not fold from the first event. */
  readonly looks?: Map<Seat, StateCheckpoint>;
}

/** The game's state after the events counted up to a version, with these versions dropped. */
export interface StateCheckpoint {
  readonly version: number;
  readonly dropped: string;
  readonly state: unknown;
}

/** Maximum number of logs in memory. */
const CACHED_LOGS = 200;

/** An LRU cache of whole logs. Reads only newer rows, because rows never change. */
export type EventLogCache = Readonly<ReturnType<typeof createEventLogCache>>;

/** Creates the cache over a store. */
export const createEventLogCache = (store: MatchStore) => {
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
    const log = { ...known, history: [...known.history, ...newer] };
    kept.set(match.id, log);
    return log;
  };
  return {
    /** Returns the log rows of a match up to the version in its match row. Throws if one is newer than this code. */
    async of(match: Match, game: AnyGame) {
      const log = await whole(match, game);
      if (log === undefined) throw new Error(`The log of match ${match.id} holds events newer than this code.`);
      return log;
    },
    /** Returns the rows after a version, up to that of the match's row; `undefined` when one is newer than this code. */
    async after(match: Match, game: AnyGame, version: number) {
      const isNear = version === 0 || (kept.get(match.id)?.history.length ?? -1) >= version;
      return isNear ? (await whole(match, game))?.history.slice(version) : read(match, game, version);
    },
    /** Adds rows that were just appended, if the cached log ends right before them. */
    append(match: MatchId, rows: readonly LoggedEvent[]) {
      const known = kept.get(match);
      if (known === undefined || rows[0]?.version !== known.history.length + 1) return;
      kept.set(match, { ...known, history: [...known.history, ...rows] });
    },
  };
};
