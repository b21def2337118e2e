import { within } from '#i18n/fitting.ts';
import type { MatchContext } from '../command/command.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import type { ChartPicture } from '../customIds/bookFields.ts';
import { denied } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';
import { seatLine } from './explainBoard.ts';
import { scoreHistoryOf } from './scoreHistory.ts';

/**
 * Returns a guide to the chart at the end of a match and to its animation, if there is one: what they show, and the numbers
 * themselves.
 */
export const explainChart = async (
  { services, say, position: { match } }: MatchContext,
  { kind, number }: ChartPicture,
): Promise<Reply> => {
  const story = await services.matches.history(match, 0);
  const end = story?.steps.find((step) => step.number === number);
  const isEnd = end?.events.some(({ event }) => event.type === 'MatchEnded') ?? false;
  const course = story === undefined || !isEnd ? undefined : scoreHistoryOf(services.games, say, match, story);
  if (course === undefined) return denied(say, 'notUnderstood');
  const name = seatName(match);
  const lines = [
    say.help.titles.explain(say.common.threadName(match.id, say.game(match.game).name)),
    seatLine(say, match, name),
    ...say.help.course({
      titles: course.parts.map(({ title }) => title),
      numbers: say.notices.chartAlt(course.parts, name),
      hasReplay: kind === 'course',
    }),
  ];
  // The animation shows the board with its usual marks, which the guide to its last picture explains.
  const board = button({ kind: 'explain', match: match.id, of: { kind: 'step', number } }, say.common.controls.board);
  return textReply(within(lines, '\n', TEXT_LIMIT), ...(kind === 'course' ? [row(board)] : []));
};
