import type { Viewer } from '#engine/game.ts';
import { within } from '#i18n/fitting.ts';
import type { NameSeat, Sentences } from '#i18n/index.ts';
import type { HistoryStep } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import {
  type BoardPicture,
  type ChartPicture,
  isChartPicture,
  type PartPicture,
  type PictureOf,
} from '../customIds/bookFields.ts';
import { formatSteps } from '../narration/eventText.ts';
import { denied, refusedBy } from '../narration/refusalReply.ts';
import { stepNumbered } from '../narration/rewindTargets.ts';
import { type Round, roundsOf } from '../narration/rounds.ts';
import { helpLinks } from '../narration/rulePages.ts';
import { sectionRows } from '../rules/rules.ts';
import { namedAt, plainName, type Seated, seatName } from '../text/seatNames.ts';
import { changesSinceLastRound } from './changesSinceRound.ts';
import { scoreHistoryOf } from './scoreHistory.ts';

/** Returns a guide to a picture: its colours, marks and numbers on this board, limited to what the actor may see. */
export const explainBoard = async (context: MatchContext, of?: BoardPicture | PartPicture): Promise<Reply> => {
  const { services, say, position } = context;
  const { match, seat, view, legal } = position;
  if (view === undefined) return refusedBy(say, 'matchNotStarted');
  const help = say.gameHelp(match.game);
  const past = of?.kind === 'part' ? undefined : of;
  const then = past && (await picturedIn(context, past));
  if (help === undefined || (past !== undefined && then === undefined)) return denied(say, 'notUnderstood');
  const called = then === undefined ? match : namedAt(match, then.version);
  const name = seatName(say, called);
  const changes = await changesSinceLastRound(services, match, seat ?? 'spectator', then);
  const lines = [
    say.help.titles.explain(say.common.threadName(match.id, say.game(match.game).name)),
    seatLine(say, called, name),
    ...(of?.kind === 'part' ? [say.help.part] : []),
    ...(of === undefined && legal.length > 0 ? [say.help.lit] : []),
    ...help.legend(then?.view ?? view, seat, name, changes),
  ];
  return textReply(within(lines, '\n', TEXT_LIMIT), ...sectionRows(say, helpLinks(say, match.game, 'explain')));
};

/** Returns in words what led to a past picture and what it shows, as the actor may see it. */
export const pictureInWords = async (context: MatchContext, of: PictureOf): Promise<Reply> => {
  const { services, say, position, storedUser } = context;
  const { match, seat } = position;
  const viewer: Viewer = seat ?? 'spectator';
  const then = isChartPicture(of) || of.kind === 'part' ? undefined : await picturedIn(context, of);
  if (then === undefined) return denied(say, 'notUnderstood');
  const called = namedAt(match, then.version);
  const changes = await changesSinceLastRound(services, match, viewer, then);
  const board = say.game(match.game).boardText(then.view, plainName(called), changes, storedUser?.shape === 'none');
  const lines = [...formatSteps(say, match, [then.step], viewer, (_, named) => plainName(named)), ...board.split('\n')];
  return textReply(within(lines, '\n', TEXT_LIMIT));
};

/** Returns the state that a past picture showed, as the actor may see it; `undefined` where there was no picture. */
const picturedIn = async ({ services, position: { match, seat } }: MatchContext, { kind, number }: BoardPicture) => {
  const viewer: Viewer = seat ?? 'spectator';
  const history = await services.matches.history(match, 0);
  if (history === undefined || history.unreadable !== undefined) return undefined;
  const rounds = roundsOf(services.games, history);
  if (kind === 'round') {
    const round = rounds[number - 1];
    if (round === undefined) return undefined;
    const { step, version } = round;
    return { view: round.view(viewer), step, from: version, version };
  }
  const step = stepNumbered(history.steps, number);
  return step === undefined || !hasPicture(step, rounds)
    ? undefined
    : { view: step.view(viewer), step, from: step.from, version: step.version };
};

/**
 * Whether the step has a picture that everybody saw: those at a round's set-up and at the end do. Other steps cannot be looked
 * up, because some are hidden.
 */
const hasPicture = ({ from, version: last, events }: HistoryStep, rounds: readonly Round[]): boolean =>
  rounds.some(({ version }) => from <= version && version <= last) || events.some(({ event }) => event.type === 'MatchEnded');

/** Returns the line that explains each seat's colour and mark. */
export const seatLine = ({ help }: Sentences, { seats }: Seated, name: NameSeat): string =>
  help.seats(seats.map(({ seat }) => ({ name: name(seat), mark: help.seatMarks[seat] ?? '' })));

/**
 * Returns a guide to the chart at the end of a match and to its animation, if there is one: what they show, and the numbers
 * themselves.
 */
export const explainChart = async (
  { services, say, position: { match } }: MatchContext,
  { kind, number }: ChartPicture,
): Promise<Reply> => {
  const history = await services.matches.history(match, 0);
  const end = history?.steps.find((step) => step.number === number);
  const isEnd = end?.events.some(({ event }) => event.type === 'MatchEnded') ?? false;
  const course = history === undefined || !isEnd ? undefined : scoreHistoryOf(services.games, say, match, history);
  if (course === undefined) return denied(say, 'notUnderstood');
  const name = seatName(say, match);
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
