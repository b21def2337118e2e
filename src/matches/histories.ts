import type { AnyGame } from '#engine/game.ts';
import { type Lru, lru } from './lru.ts';
import type { MatchStore } from './ports.ts';
import type { LoggedEvent, Match, MatchId } from './types.ts';
import { upcastAll } from './upcast.ts';

/** How many logs stay in memory. */
const KEPT = 50;

/** Whole logs. Keeps those used last and reads newer rows only; rows never change. */
export interface Histories {
  /** All rows of a match that can be folded, up to the version of its row. */
  of(match: Match, game: AnyGame): Promise<readonly LoggedEvent[]>;
}

/** Opens the logs over a store. */
export const openHistories = (store: MatchStore): Histories => {
  const kept: Lru<MatchId, readonly LoggedEvent[]> = lru(KEPT);
  return {
    async of(match, game) {
      const known = (kept.get(match.id) ?? []).filter(({ version }) => version <= match.version);
      const newer = known.length === match.version ? [] : await store.read(match.id, known.length);
      const rows = upcastAll(
        game,
        newer.filter(({ version }) => version <= match.version),
      );
      if (rows === undefined) throw new Error(`The log of match ${match.id} is newer than its fold.`);
      const history = [...known, ...rows];
      kept.set(match.id, history);
      return history;
    },
  };
};
