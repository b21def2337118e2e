import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import { within } from '#i18n/fitting.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { resolvePath } from '../command/movePath.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, buttonRows, type Reply, row, text, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { boardPicture } from '../lookups/board.ts';
import { seatLine } from '../lookups/explain.ts';
import { choiceParts } from '../moves/panelControls.ts';
import { denied, deniedWith } from '../narration/refusalReply.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import { behindBest, explained, labelAt, lineOf, openPuzzle, type PuzzleSession, question } from './puzzleSession.ts';
import { dayOf } from './puzzles.ts';

/** The puzzle of the day. Each control holds the day and the choices so far; only the answer is stored. */

/** What to show of a puzzle that is not answered yet. */
interface PuzzleView {
  readonly path: readonly string[];
  readonly page: number;
  readonly note?: string;
}

const BEGINNING: PuzzleView = { path: [], page: 0 };

/** Returns the puzzle of today, or how the actor answered it. */
export const todaysPuzzle = async (context: CommandContext, wanted: PuzzleView = BEGINNING): Promise<Reply> => {
  const session = openPuzzle(context.services, dayOf(context.services.clock.now()), context.actor.server);
  if (session === undefined) return textReply(context.say.puzzle.none);
  return (await answered(context, session)) ?? puzzlePanel(context, session, wanted);
};

/** Returns the puzzle of a control's day while that is today, otherwise today's. */
export const showPuzzle = (context: CommandContext, { day, path, page }: IdOf<'puzzle'>): Promise<Reply> =>
  todaysPuzzle(context, isToday(context, day) ? { path, page } : { ...BEGINNING, note: context.say.puzzle.over });

/** Explains the picture of a puzzle: the one of the best line after the actor's answer. */
export const explainPuzzle = async (context: CommandContext, { day }: IdOf<'puzzleguide'>): Promise<Reply> => {
  const { services, say, actor } = context;
  const session = openPuzzle(services, day, actor.server);
  const help = say.gameHelp(session?.table.game ?? '');
  if (session === undefined || help === undefined || !isToday(context, day)) return textReply(say.puzzle.over);
  const { table, seat, position, puzzle } = session;
  const isAnswered = (await services.stores.users.find(actor.user))?.puzzleDay === day;
  const view = isAnswered ? lineOf(services.games, session, puzzle.best).view : position.view;
  const name = seatName(say, table);
  const lines = [
    say.help.titles.explain(say.game(table.game).name),
    seatLine(say, table, name),
    ...(isAnswered ? [] : [say.help.lit]),
    ...help.legend(view, seat, name, []),
  ];
  return textReply(within(lines, '\n', TEXT_LIMIT));
};

const guideButtons = ({ say }: CommandContext, { day, table }: PuzzleSession): readonly APIButtonComponentWithCustomId[] =>
  say.gameHelp(table.game) === undefined ? [] : [button({ kind: 'puzzleguide', day }, say.help.controls.explain)];

const isToday = ({ services: { clock } }: CommandContext, day: number): boolean => dayOf(clock.now()) === day;

/** Goes one choice further: asks once whether that is the answer, and stores it when that is confirmed. */
export const choose = async (
  context: CommandContext,
  { kind, day }: IdOf<'solve' | 'solved'>,
  path: readonly string[],
): Promise<Reply> => {
  const { services, say } = context;
  const session = openPuzzle(services, day, context.actor.server);
  if (session === undefined || !isToday(context, day)) return todaysPuzzle(context, { ...BEGINNING, note: say.puzzle.over });
  const before = await answered(context, session);
  if (before !== undefined) return before;
  const { legal } = session.position;
  const resolved = resolvePath(services.games.find(session.table.game)?.fields ?? {}, legal, path);
  if (resolved.kind === 'nowhere')
    return deniedWith(say, 'notPossibleNow', (note) => puzzlePanel(context, session, { ...BEGINNING, note }));
  if (resolved.kind !== 'move') return puzzlePanel(context, session, { path, page: 0 });
  const place = legal.indexOf(resolved.command);
  if (kind === 'solve') {
    const sure = button({ kind: 'solved', day, path: resolved.path }, say.puzzle.sure, ButtonStyle.Success);
    const back = button({ kind: 'puzzle', day, page: 0, path: [] }, say.common.controls.back);
    return textReply(say.puzzle.ask(labelAt(say, session, place)), row(sure, back));
  }
  await store(context, session, place);
  return (await answered(context, session)) ?? denied(say, 'notUnderstood');
};

