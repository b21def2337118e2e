import type { Accepted, AnyGame, BaseEvent, Chance, Outcome, Rejection, Seat } from '#engine/game.ts';
import { countAct, evolve, isSameAct, type MatchState, type Origin, type PlayingState } from './state.ts';
import type { How, MatchEvent } from './types.ts';

/** An event, with the act it belongs to. */
export interface Happened {
  readonly event: BaseEvent;
  /** The seat whose act it belongs to; absent where the house itself acted. */
  readonly by?: Seat | undefined;
  readonly how?: How | undefined;
}

export type Act = Omit<Happened, 'event'>;

/** What a command has brought about so far: its events, the state after them, and whose act is under way. */
export interface Progress {
  readonly events: readonly Happened[];
  readonly state: MatchState;
  readonly act: Act;
}

export type Decided = Progress | { readonly rejected: Rejection };

/** The luck of the next decision: keyed by the version that its first event will get. */
export type ChanceAt = (version: number) => Chance;

/** Where a command starts from. */
export interface Ground {
  readonly game: AnyGame;
  /** Of the last event in the log. */
  readonly version: number;
  readonly chanceAt: ChanceAt;
}

/** The house itself acts, as when a time is over. */
export const NOBODY: Act = {};

/** Nothing has happened yet. */
export const beginWith = (state: MatchState, act: Act): Progress => ({ events: [], state: countAct(state, act), act });

/** What follows is an act of its own. */
export const beginAct = (progress: Progress, act: Act): Progress =>
  isSameAct(progress.act, act) ? progress : { ...progress, state: countAct(progress.state, act), act };

export const goOn = (ground: Ground, progress: Progress, events: readonly BaseEvent[]): Progress => {
  const { act } = progress;
  let { state } = progress;
  let version = ground.version + progress.events.length;
  for (const event of events) {
    version += 1;
    state = evolve(ground.game, state, event, { version, ...act } satisfies Origin);
  }
  return { events: [...progress.events, ...events.map((event) => ({ event, ...act }))], state, act };
};

/** Goes on by a decision of the game, which has folded its events already. */
export const playedOn = (progress: Progress, { events, state: game }: Accepted<BaseEvent, unknown>): Progress => {
  const { state, act } = progress;
  return {
    events: [...progress.events, ...events.map((event) => ({ event, ...act }))],
    state: state.phase === 'playing' ? { ...state, game } : state,
    act,
  };
};

/** The luck for what happens next. */
export const nextChance = (ground: Ground, progress: Progress): Chance =>
  ground.chanceAt(ground.version + progress.events.length + 1);

/** More safe moves in a row than any game asks of seats whose owners have gone. */
const MOST_SAFE_MOVES = 10_000;

/**
 * Brings a started match to where a person must act: seats that conceded play their safe moves as soon as they are due, and the
 * match ends when the game has an outcome, or when of several seats one alone is left that neither conceded nor is out of the
 * game. A seat alone that concedes ends its match, too, and nobody wins it.
 */
export const settle = (ground: Ground, from: Progress): Progress => {
  let progress = from;
  for (let moves = 0; moves < MOST_SAFE_MOVES; moves++) {
    const { state } = progress;
    if (state.phase !== 'playing') return progress;
    const outcome = ground.game.outcome(state.game) ?? lastSeatStanding(ground.game, state);
    if (outcome !== undefined) return end(ground, progress, outcome);
    const due = ground.game.active(state.game).find((seat) => state.conceded.includes(seat));
    if (due === undefined) return progress;
    progress = playSafely(ground, beginAct(progress, { by: due, how: 'safe' }), state, due);
  }
  throw new Error(`${ground.game.id}: seats that conceded play on without an end.`);
};

const end = (ground: Ground, progress: Progress, { winners, reason }: Outcome): Progress => {
  const ended: MatchEvent = { type: 'MatchEnded', winners, reason };
  return goOn(ground, progress, [ended]);
};

/** The safe move of a seat that is due. */
export const playSafely = (ground: Ground, progress: Progress, state: PlayingState, seat: Seat): Progress => {
  const { game } = ground;
  const decision = game.decide(state.game, game.safeMove(state.game, seat), nextChance(ground, progress));
  if (decision.rejected !== undefined) throw new Error(`${game.id}: the safe move was refused: ${decision.rejected.code}.`);
  return playedOn(progress, decision);
};

const lastSeatStanding = (game: AnyGame, state: PlayingState): Outcome | undefined => {
  if (state.conceded.length === 0) return undefined;
  const standing = seatsStanding(game, state);
  return standing.length <= 1 ? { winners: standing, reason: 'conceded' } : undefined;
};

/** Seats that neither conceded nor are out of the game. */
const seatsStanding = (game: AnyGame, state: PlayingState): readonly Seat[] => {
  const out = isOut(game, state);
  return [...state.decisions.keys()].filter((seat) => !state.conceded.includes(seat) && !out(seat));
};

/** Whether a seat is out of the game, by the game's own word. */
export const isOut = (game: AnyGame, state: PlayingState): ((seat: Seat) => boolean) => {
  const eliminated = game.eliminated?.(state.game) ?? [];
  return (seat) => eliminated.includes(seat);
};
