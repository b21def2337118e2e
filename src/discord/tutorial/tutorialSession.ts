import type { BaseCommand, BaseEvent } from '#engine/game.ts';
import { type LessonStep, lessonAt } from '#games/index.ts';
import type { Sentences, StepSentences } from '#i18n/index.ts';
import { COMPUTER_NAMES } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { PictureSubject } from '../lookups/board.ts';
import type { MoveOffer } from '../moves/moveOffer.ts';
import { DASH } from '../moves/panelControls.ts';
import { labelName, seatName } from '../text/seatNames.ts';

/** A learner at a step of a lesson. */
export interface TutorialSession {
  readonly game: string;
  readonly index: number;
  readonly steps: number;
  readonly step: LessonStep;
  readonly words: StepSentences;
  readonly table: PictureSubject & MoveOffer['match'];
  readonly position: MoveOffer;
  /** The events since the step before, and the same as lines. */
  readonly events: readonly BaseEvent[];
  readonly lines: readonly string[];
}

/** A step of a lesson. */
export interface LessonPosition {
  readonly game: string;
  readonly step: number;
}

/** Returns the session at a step; `undefined` where there is no such step, as with a control of an older lesson. */
export const openTutorialStep = (
  { say, services, actor: { name, server } }: CommandContext,
  { game: id, step: index }: LessonPosition,
): TutorialSession | undefined => {
  const { rules: game, lesson } = services.games.find(id) ?? {};
  const step = lesson?.steps[index];
  const words = say.lesson(id)[step?.name ?? ''];
  if (game === undefined || lesson === undefined || step === undefined || words === undefined) return undefined;
  const { state, told } = lessonAt(game, lesson, index);
  const others = COMPUTER_NAMES.slice(0, lesson.seats - 1);
  const table = {
    game: id,
    seats: others.toSpliced(lesson.learner, 0, name).map((each, seat) => ({ seat, name: each })),
    ...(server !== undefined && { place: { server } }),
  };
  return {
    game: id,
    index,
    steps: lesson.steps.length,
    step,
    words,
    table,
    position: { match: table, legal: game.legalMoves(state, lesson.learner), view: game.view(state, lesson.learner) },
    events: told.map(({ event }) => event),
    lines: told.flatMap(({ event, byItself }) => say.game(id).event(event, seatName(table), byItself) ?? []),
  };
};

/** Returns a move's label on its control, without the smaller details below it. */
export const labelOf = (say: Sentences, { game, table, position }: TutorialSession, command: BaseCommand): string => {
  const [label = ''] = say.game(game).move(position.view, command, labelName(table)).split(DASH);
  return label;
};
