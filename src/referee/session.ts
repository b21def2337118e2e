import {
  type AnyGame,
  type BaseCommand,
  type BaseEvent,
  type Chance,
  fold,
  type Outcome,
  type Rejection,
  type Seat,
  type Viewer,
} from '#engine/game.ts';
import type { ObjectSchema } from '#games/schema.ts';
import { isRecord, taggedMisfitOf } from '#games/schemaCheck.ts';
import { GAMES } from '#manifests/registry.ts';
import { chanceOf } from '#matches/log/chance.ts';
import { Misunderstood } from './misunderstood.ts';
import { playRandomMove } from './randomPlay.ts';

/** A refereed match: a log of events and the folded state. */
interface RefereedMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly log: readonly BaseEvent[];
  readonly state: unknown;
  /** Dice results to use before random ones, in order. */
  readonly dice: readonly number[];
}

interface BeginMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether to deal the set-up and lay out the first round. */
  readonly start: boolean;
}

/** Returns a new match; without `start`, nothing is dealt. */
const beginMatch = ({ game, seats, seed, options, start }: BeginMatch): RefereedMatch => {
  const empty: RefereedMatch = { game, seats, seed, log: [], state: game.initialState(), dice: [] };
  const begun = withEvents(empty, game.begin({ seats, options }));
  if (!start) return begun;
  const { chance } = chancesOf(begun);
  return withEvents(begun, game.deal(begun.state, chance));
};

