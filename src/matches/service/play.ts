import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { BeaconChain } from '#beacon/chain.ts';
import type { AnyGame, Rejection, Seat } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import { decideMatch } from '../decide/decideMatch.ts';
import { drawsOf } from '../decide/draws.ts';
import { remarkOn } from '../decide/organiserDecisions.ts';
import { isOut } from '../decide/seatsLeft.ts';
import { type DecisionContext, ordersIn, type Transition } from '../decide/transition.ts';
import { recordOf } from '../model/commandRecord.ts';
import type { MatchCommand } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { Played } from '../model/results.ts';
import { isMatchEvent } from '../model/state.ts';
import type { Match, MatchId } from '../model/types.ts';
import type { EventLogCache } from '../replay/eventLogCache.ts';
import type { FoldedState, StateCache } from '../replay/stateCache.ts';
import { asLogged, upcastAll } from '../replay/upcast.ts';
import type { OrderBook } from '../stores/standingOrders.ts';
import type { Clock, StoredEvent, Stores, Watch } from '../stores/stores.ts';
import { changeClocks, limitOf, timeOfSeat } from '../time/clockService.ts';
import { logRows } from './eventRows.ts';
import type { Screen } from './matchService.ts';
import { summaryOf } from './summary.ts';

/** What the parts of the match service share. */
export interface ServiceDeps {
  readonly stores: Stores;
  readonly ordersOf: (game: string) => AnyStandingOrders | undefined;
  readonly clock: Clock;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly folded: StateCache;
  readonly histories: EventLogCache;
  readonly watch: Watch;
  readonly played: (match: MatchId, after?: Match) => void;
  readonly beacon: BeaconChain | undefined;
  readonly screen: Screen | undefined;
}

interface PlayRequest {
  /** Pass a row only if it was just read. */
  readonly match: MatchId | Match;
  readonly command: MatchCommand;
  readonly commandId: string;
  readonly name: string | undefined;
}

/** What one attempt at a command has read. */
interface Attempt {
  readonly deps: ServiceDeps;
  readonly request: PlayRequest;
  readonly game: AnyGame;
  readonly match: Match;
  readonly folded: FoldedState;
  readonly secret: Uint8Array;
  readonly book: OrderBook;
  readonly now: Date;
}

/** Maximum attempts at a command when others are appended concurrently. */
const ATTEMPTS = 8;
/** The number of matches whose secrets are kept. */
const CACHED_SECRETS = 200;

/** Creates `MatchService.play`. */
export const createPlay = (deps: ServiceDeps): ((request: PlayRequest) => Promise<Played>) => {
  const secrets = new LRUCache<MatchId, Uint8Array>({ max: CACHED_SECRETS });
  return async (request) => {
    const match = numberOf(request.match);
    const first = typeof request.match === 'number' ? 'versionConflict' : await tryOnce(deps, secrets, request);
    // A rejection might be due to a stale row, so it is retried with a fresh one.
    if (first !== 'versionConflict' && first.kind !== 'rejected') return first;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const played = await tryOnce(deps, secrets, { ...request, match });
      if (played !== 'versionConflict') return played;
    }
    return { kind: 'rejected', rejection: refusal('tooBusy') };
  };
};

/** Commands possible in a suspended match: people can always leave. */
const LEAVING: readonly MatchCommand['type'][] = ['Leave', 'HandOver', 'Concede'];

const numberOf = (match: MatchId | Match): MatchId => (typeof match === 'number' ? match : match.id);

const tryOnce = async (
  deps: ServiceDeps,
  secrets: LRUCache<MatchId, Uint8Array>,
  request: PlayRequest,
): Promise<Played | 'versionConflict'> => {
  const match = typeof request.match === 'number' ? await deps.stores.matches.find(request.match) : request.match;
  if (match === undefined) return { kind: 'rejected', rejection: refusal('noSuchMatch') };
  if (match.suspendedAt !== undefined && !LEAVING.includes(request.command.type)) {
    return { kind: 'rejected', rejection: refusal('matchSuspended'), match };
  }
  const kept = await keptOut(deps, match, request.command);
  if (kept !== undefined) return { kind: 'rejected', rejection: kept, match };
  const loaded = await deps.folded.load(match);
  if ('unreadable' in loaded) return refuseUnreadable(deps, match, loaded.unreadable);
  const { game, folded } = loaded;
  const secret = secrets.get(match.id) ?? (await deps.stores.matches.secretOf(match.id));
  secrets.set(match.id, secret);
  const now = notBefore(folded.at, deps.clock.now());
  const book = await deps.stores.orders.find(match.id);
  const attempt = { deps, request, game, match, folded, secret, book, now };
  const rules = deps.ordersOf(game.id);
  const { command } = request;
  const draws = drawsOf(folded, secret, match.id, command);
  const clock = command.type === 'RunOutOfTime' ? await timeOfSeat(deps.stores, match, command.seat) : undefined;
  const time = clock && limitOf(clock);
  const context = {
    game,
    match,
    version: folded.version,
    draws,
    now: now.getTime(),
    beacon: deps.beacon,
    ...(rules && { orders: { rules, seats: book.seats } }),
    ...(time && { time }),
    ...(mayGoBack(command) && { history: (await deps.histories.of(match, game)).history }),
  };
  const decided = deps.watch(match.id, () => decideMatch(context, folded.state, command));
  if ('rejected' in decided) return refuse(attempt, decided.rejected);
  const seats = ordersAfter(context, decided);
  return decided.events.length === 0 ? saveOrders(attempt, seats) : append(attempt, decided, seats, draws.drawn());
};

