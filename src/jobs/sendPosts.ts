import { deliver } from '#discord/deliveries.ts';
import { sendDirectly } from '#discord/directMessage.ts';
import { keepLobby } from '#discord/lobby.ts';
import { namedAt, seatNames } from '#discord/names.ts';
import { postBody } from '#discord/post.ts';
import type { Services } from '#discord/services.ts';
import { sinceBoard } from '#discord/sinceBoard.ts';
import { themeOf } from '#discord/theme.ts';
import { inChannel, inThread } from '#discord/threads.ts';
import type { Seat } from '#engine/game.ts';
import type { DeliveryKey, Match } from '#matches/index.ts';
import { callOff } from './callOff.ts';
import type { CardPost, CoursePost, PlannedPost, TablePost, TurnPost } from './plan.ts';
import { retell } from './retelling.ts';
import { cardSaid, cardTakenBackSaid, courseSaid, tableSaid, takenBackSaid, turnSaid } from './says.ts';
import { sendCouncil } from './sendCouncil.ts';
import { pingsOf } from './turnPings.ts';

/** Brings one planned post to where it belongs, once, or up to date there. Refusals of Discord are thrown. */
export const sendPost = async (services: Services, match: Match, post: PlannedPost): Promise<void> => {
  switch (post.kind) {
    case 'lobby':
      await inChannel(match, () => keepLobby(services, match.id));
      return;
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
      return callOff(services, match, post);
    default:
      return sendCouncil(services, match, post);
  }
};

const sendTurn = async (services: Services, match: Match, post: TurnPost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version: post.version, kind: 'turn', recipient: 'thread' };
  const pings = await pingsOf(services, match, post.pings);
  const standing = await services.stores.deliveries.find(key);
  if (standing?.message !== undefined) await pings.later(missedBy(post, standing.claimedAt));
  const said = turnSaid(services.sentences(), match, post, pings.called);
  const body = postBody(said);
  await inThread(services, match, (channel) =>
    deliver(services, {
      key,
      channel,
      body,
      mark: said.mark,
      content: JSON.stringify(body.components),
      pings: pings.now,
      keep: 'current',
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
  const fileName = `board-${match.id}-${post.step.number}.jpg`;
  const then = namedAt(match, post.step.version);
  const said = tableSaid(services.sentences(), then, post, fileName);
  await inThread(services, match, (channel) =>
    deliver(services, {
      key: { match: match.id, version: post.version, kind: post.kind, recipient: 'thread' },
      channel,
      body: postBody(said),
      mark: said.mark,
      files: async () => {
        const picture = await services.render({
          game: match.game,
          view: post.step.view('spectator'),
          names: seatNames(then),
          theme: await themeOf(services, match),
          told: await sinceBoard(services, match.id, 'spectator', post.step),
        });
        return [{ name: fileName, data: picture.file }];
      },
      keep: 'once',
    }),
  );
};

/** Made before anything is claimed: where it cannot be made the end has been told all the same. */
const sendCourse = async (services: Services, match: Match, { version, number }: CoursePost): Promise<void> => {
  const key: DeliveryKey = { match: match.id, version, kind: 'course', recipient: 'thread' };
  if ((await services.stores.deliveries.find(key))?.message !== undefined) return;
  const retold = await retell(services, match);
  if (retold === undefined) return;
  const { chart, replay } = retold;
  const said = courseSaid(services.sentences(), match, number, retold);
  await inThread(services, match, (channel) =>
    deliver(services, {
      key,
      channel,
      body: postBody(said),
      mark: said.mark,
      files: async () => [chart, replay].map(({ name, file }) => ({ name, data: file })),
      keep: 'once',
    }),
  );
};

/** Only a post that stands, or may, is changed: what was taken back before it was posted is posted never. */
const sendTakenBack = async (services: Services, match: Match, post: TablePost): Promise<void> => {
  const key = { match: match.id, version: post.version, kind: post.kind, recipient: 'thread' };
  if ((await services.stores.deliveries.find(key)) === undefined) return;
  const said = takenBackSaid(services.sentences(), match, post);
  const body = { ...postBody(said), attachments: [] };
  await inThread(services, match, (channel) => deliver(services, { key, channel, body, mark: said.mark, keep: 'current' }));
};

/** A card of no round that was posted has nowhere to stand. */
const sendCard = async (services: Services, match: Match, post: CardPost): Promise<void> => {
  const user = match.seats.find(({ seat }) => seat === post.seat)?.user;
  const { round } = post;
  if (user === undefined || round === undefined) return;
  const key: DeliveryKey = { match: match.id, version: round.version, kind: 'card', recipient: user };
  if (post.isTakenBack && (await services.stores.deliveries.find(key)) === undefined) return;
  const known = await services.stores.users.find(user);
  const say = services.sentences(known?.locale);
  const said = post.isTakenBack ? cardTakenBackSaid(say, match, round) : cardSaid(say, match, post, round);
  await sendDirectly(services, user, {
    key,
    body: postBody(said),
    mark: said.mark,
    content: `${post.step.version}\n${said.texts.join('\n')}`,
    keep: 'current',
  });
};
