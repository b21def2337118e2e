import { chartControls, endControls, roundControls, turnControls } from '#discord/components/buttons.ts';
import type { MessageContent } from '#discord/components/message.ts';
import { formatRows } from '#discord/narration/eventText.ts';
import { pauseLine } from '#discord/narration/paceText.ts';
import { seatMention, seatName } from '#discord/text/seatNames.ts';
import { truncate } from '#discord/text/truncate.ts';
import { truncateLines } from '#discord/text/truncateLines.ts';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { checkpointTag, type Fairness, type HistoryStep, isMatchEvent, type Match, type UserId } from '#matches/index.ts';
import type { CardPost, StepRef, TablePost, TurnPost } from './postTypes.ts';
import type { TitledPicture } from './recap.ts';

/** Parts of Discord's limit of 4,000 characters per post. */
const LINES_LIMIT = 2600;
const PROMPT_LIMIT = 1000;

/** Returns the tag in a post's last line: the match, the number of its step, and the kind. Unique in its channel. */
const tagOf = (match: Match, number: number, kind: string): string =>
  kind === 'turn' ? `#${match.id}·${number}` : `#${match.id}·${number}·${kind}`;

/** Events that have a post of their own. */
const POSTED_APART: ReadonlySet<string> = new Set(['VoteCalled', 'Voted', 'VoteEnded', 'SeatOpened', 'OrganiserDecided']);

/**
 * Returns the public events of these steps, a line each. In place of events that were undone, a line says so, unless the next
 * line does.
 */
const linesOf = (say: Sentences, match: Match, steps: readonly HistoryStep[]): string => {
  const lines: string[] = [];
  let hasRetracted = false;
  for (const step of steps) {
    hasRetracted ||= step.hasRetracted('spectator');
    const rows = step.redactedFor('spectator').filter(({ event }) => !POSTED_APART.has(event.type));
    const formatted = formatRows(say, match, rows, seatName).flatMap((line) => line ?? []);
    if (formatted.length === 0) continue;
    if (hasRetracted && step.retracted.length === 0) lines.push(say.notices.takenBack());
    hasRetracted = false;
    lines.push(...formatted);
  }
  if (hasRetracted) lines.push(say.notices.takenBack());
  return truncateLines(lines, LINES_LIMIT, say.notices.moreLines);
};

const promptOf = (say: Sentences, match: Match, post: TurnPost): string => {
  const named = seatName(say, match);
  const mentioned = seatMention(say, match);
  const name = (seat: Seat): string => (post.due.includes(seat) ? mentioned(seat) : named(seat));
  const view = post.latest.view('spectator');
  const game = say.game(match.game);
  const outlook = game.outlook(view, named);
  const asked = post.asked.map((seat) => game.prompt(view, seat, name));
  if (post.due.length === 0) return fitPrompts(asked);
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
 * without anything to show keeps its prompt, without controls. `called`: the users it pings.
 */
export const turnMessage = (say: Sentences, match: Match, post: TurnPost, called: readonly UserId[]): MessageContent => {
  const isOpen = post.due.length > 0;
  const lines = linesOf(say, match, post.steps);
  return {
    texts: [lines, ...(isOpen || lines === '' ? [promptOf(say, match, post)] : [])],
    ...(isOpen && { controls: [turnControls(say, match, post.due)] }),
    tag: tagOf(match, post.number, 'turn'),
    pings: called,
  };
};

/** Returns who has won, and how, once the match has ended. */
const outcomeOf = (say: Sentences, match: Match, step: HistoryStep): readonly string[] =>
  step.events.flatMap(({ event }) => {
    if (!isMatchEvent(event) || event.type !== 'MatchEnded') return [];
    const game = say.game(match.game);
    const name = seatName(say, match);
    const measures = event.reason === 'standing' ? [game.measured(step.view('spectator'), name)] : [];
    return [`### ${game.outcome(event, name)}`, ...measures];
  });

/** Whether a post is the first of its match. */
const isFirst = ({ step }: TablePost): boolean => step.events.some(({ event }) => event.type === 'MatchStarted');

/** Returns the line that mentions all players at the start and at the end of a match. */
const mentionsOf = ({ notices }: Sentences, { seats }: Match, post: TablePost): readonly string[] => {
  const players = seats.flatMap(({ user }) => (user === undefined ? [] : `<@${user}>`));
  if (players.length === 0) return [];
  if (post.kind === 'end') return [notices.matchOver(players)];
  return isFirst(post) ? [notices.matchBegun(players)] : [];
};

/** Returns the users whom this line pings: not the host, who starts the match, and not those whom the post of a turn pings then. */
export const usersToPing = ({ host, seats }: Match, post: TablePost): readonly UserId[] => {
  const users = seats.flatMap(({ seat, user }) => (user === undefined || post.step.active.includes(seat) ? [] : user));
  if (post.kind === 'end') return users;
  return isFirst(post) ? users.filter((user) => user !== host) : [];
};

/** Returns what makes the draws checkable: the commitment first, and the secret after the end. */
const fairnessOf = ({ common: { fairness } }: Sentences, post: TablePost, { commitment, secret }: Fairness): string => {
  const { kind } = post;
  return [
    ...(isFirst(post) ? [fairness.committed(commitment)] : []),
    ...(kind === 'end' && secret !== undefined ? [fairness.secretTold(secret)] : []),
  ].join('\n');
};

/** Returns the head of the hash chain, which makes the log checkable. */
const checkpointText = ({ common: { fairness } }: Sentences, { events, number }: HistoryStep): string | undefined => {
  const chain = events.at(-1)?.chain;
  return chain && fairness.mark(checkpointTag(chain, number));
};

/** How the name of a picture of the board begins. */
export const BOARD = 'board';

const tableControls = (
  say: Sentences,
  match: Match,
  { kind, step }: TablePost,
  hasPicture: boolean,
): Pick<MessageContent, 'controls'> => {
  if (kind === 'end') return { controls: [endControls(say, match, step.number, hasPicture)] };
  return hasPicture ? { controls: roundControls(say, match, step.number) } : {};
};

/**
 * Returns the message of the board after a step: what led there, who has won, the public facts in words, and any pictures. `awake`: the
 * users it pings.
 */
export const boardMessage = (
  say: Sentences,
  match: Match,
  post: TablePost,
  pictures: readonly TitledPicture[],
  fairness: Fairness,
  awake: readonly UserId[],
): MessageContent => {
  const view = post.step.view('spectator');
  const name = seatName(say, match);
  const game = say.game(match.game);
  const hasBoard = pictures.some(({ name: file }) => file.startsWith(BOARD));
  return {
    texts: [
      ...mentionsOf(say, match, post),
      linesOf(say, match, post.told),
      ...outcomeOf(say, match, post.step),
      game.summary(view, name),
      ...(hasBoard ? [] : [say.notices.noPicture(false)]),
      fairnessOf(say, post, fairness),
    ],
    pictures,
    ...tableControls(say, match, post, hasBoard),
    tag: tagOf(match, post.step.number, post.kind),
    footer: checkpointText(say, post.step),
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
