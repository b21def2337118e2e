import { extname } from 'node:path';
import { sentencesAt } from '#discord/command/language.ts';
import { themeOf } from '#discord/command/pictureTheme.ts';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage, type MessageContent, type PostFile } from '#discord/components/message.ts';
import { deliverOnce } from '#discord/delivery/deliverOnce.ts';
import { sendDirectMessage, sendGreetings } from '#discord/delivery/directMessage.ts';
import { updateThreadName } from '#discord/delivery/threadNames.ts';
import { inChannel, withThread } from '#discord/delivery/threads.ts';
import { postUnreachableNotice } from '#discord/delivery/unreachableNotice.ts';
import { syncLobbyMessage } from '#discord/lobby/lobby.ts';
import { changesSinceLastRound } from '#discord/lookups/changesSinceRound.ts';
import { isTooLarge } from '#discord/responses/discordErrors.ts';
import { namedAt, seatNames } from '#discord/text/seatNames.ts';
import type { Seat } from '#engine/game.ts';
import type { DeliveryKey, Match } from '#matches/index.ts';
import {
  boardMessage,
  cardMessage,
  cardTakenBackSaid,
  recapMessage,
  retractedMessage,
  type TablePicture,
  turnMessage,
} from './messages.ts';
import type { CardPost, CoursePost, PlannedPost, TablePost, TurnPost } from './postTypes.ts';
import { renderRecap } from './recap.ts';
import { renderOrSkip } from './renderOrSkip.ts';
import { retractReminders } from './retractReminders.ts';
import { sendCouncil } from './sendDecisions.ts';
import { pingsOf } from './turnMentions.ts';

/** Brings one planned post to where it belongs, once, or up to date there. Refusals of Discord are thrown. */
export const sendPost = async (services: Services, match: Match, post: PlannedPost): Promise<void> => {
  switch (post.kind) {
    case 'lobby':
      await updateThreadName(services, await inChannel(match, () => syncLobbyMessage(services, match.id)));
      return;
    case 'greetings':
      return sendGreetings(services, match);
    case 'turn':
      return sendTurn(services, match, post);
    case 'round':
    case 'end':
      return sendTable(services, match, post);
    case 'course':
      return sendCourse(services, match, post);
    case 'card':
      return sendCard(services, match, post);
    case 'calledOff':
      return retractReminders(services, match, post);
    default:
      return sendCouncil(services, match, post);
  }
};

const sendTurn = async (services: Services, match: Match, post: TurnPost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version: post.version, kind: 'turn', recipient: 'thread' };
  const standing = await services.stores.deliveries.find(key);
  // While the limit is near, those who are waited for come first.
  if (standing?.message !== undefined && post.isOnlyClosed && services.throttle?.isNear() === true) return;
  const pings = await pingsOf(services, match, post.pings);
  if (standing?.message !== undefined) await pings.later(missedBy(post, standing.claimedAt));
  const said = turnMessage(sentencesAt(services, match), match, post, pings.called);
  const body = buildMessage(said);
  await withThread(services, match, (channel) =>
    deliverOnce(services, {
      key,
      channel,
      body,
      tag: said.tag,
      content: JSON.stringify(body.components),
      pings: pings.now,
      dedupe: 'current',
    }),
  );
};

/** Who is called by the post, and was not asked when it was sent: just then the act that calls them was taken back. */
const missedBy = ({ steps, pings }: TurnPost, sentAt: Date): readonly Seat[] => {
  const known = steps.findLast(({ at }) => at <= sentAt);
  return known === undefined ? [] : pings.filter((seat) => !known.active.includes(seat));
};

const sendTable = async (services: Services, match: Match, post: TablePost): Promise<void> => {
  if (post.isTakenBack) return sendTakenBack(services, match, post);
  const key: DeliveryKey = { match: match.id, version: post.version, kind: post.kind, recipient: 'thread' };
  if (await isSent(services, key)) return;
  const then = namedAt(match, post.step.version);
  const picture = await pictureOf(services, then, post);
  const fairness = await services.matches.fairness(match);
  await sendPictured(services, match, key, picture === undefined ? [] : [picture], ([shown]) =>
    boardMessage(sentencesAt(services, match), then, post, shown, fairness),
  );
};

