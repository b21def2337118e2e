import { type AnyGame, type BaseCommand, type BaseEvent, type Chance, defaultsOf, fold, type Seat } from '#engine/game.ts';

/** A scripted part of a match for a player who learns the game. */
export interface Lesson {
  readonly seats: number;
  readonly learner: Seat;
  /**
   * The results of chance, in order of use. If the next one is not in the list drawn from, the first item of that list is drawn
   * and the next one is kept.
   */
  readonly draws: readonly (string | number)[];
  /** The moves of all seats before the first step; absent: the lesson begins with the match. */
  readonly before?: readonly BaseCommand[];
  readonly steps: readonly LessonStep[];
}

export interface LessonStep<Command = BaseCommand> {
  /** The name under which its texts are found. */
  readonly name: string;
  /** The learner's move; absent: this step is only read. */
  readonly command?: Command;
  /** The others' moves after it, before the next step. */
  readonly answers?: readonly Command[];
}

interface LessonPosition {
  readonly state: unknown;
  /**
   * What happened since the previous step, as the learner may see it. `byItself`: it followed automatically from an earlier
   * event.
   */
  readonly told: readonly { readonly event: BaseEvent; readonly byItself: boolean }[];
}

/** Returns the position at the beginning of a step: the script up to there, by the game's own rules. */
export const lessonAt = (game: AnyGame, lesson: Lesson, step: number): LessonPosition => replayed(game, lesson, step).position;

/**
 * Whether a legal move leads to the same position as the script's move at this step, after the others' answers: a learner may play it
 * instead.
 */
export const leadsToSamePosition = (game: AnyGame, lesson: Lesson, step: number, command: BaseCommand): boolean => {
  const scripted = lesson.steps[step];
  if (scripted?.command === undefined) return false;
  const { position, chance } = replayed(game, lesson, step);
  const instead = attempted(game, lesson, position.state, { ...scripted, command }, chance);
  return !('failed' in instead) && JSON.stringify(instead.state) === JSON.stringify(lessonAt(game, lesson, step + 1).state);
};

const replayed = (
  game: AnyGame,
  lesson: Lesson,
  step: number,
): { readonly position: LessonPosition; readonly chance: Chance } => {
  const chance = scriptedChance(lesson.draws);
  const begun = played(game, lesson, dealt(game, lesson, chance), { name: 'before', answers: lesson.before ?? [] }, chance);
  const opening: LessonPosition = { state: begun.state, told: [] };
  const position = lesson.steps.slice(0, step).reduce(({ state }, done) => played(game, lesson, state, done, chance), opening);
  return { position, chance };
};

/** Returns the dealt table, by the usual rules. */
const dealt = (game: AnyGame, { seats }: Lesson, chance: Chance): unknown => {
  const begun = fold(game, game.initialState(), game.begin({ seats, options: defaultsOf(game.options) }));
  return fold(game, begun, game.deal(begun, chance));
};

const played = (game: AnyGame, lesson: Lesson, before: unknown, step: LessonStep, chance: Chance): LessonPosition => {
  const done = attempted(game, lesson, before, step, chance);
  if ('failed' in done) throw new Error(`The lesson of ${game.id} fails at step ${step.name}: ${done.failed}.`);
  return done;
};

/** Returns the position after a step's moves, or the code of the first refusal. */
const attempted = (
  game: AnyGame,
  { learner }: Lesson,
  before: unknown,
  { command, answers = [] }: LessonStep,
  chance: Chance,
): LessonPosition | { readonly failed: string } => {
  let state = before;
  const told: LessonPosition['told'][number][] = [];
  for (const move of command === undefined ? answers : [command, ...answers]) {
    const decided = game.decide(state, move, chance);
    if (decided.rejected !== undefined) return { failed: decided.rejected.code };
    state = decided.state;
    told.push(...toldTo(game, learner, decided.events));
  }
  return { state, told };
};

const toldTo = (game: AnyGame, learner: Seat, events: readonly BaseEvent[]): LessonPosition['told'] =>
  events.flatMap((event, index) => {
    const seen = game.redact(event, learner);
    return seen === undefined ? [] : [{ event: seen, byItself: index > 0 }];
  });

const scriptedChance = (draws: readonly (string | number)[]): Chance => {
  const left: unknown[] = [...draws];
  const pick = <T>(list: readonly T[]): T => {
    const next = (list as readonly unknown[]).indexOf(left[0]);
    if (next >= 0) left.shift();
    return list[Math.max(0, next)] as T;
  };
  return { die: pick<number>, pick };
};