/** Returns the match after these events, unchecked. */
const withEvents = (match: RefereedMatch, events: readonly BaseEvent[]): RefereedMatch => ({
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

type Ruling =
  | { readonly match: RefereedMatch; readonly events: readonly BaseEvent[]; readonly rejected?: never }
  | { readonly rejected: Rejection };

/** Returns the match after a command, or the rejection. */
const command = (match: RefereedMatch, asked: BaseCommand): Ruling => {
  const { chance, diceLeft } = chancesOf(match);
  const decision = match.game.decide(match.state, asked, chance);
  if (decision.rejected) return { rejected: decision.rejected };
  const { events, state } = decision;
  return { match: { ...match, log: [...match.log, ...events], state, dice: diceLeft() }, events };
};

/** Plays up to `moves` random legal moves, deterministic in seed and log. */
const playRandomly = (from: RefereedMatch, moves: number): { readonly match: RefereedMatch; readonly played: number } => {
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

const activeIn = ({ game, state }: RefereedMatch): readonly Seat[] => game.active(state);
/** Returns the outcome, if the match has ended. */
const outcomeOf = ({ game, state }: RefereedMatch): Outcome | undefined => game.outcome(state);

/** The referee's reply to a line: one JSON object. */
export type Answer = Readonly<Record<string, unknown>>;

type Line = Readonly<Record<string, unknown>>;
interface Answered {
  readonly answer: Answer;
  /** The match from here on; absent when the line changed nothing. */
  readonly match?: RefereedMatch;
}

/** Returns a function that replies to lines one by one, about the match begun last. An invalid line changes nothing. */
export const createSession = (): ((line: string) => Answer) => {
  let match: RefereedMatch | undefined;
  return (line) => {
    try {
      const answered = answerLine(match, parse(line));
      match = answered.match ?? match;
      return answered.answer;
    } catch (error) {
      if (error instanceof Misunderstood) return { error: error.message };
      throw error;
    }
  };
};

const parse = (line: string): Line => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Misunderstood('A line must be one JSON object.');
  }
  if (!isRecord(value)) throw new Misunderstood('A line must be one JSON object.');
  return value;
};

const answerLine = (match: RefereedMatch | undefined, line: Line): Answered => {
  if (Object.hasOwn(line, 'game')) return begin(line);
  const [key, ...others] = Object.keys(line);
  const ask = key !== undefined && Object.hasOwn(ASKS, key) ? ASKS[key] : undefined;
  if (!ask || key === undefined || others.length > 0) {
    throw new Misunderstood(`A line has "game", or exactly one of ${Object.keys(ASKS).join(', ')}.`);
  }
  if (!match) throw new Misunderstood('No match has begun: the first line must have "game".');
  return ask(match, line[key]);
};

const BEGIN_KEYS = ['game', 'seats', 'seed', 'options', 'start'];

const begin = (line: Line): Answered => {
  const unknown = Object.keys(line).find((key) => !BEGIN_KEYS.includes(key));
  if (unknown !== undefined) throw new Misunderstood(`"${unknown}" is not one of ${BEGIN_KEYS.join(', ')}.`);
  const { seats, seed = '', options = {}, start = true } = line;
  const game = typeof line.game === 'string' ? GAMES.find(line.game)?.rules : undefined;
  if (!game) throw new Misunderstood(`"game" must be one of ${GAMES.ids.join(', ')}.`);
  const { min, max } = game.seats;
  if (!isWhole(seats) || seats < min || seats > max) {
    throw new Misunderstood(`"seats" must be a whole number from ${min} to ${max}.`);
  }
  if (typeof seed !== 'string' && typeof seed !== 'number') throw new Misunderstood('"seed" must be text.');
  if (typeof start !== 'boolean') throw new Misunderstood('"start" must be true or false.');
  const match = beginMatch({ game, seats, seed: String(seed), options: chosenOptions(game.options, options), start });
  return { match, answer: { events: match.log, active: activeIn(match) } };
};

const chosenOptions = (table: Readonly<Record<string, readonly string[]>>, chosen: unknown): Readonly<Record<string, string>> => {
  if (!isRecord(chosen)) throw new Misunderstood('"options" must be an object.');
  const unknown = Object.keys(chosen).find((name) => !Object.hasOwn(table, name));
  if (unknown !== undefined)
    throw new Misunderstood(`There is no option "${unknown}"; there are ${Object.keys(table).join(', ')}.`);
  return Object.fromEntries(
    Object.entries(table).map(([name, values]) => {
      const value = values.find((one) => one === (Object.hasOwn(chosen, name) ? chosen[name] : values[0]));
      if (value === undefined) throw new Misunderstood(`Option "${name}" must be one of ${values.join(', ')}.`);
      return [name, value];
    }),
  );
};

type Ask = (match: RefereedMatch, value: unknown) => Answered;

const ASKS: Readonly<Record<string, Ask>> = {
  given: (match, value) => {
    if (!Array.isArray(value)) throw new Misunderstood('"given" must be a list of events.');
    for (const [index, event] of value.entries()) refuseStrangeEvent(match, event, index);
    const after = withEvents(match, value as readonly BaseEvent[]);
    return { match: after, answer: { version: after.log.length, active: activeIn(after) } };
  },
  command: (match, value) => {
    const ruling = command(match, value as BaseCommand);
    if (ruling.rejected) return { answer: { rejected: ruling.rejected } };
    return { match: ruling.match, answer: { events: ruling.events, active: activeIn(ruling.match) } };
  },
  legal: (match, value) => ({ answer: { legal: match.game.legalMoves(match.state, seatIn(match, value)) } }),
  view: (match, value) => {
    const viewer: Viewer = value === 'spectator' ? value : seatIn(match, value);
    return { answer: { view: match.game.view(match.state, viewer) } };
  },
  state: (match, value) => ({ answer: { state: asked('state', value) && match.state } }),
  log: (match, value) => ({ answer: { log: asked('log', value) && match.log } }),
  dice: (match, value) => {
    if (!Array.isArray(value) || !value.every(isPair)) {
      throw new Misunderstood('"dice" must be a list of pairs of whole numbers, attacker first.');
    }
    return { match: { ...match, dice: value.flat() }, answer: { dice: value } };
  },
  random: (match, value) => {
    if (!isWhole(value)) throw new Misunderstood('"random" must be a whole number of moves.');
    const { match: after, played } = playRandomly(match, value);
    const outcome = outcomeOf(after);
    return {
      match: after,
      answer: { played, version: after.log.length, active: activeIn(after), ...(outcome && { outcome }) },
    };
  },
};

const refuseStrangeEvent = ({ game }: RefereedMatch, event: unknown, index: number): void => {
  const shapes = game.vocabulary.events.anyOf as readonly ObjectSchema[];
  const misfit = taggedMisfitOf(shapes, event);
  if (misfit === undefined) return;
  if (typeof misfit === 'string')
    throw new Misunderstood(`"given"[${index}] is not an event of ${game.id}: its "type" is not known.`);
  const problem = { wrong: 'has a value that does not fit', missing: 'is missing', unknown: 'is not known' }[misfit.problem];
  throw new Misunderstood(`"given"[${index}] is not an event of ${game.id}: field "${misfit.field}" ${problem}.`);
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPair = (value: unknown): value is readonly number[] => Array.isArray(value) && value.length === 2 && value.every(isWhole);

const seatIn = (match: RefereedMatch, value: unknown): number => {
  if (isWhole(value) && value < match.seats) return value;
  throw new Misunderstood(`There is no seat ${JSON.stringify(value)}; seats are 0 to ${match.seats - 1}.`);
};

const asked = (key: string, value: unknown): true => {
  if (value !== true) throw new Misunderstood(`"${key}" must be true.`);
  return value;
};
