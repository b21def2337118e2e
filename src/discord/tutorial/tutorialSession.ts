import type { BaseCommand } from '#engine/game.ts';
import { lessonAt } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import { COMPUTER_NAMES } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { headOf } from '../moves/panelChoice.ts';
import { labelName, seatName } from '../text/seatNames.ts';

/** A learner at a step of a lesson. */
export type TutorialSession = Readonly<NonNullable<ReturnType<typeof openTutorialStep>>>;

/** A step of a lesson, as controls name it; both are untrusted. */
export interface LessonPosition {
  readonly lesson: string;
  readonly step: number;
}

/** Returns a lesson's name in controls: the game's id for its first lesson, `<id>2` for the second. */
const lessonName = (game: string, index: number): string => (index === 0 ? game : `${game}${index + 1}`);

const LESSON_NAME = /^(.+?)([2-9])?$/;

/** Returns the game of a lesson and the lesson's place among those of the game. */
const placeOfLesson = (name: string): { readonly game: string; readonly place: number } => {
  const [, game = '', number = '1'] = LESSON_NAME.exec(name) ?? [];
  return { game, place: Number(number) - 1 };
};

/** Returns all lessons in order: their names in controls, their games, and what they are called. */
export const allLessons = ({
  say,
  services: { games },
}: CommandContext): readonly { readonly name: string; readonly game: string; readonly title: string }[] =>
  games.ids.flatMap((game) =>
    (games.find(game)?.lessons ?? []).map((_, index) => ({
      name: lessonName(game, index),
      game,
      title: say.lessons(game)[index]?.title ?? '',
    })),
  );

/** Returns the session at a step; `undefined` where there is no such step, as with a control of an older lesson. */
export const openTutorialStep = ({ say, services, actor: { name, server } }: CommandContext, at: LessonPosition) => {
  const { game: id, place } = placeOfLesson(at.lesson);
  const { rules: game, lessons } = services.games.find(id) ?? {};
  const lesson = lessons?.[place];
  const step = lesson?.steps[at.step];
  const { title = '', steps = {} } = game === undefined ? {} : (say.lessons(id)[place] ?? {});
  const words = steps[step?.name ?? ''];
  if (game === undefined || lesson === undefined || step === undefined || words === undefined) return undefined;
  const { state, told } = lessonAt(game, lesson, at.step);
  const others = COMPUTER_NAMES.slice(0, lesson.seats - 1);
  const table = {
    game: id,
    seats: others.toSpliced(lesson.learner, 0, name).map((each, seat) => ({ seat, name: each })),
    ...(server !== undefined && { place: { server } }),
  };
  return {
    game: id,
    /** The lesson's name in controls. */
    name: at.lesson,
    /** What the lesson is called. */
    title,
    lesson,
    index: at.step,
    step,
    words,
    table,
    /** The table as the learner sees it, and the learner's legal moves. */
    position: { match: table, legal: game.legalMoves(state, lesson.learner), view: game.view(state, lesson.learner) },
    /** The events since the step before, and the same as lines. */
    events: told.map(({ event }) => event),
    lines: told.flatMap(({ event, byItself }) => say.game(id).event(event, seatName(say, table), byItself) ?? []),
  };
};

/** Returns a move's label on its control, without the smaller details below it. */
export const labelOf = (say: Sentences, { game, table, position }: TutorialSession, command: BaseCommand): string => {
  return headOf(say.game(game).move(position.view, command, labelName(table)));
};