/** Renders before anything is claimed; if that fails, the post goes out without the picture. */
const pictureOf = (services: Services, match: Match, { step }: TablePost): Promise<TablePicture | undefined> =>
  renderOrSkip(services, match, async () => {
    const told = await changesSinceLastRound(services, match.id, 'spectator', step);
    const { file, name } = await services.render({
      game: match.game,
      view: step.view('spectator'),
      names: seatNames(match),
      words: sentencesAt(services, match).game(match.game).pictureWords,
      theme: await themeOf(services, match),
      told,
    });
    return { name: `board-${match.id}-${step.number}${extname(name)}`, data: file, told };
  });

const isSent = async ({ stores }: Services, key: DeliveryKey): Promise<boolean> =>
  (await stores.deliveries.find(key))?.message !== undefined;

const sendCourse = async (services: Services, match: Match, { version, number }: CoursePost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version, kind: 'course', recipient: 'thread' };
  if (await isSent(services, key)) return;
  const retold = await renderRecap(services, match);
  if (retold === undefined) return;
  await sendPictured(services, match, key, [retold.chart, retold.replay], (pictures) =>
    recapMessage(sentencesAt(services, match), match, number, pictures),
  );
};

/** Sends a post with its pictures, once; where Discord finds them too large, without the last one. */
const sendPictured = async <Picture extends PostFile>(
  services: Services,
  match: Match,
  key: DeliveryKey,
  pictures: readonly Picture[],
  said: (pictures: readonly Picture[]) => MessageContent,
): Promise<void> => {
  const post = said(pictures);
  const { tag } = post;
  const body = buildMessage(post);
  try {
    await withThread(services, match, (channel) =>
      deliverOnce(services, { key, channel, body, tag, files: async () => pictures, dedupe: 'once' }),
    );
  } catch (error) {
    if (pictures.length === 0 || !isTooLarge(error)) throw error;
    services.log.warn({ match: match.id, kind: key.kind }, 'a picture is too large for Discord, and left out');
    await sendPictured(services, match, key, pictures.slice(0, -1), said);
  }
};

/** Only a post that stands, or may, is changed: what was taken back before it was posted is posted never. */
const sendTakenBack = async (services: Services, match: Match, post: TablePost): Promise<void> => {
  const key = { match: match.id, version: post.version, kind: post.kind, recipient: 'thread' };
  if ((await services.stores.deliveries.find(key)) === undefined) return;
  const said = retractedMessage(sentencesAt(services, match), match, post);
  const body = { ...buildMessage(said), attachments: [] };
  await withThread(services, match, (channel) => deliverOnce(services, { key, channel, body, tag: said.tag, dedupe: 'current' }));
};

/** A card of no round that was posted has nowhere to stand. */
const sendCard = async (services: Services, match: Match, post: CardPost): Promise<void> => {
  const user = match.seats.find(({ seat }) => seat === post.seat)?.user;
  const { round } = post;
  if (user === undefined || round === undefined) return;
  const key: DeliveryKey = { match: match.id, version: round.version, kind: 'card', recipient: user };
  if (post.isTakenBack && (await services.stores.deliveries.find(key)) === undefined) return;
  const to = await recipientOf(services, user);
  const said = post.isTakenBack ? cardTakenBackSaid(to.say, match, round) : cardMessage(to.say, match, post, round);
  const sent = await sendDirectMessage(services, to, {
    key,
    body: buildMessage(said),
    tag: said.tag,
    content: `${post.step.version}\n${said.texts.join('\n')}`,
    dedupe: 'current',
  });
  if (sent === undefined) await postUnreachableNotice(services, match, user);
};
