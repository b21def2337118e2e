import { ButtonStyle } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import type { CommandContext } from '../command/command.ts';
import { pathOf } from '../command/movePath.ts';
import { button, buttonRows, type Reply, type Row, text } from '../components/reply.ts';
import { boardPicture } from '../lookups/board.ts';
import type { PanelChoice } from '../moves/panelChoice.ts';
import { choiceParts } from '../moves/panelControls.ts';
import { moveLinks, pageAt } from '../narration/rulePages.ts';
import { labelName } from '../text/seatNames.ts';
import { truncateLines } from '../text/truncateLines.ts';
import { allLessons, labelOf, type TutorialSession } from './tutorialSession.ts';

/** The events' share of Discord's 4,000 characters. */
const TOLD_LIMIT = 1200;

/** What to show of a step. */
export interface StepView {
  readonly path: readonly string[];
  readonly page: number;
  /** The result of a press. The step's own text, which was read before, is left out. */
  readonly note?: string;
}

export const BEGINNING: StepView = { path: [], page: 0 };

/** Returns a step with its picture. A step to read has its changes marked; a panel has its choices highlighted. */
export const tutorialStep = async (context: CommandContext, session: TutorialSession, wanted: StepView): Promise<Reply> => {
  const { say } = context;
  const { game, index, lesson, events, position, table } = session;
  const panel = panelOf(context, session, wanted);
  const marks = panel === undefined ? { told: events } : { highlighted: panel.highlighted };
  const board = await boardPicture(context, table, position.view, marks);
  const foot = panel === undefined ? nextButton(say, session) : panel.foot;
  return {
    components: [
      text(headPart(say, session, wanted)),
      board?.picture ?? text(say.game(game).altText(position.view, labelName(table), marks.told)),
      ...storyPart(say, session, wanted),
      ...(panel?.components ?? []),
      ...(index === lesson.steps.length - 1
        ? endParts(context, session)
        : buttonRows([...foot, leaveButton(say), ...ruleButton(say, session)])),
    ],
    ...(board !== undefined && { file: board.file }),
  };
};

/** Returns a button to the rule about the step's move, named by the rule's title; none where nothing is to be played. */
const ruleButton = (say: Sentences, { game, step: { command } }: TutorialSession) =>
  moveLinks(say, game, command === undefined ? [] : [command.type])
    .slice(0, 1)
    .map((page) => {
      const { title } = pageAt(say, page) ?? {};
      return button({ kind: 'section', page }, title === undefined ? say.help.controls.why : say.tutorial.rules(title));
    });

/** Returns a panel of the legal moves, `undefined` where the step is only read. */
const panelOf = (
  { say, services: { games } }: CommandContext,
  { game, name: lesson, index: step, position, step: { command } }: TutorialSession,
  { path, page }: StepView,
) => {
  if (command === undefined) return undefined;
  const controls: PanelChoice['controls'] = {
    move: (to) => ({ kind: 'learn', lesson, step, path: to }),
    panel: (to, turned) => ({ kind: 'lesson', lesson, step, page: turned, path: to }),
  };
  const expected = pathOf(games.find(game)?.fields ?? {}, command);
  return choiceParts({ say, games, position, controls, expected }, path, page);
};

/** Returns a step's heading with the points, and what has just happened. */
const headPart = (say: Sentences, session: TutorialSession, view: StepView): string => {
  const { game, title, index, lesson, words, position } = session;
  const progress = say.game(game).progress(position.view, lesson.learner);
  return [
    say.tutorial.heading(title, index + 1, lesson.steps.length, words.title),
    ...(progress === '' ? [] : [`-# ${progress}`]),
    ...(isRead(view) ? [] : [eventLines(say, session)].filter((lines) => lines !== '')),
  ].join('\n');
};

/** Returns a step's text or the result of a press, and what to play now, above the controls: a phone shows no more than that. */
const storyPart = (say: Sentences, session: TutorialSession, view: StepView) => {
  const { command } = session.step;
  const told = isRead(view) ? view.note : session.words.text;
  const now = command === undefined ? undefined : say.tutorial.now(labelOf(say, session, command));
  const lines = [told, now].filter((line) => line !== undefined && line !== '');
  return lines.length === 0 ? [] : [text(lines.join('\n\n'))];
};

/** Whether the learner has begun to choose. Then they have read the step's text, so it is left out. */
const isRead = ({ path, page, note }: StepView): boolean => note !== undefined || path.length > 0 || page > 0;

const eventLines = ({ notices }: Sentences, { lines }: TutorialSession): string =>
  lines.length === 0
    ? ''
    : truncateLines(
        lines.map((line) => `-# ${line}`),
        TOLD_LIMIT,
        notices.moreLines,
      );

const nextButton = (say: Sentences, { name: lesson, index }: TutorialSession) => [
  button({ kind: 'lesson', lesson, step: index + 1, page: 0, path: [] }, say.tutorial.goOn, ButtonStyle.Success),
];

export const leaveButton = (say: Sentences) => button({ kind: 'leavelesson' }, say.common.controls.leave);

/** Returns what is under the last step: a match against AI players, where matches are played, and the other lessons. */
const endParts = (context: CommandContext, { game, name }: TutorialSession) => {
  const { say, actor } = context;
  const practise = button({ kind: 'practise', game }, say.tutorial.practise, ButtonStyle.Success);
  const match = actor.server === undefined ? [] : [...buttonRows([practise]), text(`-# ${say.tutorial.practiseHint}`)];
  return [...match, ...beginRows(context, name)];
};

/** Returns the buttons that begin lessons: all, or all but one. */
export const beginRows = (context: CommandContext, but?: string): readonly Row[] =>
  buttonRows(
    allLessons(context)
      .filter(({ name }) => name !== but)
      .map(({ name, game, title }) =>
        button(
          { kind: 'lesson', lesson: name, step: 0, page: 0, path: [] },
          context.say.tutorial.begin(context.say.game(game).name, title),
          ButtonStyle.Primary,
        ),
      ),
  );
