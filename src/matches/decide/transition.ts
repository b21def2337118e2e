import { type BeaconChain, roundAfter, timeOfRound } from '#beacon/chain.ts';
import type { Accepted, AnyGame, BaseCommand, BaseEvent, Chance, Outcome, Rejection, Seat } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { ActionSource, AwaitedMove, LoggedEvent, MatchEvent } from '../model/events.ts';
import { activeOf, type MatchState, type PlayingState } from '../model/state.ts';
import { type AttributionSource, afterMove, countAct, isSameAct } from '../replay/attribution.ts';
import { evolve } from '../replay/evolve.ts';
import { afterAnswer, type OrderBook, ordersOfSeat, withoutUsedSince, withSeat } from '../stores/standingOrders.ts';
import { lastSeatStanding } from './seatsLeft.ts';

/** An event, with the act it belongs to. */
export interface NewEvent {
  readonly event: BaseEvent;
  /** The acting seat; absent when the bot itself acted. */
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  /** The event undoes or redoes something nobody else saw, so it is hidden too. */
  readonly unseen?: true;
}

export type Attribution = Omit<NewEvent, 'event' | 'unseen'>;

/** What a command has done so far: its events, the state after them, and the current act. */
export interface Transition {
  readonly events: readonly NewEvent[];
  readonly state: MatchState;
  readonly act: Attribution;
  /** The order book's seats, once orders were used; absent: as in the context. */
  readonly orders?: OrderBook['seats'];
  /** The moves that standing orders have made, in order. */
  readonly answers?: readonly BaseCommand[];
}

export type MatchDecision = Transition | { readonly rejected: Rejection };

/** The random draws of one command. */
export interface Draws {
  /** Returns the chance for a decision whose first event gets this version. */
  readonly chanceAt: (version: number) => Chance;
  /** Number of draws so far; always 0 in matches opened before draws were counted. */
  readonly drawn: () => number;
  /** Discards all draws after the first `count`, when nothing used them. */
  readonly forgetAfter: (count: number) => void;
}

/** The parts of a game's standing orders that playing needs. */
export type OrderRules = Pick<AnyStandingOrders, 'whyNotOrders' | 'ordered'>;

/** The context of a decision. */
export interface DecisionContext {
  readonly game: AnyGame;
  /** Version of the last event in the log. */
  readonly version: number;
  readonly draws: Draws;
  /** The whole log, for commands that may go back. */
  readonly history?: readonly LoggedEvent[];
  /** The seats' standing orders, in games that have them. */
  readonly orders?: { readonly rules: OrderRules; readonly seats: OrderBook['seats'] };
  /** For `RunOutOfTime`: when the seat's decision began and when its time runs out; absent if no clock runs. */
  readonly time?: { readonly begun: number; readonly upAt: number };
  /** The match is suspended because the bot is not on its server, so no automatic moves are played. */
  readonly suspended?: boolean;
  /** When the command came, in epoch milliseconds. */
  readonly now: number;
  /** The beacon round is known, or the players go on without it: draws need not wait. */
  readonly isDrawing?: boolean;
  /** The beacon a lobby may choose, if the operator has configured one. */
  readonly beacon?: BeaconChain | undefined;
}

/** The attribution of the bot's own acts, such as ending a vote. */
export const SYSTEM: Attribution = {};

/** Returns a transition without events. */
export const startTransition = (state: MatchState, act: Attribution): Transition => ({
  events: [],
  state: countAct(state, act),
  act,
});

/** Begins a new act, unless the current one has the same attribution. */
export const beginAct = (progress: Transition, act: Attribution): Transition =>
  isSameAct(progress.act, act) ? progress : { ...progress, state: countAct(progress.state, act), act };

