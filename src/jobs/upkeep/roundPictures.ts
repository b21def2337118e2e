import { themeOf } from '#discord/command/pictureTheme.ts';
import { type Recipient, recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { seesMatch } from '#discord/delivery/channelAccess.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { stopRow } from '#discord/following/watch.ts';
import { changesSinceLastRound } from '#discord/lookups/changesSinceRound.ts';
import { failureOf, isRetryable } from '#discord/responses/discordErrors.ts';
import { threadLink } from '#discord/text/links.ts';
import { labelName, namedAt, plainName, seatName, seatNames } from '#discord/text/seatNames.ts';
import {
  DEFAULT_HOURS,
  type DeliveryKey,
  type Follower,
  type HistoryStep,
  isMatchEvent,
  type Match,
  quietUntil,
} from '#matches/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Minimum time between two pictures of a match to a user. */
const DAY = 24 * HOUR;

/**
 * Sends a user who watches a match the picture of its newest round or of its end, as spectators see it: at most one a day, outside
 * quiet hours. They stop watching when the match is over, when Discord refuses the message, and when they play in the match or no
 * longer see its channel. May be called twice or for nothing.
 */
export const sendRoundPicture = async (services: Services, follower: Follower): Promise<void> => {
  const { stores, clock, throttle, log } = services;
  if (throttle?.isNear() === true) return;
  try {
    const next = await nextFor(services, follower);
    if (next === 'stop') await stores.followers.end(follower.match, follower.user);
    else await stores.followers.settle(follower, next);
  } catch (error) {
    const dueAt = new Date(clock.now().getTime() + (isRetryable(error) ? MINUTE : HOUR));
    await stores.followers.settle(follower, { dueAt });
    if (failureOf(error) === undefined) throw error;
    log.warn({ match: follower.match, err: error }, 'could not send a picture to a follower');
  }
};

type Next = 'stop' | Parameters<Services['stores']['followers']['settle']>[1];

const nextFor = async (services: Services, { match: id, user, newest }: Follower): Promise<Next> => {
  const { stores, clock, matches } = services;
  const now = clock.now().getTime();
  const waitUntil = (at: number): Next => ({ dueAt: new Date(at) });
  const match = await stores.matches.find(id);
  if (match === undefined || match.seats.some((row) => row.user === user)) return 'stop';
  if (match.suspendedAt !== undefined || match.status === 'setAside') return waitUntil(now + HOUR);
  const to = await recipientOf(services, user);
  const quietEnd = quietUntil(to.stored?.hours ?? DEFAULT_HOURS, now);
  if (quietEnd !== undefined) return waitUntil(quietEnd);
  const history = await matches.history(match, newest - 1);
  const step = history?.steps[0];
  if (history === undefined || step === undefined) return waitUntil(now + HOUR);
  const isEnd = endOf(step) !== undefined;
  // The post of the end follows soon.
  if (match.status !== 'playing' && !isEnd) return waitUntil(now + MINUTE);
  if (step.events.every(({ version }) => history.takenBack.has(version))) return { sent: newest, dueAt: clock.now() };
  if (!(await seesMatch(services, match, user))) return 'stop';
  const sent = await send(services, match, to, step);
  return sent === undefined || isEnd ? 'stop' : { sent: newest, dueAt: new Date(now + DAY) };
};

const endOf = ({ events }: HistoryStep) =>
  events.flatMap(({ event }) => (isMatchEvent(event) && event.type === 'MatchEnded' ? [event] : []))[0];

/** Returns the message's id; `undefined` where Discord refuses it. Its key has the public number of the step. */
const send = async (services: Services, now: Match, to: Recipient, step: HistoryStep): Promise<string | undefined> => {
  const { stored, say, user } = to;
  const key: DeliveryKey = { match: now.id, version: step.number, kind: 'watch', recipient: user };
  const known = await services.stores.deliveries.find(key);
  if (known?.message !== undefined) return known.message;
  const match = namedAt(now, step.version);
  const view = step.view('spectator');
  const words = say.game(match.game);
  const told = await changesSinceLastRound(services, match.id, 'spectator', step);
  const theme = await themeOf(services, match, stored);
  const request = { game: match.game, view, names: seatNames(match), words: words.pictureWords, theme, told };
  const painted = stored?.shape === 'none' ? undefined : await services.render(request).catch(() => undefined);
  const end = endOf(step);
  const [label, link] = [say.common.matchName(match.id), threadLink(match)];
  const title =
    end === undefined
      ? say.moderation.roundBegan(label, words.name, words.round(view), link)
      : say.moderation.matchOver(label, words.name, words.outcome(end, seatName(say, match)), link);
  const tag = `#${match.id}·${step.number}·watch`;
  const body = buildMessage({
    texts: painted === undefined ? [title, words.boardText(view, plainName(match), told)] : [],
    ...(painted && { pictures: [{ name: painted.name, altText: words.altText(view, labelName(match), told), caption: title }] }),
    ...(end === undefined && { controls: [stopRow(say, match.id)] }),
    tag,
    pings: [],
    silent: true,
  });
  const files = async () => (painted === undefined ? [] : [{ name: painted.name, data: painted.file }]);
  return sendDirectMessage(services, to, { key, body, tag, files, dedupe: 'once' });
};
