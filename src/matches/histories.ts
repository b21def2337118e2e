import type { AnyGame } from '#engine/game.ts';
import type { Past } from './goingBack.ts';
import { type Lru, lru } from './lru.ts';
import type { MatchStore } from './ports.ts';
import type { Match, MatchId } from './types.ts';
import { upcastAll } from './upcast.ts';

/** How many logs stay in memory. */
const KEPT = 50;

/** Whole logs. Keeps those used last and reads newer rows only; rows never change. */
export interface Histories {
  /** All rows of a match that can be folded, up to the version of its row. */
  of(match: Match, game: AnyGame): Promise<Required<Past>>;
}

/** Opens the logs over a store. */
export const openHistories = (store: MatchStore): Histories => {
  const kept: Lru<MatchId, Required<Past>> = lru(KEPT);
  return {
    async of(match, game) {
      const known = kept.get(match.id) ?? { game, history: [], looks: new Map() };
      const { length } = known.history;
      if (length === match.version) return known;
      if (length > match.version) return { ...known, history: known.history.slice(0, match.version), looks: new Map() };
      const newer = await store.read(match.id, length);
      const rows = upcastAll(
        game,
        newer.filter(({ version }) => version <= match.version),
      );
      if (rows === undefined) throw new Error(`The log of match ${match.id} is newer than its fold.`);
      const past = { ...known, history: [...known.history, ...rows] };
      kept.set(match.id, past);
      return past;
    },
  };
};