/** Stores an answer. The streak is counted from before the press, so that a second one at the same time doesn't begin it again. */
const store = async (
  { services, actor, storedUser }: CommandContext,
  { day, puzzle }: PuzzleSession,
  place: number,
): Promise<void> => {
  const { puzzleDay, puzzleStreak = 0 } = storedUser ?? {};
  await upsertUser(services, actor);
  const kept = puzzleDay === day - 1 ? puzzleStreak : 0;
  const streak = place === puzzle.best.move ? kept + 1 : 0;
  await services.stores.users.change(actor.user, { puzzleDay: day, puzzleMove: place, puzzleStreak: streak });
};

/** Returns how the actor answered a puzzle, with its explanation and how others answered; `undefined` for no answer yet. */
const answered = async (context: CommandContext, session: PuzzleSession): Promise<Reply | undefined> => {
  const { services, say, actor } = context;
  const { day, puzzle } = session;
  const { puzzleDay, puzzleMove = -1, puzzleStreak = 0 } = (await services.stores.users.find(actor.user)) ?? {};
  if (puzzleDay !== day) return undefined;
  const isSolved = puzzleMove === puzzle.best.move;
  const counts = await services.stores.users.puzzleMoves(day);
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_ANSWERS);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const lines = [
    heading(context, session),
    isSolved
      ? say.puzzle.right(puzzleStreak)
      : say.puzzle.wrong(labelAt(say, session, puzzleMove), behindBest(session, puzzleMove)),
    ...explained(services.games, say, session),
    say.puzzle.others(
      total,
      most.map(([place, count]) => ({ move: labelAt(say, session, place), percent: Math.round((100 * count) / total) })),
    ),
    `-# ${say.puzzle.tomorrow}`,
  ];
  const practise = button({ kind: 'practise', game: puzzle.game }, say.tutorial.practise);
  const { tried, view } = lineOf(services.games, session, puzzle.best);
  const board = await boardPicture(context, session.table, view, { told: tried.flatMap(({ events }) => events) });
  return {
    components: [
      ...(board === undefined ? [] : [board.picture]),
      text(lines.join('\n')),
      ...buttonRows([...(board ? guideButtons(context, session) : []), ...(actor.server === undefined ? [] : [practise])]),
    ],
    ...(board && { file: board.file }),
  };
};

/** The answers of others that are listed. */
const MOST_ANSWERS = 3;

const heading = ({ say }: CommandContext, { puzzle }: PuzzleSession): string => say.puzzle.heading(say.game(puzzle.game).name);

const puzzlePanel = async (context: CommandContext, session: PuzzleSession, { path, page, note }: PuzzleView): Promise<Reply> => {
  const { say, services } = context;
  const { day, table, position } = session;
  const controls = {
    move: (to: readonly string[]) => ({ kind: 'solve' as const, day, path: to }),
    panel: (to: readonly string[], turned: number) => ({ kind: 'puzzle' as const, day, page: turned, path: to }),
  };
  const { components, foot, highlighted } = choiceParts({ say, games: services.games, position, controls }, path, page);
  const board = await boardPicture(context, table, position.view, { highlighted });
  const asked = [...(note === undefined ? [] : [note, '']), ...question(say, session)];
  return {
    components: [
      text(heading(context, session)),
      board?.picture ?? text(say.game(table.game).altText(position.view, labelName(table))),
      text(asked.join('\n')),
      ...components,
      ...buttonRows([...foot, ...(board ? guideButtons(context, session) : [])]),
    ],
    ...(board !== undefined && { file: board.file }),
  };
};
