import { chartControls, endControls, pictureControls, turnControls } from '#discord/components/buttons.ts';
import type { MessageContent } from '#discord/components/message.ts';
import type { Report } from '#discord/lookups/report.ts';
import { rowLines } from '#discord/narration/eventText.ts';
import { pauseLine, ratedLabel } from '#discord/narration/paceText.ts';
import { nameWithLevel, seatMention, seatName } from '#discord/text/seatNames.ts';
import { truncate } from '#discord/text/truncate.ts';
import { truncateLines, type WeighedLine } from '#discord/text/truncateLines.ts';
import type { BaseEvent, Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { checkpointTag, type HistoryStep, isMatchEvent, type LoggedEvent, type Match, type UserId } from '#matches/index.ts';
import type { CardPost, StepRef, TablePost, TurnPost } from './postTypes.ts';
import type { TitledPicture } from './recap.ts';

/** Parts of Discord's limit of 4,000 characters per post. */
const LINES_LIMIT = 2600;
const PROMPT_LIMIT = 1000;
/** Maximum number of lines: a phone shows these and the picture on one screen. What matters most may have more. */
const LINES_BESIDE_PICTURE = 5;
const KEY_LINES = 8;

/** Returns the tag that identifies a post: the match, the number of its step, and the kind. Unique in its channel. */
const tagOf = (match: Match, number: number, kind: string): string =>
  kind === 'turn' ? `#${match.id}·${number}` : `#${match.id}·${number}·${kind}`;

/** Events that have a post of their own. */
const POSTED_APART: ReadonlySet<string> = new Set(['VoteCalled', 'Voted', 'VoteEnded', 'SeatOpened', 'OrganiserDecided']);

/** Returns 1 for a seat's undo, -1 for its redo, 0 for any other event. */
const undoCount = (event: BaseEvent): -1 | 0 | 1 => {
  if (!isMatchEvent(event)) return 0;
  if (event.type === 'Redone') return -1;
  return event.type === 'Undone' && event.of !== undefined ? 1 : 0;
};

/** Returns the one undo or redo that says what all of those in these rows come to; `undefined` if everything was redone. */
const lastUndo = (rows: readonly LoggedEvent[]): LoggedEvent | undefined => {
  const net = rows.reduce((sum, { event }) => sum + undoCount(event), 0);
  return rows.findLast(({ event }) => undoCount(event) === Math.sign(net) && net !== 0);
};

const isKey = (say: Sentences, { game }: Match, { event }: LoggedEvent): boolean =>
  !isMatchEvent(event) && say.game(game).isKey(event);

/**
 * Returns the public events of these steps, a line each. In place of events that were undone, a line says so, unless the next
 * line does. Several undos have one line, and none if everything was redone.
 */
const linesOf = (say: Sentences, match: Match, steps: readonly HistoryStep[]): readonly WeighedLine[] => {
  const lines: WeighedLine[] = [];
  const takenBack: WeighedLine = { text: say.notices.takenBack(), weight: 0 };
  let hasRetracted = false;
  const shown = lastUndo(steps.flatMap((step) => step.redactedFor('spectator')));
  for (const step of steps) {
    hasRetracted ||= step.hasRetracted('spectator');
    const rows = step
      .redactedFor('spectator')
      .filter(({ event, version }) => !POSTED_APART.has(event.type) && (undoCount(event) === 0 || version === shown?.version));
    const formatted = rowLines(say, match, rows, seatName).flatMap((line) => line ?? []);
    if (formatted.length === 0) continue;
    if (hasRetracted && step.retracted.length === 0) lines.push(takenBack);
    hasRetracted = false;
    lines.push(...formatted.map(({ text, row }) => ({ text, weight: isKey(say, match, row) ? 1 : 0 })));
  }
  if (hasRetracted) lines.push(takenBack);
  return lines;
};

/** Returns what each seat is asked; once the turn is over, whose it was. */
const promptOf = (say: Sentences, match: Match, post: TurnPost): string => {
  const named = seatName(say, match);
  if (post.due.length === 0) return fitPrompts([say.notices.turnOver(post.asked.map(named))]);
  const mentioned = seatMention(say, match);
  const name = (seat: Seat): string => (post.due.includes(seat) ? mentioned(seat) : named(seat));
  const view = post.latest.view('spectator');
  const game = say.game(match.game);
  const outlook = game.outlook(view, named);
  const asked = post.asked.map((seat) => game.prompt(view, seat, name));
  return fitPrompts([...asked, ...(outlook === '' ? [] : [`-# ${outlook}`]), ...pauseLine(say, match)]);
};

/** Joins lines within the limit for prompts. If they are too long, each gets an equal share, so that no mention is cut off. */
const fitPrompts = (lines: readonly string[]): string => {
  const whole = lines.join('\n');
  if (whole.length <= PROMPT_LIMIT) return whole;
  const share = Math.floor(PROMPT_LIMIT / lines.length) - 1;
  return lines.map((line) => truncate(line, share)).join('\n');
};

/**
 * Returns the message of a turn: what was done and, while it lasts, what each seat is asked, with controls. A finished turn
 * without anything to show says whose it was. `called`: the users it pings.
 */
export const turnMessage = (say: Sentences, match: Match, post: TurnPost, called: readonly UserId[]): MessageContent => {
  const isOpen = post.due.length > 0;
  const lines = truncateLines(linesOf(say, match, post.steps), LINES_LIMIT, say.notices.moreLines, undefined, true);
  return {
    texts: [lines, ...(isOpen || lines === '' ? [promptOf(say, match, post)] : [])],
    ...(isOpen && { controls: [turnControls(say, match, post.due)] }),
    tag: tagOf(match, post.number, 'turn'),
    pings: called,
  };
};

const HEADING = '### ';

/** Returns who has won, and how, once the match has ended; of a shared win also what was equal. */
const outcomeOf = (say: Sentences, match: Match, step: HistoryStep): readonly string[] =>
  step.events.flatMap(({ event }) => {
    if (!isMatchEvent(event) || event.type !== 'MatchEnded') return [];
    const game = say.game(match.game);
    const name = seatName(say, match);
    const isMeasured = event.reason === 'standing' || event.winners.length > 1;
    const measures = isMeasured ? [game.measured(step.view('spectator'), name)] : [];
    return [`${HEADING}${game.outcome(event, name)}`, ...measures];
  });

/** Returns the line that mentions all players at the start and at the end of a match; at the start also what AI players and ratings are about. */
const mentionsOf = (say: Sentences, match: Match, post: TablePost, isFirst: boolean): readonly string[] => {
  const { notices } = say;
  const { seats } = match;
  const players = seats.flatMap(({ user }) => (user === undefined ? [] : `<@${user}>`));
  if (players.length === 0) return [];
  if (post.kind === 'end') return [notices.matchOver(players)];
  return isFirst ? [notices.matchBegun(players), ...levelsOf(say, match), ...(match.rated ? [ratedLabel(say, match)] : [])] : [];
};

const levelsOf = (say: Sentences, match: Match): readonly string[] => {
  const players = match.seats.flatMap(({ seat }) => nameWithLevel(say, match, seat) ?? []);
  return players.length === 0 ? [] : [say.levels.started(players)];
};

/** Returns the users whom this line pings: not the host, who starts the match, and not those whom the post of a turn pings then. */
export const usersToPing = ({ host, seats }: Match, post: TablePost, isFirst: boolean): readonly UserId[] => {
  const users = seats.flatMap(({ seat, user }) => (user === undefined || post.step.active.includes(seat) ? [] : user));
  if (post.kind === 'end') return users;
  return isFirst ? users.filter((user) => user !== host) : [];
};

/** Returns the head of the hash chain, which makes the log checkable; `isExplained`: with a line that says what it is for. */
const checkpointText = (
  { common: { fairness } }: Sentences,
  { events, number }: HistoryStep,
  isExplained: boolean,
): string | undefined => {
  const chain = events.at(-1)?.chain;
  const mark = chain && fairness.mark(checkpointTag(chain, number));
  return mark && isExplained ? `${fairness.markAbout}\n-# ${mark}` : mark;
};

/** How the name of a picture of the board begins. */
export const BOARD = 'board';

const tableControls = (
  say: Sentences,
  match: Match,
  { kind, step }: TablePost,
  hasPicture: boolean,
): Pick<MessageContent, 'controls'> => {
  if (kind === 'end') {
    const isAbandoned = step.events.some(({ event }) => 'reason' in event && event.reason === 'abandoned');
    return { controls: endControls(say, match, step.number, hasPicture, !isAbandoned && match.seats.length > 1) };
  }
  return hasPicture ? { controls: pictureControls(say, match, step.number) } : {};
};

/**
 * Returns the message of the board after a step: its pictures, who has won, and what led there, in as many lines as fit beside a
 * picture; the heading alone says who has won. Without a picture of the board it says everything in words. `awake`: the users it pings; `isFirst`: no board of the match was posted before.
 */
export const boardMessage = (
  say: Sentences,
  match: Match,
  post: TablePost,
  pictures: readonly TitledPicture[],
  awake: readonly UserId[],
  isFirst: boolean,
): MessageContent => {
  const hasBoard = pictures.some(({ name }) => name.startsWith(BOARD));
  const [heading, ...measures] = outcomeOf(say, match, post.step);
  const outcome = heading?.replace(HEADING, '');
  const first = [...mentionsOf(say, match, post, isFirst), ...(heading === undefined ? [] : [heading, ...measures])];
  const told = linesOf(say, match, post.told).filter(({ text }) => outcome === undefined || !text.includes(outcome));
  const room = LINES_BESIDE_PICTURE - first.flatMap((text) => text.split('\n')).length;
  const keyLines = Math.min(KEY_LINES, told.filter(({ weight }) => weight > 0).length);
  const most = told.length <= room ? room : Math.max(0, room - 1, keyLines);
  const { moreLinesInWords, noPicture } = say.notices;
  const inWords = (): string => say.game(match.game).summary(post.step.view('spectator'), seatName(say, match));
  return {
    texts: hasBoard
      ? [...first, truncateLines(told, LINES_LIMIT, moreLinesInWords, most, true)]
      : [...first, told.map(({ text }) => text).join('\n'), inWords(), noPicture(false)],
    pictures,
    ...tableControls(say, match, post, hasBoard),
    tag: tagOf(match, post.step.number, post.kind),
    footer: checkpointText(say, post.step, isFirst && hasBoard),
    pings: awake,
  };
};

/** Returns the message with the recap of a finished match: a chart, and the replay, if it could be sent. */
export const recapMessage = (
  say: Sentences,
  match: Match,
  number: number,
  pictures: readonly TitledPicture[],
): MessageContent => ({
  texts: [say.notices.courseTitle(`#${match.id}`, pictures.length > 1)],
  pictures,
  controls: chartControls(say, match, number, pictures.length > 1),
  tag: tagOf(match, number, 'course'),
  pings: [],
  silent: true,
});

/** Returns the message with the report on a finished match. */
export const reportMessage = (match: Match, number: number, { texts }: Report, pictures: Report['pictures']): MessageContent => ({
  texts,
  pictures,
  tag: tagOf(match, number, 'report'),
  pings: [],
  silent: true,
});

/** Returns the message that replaces the board of a round that was undone. */
export const retractedMessage = (say: Sentences, match: Match, post: TablePost): MessageContent => ({
  texts: [say.notices.boardTakenBack()],
  tag: tagOf(match, post.step.number, post.kind),
  pings: [],
});

/** Returns a seat's private card in a round. Only ever sent to its owner. */
export const cardMessage = (say: Sentences, match: Match, post: CardPost, round: StepRef): MessageContent => ({
  texts: [say.notices.cardTitle(`#${match.id}`), say.game(match.game).card(post.step.view(post.seat), post.seat)],
  tag: tagOf(match, round.number, 'card'),
  pings: [],
  silent: true,
});

/** Returns the message that replaces a card after its round was undone; the current card follows. */
export const retractedCardMessage = (say: Sentences, match: Match, round: StepRef): MessageContent => ({
  texts: [say.notices.cardTakenBack(`#${match.id}`)],
  tag: tagOf(match, round.number, 'card'),
  pings: [],
  silent: true,
});
