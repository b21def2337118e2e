import type { BaseCommand } from '#engine/game.ts';
import { leadsToSamePosition } from '#games/index.ts';
import type { CommandContext } from '../command/command.ts';
import { resolvePath } from '../command/movePath.ts';
import { type Reply, row, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { asksBeforePressed, confirmParts } from '../moves/confirmMove.ts';
import { denied, deniedWith } from '../narration/refusalReply.ts';
import { type LessonPosition, labelOf, openTutorialStep, type TutorialSession } from './tutorialSession.ts';
import { BEGINNING, beginRows, leaveButton, type StepView, tutorialStep } from './tutorialStep.ts';

/**
 * Plays lessons: scripts at a table that is no match. Each control holds the lesson and the step, so nothing is stored: learners can
 * stop anywhere, and lessons survive a restart.
 */

/** Begins a game's first lesson; without a game, asks which lesson. */
export const beginLesson = (context: CommandContext, game?: string): Promise<Reply> | Reply =>
  game === undefined
    ? textReply(context.say.tutorial.which, ...beginRows(context))
    : showStep(context, { lesson: game, step: 0 }, BEGINNING);

/** Returns the reply to a user who leaves a lesson. */
export const leaveLesson = (context: CommandContext): Reply => textReply(context.say.tutorial.left, ...beginRows(context));

/** Returns a step of a lesson. */
export const showStep = async (context: CommandContext, at: LessonPosition, wanted: StepView): Promise<Reply> => {
  const session = openTutorialStep(context, at);
  return session === undefined ? denied(context.say, 'notUnderstood') : tutorialStep(context, session, wanted);
};

/**
 * Goes one choice further. The script's move, or one that leads to the same position, leads to the next step; another legal move gets a
 * reply that it is legal.
 */
export const chooseInLesson = async (
  context: CommandContext,
  id: IdOf<'learn' | 'learnsure'>,
  path: readonly string[],
): Promise<Reply> => {
  const { say } = context;
  const { games } = context.services;
  const session = openTutorialStep(context, id);
  const game = games.find(session?.game ?? '');
  if (session === undefined || game === undefined || session.step.command === undefined) return denied(say, 'notUnderstood');
  const resolved = resolvePath(game.fields, session.position.legal, path);
  if (resolved.kind === 'nowhere')
    return deniedWith(say, 'notPossibleNow', (note) => tutorialStep(context, session, { ...BEGINNING, note }));
  if (resolved.kind !== 'move') return tutorialStep(context, session, { path, page: 0 });
  const { command } = resolved;
  if (!leadsToSamePosition(game.rules, session.lesson, session.index, command)) {
    const note = say.tutorial.notToday(labelOf(say, session, command), session.words.why ?? '');
    return tutorialStep(context, session, { ...BEGINNING, note });
  }
  const isAsked = id.kind === 'learn' && asksBeforePressed(games, session.position, command);
  return isAsked ? confirmation(context, session, command) : showStep(context, { ...id, step: id.step + 1 }, BEGINNING);
};

const confirmation = (
  { say, services: { games } }: CommandContext,
  { name: lesson, index: step, position }: TutorialSession,
  command: BaseCommand,
): Reply => {
  const { asked: question, controls } = confirmParts(say, games, position, command, {
    sure: (path) => ({ kind: 'learnsure', lesson, step, path }),
    back: { kind: 'lesson', lesson, step, page: 0, path: [] },
  });
  return textReply(question, controls, row(leaveButton(say)));
};