/** Returns why people may not join a lobby, or why a match may not start with those who sit in it. */
const keptOut = async ({ screen }: ServiceDeps, match: Match, command: MatchCommand): Promise<Rejection | undefined> => {
  if (match.status !== 'lobby' || screen === undefined) return undefined;
  if (command.type === 'Join') return screen(match, [command.user], false);
  const isHosts = command.type === 'Start' && command.user === match.host;
  return isHosts
    ? screen(
        match,
        match.seats.flatMap(({ user }) => user ?? []),
        true,
      )
    : undefined;
};

/** Clock skew up to this is corrected: the clock was set back, or lags another machine's. */
const SKEW_MS = 60_000;

/** Returns now, or the time of the last event if that is slightly later, so that times in a log never go backwards. */
const notBefore = (before: Date | undefined, now: Date): Date =>
  before !== undefined && before > now && before.getTime() - now.getTime() <= SKEW_MS ? before : now;

/**
 * Whether a command may undo, redo or rewind something, also as the result of a vote. All others are decided without the log.
 */
const mayGoBack = ({ type }: MatchCommand): boolean =>
  ['Undo', 'Redo', 'CallVote', 'Vote', 'CountVotes', 'Organise'].includes(type);

/** Saves orders of which none applies now, so that the log does not change. */
const saveOrders = async (attempt: Attempt, seats: OrderBook['seats']): Promise<Played | 'versionConflict'> => {
  const { deps, match, request, book } = attempt;
  const first = await deps.stores.matches.read(match.id, 0, request.commandId);
  if (first.length > 0) return repeated(attempt, first);
  const isSaved = await deps.stores.orders.save(match.id, { ...book, seats }, match.version);
  return isSaved ? { kind: 'played', match, events: [] } : 'versionConflict';
};

/**
 * Returns the orders after a command. Orders belong to a person, so they are dropped for seats that changed hands,
 * conceded, were given to a computer or are out of the game.
 */
const ordersAfter = (context: DecisionContext, transition: Transition): OrderBook['seats'] => {
  const { state, events } = transition;
  if (state.phase !== 'playing') return [];
  const isOutOfIt = isOut(context.game, state);
  const isTakenOver = (seat: Seat): boolean =>
    events.some(({ event }) => isMatchEvent(event) && event.type === 'SeatTakenOver' && event.seat === seat);
  return ordersIn(context, transition).filter(
    ({ seat }) => !state.conceded.includes(seat) && !state.computers.includes(seat) && !isOutOfIt(seat) && !isTakenOver(seat),
  );
};

/**
 * Rejects a command on an unreadable match. On a quarantined match it also triggers the announcement, because the process that
 * quarantined it may have died before announcing that.
 */
const refuseUnreadable = (deps: ServiceDeps, match: Match, rejection: Rejection): Played => {
  if (match.status === 'setAside') deps.played(match.id);
  return { kind: 'rejected', rejection, match };
};

/** Returns a rejection, or the stored events if the command is a repeated delivery of one that was played. */
const refuse = async (attempt: Attempt, rejection: Rejection): Promise<Played> => {
  const { deps, match, request } = attempt;
  const first = await deps.stores.matches.read(match.id, 0, request.commandId);
  return first.length > 0 ? repeated(attempt, first) : { kind: 'rejected', rejection, match };
};

const repeated = async ({ deps, game, match }: Attempt, rows: readonly StoredEvent[]): Promise<Played> => {
  const events = upcastAll(game, rows);
  if (events === undefined) return { kind: 'rejected', rejection: refusal('matchNewerThanCode'), match };
  return { kind: 'repeated', match: (await deps.stores.matches.find(match.id)) ?? match, events };
};

/** Events that end a match for a person, or let one return. */
const CHANGES_RECORDS: ReadonlySet<string> = new Set<MatchEvent['type']>([
  'MatchEnded',
  'SeatConceded',
  'SeatGivenToComputer',
  'SeatOpened',
  'SeatTakenOver',
]);

const append = async (
  attempt: Attempt,
  transition: Transition,
  seats: OrderBook['seats'],
  drew: number,
): Promise<Played | 'versionConflict'> => {
  const { deps, game, match, folded, secret, book, now } = attempt;
  const { command, commandId, name = '' } = attempt.request;
  const rows = logRows(game, transition.events, {
    after: folded.version,
    chain: folded.chain,
    secret,
    command: recordOf(command, match, transition.answers, drew),
    commandId,
    at: now,
  });
  const summary = summaryOf(game, { before: match, ...transition, command, name, now });
  const clocks = await changeClocks(deps.stores, match, {
    game,
    before: folded.state,
    after: transition.state,
    events: transition.events,
    seats: summary.seats,
    now: now.getTime(),
  });
  const remark = remarkOn(command, rows);
  const appended = await deps.stores.matches.append({
    match: match.id,
    expectedVersion: folded.version,
    ...(match.forgotten !== undefined && { forgotten: match.forgotten }),
    ...(match.suspendedAt !== undefined && { suspendedAt: match.suspendedAt }),
    commandId,
    events: rows,
    summary,
    orders: isDeepStrictEqual(seats, book.seats) ? { generation: book.generation } : { ...book, seats },
    clocks,
    isRecordDue: transition.events.some(({ event }) => CHANGES_RECORDS.has(event.type)),
    ...(remark && { remark }),
  });
  if (appended.kind === 'versionConflict') return 'versionConflict';
  if (appended.kind === 'repeated') return repeated(attempt, appended.events);
  const { version } = appended.match;
  deps.folded.keep(match.id, {
    version,
    commandId,
    state: transition.state,
    draws: folded.draws + drew,
    at: now,
    chain: rows.at(-1)?.chain,
  });
  deps.histories.append(match.id, appended.events.map(asLogged));
  deps.played(match.id, appended.match);
  return { kind: 'played', match: appended.match, events: rows.map(asLogged) };
};
