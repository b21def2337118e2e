import type { AnyGame } from '#engine/game.ts';
import { computerTurnIn } from '../decide/computers.ts';
import { nextAbandonedSeat } from '../decide/transition.ts';
import { releaseId } from '../log/release.ts';
import type { MatchCommand } from '../model/commands.ts';
import type { Match, MatchId, UserId } from '../model/types.ts';
import { createEventLogCache } from '../replay/eventLogCache.ts';
import { createStateCache, type Loaded } from '../replay/stateCache.ts';
import { createLobbyCreator } from './create.ts';
import { createExporter, fairnessOf } from './exportMatch.ts';
import { createHistoryReader } from './matchHistory.ts';
import type { MatchServiceDeps } from './matchService.ts';
import { createOwnOrders } from './ownOrders.ts';
import { createPlay } from './play.ts';
import { positionOf } from './position.ts';

/**
 * The application's entry point for matches: commands, buttons, jobs and sweeps all use it. Callers that have just read a match
 * may pass it instead of its id to save a read; if it is stale, the write finds out.
 */
export type MatchService = Readonly<ReturnType<typeof createMatchService>>;

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
}: MatchServiceDeps) => {
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
    /** Creates a lobby with its host in seat 0. */
    create: createLobbyCreator(deps),
    /**
     * Plays a command: loads and folds the match, decides, and appends the events; retries on a version conflict. `commandId`
     * makes it idempotent. `name` is the display name of a person who joins.
     */
    play: (match: MatchId | Match, command: MatchCommand, commandId: string, name?: string) =>
      play({ match, command, commandId, name }),
    /** Returns what `user` may see now (a spectator's view for a user without a seat). `undefined`: no such match. */
    async position(asked: MatchId | Match, user: UserId | undefined) {
      const match = await rowOf(asked);
      return match && positionOf(folded, histories, match, user);
    },
    /** Returns a match's status according to its log, even if it is quarantined; `undefined` if its log cannot be replayed. */
    async replayed(asked: MatchId | Match) {
      const match = await rowOf(asked);
      const loaded = match && (await folded.load({ ...match, status: 'playing' }));
      if (loaded === undefined || 'unreadable' in loaded) return undefined;
      const { phase } = loaded.folded.state;
      return phase === 'unborn' ? undefined : phase;
    },
    /** Returns the next decision a computer must make; `undefined` if there is none, or the match is unreadable. */
    async computerTurn(id: MatchId) {
      const going = await goingOn(id);
      return going && computerTurnIn(going.game, going.folded.state, going.folded.version);
    },
    /** Returns the beacon round that a draw waits for, and when it is published; `undefined` if none does. */
    async awaitedRound(id: MatchId) {
      const state = (await goingOn(id))?.folded.state;
      return state?.phase === 'playing' ? state.awaited : undefined;
    },
    /**
     * Returns the match's version if it has resumed and an active seat was conceded during the suspension: `GoOn` then plays its
     * moves.
     */
    async unansweredAbandonment(id: MatchId) {
      const going = await goingOn(id);
      if (going === undefined || nextAbandonedSeat(going.game, going.folded.state) === undefined) return undefined;
      return going.folded.version;
    },
    /** Returns the history after a version, one step per command. */
    async history(asked: MatchId | Match, after: number) {
      const match = await rowOf(asked);
      return match && readHistory(match, after);
    },
    /** Exports a match as the position's user may see it. Needs the match's whole, readable history. */
    exportMatch: createExporter(store, stores.deliveries),
    /** Returns the match's commitment, and its secret only once it is over. */
    fairness: (match: Match) => fairnessOf(store, match),
    ...createOwnOrders(deps),
    /**
     * Calls the listener after every append, and when a match is quarantined, e.g. to enqueue `announce`. It is only a hint,
     * because the log is the outbox. `after`: the match after the append, if known. The listener must not throw.
     */
    onPlayed: (listener: (match: MatchId, after?: Match) => void) => void listeners.push(listener),
  };
};
