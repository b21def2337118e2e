import { extname } from 'node:path';
import { sentencesAt } from '#discord/command/language.ts';
import { themeOf } from '#discord/command/pictureTheme.ts';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage, type MessageContent, type PostFile } from '#discord/components/message.ts';
import { deliverOnce } from '#discord/delivery/deliverOnce.ts';
import { sendDirectMessage, sendGreetings } from '#discord/delivery/directMessage.ts';
import { postUnreachableNotice } from '#discord/delivery/personalNotices.ts';
import { updateThreadName } from '#discord/delivery/threadNames.ts';
import { inChannel, withThread } from '#discord/delivery/threads.ts';
import { syncLobbyMessage } from '#discord/lobby/lobby.ts';
import { changesSinceLastRound } from '#discord/lookups/changesSinceRound.ts';
import { reportOf } from '#discord/lookups/report.ts';
import { isTooLarge } from '#discord/responses/discordErrors.ts';
import { labelName, namedAt, seatNames } from '#discord/text/seatNames.ts';
import type { Seat } from '#engine/game.ts';
import type { DeliveryKey, Match } from '#matches/index.ts';
import { outsideQuietHours } from '../pending/outsideQuietHours.ts';
import { notifyLoss } from './lossNotice.ts';
import {
  BOARD,
  boardMessage,
  cardMessage,
  recapMessage,
  reportMessage,
  retractedCardMessage,
  retractedMessage,
  turnMessage,
  usersToPing,
} from './messages.ts';
import { posterOf } from './posters.ts';
import { postInThread } from './postInThread.ts';
import type { CardPost, PlannedPost, RecapPost, TablePost, TurnPost } from './postTypes.ts';
import { renderRecap, type TitledPicture } from './recap.ts';
import { renderOrSkip } from './renderOrSkip.ts';
import { retractReminders } from './retractReminders.ts';
import { sendDraw, sendOrganiser, sendSeat, sendSeatsOver, sendVote } from './sendDecisions.ts';
import { pingsOf } from './turnMentions.ts';

/** Sends one planned post, once, or brings it up to date. Throws Discord's rejections. */
export const sendPost = async (services: Services, match: Match, post: PlannedPost): Promise<void> => {
  const send: Sender<never> = SENDERS[post.kind];
  await send(services, match, post as never);
};

type Sender<Post> = (services: Services, match: Match, post: Post) => Promise<unknown>;

const sendTurn = async (services: Services, match: Match, post: TurnPost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version: post.version, kind: 'turn', recipient: 'thread' };
  const sent = await services.stores.deliveries.find(key);
  // While the limit is near, messages to players who have to act come first.
  if (sent?.message !== undefined && post.isOnlyClosed && services.throttle?.isNear() === true) return;
  const pings = await pingsOf(services, match, post.pings);
  if (sent?.message !== undefined) await pings.later(missedBy(post, sent.claimedAt));
  const message = turnMessage(sentencesAt(services, match), match, post, pings.called);
  await postInThread(services, match, key, message, { pings: pings.now });
};

/**
 * Returns the seats that the post pings but that did not have to act when it was sent, because that move had just been
 * undone.
 */
const missedBy = ({ steps, pings }: TurnPost, sentAt: Date): readonly Seat[] => {
  const known = steps.findLast(({ at }) => at <= sentAt);
  return known === undefined ? [] : pings.filter((seat) => !known.active.includes(seat));
};

const sendBoard = async (services: Services, match: Match, post: TablePost): Promise<void> => {
  if (post.isTakenBack) return sendRetracted(services, match, post);
  const key: DeliveryKey = { match: match.id, version: post.version, kind: post.kind, recipient: 'thread' };
  if (await isSent(services, key)) return;
  await services.stores.followers.announce(match.id, post.version);
  const then = namedAt(match, post.step.version);
  const earlier = await services.stores.deliveries.latest(match.id, 'round', 'thread', post.version - 1);
  const isFirst = earlier === undefined;
  const pictures = [await posterOf(services, then, post, isFirst), await pictureOf(services, then, post)].filter(
    (each) => each !== undefined,
  );
  const awake = await outsideQuietHours(services, usersToPing(then, post, isFirst));
  await sendPictured(services, match, key, pictures, (shown) =>
    boardMessage(sentencesAt(services, match), then, post, shown, awake, isFirst),
  );
};