export const applyEvents = (ground: DecisionContext, progress: Transition, events: readonly BaseEvent[]): Transition => {
  const { act } = progress;
  let { state } = progress;
  let version = ground.version + progress.events.length;
  for (const event of events) {
    version += 1;
    state = evolve(ground.game, state, event, { version, ...act } satisfies AttributionSource);
  }
  return { ...progress, events: [...progress.events, ...events.map((event) => ({ event, ...act }))], state };
};

/** Applies a decision of the game, whose events the game has already folded. */
export const applyGameDecision = (
  ground: DecisionContext,
  progress: Transition,
  decision: Accepted<BaseEvent, unknown>,
): Transition => {
  const { act } = progress;
  let { state } = progress;
  for (const event of decision.events) if (state.phase === 'playing') state = afterMove(ground.game, state, event, act);
  return {
    ...progress,
    events: [...progress.events, ...decision.events.map((event) => ({ event, ...act }))],
    state: state.phase === 'playing' ? { ...state, game: decision.state } : state,
  };
};

/**
 * Plays a move of the game. If the match has a beacon and the move draws, its result is discarded and the move waits for a
 * beacon round that is still unpredictable.
 */
export const playMove = (
  ground: DecisionContext,
  progress: Transition,
  state: PlayingState,
  move: AwaitedMove,
): MatchDecision => {
  const { draws } = ground;
  const chance = draws.chanceAt(ground.version + progress.events.length + 1);
  const before = draws.drawn();
  const played = isDeal(move) ? deal(ground, progress, state, chance) : decideMove(ground, progress, state, move, chance);
  const { beacon } = state;
  if ('rejected' in played || beacon === undefined || ground.isDrawing || draws.drawn() === before) return played;
  draws.forgetAfter(before);
  const round = roundAfter(beacon, ground.now + LEAD_MS);
  const awaited: MatchEvent = { type: 'DrawAwaited', round, at: timeOfRound(beacon, round), move };
  return applyEvents(ground, progress, [awaited]);
};

/** Minimum time until the awaited round is published, so that the match's thread names the round before it is known. */
const LEAD_MS = 3_000;

const isDeal = (move: AwaitedMove): move is { readonly type: 'Deal' } => move.type === 'Deal' && !('seat' in move);

const deal = (ground: DecisionContext, progress: Transition, state: PlayingState, chance: Chance): Transition =>
  applyEvents(ground, progress, ground.game.deal(state.game, chance));

const decideMove = (
  ground: DecisionContext,
  progress: Transition,
  state: PlayingState,
  move: AwaitedMove & { readonly seat: Seat },
  chance: Chance,
): MatchDecision => {
  const decision = ground.game.decide(state.game, move, chance);
  return decision.rejected !== undefined ? { rejected: decision.rejected } : applyGameDecision(ground, progress, decision);
};

/** More automatic moves in a row than any game needs. */
const MAX_AUTOMATIC_MOVES = 10_000;

/**
 * Plays every automatic move until a person has to decide: safe moves for conceded seats, then standing orders. Ends the match
 * when the game has an outcome, or when of several seats only one is left that neither conceded nor is out of the game. If the
 * only remaining seat concedes, the match ends without a winner. In a suspended match, everything but its end waits for `GoOn`.
 */
export const resolveAutomaticMoves = (ground: DecisionContext, from: Transition): Transition => {
  let progress = from;
  for (let moves = 0; moves < MAX_AUTOMATIC_MOVES; moves++) {
    const { state } = progress;
    if (state.phase !== 'playing') return progress;
    const outcome = ground.game.outcome(state.game) ?? lastSeatStanding(ground.game, state);
    if (outcome !== undefined) return end(ground, progress, outcome);
    if (ground.suspended || state.awaited !== undefined) return progress;
    const due = nextAbandonedSeat(ground.game, state);
    if (due !== undefined) {
      progress = playSafely(ground, beginAct(progress, { by: due, how: 'safe' }), state, due);
      continue;
    }
    const answered = applyStandingOrders(ground, progress, state);
    if (answered.state === state) return answered;
    progress = answered;
  }
  throw new Error(`${ground.game.id}: automatic moves do not end.`);
};

