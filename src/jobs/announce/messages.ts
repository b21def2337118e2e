import { chartControls, endControls, roundControls, turnControls } from '#discord/components/buttons.ts';
import type { MessageContent, PostFile } from '#discord/components/message.ts';
import { formatRows } from '#discord/narration/eventText.ts';
import { pauseLine } from '#discord/narration/paceText.ts';
import { labelName, seatMention, seatName } from '#discord/text/seatNames.ts';
import { truncate } from '#discord/text/truncate.ts';
import { truncateLines } from '#discord/text/truncateLines.ts';
import type { BaseEvent, Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { checkpointTag, type Fairness, type HistoryStep, isMatchEvent, type Match, type UserId } from '#matches/index.ts';
import type { CardPost, RoundOpened, TablePost, TurnPost } from './postTypes.ts';
import type { TitledPicture } from './recap.ts';

/** Shares of Discord's 4,000 characters a post. */
const LINES_LIMIT = 2600;
const PROMPT_LIMIT = 1000;
const SUMMARY_LIMIT = 1200;

/** Small in each post: the match and the number of the step it belongs to; unique in its channel together with the kind. */
const markOf = (match: Match, number: number, kind: string): string =>
  kind === 'turn' ? `#${match.id}·${number}` : `#${match.id}·${number}·${kind}`;

/** Events that have a post of their own. */
const POSTED_APART: ReadonlySet<string> = new Set(['VoteCalled', 'Voted', 'VoteEnded', 'SeatOpened', 'OrganiserDecided']);

/**
 * What happened in these steps, a line each, as everybody may know it. Where something stood that does not count any more, a line
 * says that it was taken back, unless the next one says so.
 */
const linesOf = (say: Sentences, match: Match, steps: readonly HistoryStep[]): string => {
  const lines: string[] = [];
  let isGone = false;
  for (const step of steps) {
    isGone ||= step.hasRetracted('spectator');
    const rows = step.redactedFor('spectator').filter(({ event }) => !POSTED_APART.has(event.type));
    const told = formatRows(say, match, rows, seatName).flatMap((line) => line ?? []);
    if (told.length === 0) continue;
    if (isGone && step.retracted.length === 0) lines.push(say.notices.takenBack());
    isGone = false;
    lines.push(...told);
  }
  if (isGone) lines.push(say.notices.takenBack());
  return truncateLines(lines, LINES_LIMIT, say.notices.moreLines);
};

const promptOf = (say: Sentences, match: Match, post: TurnPost): string => {
  const named = seatName(match);
  const mentioned = seatMention(say, match);
  const name = (seat: Seat): string => (post.due.includes(seat) ? mentioned(seat) : named(seat));
  const view = post.latest.view('spectator');
  const game = say.game(match.game);
  const outlook = game.outlook(view, named);
  const asked = post.asked.map((seat) => game.prompt(view, seat, name));
  if (post.due.length === 0) return shared(asked);
  return shared([...asked, ...(outlook === '' ? [] : [`-# ${outlook}`]), ...pauseLine(say, match)]);
};

/** Lines in the room for what is asked. Where they are too long each has its share of it, so that nobody's mention is cut off. */
const shared = (lines: readonly string[]): string => {
  const whole = lines.join('\n');
  if (whole.length <= PROMPT_LIMIT) return whole;
  const share = Math.floor(PROMPT_LIMIT / lines.length) - 1;
  return lines.map((line) => truncate(line, share)).join('\n');
};

/**
 * A turn as it stands: what was done, and, while it lasts, who is asked what, with controls. One that is over and has nothing to tell
 * keeps what it asked, without them. `called`: whom it calls.
 */
export const turnMessage = (say: Sentences, match: Match, post: TurnPost, called: readonly UserId[]): MessageContent => {
  const isOpen = post.due.length > 0;
  const lines = linesOf(say, match, post.steps);
  return {
    texts: [lines, ...(isOpen || lines === '' ? [promptOf(say, match, post)] : [])],
    ...(isOpen && { controls: [turnControls(say, match, post.due)] }),
    tag: markOf(match, post.number, 'turn'),
    pings: called,
  };
};

/** Who has won, and how, once the match has ended. */
const outcomeOf = (say: Sentences, match: Match, step: HistoryStep): readonly string[] =>
  step.events.flatMap(({ event }) => {
    if (!isMatchEvent(event) || event.type !== 'MatchEnded') return [];
    const game = say.game(match.game);
    const name = seatName(match);
    const measures = event.reason === 'standing' ? [game.measured(step.view('spectator'), name)] : [];
    return [`### ${game.outcome(event, name)}`, ...measures];
  });

/** Returns what makes the draws checkable: the commitment first, and the secret after the end. */
const fairnessOf = ({ common: { fairness } }: Sentences, { kind, step }: TablePost, { commitment, secret }: Fairness): string => {
  const starts = step.events.some(({ event }) => event.type === 'MatchStarted');
  return [
    ...(starts ? [fairness.committed(commitment)] : []),
    ...(kind === 'end' && secret !== undefined ? [fairness.secretTold(secret)] : []),
  ].join('\n');
};

/** What makes the log checkable: the head of the chain over it. */
const checkpointText = ({ common: { fairness } }: Sentences, { events, number }: HistoryStep): string | undefined => {
  const chain = events.at(-1)?.chain;
  return chain && fairness.mark(checkpointTag(chain, number));
};

/** A picture of a table as it is sent: its file, and what it marks. */
export interface TablePicture extends PostFile {
  readonly told: readonly BaseEvent[];
}

const tableControls = (
  say: Sentences,
  match: Match,
  { kind, step }: TablePost,
  hasPicture: boolean,
): Pick<MessageContent, 'controls'> => {
  if (kind === 'end') return { controls: [endControls(say, match, step.number, hasPicture)] };
  return hasPicture ? { controls: roundControls(say, match, step.number) } : {};
};

/** The table after a step: what led there, who has won, the public facts in words, and the picture, if there is one. */
export const boardMessage = (
  say: Sentences,
  match: Match,
  post: TablePost,
  picture: TablePicture | undefined,
  fairness: Fairness,
): MessageContent => {
  const view = post.step.view('spectator');
  const name = seatName(match);
  const game = say.game(match.game);
  return {
    texts: [
      linesOf(say, match, post.told),
      ...outcomeOf(say, match, post.step),
      truncate(game.summary(view, name), SUMMARY_LIMIT),
      ...(picture === undefined ? [say.notices.noPicture(false)] : []),
      fairnessOf(say, post, fairness),
    ],
    ...(picture && { pictures: [{ name: picture.name, altText: game.altText(view, labelName(match), picture.told) }] }),
    ...tableControls(say, match, post, picture !== undefined),
    tag: markOf(match, post.step.number, post.kind),
    footer: checkpointText(say, post.step),
    pings: [],
  };
};

/** How a match went, once it is over: a chart, and the replay, if it could be sent. */
export const recapMessage = (
  say: Sentences,
  match: Match,
  number: number,
  pictures: readonly TitledPicture[],
): MessageContent => ({
  texts: [say.notices.courseTitle(`#${match.id}`, pictures.length > 1)],
  pictures,
  controls: chartControls(say, match, number, pictures.length > 1),
  tag: markOf(match, number, 'course'),
  pings: [],
  silent: true,
});

/** In place of the table of a round that does not count any more. */
export const retractedMessage = (say: Sentences, match: Match, post: TablePost): MessageContent => ({
  texts: [say.notices.boardTakenBack()],
  tag: markOf(match, post.step.number, post.kind),
  pings: [],
});

/** A seat's own card in a round. Only ever sent to its owner. */
export const cardMessage = (say: Sentences, match: Match, post: CardPost, round: RoundOpened): MessageContent => ({
  texts: [say.notices.cardTitle(`#${match.id}`), say.game(match.game).card(post.step.view(post.seat), post.seat)],
  tag: markOf(match, round.number, 'card'),
  pings: [],
  silent: true,
});

/** In its place once its round was taken back: the one that counts follows. */
export const retractedCardMessage = (say: Sentences, match: Match, round: RoundOpened): MessageContent => ({
  texts: [say.notices.cardTakenBack(`#${match.id}`)],
  tag: markOf(match, round.number, 'card'),
  pings: [],
  silent: true,
});