/** Renders before the delivery is claimed. If that fails, the post goes out without the picture. */
const pictureOf = (services: Services, match: Match, { step }: TablePost): Promise<TitledPicture | undefined> =>
  renderOrSkip(services, match, async () => {
    const told = await changesSinceLastRound(services, match.id, 'spectator', step);
    const words = sentencesAt(services, match).game(match.game);
    const view = step.view('spectator');
    const theme = await themeOf(services, match);
    const request = { game: match.game, view, names: seatNames(match), words: words.pictureWords, theme, told };
    const { file, name } = await services.render(request);
    const altText = words.altText(view, labelName(match), told);
    return { name: `${BOARD}-${match.id}-${step.number}${extname(name)}`, data: file, altText };
  });

const isSent = async ({ stores }: Services, key: DeliveryKey): Promise<boolean> =>
  (await stores.deliveries.find(key))?.message !== undefined;

const sendRecap = async (services: Services, match: Match, { version, number }: RecapPost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version, kind: 'course', recipient: 'thread' };
  if (await isSent(services, key)) return;
  const recap = await renderRecap(services, match);
  if (recap === undefined) return;
  await sendPictured(services, match, key, recap, (pictures) =>
    recapMessage(sentencesAt(services, match), match, number, pictures),
  );
};

const sendReport = async (services: Services, match: Match, { version, number }: RecapPost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version, kind: 'report', recipient: 'thread' };
  if (await isSent(services, key)) return;
  const say = sentencesAt(services, match);
  const report = await renderOrSkip(services, match, async () => reportOf(services, say, match, await themeOf(services, match)));
  if (report === undefined) return;
  await sendPictured(services, match, key, report.pictures, (pictures) => reportMessage(match, number, report, pictures));
};

/** Sends a post with its pictures, once. If Discord finds them too large, leaves out the largest. */
const sendPictured = async <Picture extends PostFile>(
  services: Services,
  match: Match,
  key: DeliveryKey,
  pictures: readonly Picture[],
  messageWith: (pictures: readonly Picture[]) => MessageContent,
): Promise<void> => {
  const message = messageWith(pictures);
  const { tag } = message;
  const body = buildMessage(message);
  try {
    await withThread(services, match, (channel) =>
      deliverOnce(services, { key, channel, body, tag, files: async () => pictures, dedupe: 'once' }),
    );
  } catch (error) {
    if (pictures.length === 0 || !isTooLarge(error)) throw error;
    services.log.warn({ match: match.id, kind: key.kind }, 'picture too large for Discord; left out');
    const largest = Math.max(...pictures.map(({ data }) => data.length));
    await sendPictured(
      services,
      match,
      key,
      pictures.toSpliced(
        pictures.findIndex(({ data }) => data.length === largest),
        1,
      ),
      messageWith,
    );
  }
};

/** Edits a post that was sent, or may have been. What was undone before it was posted is never posted. */
const sendRetracted = async (services: Services, match: Match, post: TablePost): Promise<void> => {
  const key = { match: match.id, version: post.version, kind: post.kind, recipient: 'thread' };
  if ((await services.stores.deliveries.find(key)) === undefined) return;
  const message = retractedMessage(sentencesAt(services, match), match, post);
  const body = { ...buildMessage(message), attachments: [] };
  await withThread(services, match, (channel) =>
    deliverOnce(services, { key, channel, body, tag: message.tag, dedupe: 'current' }),
  );
};

/** Sends a seat's card to its player. A card whose round was never posted is not sent. */
const sendCard = async (services: Services, match: Match, post: CardPost): Promise<void> => {
  const user = match.seats.find(({ seat }) => seat === post.seat)?.user;
  const { round } = post;
  if (user === undefined || round === undefined) return;
  const key: DeliveryKey = { match: match.id, version: round.version, kind: 'card', recipient: user };
  if (post.isTakenBack && (await services.stores.deliveries.find(key)) === undefined) return;
  const to = await recipientOf(services, user);
  const message = post.isTakenBack ? retractedCardMessage(to.say, match, round) : cardMessage(to.say, match, post, round);
  const sent = await sendDirectMessage(services, to, {
    key,
    body: buildMessage(message),
    tag: message.tag,
    content: `${post.step.version}\n${message.texts.join('\n')}`,
    dedupe: 'current',
  });
  if (sent === undefined) await postUnreachableNotice(services, match, user);
};

const SENDERS: { readonly [Kind in PlannedPost['kind']]: Sender<PlannedPost & { readonly kind: Kind }> } = {
  lobby: async (services, match) =>
    updateThreadName(services, await inChannel(match, () => syncLobbyMessage(services, match.id))),
  greetings: sendGreetings,
  turn: sendTurn,
  round: sendBoard,
  end: sendBoard,
  course: sendRecap,
  report: sendReport,
  card: sendCard,
  calledOff: retractReminders,
  loss: notifyLoss,
  draw: sendDraw,
  vote: sendVote,
  seat: sendSeat,
  seatsOver: sendSeatsOver,
  organiser: sendOrganiser,
};
