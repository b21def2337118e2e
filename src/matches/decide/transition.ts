import { type BeaconChain, roundAfter, timeOfRound } from '#beacon/chain.ts';
import type { Accepted, AnyGame, BaseCommand, BaseEvent, Chance, Rejection, Seat } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { MatchCommand, MatchCommandOf } from '../model/commands.ts';
import type { ActionSource, AwaitedMove, LoggedEvent, MatchEvent } from '../model/events.ts';
import { activeOf, type MatchState, type PlayingState } from '../model/state.ts';
import type { Match } from '../model/types.ts';
import { afterMove, countAct, isSameAct } from '../replay/attribution.ts';
import { evolve } from '../replay/evolve.ts';
import { afterAnswer, type OrderBook, ordersOfSeat, withoutUsedSince, withSeat } from '../stores/standingOrders.ts';
import { lastSeatStanding } from './seatsLeft.ts';

/** An event, with the act it belongs to. */
export interface NewEvent {
  readonly event: BaseEvent;
  /** The acting seat; absent when the bot itself acted. */
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  /** Set if the event undoes or redoes something no one else saw, so that it is hidden too. */
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
  /**
   * The match row at the same version. Decisions read from it only what the state lacks: users, guests and privacy, the seat
   * limit, whether it is suspended, and the times of turns, moves and expiry.
   */
  readonly match: Match;
  /** Version of the last event in the log. */
  readonly version: number;
  readonly draws: Draws;
  /** The whole log, for commands that may go back. */
  readonly history?: readonly LoggedEvent[];
  /** The seats' standing orders, in games that have them. */
  readonly orders?: { readonly rules: OrderRules; readonly seats: OrderBook['seats'] };
  /** For `RunOutOfTime`: when the seat's decision began and when its time runs out; absent if no clock runs. */
  readonly time?: { readonly begun: number; readonly upAt: number };
  /** When the command came, in epoch milliseconds. */
  readonly now: number;
  /** Set if draws need not wait: the beacon round is known, or the players go on without it. */
  readonly isDrawing?: boolean;
  /** The beacon a lobby may choose, if the operator has configured one. */
  readonly beacon?: BeaconChain | undefined;
}

/** Decides a command on a match that is being played. */
export type Decider<Type extends MatchCommand['type']> = (
  context: DecisionContext,
  state: PlayingState,
  command: MatchCommandOf<Type>,
) => MatchDecision;

/** Decides a command of a seat's person. */
export type SeatDecider<Type extends MatchCommand['type']> = (
  context: DecisionContext,
  state: PlayingState,
  seat: Seat,
  command: MatchCommandOf<Type>,
) => MatchDecision;

/** The attribution of the bot's own acts, such as ending a vote. */
export const SYSTEM: Attribution = {};

/** Returns a transition without events. */
export const startTransition = (state: MatchState, act: Attribution): Transition => ({
  events: [],
  state: countAct(state, act),
  act,
});

/** Begins a new act, unless the current one has the same attribution. */
export const beginAct = (transition: Transition, act: Attribution): Transition =>
  isSameAct(transition.act, act) ? transition : { ...transition, state: countAct(transition.state, act), act };

/** Returns the transition with these events appended and folded. */
export const applyEvents = (context: DecisionContext, transition: Transition, events: readonly BaseEvent[]): Transition => {
  const { act } = transition;
  let { state } = transition;
  let version = context.version + transition.events.length;
  for (const event of events) {
    version += 1;
    state = evolve(context.game, state, event, { version, ...act });
  }
  return { ...transition, events: [...transition.events, ...events.map((event) => ({ event, ...act }))], state };
};

/** Returns the transition with these events of the outer match appended and folded. */
export const record = (context: DecisionContext, transition: Transition, ...events: readonly MatchEvent[]): Transition =>
  applyEvents(context, transition, events);

/** Returns a transition that begins with these events of the outer match. */
export const startWith = (
  context: DecisionContext,
  state: MatchState,
  act: Attribution,
  ...events: readonly MatchEvent[]
): Transition => record(context, startTransition(state, act), ...events);

/** Returns the state of a match that is being played; throws in any other phase. */
export const playingIn = ({ state }: Transition): PlayingState => {
  if (state.phase !== 'playing') throw new Error(`A running match was expected, but it is ${state.phase}.`);
  return state;
};

/** Applies a decision of the game, whose events the game has already folded. */
const applyGameDecision = (
  { game }: DecisionContext,
  transition: Transition,
  { events, state: after }: Accepted<BaseEvent, unknown>,
): Transition => {
  const { act } = transition;
  const state = events.reduce((state, event) => afterMove(game, state, event, act), playingIn(transition));
  return {
    ...transition,
    events: [...transition.events, ...events.map((event) => ({ event, ...act }))],
    state: { ...state, game: after },
  };
};

/**
 * Plays a move of the game. If the match has a beacon and the move draws, its result is discarded and the move waits for a
 * beacon round that is still unpredictable.
 */
export const playMove = (context: DecisionContext, transition: Transition, move: AwaitedMove): MatchDecision => {
  const { draws } = context;
  const before = draws.drawn();
  const played = playAtOnce(context, transition, move);
  const { beacon } = playingIn(transition);
  if ('rejected' in played || beacon === undefined || context.isDrawing || draws.drawn() === before) return played;
  draws.forgetAfter(before);
  const round = roundAfter(beacon, context.now + LEAD_MS);
  return record(context, transition, { type: 'DrawAwaited', round, at: timeOfRound(beacon, round), move });
};

