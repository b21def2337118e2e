import { ButtonStyle } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { CommandContext } from '../command/command.ts';
import { pathOf, resolvePath } from '../command/movePath.ts';
import { button, buttonRows, type Reply, row, text, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { boardPicture } from '../lookups/board.ts';
import { confirmParts, needsConfirmation } from '../moves/confirmMove.ts';
import { choiceParts, openQuestion, type PanelChoice } from '../moves/panelControls.ts';
import { denied, deniedWith, withHelpLink } from '../narration/refusalReply.ts';
import { moveLinks } from '../narration/rulePages.ts';
import { truncateLines } from '../text/truncateLines.ts';
import { type LessonPosition, labelOf, openTutorialStep, type TutorialSession } from './tutorialSession.ts';

/**
 * Shows tutorials: scripts played at a table that is no match. Each control holds the lesson and the step, so nothing is stored:
 * learners can stop anywhere, and lessons survive a restart.
 */

/** The events' share of Discord's 4,000 characters. */
const TOLD_LIMIT = 1200;

/** What to show of a step. */
interface StepView {
  readonly path: readonly string[];
  readonly page: number;
  /** Replaces the step's own text. */
  readonly note?: string;
}

const BEGINNING: StepView = { path: [], page: 0 };

/** Begins a game's lesson; without a game, asks which. */
export const beginLesson = (context: CommandContext, game?: string): Promise<Reply> | Reply =>
  game === undefined
    ? textReply(context.say.tutorial.which, ...beginRows(context))
    : showStep(context, { game, step: 0 }, BEGINNING);

/** Returns the reply to a user who leaves a lesson. */
export const leaveLesson = (context: CommandContext): Reply => textReply(context.say.tutorial.left, ...beginRows(context));

/** Returns the buttons that begin lessons: of all games, or of all but one. */
const beginRows = ({ say, services: { games } }: CommandContext, but?: string) =>
  buttonRows(
    games.ids
      .filter((game) => game !== but && games.find(game)?.lesson !== undefined)
      .map((game) =>
        button(
          { kind: 'lesson', game, step: 0, page: 0, path: [] },
          say.tutorial.begin(say.game(game).name),
          ButtonStyle.Primary,
        ),
      ),
  );

/** Returns a step of a lesson. */
export const showStep = async (context: CommandContext, at: LessonPosition, wanted: StepView): Promise<Reply> => {
  const session = openTutorialStep(context, at);
  return session === undefined ? denied(context.say, 'notUnderstood') : shown(context, session, wanted);
};

/** Returns a step with its picture. A step to read has its changes marked; a panel has its choices highlighted. */
const shown = async (context: CommandContext, session: TutorialSession, wanted: StepView): Promise<Reply> => {
  const { say } = context;
  const { game, index, steps, events, position, table } = session;
  const panel = panelOf(context, session, wanted);
  const marks = panel === undefined ? { told: events } : { highlighted: panel.highlighted };
  const board = await boardPicture(context, table, position.view, marks);
  const foot = panel === undefined ? nextButton(say, session) : panel.foot;
  return {
    components: [
      text(displayedText(say, session, wanted)),
      ...(board === undefined ? [] : [board.picture]),
      ...(panel?.components ?? []),
      ...(index === steps - 1 ? beginRows(context, game) : buttonRows([...foot, leave(say)])),
    ],
    ...(board !== undefined && { file: board.file }),
  };
};

/** Returns a panel of the legal moves, opened at the script's next type of move; `undefined` where the step is only read. */
const panelOf = (
  { say, services: { games } }: CommandContext,
  { game, index: step, position, step: { command } }: TutorialSession,
  wanted: StepView,
) => {
  const { path, page } = wanted;
  if (command === undefined) return undefined;
  const controls: PanelChoice['controls'] = {
    move: (to) => ({ kind: 'learn', game, step, path: to }),
    panel: (to, turned) => ({ kind: 'lesson', game, step, page: turned, path: to }),
  };
  const open = openQuestion(games, position, { path, last: command.type });
  return choiceParts({ say, games, position, controls, ...open }, page);
};

const leave = (say: Sentences) => button({ kind: 'leavelesson' }, say.common.controls.leave);

const nextButton = (say: Sentences, { game, index }: TutorialSession) => [
  button({ kind: 'lesson', game, step: index + 1, page: 0, path: [] }, say.tutorial.goOn, ButtonStyle.Primary),
];

/** Returns a step's text. Once the learner has begun to choose, they have read it, so only the next choice is named. */
const displayedText = (say: Sentences, session: TutorialSession, { path, page, note }: StepView): string => {
  const { game, index, steps, step, words } = session;
  const { tutorial } = say;
  const isRead = note !== undefined || path.length > 0 || page > 0;
  const story = isRead ? [note ?? ''] : [eventLines(say, session), words.text];
  const now = step.command === undefined ? '' : tutorial.now(labelOf(say, session, step.command));
  const paragraphs = [...story, now].filter((each) => each !== '').join('\n\n');
  return `${tutorial.heading(say.game(game).name, index + 1, steps, words.title)}\n${paragraphs}`;
};

const eventLines = ({ notices }: Sentences, { lines }: TutorialSession): string =>
  lines.length === 0
    ? ''
    : truncateLines(
        lines.map((line) => `-# ${line}`),
        TOLD_LIMIT,
        notices.moreLines,
      );

/** Goes one choice further. The script's move leads to the next step; another legal move gets a reply that it is legal. */
export const chooseInLesson = async (
  context: CommandContext,
  id: IdOf<'learn' | 'learnsure'>,
  path: readonly string[],
): Promise<Reply> => {
  const { say } = context;
  const { games } = context.services;
  const session = openTutorialStep(context, id);
  const command = session?.step.command;
  if (session === undefined || command === undefined) return denied(say, 'notUnderstood');
  const fields = games.find(id.game)?.fields ?? {};
  const resolved = resolvePath(fields, session.position.legal, path);
  if (resolved.kind === 'nowhere')
    return deniedWith(say, 'notPossibleNow', (note) => shown(context, session, { ...BEGINNING, note }));
  if (resolved.kind !== 'move') return shown(context, session, { path, page: 0 });
  if (pathOf(fields, resolved.command).join('.') !== pathOf(fields, command).join('.')) {
    const note = say.tutorial.notToday(labelOf(say, session, resolved.command), session.words.why ?? '');
    const [rule] = moveLinks(say, id.game, [resolved.command.type]);
    return withHelpLink(say, await shown(context, session, { ...BEGINNING, note }), rule);
  }
  const isAsked = id.kind === 'learn' && needsConfirmation(games, id.game, command.type, session.position.legal);
  return isAsked ? sure(context, session, command) : showStep(context, { ...id, step: id.step + 1 }, BEGINNING);
};

const sure = (
  { say, services: { games } }: CommandContext,
  { game, index: step, position }: TutorialSession,
  command: BaseCommand,
): Reply => {
  const { asked: question, controls } = confirmParts(say, games, position, command, {
    sure: (path) => ({ kind: 'learnsure', game, step, path }),
    back: { kind: 'lesson', game, step, page: 0, path: [] },
  });
  return textReply(question, controls, row(leave(say)));
};
