import { type BeaconChain, roundAfter, timeOfRound } from '#beacon/chain.ts';
import type {
  Accepted,
  AnyGame,
  BaseCommand,
  BaseEvent,
  Chance,
  MatchEndReason,
  Outcome,
  Rejection,
  Seat,
} from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { ActionSource, AwaitedMove, LoggedEvent, MatchEvent } from '../model/events.ts';
import { activeOf, type MatchState, type PlayingState } from '../model/state.ts';
import { type AttributionSource, afterMove, countAct, isSameAct } from '../replay/attribution.ts';
import { evolve } from '../replay/evolve.ts';
import { afterAnswer, type OrderBook, ordersOfSeat, withoutUsedSince, withSeat } from '../stores/standingOrders.ts';

/** An event, with the act it belongs to. */
export interface NewEvent {
  readonly event: BaseEvent;
  /** The seat whose act it belongs to; absent where the house itself acted. */
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  /** It takes back, or brings again, what nobody else has seen: neither is this. */
  readonly unseen?: true;
}

export type Attribution = Omit<NewEvent, 'event' | 'unseen'>;

/** What a command has brought about so far: its events, the state after them, and whose act is under way. */
export interface Transition {
  readonly events: readonly NewEvent[];
  readonly state: MatchState;
  readonly act: Attribution;
  /** The seats of the book of orders once they have answered; absent: as the ground has them. */
  readonly orders?: OrderBook['seats'];
  /** The moves that orders have answered with, in their order. */
  readonly answers?: readonly BaseCommand[];
}

export type MatchDecision = Transition | { readonly rejected: Rejection };

/** The luck of one command. */
export interface Draws {
  /** For a decision whose first event gets this version. */
  readonly chanceAt: (version: number) => Chance;
  /** How many draws there were so far; always 0 in a match that was opened before draws were counted. */
  readonly drawn: () => number;
  /** Takes back all draws after the first `count`, where nothing comes of them. */
  readonly forgetAfter: (count: number) => void;
}

/** What playing asks of a game's standing orders. */
export type OrderRules = Pick<AnyStandingOrders, 'whyNotOrders' | 'ordered'>;

/** Where a command starts from. */
export interface DecisionContext {
  readonly game: AnyGame;
  /** Of the last event in the log. */
  readonly version: number;
  readonly draws: Draws;
  /** The whole log, for commands that go back, or may. */
  readonly history?: readonly LoggedEvent[];
  /** What seats have ordered, in a game that takes orders. */
  readonly orders?: { readonly rules: OrderRules; readonly seats: OrderBook['seats'] };
  /** For `RunOutOfTime`: since when its seat is asked, and until when it had time; absent where no time runs. */
  readonly time?: { readonly begun: number; readonly upAt: number };
  /** The match stands still, since the bot is not on its server: nobody is answered for. */
  readonly suspended?: boolean;
  /** When the command comes, in milliseconds since 1970. */
  readonly now: number;
  /** What the draws mix in is known, or the table goes on without it: nothing waits. */
  readonly isDrawing?: boolean;
  /** The beacon that a lobby may choose, if the operator has configured one. */
  readonly beacon?: BeaconChain | undefined;
}

/** The house itself acts, as when a time is over. */
export const SYSTEM: Attribution = {};

/** Nothing has happened yet. */
export const startTransition = (state: MatchState, act: Attribution): Transition => ({
  events: [],
  state: countAct(state, act),
  act,
});

/** What follows is an act of its own. */
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

/** Goes on by a decision of the game, which has folded its events already. */
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
 * Plays a move of the game. Where a match has a beacon, and the move draws, nothing comes of it yet: it waits for a round that nobody
 * can know by now.
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

/** The round that a draw waits for is published so much later at least: by then the match's thread names it. */
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

/** More moves in a row than any game asks of seats whose owners have gone, or have ordered what to play. */
const MAX_AUTOMATIC_MOVES = 10_000;

/**
 * Brings a started match to where a person must act: seats that conceded play their safe moves as soon as they are due, standing
 * orders answer what they can, and the match ends when the game has an outcome, or when of several seats one alone is left that neither conceded nor is out of the
 * game. A seat alone that concedes ends its match, too, and nobody wins it. While the match stands still all but its end waits for
 * `GoOn`.
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
  throw new Error(`${ground.game.id}: seats that conceded, or orders, play on without an end.`);
};

/** The first due seat that was given up: after each command there is none, unless the match stood still then. */
export const nextAbandonedSeat = (game: AnyGame, state: MatchState): Seat | undefined =>
  state.phase === 'playing' ? activeOf(game, state).find((seat) => state.conceded.includes(seat)) : undefined;

/**
 * Lets the standing orders of due seats speak, in the order of the seats, until one makes its move; the state is the same when
 * none does. A seat without orders takes the same work: how long a command takes tells nobody who has some.
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

/** The move that a seat's orders make, if any; those that cannot be followed are gone on the way. */
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

/** The seats of the book of orders as they stand by now. */
export const ordersIn = (ground: DecisionContext, { orders }: Transition): OrderBook['seats'] =>
  orders ?? ground.orders?.seats ?? [];

/**
 * To be asked of what takes events back, before it is settled: orders that answered after the version go with their answers, of
 * one seat alone with `of`. Their owners are told.
 */
export const dropOrdersUsedSince = (ground: DecisionContext, progress: Transition, toVersion: number, of?: Seat): Transition => {
  const version = ground.version + progress.events.length;
  return { ...progress, orders: withoutUsedSince(ordersIn(ground, progress), toVersion, version, of) };
};

const end = (ground: DecisionContext, progress: Transition, { winners, reason }: Outcome): Transition => {
  const ended: MatchEvent = { type: 'MatchEnded', winners, reason };
  return applyEvents(ground, progress, [ended]);
};

/** The safe move of a seat that is due. */
export const playSafely = (ground: DecisionContext, progress: Transition, state: PlayingState, seat: Seat): Transition => {
  const { game } = ground;
  const played = playMove(ground, progress, state, game.safeMove(state.game, seat));
  if ('rejected' in played) throw new Error(`${game.id}: the safe move was refused: ${played.rejected.code}.`);
  return played;
};

/**
 * How a match ends that has lost its people: the one seat that is left wins when the others gave up; where several are left and
 * computers play them all, nobody does, unless somebody else may come to a seat that is free. Who is out of the game may watch its end.
 */
const lastSeatStanding = (game: AnyGame, state: PlayingState): Outcome | undefined => {
  const { conceded, computers, open } = state;
  const standing = seatsStanding(game, state);
  if (conceded.length > 0 && standing.length <= 1) return { winners: standing, reason: 'conceded' satisfies MatchEndReason };
  const isLeft = [...state.decisions.keys()].every((seat) => conceded.includes(seat) || computers.includes(seat));
  return isLeft && !standing.some((seat) => open.includes(seat))
    ? { winners: [], reason: 'abandoned' satisfies MatchEndReason }
    : undefined;
};

/** Seats that neither conceded nor are out of the game. */
export const seatsStanding = (game: AnyGame, state: PlayingState): readonly Seat[] => {
  const out = isOut(game, state);
  return [...state.decisions.keys()].filter((seat) => !state.conceded.includes(seat) && !out(seat));
};

/** Whether a seat is out of the game, by the game's own word. */
export const isOut = (game: AnyGame, state: PlayingState): ((seat: Seat) => boolean) => {
  const eliminated = game.eliminated?.(state.game) ?? [];
  return (seat) => eliminated.includes(seat);
};
