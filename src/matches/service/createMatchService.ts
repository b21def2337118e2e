import type { AnyGame } from '#engine/game.ts';
import { computerTurnIn } from '../decide/computers.ts';
import { nextAbandonedSeat } from '../decide/transition.ts';
import { releaseId } from '../log/release.ts';
import type { Match, MatchId } from '../model/types.ts';
import { createEventLogCache } from '../replay/eventLogCache.ts';
import { createStateCache, type Loaded } from '../replay/stateCache.ts';
import { createLobbyCreator } from './create.ts';
import { createExporter, fairnessOf } from './exportMatch.ts';
import { createHistoryReader } from './matchHistory.ts';
import type { MatchService, MatchServiceDeps } from './matchService.ts';
import { createOwnOrders } from './ownOrders.ts';
import { createPlay } from './play.ts';
import { positionOf } from './position.ts';

/** Creates the match service. Any number of processes may use services over the same store. */
export const createMatchService = ({
  stores,
  clock,
  games,
  orders: ordersOf = () => undefined,
  onBroken,
  watch = (_match, act) => act(),
  beacon,
  screen,
}: MatchServiceDeps): MatchService => {
  const store = stores.matches;
  const listeners: ((match: MatchId, after?: Match) => void)[] = [];
  const played = (match: MatchId, after?: Match): void => {
    for (const listener of listeners) listener(match, after);
  };
  const histories = createEventLogCache(store);
  const setAside = async (match: MatchId, cause: unknown): Promise<void> => {
    onBroken(match, cause);
    await store.setAside(match, releaseId());
    played(match);
  };
  const folded = createStateCache(histories, games, setAside, watch);
  const deps = { stores, clock, games, ordersOf, folded, histories, watch, played, beacon, screen };
  const play = createPlay(deps);
  const readHistory = createHistoryReader(histories, games);
  const rowOf = async (match: MatchId | Match): Promise<Match | undefined> =>
    typeof match === 'number' ? store.find(match) : match;
  /** Returns a match if it is readable and not suspended, otherwise `undefined`. */
  const goingOn = async (id: MatchId): Promise<Extract<Loaded, { game: AnyGame }> | undefined> => {
    const match = await store.find(id);
    if (match === undefined || match.suspendedAt !== undefined) return undefined;
    const loaded = await folded.load(match);
    return 'unreadable' in loaded ? undefined : loaded;
  };
  return {
    create: createLobbyCreator(deps),
    play: (match, command, commandId, name) => play({ match, command, commandId, name }),
    async position(asked, user) {
      const match = await rowOf(asked);
      return match && positionOf(folded, histories, match, user);
    },
    async replayed(asked) {
      const match = await rowOf(asked);
      const loaded = match && (await folded.load({ ...match, status: 'playing' }));
      if (loaded === undefined || 'unreadable' in loaded) return undefined;
      const { phase } = loaded.folded.state;
      return phase === 'unborn' ? undefined : phase;
    },
    async computerTurn(id) {
      const going = await goingOn(id);
      return going && computerTurnIn(going.game, going.folded.state, going.folded.version);
    },
    async awaitedRound(id) {
      const state = (await goingOn(id))?.folded.state;
      return state?.phase === 'playing' ? state.awaited : undefined;
    },
    async unansweredAbandonment(id) {
      const going = await goingOn(id);
      if (going === undefined || nextAbandonedSeat(going.game, going.folded.state) === undefined) return undefined;
      return going.folded.version;
    },
    async history(asked, after) {
      const match = await rowOf(asked);
      return match && readHistory(match, after);
    },
    exportMatch: createExporter(store, stores.deliveries),
    fairness: (match) => fairnessOf(store, match),
    ...createOwnOrders(deps),
    onPlayed: (listener) => void listeners.push(listener),
  };
};
