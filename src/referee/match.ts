import {
  type AnyGame,
  type BaseCommand,
  type BaseEvent,
  type Chance,
  fold,
  type Outcome,
  type Rejection,
  type Seat,
} from '#engine/game.ts';
import { chanceOf } from '#matches/log/chance.ts';
import { Misunderstood } from './misunderstood.ts';
import { playRandomMove } from './randomPlay.ts';

/** A refereed match: a log of events and the folded state. */
export interface RefereedMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly log: readonly BaseEvent[];
  readonly state: unknown;
  /** Dice results to use before random ones, in order. */
  readonly dice: readonly number[];
}

export interface BeginMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether to deal the set-up and lay out the first round. */
  readonly start: boolean;
}

/** Returns a new match; without `start`, nothing is dealt. */
export const beginMatch = ({ game, seats, seed, options, start }: BeginMatch): RefereedMatch => {
  const empty: RefereedMatch = { game, seats, seed, log: [], state: game.initialState(), dice: [] };
  const begun = withEvents(empty, game.begin({ seats, options }));
  if (!start) return begun;
  const { chance } = chancesOf(begun);
  return withEvents(begun, game.deal(begun.state, chance));
};

/** Returns the match after these events, unchecked. */
export const withEvents = (match: RefereedMatch, events: readonly BaseEvent[]): RefereedMatch => ({
  ...match,
  log: [...match.log, ...events],
  state: fold(match.game, match.state, events),
});

/** Returns the chance of the next decision, and the preset dice left after it. */
const chancesOf = (match: RefereedMatch): { readonly chance: Chance; diceLeft(): readonly number[] } => {
  const { seed, log } = match;
  const lucky = chanceOf({ secret: new TextEncoder().encode(seed), match: 'referee' }, log.length + 1);
  let dice = match.dice;
  const die = (faces: readonly number[]): number => {
    const [next, ...left] = dice;
    if (next === undefined) return lucky.die(faces);
    if (!faces.includes(next)) throw new Misunderstood(`The die has no ${next}; its faces are ${faces.join(' ')}.`);
    dice = left;
    return next;
  };
  return { chance: { ...lucky, die }, diceLeft: () => dice };
};

export type Ruling =
  | { readonly match: RefereedMatch; readonly events: readonly BaseEvent[]; readonly rejected?: never }
  | { readonly rejected: Rejection };

/** Returns the match after a command, or the rejection. */
export const command = (match: RefereedMatch, asked: BaseCommand): Ruling => {
  const { chance, diceLeft } = chancesOf(match);
  const decision = match.game.decide(match.state, asked, chance);
  if (decision.rejected) return { rejected: decision.rejected };
  const { events, state } = decision;
  return { match: { ...match, log: [...match.log, ...events], state, dice: diceLeft() }, events };
};

/** Plays up to `moves` random legal moves, deterministic in seed and log. */
export const playRandomly = (from: RefereedMatch, moves: number): { readonly match: RefereedMatch; readonly played: number } => {
  const { game, seed } = from;
  const log = [...from.log];
  let { state, dice } = from;
  let played = 0;
  for (; played < moves; played++) {
    const { chance, diceLeft } = chancesOf({ ...from, log, dice });
    const choice = chanceOf({ secret: new TextEncoder().encode(seed), match: 'random' }, log.length + 1);
    const move = playRandomMove(game, state, choice, chance);
    if (!move) break;
    log.push(...move.events);
    state = move.state;
    dice = diceLeft();
  }
  return { match: { ...from, log, state, dice }, played };
};

export const activeIn = ({ game, state }: RefereedMatch): readonly Seat[] => game.active(state);
/** Returns the outcome, if the match has ended. */
export const outcomeOf = ({ game, state }: RefereedMatch): Outcome | undefined => game.outcome(state);