/** Returns the first active seat that was conceded. After a command there is none, unless the match was suspended then. */
export const nextAbandonedSeat = (game: AnyGame, state: MatchState): Seat | undefined =>
  state.phase === 'playing' ? activeOf(game, state).find((seat) => state.conceded.includes(seat)) : undefined;

/**
 * Lets standing orders of active seats act, in seat order, until one makes a move; returns the same state when none does. Seats
 * without orders take the same amount of work, so that timing does not reveal who has orders.
 */
const applyStandingOrders = (ground: DecisionContext, from: Transition, state: PlayingState): Transition => {
  if (ground.orders === undefined) return from;
  const { game } = ground;
  let progress = from;
  for (const seat of game.active(state.game)) {
    if (state.computers.includes(seat)) continue;
    const asked = { rules: ground.orders.rules, view: game.view(state.game, seat), legal: game.legalMoves(state.game, seat) };
    const { command, ...after } = nextStandingOrder(ground, progress, seat, asked);
    progress = after.progress;
    if (command !== undefined) return playOrder(ground, progress, state, seat, command);
  }
  return progress;
};

interface AskedOrders {
  readonly rules: OrderRules;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
}

/** Returns the move that a seat's orders make, if any. Orders that cannot be followed are removed. */
const nextStandingOrder = (
  ground: DecisionContext,
  from: Transition,
  seat: Seat,
  { rules, view, legal }: AskedOrders,
): { readonly progress: Transition; readonly command?: BaseCommand } => {
  let progress = from;
  for (;;) {
    const own = ordersOfSeat(ordersIn(ground, progress), seat);
    const answer = rules.ordered(
      own.orders.map(({ order }) => order),
      view,
      legal,
    );
    if (answer === undefined) return { progress };
    const version = ground.version + progress.events.length + 1;
    progress = { ...progress, orders: withSeat(ordersIn(ground, progress), afterAnswer(own, answer, version)) };
    if (answer.command !== undefined) return { progress, command: answer.command };
  }
};

const playOrder = (
  ground: DecisionContext,
  from: Transition,
  state: PlayingState,
  seat: Seat,
  command: BaseCommand,
): Transition => {
  const progress = beginAct(from, { by: seat, how: 'order' });
  const played = playMove(ground, progress, state, command);
  if ('rejected' in played) throw new Error(`${ground.game.id}: an order was refused: ${played.rejected.code}.`);
  return { ...played, answers: [...(from.answers ?? []), command] };
};

/** Returns the order book's current seats. */
export const ordersIn = (ground: DecisionContext, { orders }: Transition): OrderBook['seats'] =>
  orders ?? ground.orders?.seats ?? [];

/**
 * Drops orders used after a version (with `of`, only those of one seat) and leaves a notice for their owners. To be called on
 * an undo or rewind before `resolveAutomaticMoves`.
 */
export const dropOrdersUsedSince = (ground: DecisionContext, progress: Transition, toVersion: number, of?: Seat): Transition => {
  const version = ground.version + progress.events.length;
  return { ...progress, orders: withoutUsedSince(ordersIn(ground, progress), toVersion, version, of) };
};

const end = (ground: DecisionContext, progress: Transition, { winners, reason }: Outcome): Transition => {
  const ended: MatchEvent = { type: 'MatchEnded', winners, reason };
  return applyEvents(ground, progress, [ended]);
};

/** Plays the safe move of an active seat. */
export const playSafely = (ground: DecisionContext, progress: Transition, state: PlayingState, seat: Seat): Transition => {
  const { game } = ground;
  const played = playMove(ground, progress, state, game.safeMove(state.game, seat));
  if ('rejected' in played) throw new Error(`${game.id}: the safe move was refused: ${played.rejected.code}.`);
  return played;
};