/** Plays a move that the game itself listed or chose; throws if the game rejects it. */
export const playLegalMove = (context: DecisionContext, transition: Transition, move: AwaitedMove): Transition => {
  const played = playMove(context, transition, move);
  if ('rejected' in played) throw new Error(`${context.game.id}: ${move.type} was refused: ${played.rejected.code}.`);
  return played;
};

/** Minimum time until the awaited round is published, so that the match's thread names the round beforehand. */
const LEAD_MS = 3_000;

const isDeal = (move: AwaitedMove): move is { readonly type: 'Deal' } => move.type === 'Deal' && !('seat' in move);

const playAtOnce = (context: DecisionContext, transition: Transition, move: AwaitedMove): MatchDecision => {
  const { game, draws } = context;
  const { game: state } = playingIn(transition);
  const chance = draws.chanceAt(context.version + transition.events.length + 1);
  if (isDeal(move)) return applyEvents(context, transition, game.deal(state, chance));
  const decision = game.decide(state, move, chance);
  return decision.rejected === undefined ? applyGameDecision(context, transition, decision) : { rejected: decision.rejected };
};

/** More automatic moves in a row than any game needs. */
const MAX_AUTOMATIC_MOVES = 10_000;

/**
 * Plays every automatic move until a person has to decide: safe moves for conceded seats, then standing orders. Ends the match
 * when the game has an outcome, or when only one of several seats has neither conceded nor been eliminated. If the only
 * remaining seat concedes, the match ends without a winner. In a suspended match, everything but its end waits for `GoOn`.
 */
export const resolveAutomaticMoves = (context: DecisionContext, from: Transition): Transition => {
  let transition = from;
  for (let moves = 0; moves < MAX_AUTOMATIC_MOVES; moves++) {
    const { state } = transition;
    if (state.phase !== 'playing') return transition;
    const outcome = context.game.outcome(state.game) ?? lastSeatStanding(context.game, state);
    if (outcome !== undefined)
      return record(context, transition, { type: 'MatchEnded', winners: outcome.winners, reason: outcome.reason });
    if (context.match.suspendedAt !== undefined || state.awaited !== undefined) return transition;
    const due = nextAbandonedSeat(context.game, state);
    if (due !== undefined) {
      transition = playSafely(context, beginAct(transition, { by: due, how: 'safe' }), due);
      continue;
    }
    const answered = applyStandingOrders(context, transition, state);
    if (answered.state === state) return answered;
    transition = answered;
  }
  throw new Error(`${context.game.id}: automatic moves do not end.`);
};

/** Returns the first active seat that was conceded. After a command there is none, unless the match was suspended then. */
export const nextAbandonedSeat = (game: AnyGame, state: MatchState): Seat | undefined =>
  state.phase === 'playing' ? activeOf(game, state).find((seat) => state.conceded.includes(seat)) : undefined;

/**
 * Lets standing orders of active seats act, in seat order, until one makes a move; returns the same state when none does. Seats
 * without orders take the same amount of work, so that timing does not reveal who has orders.
 */
const applyStandingOrders = (context: DecisionContext, from: Transition, state: PlayingState): Transition => {
  if (context.orders === undefined) return from;
  const { rules } = context.orders;
  let transition = from;
  for (const seat of context.game.active(state.game)) {
    if (state.computers.includes(seat)) continue;
    transition = followOrders(context, rules, transition, seat);
    if (transition.state !== state) return transition;
  }
  return transition;
};

/** Plays the move that a seat's orders make, if any. Orders that cannot be followed are removed. */
const followOrders = (context: DecisionContext, rules: OrderRules, from: Transition, seat: Seat): Transition => {
  const { game } = context;
  const { game: state } = playingIn(from);
  const view = game.view(state, seat);
  const legal = game.legalMoves(state, seat);
  let transition = from;
  for (;;) {
    const own = ordersOfSeat(ordersIn(context, transition), seat);
    const orders = own.orders.map(({ order }) => order);
    const answer = rules.ordered(orders, view, legal);
    if (answer === undefined) return transition;
    const version = context.version + transition.events.length + 1;
    transition = { ...transition, orders: withSeat(ordersIn(context, transition), afterAnswer(own, answer, version)) };
    if (answer.command === undefined) continue;
    const played = playLegalMove(context, beginAct(transition, { by: seat, how: 'order' }), answer.command);
    return { ...played, answers: [...(from.answers ?? []), answer.command] };
  }
};

/** Returns the order book's current seats. */
export const ordersIn = (context: DecisionContext, { orders }: Transition): OrderBook['seats'] =>
  orders ?? context.orders?.seats ?? [];

/**
 * Drops orders used after a version (with `of`, only those of one seat) and leaves a notice for their owners. To be called on
 * an undo or rewind before `resolveAutomaticMoves`.
 */
export const dropOrdersUsedSince = (
  context: DecisionContext,
  transition: Transition,
  toVersion: number,
  of?: Seat,
): Transition => {
  const version = context.version + transition.events.length;
  return { ...transition, orders: withoutUsedSince(ordersIn(context, transition), toVersion, version, of) };
};

/** Plays the safe move of an active seat. */
export const playSafely = (context: DecisionContext, transition: Transition, seat: Seat): Transition =>
  playLegalMove(context, transition, context.game.safeMove(playingIn(transition).game, seat));
