import { type AnyGame, type BaseCommand, type BaseEvent, type Chance, defaultsOf, fold, type Seat } from '#engine/game.ts';

/** A scripted round for a player who sees the game for the first time. */
export interface Lesson {
  readonly seats: number;
  readonly learner: Seat;
  /**
   * The results of chance, in order of use. If the next one is not in the list drawn from, the first item of that list is drawn
   * and the next one is kept.
   */
  readonly draws: readonly (string | number)[];
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
export const lessonAt = (game: AnyGame, lesson: Lesson, step: number): LessonPosition => {
  const chance = scripted(lesson.draws);
  const opening: LessonPosition = { state: dealt(game, lesson, chance), told: [] };
  return lesson.steps.slice(0, step).reduce(({ state }, done) => played(game, lesson, state, done, chance), opening);
};

/** Returns the dealt table, by the usual rules. */
const dealt = (game: AnyGame, { seats }: Lesson, chance: Chance): unknown => {
  const begun = fold(game, game.initialState(), game.begin({ seats, options: defaultsOf(game.options) }));
  return fold(game, begun, game.deal(begun, chance));
};

const played = (game: AnyGame, { learner }: Lesson, before: unknown, step: LessonStep, chance: Chance): LessonPosition => {
  let state = before;
  const told: LessonPosition['told'][number][] = [];
  for (const command of [...(step.command === undefined ? [] : [step.command]), ...(step.answers ?? [])]) {
    const decided = game.decide(state, command, chance);
    if (decided.rejected !== undefined)
      throw new Error(`The lesson of ${game.id} fails at step ${step.name}: ${decided.rejected.code}.`);
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

const scripted = (draws: readonly (string | number)[]): Chance => {
  const left: unknown[] = [...draws];
  const pick = <T>(list: readonly T[]): T => {
    const next = (list as readonly unknown[]).indexOf(left[0]);
    if (next >= 0) left.shift();
    return list[Math.max(0, next)] as T;
  };
  return { die: pick<number>, pick };
};
