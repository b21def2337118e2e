import { type AnyGame, type BaseCommand, type BaseEvent, type Chance, fold, type Seat } from './game.ts';
import type { AnyMoves } from './moves.ts';

/**
 * Moves tried on a copy of the position. The copy is made from the view of the seat that tries, so it can neither hold nor show
 * another seat's secrets, and its chance draws nothing, so it cannot show what will be drawn.
 */

/** What a game adds so that its moves can be tried. */
export interface TrialRules<State, Command extends BaseCommand, Event extends BaseEvent, View> {
  /** Returns a position behind the view, in which the other seats have chosen nothing in secret. */
  positionOf(view: View): State;
  /** Returns what a legal command surely does for its own seat, whatever others have chosen and whatever follows automatically. */
  eventsOf(state: State, command: Command, chance: Chance): readonly Event[];
  /** Whether what follows a legal command depends on what others choose in secret; absent in games without such choices. */
  awaitsOthers?(state: State, command: Command): boolean;
}

/** What a game adds so that its moves can be tried, with its own types erased. */
export type AnyTrialRules = TrialRules<unknown, BaseCommand, BaseEvent, unknown>;

/** Why a copy goes no further: a die or a draw, another seat's secret, other seats' moves, or the end of the match. */
export type Stop = 'luck' | 'secret' | 'others' | 'over';

/** A move on the copy. */
export interface TriedMove {
  /** The view before it. */
  readonly view: unknown;
  /** Its place among the moves that were legal then. */
  readonly index: number;
  readonly command: BaseCommand;
  /** The moves of the game that it consists of. */
  readonly steps: readonly BaseCommand[];
  /** What it surely does; without what is drawn, is secret, or depends on others. */
  readonly events: readonly BaseEvent[];
}

export interface Trial {
  readonly tried: readonly TriedMove[];
  readonly view: unknown;
  /** The moves that can be tried next; empty after a stop. */
  readonly legal: readonly BaseCommand[];
  readonly stop?: Stop;
}

/** A game whose moves can be tried. */
export interface TriedGame {
  readonly rules: AnyGame;
  readonly moves: AnyMoves;
  readonly trial: AnyTrialRules;
}

/** Thrown by the copy's chance. */
class Drawn extends Error {}

const refuse = (): never => {
  throw new Drawn('A copy draws nothing.');
};

const NO_CHANCE: Chance = { die: refuse, pick: refuse };

/** Returns the result, or `undefined` where it would need a draw. */
const withoutLuck = <T>(act: (chance: Chance) => T): T | undefined => {
  try {
    return act(NO_CHANCE);
  } catch (error) {
    if (error instanceof Drawn) return undefined;
    throw error;
  }
};

/**
 * Tries moves of a seat, each given by its index among the moves that are legal then, compound ones included. `undefined` if one
 * of them is not possible.
 */
export const tryMoves = (
  game: TriedGame,
  from: { readonly view: unknown; readonly legal: readonly BaseCommand[] },
  seat: Seat,
  indices: readonly number[],
): Trial | undefined => {
  let state = game.trial.positionOf(from.view);
  let now: Trial = { ...from, tried: [], legal: offered(game, from.view, from.legal) };
  for (const index of indices) {
    const command = now.legal[index];
    if (command === undefined) return undefined;
    const steps = game.moves.steps?.(now.view, command) ?? [command];
    const played = playSteps(game, state, seat, steps);
    if (played === undefined) return undefined;
    const { events, stop } = played;
    state = played.state;
    const view = game.rules.view(state, seat);
    const legal = stop === undefined ? offered(game, view, game.rules.legalMoves(state, seat)) : [];
    now = { tried: [...now.tried, { view: now.view, index, command, steps, events }], view, legal, ...(stop && { stop }) };
  }
  return now;
};

/**
 * Tries a line of a seat's moves up to the first that stops or is not possible. What a compound move does at once is one move of the trial, as in the panels.
 */
export const tryLine = (
  game: TriedGame,
  from: { readonly view: unknown; readonly legal: readonly BaseCommand[] },
  seat: Seat,
  line: readonly BaseCommand[],
): Trial | undefined => {
  let trial = tryMoves(game, from, seat, []);
  for (let at = 0; trial !== undefined && at < line.length && trial.stop === undefined; ) {
    const { tried, view, legal }: Trial = trial;
    const fits = legal.map((move) => lengthAt(game.moves.steps?.(view, move) ?? [move], line.slice(at)));
    const most = Math.max(...fits);
    const next = most > 0 ? tryMoves(game, from, seat, [...tried.map(({ index }) => index), fits.indexOf(most)]) : undefined;
    if (next === undefined) break;
    [trial, at] = [next, at + most];
  }
  return trial;
};

/** Returns the number of steps if the line begins with all of them, otherwise 0. */
const lengthAt = (steps: readonly BaseCommand[], line: readonly BaseCommand[]): number =>
  steps.every((step, index) => isEqual(step, line[index] ?? {})) ? steps.length : 0;

const isEqual = (one: object, other: object): boolean => {
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size && fields.every(([name, value]) => JSON.stringify(value) === JSON.stringify(others.get(name)))
  );
};

const offered = ({ moves }: TriedGame, view: unknown, legal: readonly BaseCommand[]): readonly BaseCommand[] =>
  legal.length === 0 ? legal : [...legal, ...(moves.compound?.(view, legal) ?? [])];

interface PlayedSteps {
  readonly state: unknown;
  readonly events: readonly BaseEvent[];
  readonly stop?: Stop;
}

const playSteps = (game: TriedGame, from: unknown, seat: Seat, steps: readonly BaseCommand[]): PlayedSteps | undefined => {
  let played: PlayedSteps = { state: from, events: [] };
  for (const step of steps) {
    if (played.stop !== undefined) return undefined;
    const next = playStep(game, played.state, seat, step);
    if (next === undefined) return undefined;
    played = { ...next, events: [...played.events, ...next.events] };
  }
  return played;
};

const playStep = ({ rules, trial }: TriedGame, state: unknown, seat: Seat, step: BaseCommand): PlayedSteps | undefined => {
  const surely = (stop: Stop): PlayedSteps => {
    const own = withoutLuck((chance) => trial.eventsOf(state, step, chance)) ?? [];
    const events = beforeSecret(rules, state, own, seat);
    return { state: fold(rules, state, events), events, stop };
  };
  if (trial.awaitsOthers?.(state, step)) return surely('others');
  const decided = withoutLuck((chance) => rules.decide(state, step, chance));
  if (decided === undefined) return surely('luck');
  if (decided.rejected !== undefined) return undefined;
  if (beforeSecret(rules, state, decided.events, seat) !== decided.events) return surely('secret');
  if (rules.outcome(decided.state) !== undefined) return { ...decided, stop: 'over' };
  return rules.active(decided.state).includes(seat) ? decided : { ...decided, stop: 'others' };
};

/** Returns the events before the first that would reveal a secret to the seat; the same list where none does. */
const beforeSecret = (rules: AnyGame, from: unknown, events: readonly BaseEvent[], seat: Seat): readonly BaseEvent[] => {
  let state = from;
  for (const [index, event] of events.entries()) {
    if (rules.reveals(state, event, seat) === 'secret') return events.slice(0, index);
    state = rules.evolve(state, event);
  }
  return events;
};
