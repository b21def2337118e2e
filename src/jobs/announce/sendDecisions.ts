import { TimestampStyles, time } from 'discord.js';
import { sentencesAt } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage, type MessageContent } from '#discord/components/message.ts';
import { organiserText, seatControls, seatText } from '#discord/decisions/seatPosts.ts';
import { motionOf, voteControls, voteText } from '#discord/decisions/votes.ts';
import { deliverOnce, type OutgoingMessage } from '#discord/delivery/deliverOnce.ts';
import { withThread } from '#discord/delivery/threads.ts';
import { formatSteps } from '#discord/narration/eventText.ts';
import { motionText } from '#discord/narration/rewindTargets.ts';
import { namedAt, seatName } from '#discord/text/seatNames.ts';
import type { Sentences } from '#i18n/index.ts';
import { checkpointTag, type HistoryStep, type Match } from '#matches/index.ts';
import type { CouncilPost, DrawPost, OrganiserPost, SeatPost, VotePost } from './postTypes.ts';
import { tellSeatGiven } from './seatTransferNotice.ts';
import { votersToPing } from './votersToPing.ts';

/** Brings a post about what the table decides to the match's thread, once, or up to date there. */
export const sendCouncil = async (services: Services, match: Match, post: CouncilPost): Promise<void> => {
  switch (post.kind) {
    case 'draw':
      return sendDraw(services, match, post);
    case 'vote':
      return sendVote(services, match, post);
    case 'seat':
      return sendSeat(services, match, post);
    case 'organiser':
      return sendOrganiser(services, match, post);
    case 'seatsOver':
      for (const { seat } of match.seats) {
        await sendSeat(services, match, { kind: 'seat', seat, freed: undefined, now: 'over' });
      }
  }
};

/** Such posts are known by numbers that all may see, for even what keeps a message from being sent twice is made from these. */
const post = async (
  services: Services,
  match: Match,
  { kind, number }: { readonly kind: string; readonly number: number },
  said: MessageContent,
  pings?: () => Promise<readonly string[]>,
  keep: OutgoingMessage['dedupe'] = 'current',
): Promise<void> => {
  const body = buildMessage(said);
  await withThread(services, match, (channel) =>
    deliverOnce(services, {
      key: { match: match.id, version: number, kind, recipient: 'thread' },
      channel,
      body,
      tag: said.tag,
      content: JSON.stringify(body.components),
      ...(pings && { pings }),
      dedupe: keep,
    }),
  );
};

/**
 * Posts the round before it is published, with the checkpoint tag of the log so far. A post that is older than the round proves
 * that the operator didn't know the draw. It is never edited.
 */
const sendDraw = async (services: Services, match: Match, { step, round, at }: DrawPost): Promise<void> => {
  const say = sentencesAt(services, match);
  const { fairness } = say.common;
  const { number } = step;
  const chain = step.events.at(-1)?.chain;
  const awaited = fairness.awaited(round, time(Math.ceil(at / 1_000), TimestampStyles.RelativeTime));
  const said: MessageContent = {
    texts: [...(await startSaid(services, say, match, step)), awaited],
    tag: `#${match.id}·${number}·draw`,
    footer: chain && fairness.mark(checkpointTag(chain, number)),
    pings: [],
    silent: true,
  };
  await post(services, match, { kind: 'draw', number }, said, undefined, 'once');
};

/** Before the deal no other post tells that the match starts, and what binds the bot. */
const startSaid = async (services: Services, say: Sentences, match: Match, step: HistoryStep): Promise<readonly string[]> => {
  if (step.events.every(({ event }) => event.type !== 'MatchStarted')) return [];
  const { commitment } = await services.matches.fairness(match);
  return [...formatSteps(say, match, [step], 'spectator', seatName), say.common.fairness.committed(commitment)];
};

/** Those who are awaited are called as it is first sent; an edit never pings. */
const sendVote = async (services: Services, match: Match, { vote }: VotePost): Promise<void> => {
  const say = sentencesAt(services, match);
  const said: MessageContent = {
    texts: [voteText(say, match, vote, await motionOf(services, say, match, vote))],
    ...(vote.result === undefined && { controls: [voteControls(say, match, vote)] }),
    tag: `#${match.id}·vote ${vote.number}`,
    pings: [],
  };
  await post(services, match, { kind: 'vote', number: vote.number }, said, () => votersToPing(services, match, vote));
  if (vote.result === 'carried') await tellSeatGiven(services, match, vote);
};

const sendSeat = async (services: Services, match: Match, { seat, freed, now }: SeatPost): Promise<void> => {
  const kind = `seat ${seat}`;
  const number = freed ?? (await services.stores.deliveries.latest(match.id, kind, 'thread'))?.version;
  if (number === undefined) return;
  const say = sentencesAt(services, match);
  await post(
    services,
    match,
    { kind, number },
    {
      texts: [seatText(say, match, seat, now)],
      ...(now === 'free' && { controls: [seatControls(say, match, seat)] }),
      tag: `#${match.id}·${number}·${kind}`,
      pings: [],
    },
  );
};

const sendOrganiser = async (services: Services, match: Match, { version, number, motion }: OrganiserPost): Promise<void> => {
  const remark = await services.stores.matches.remarkOn(match.id, version);
  const say = sentencesAt(services, match);
  const text = organiserText(say, await motionText(services, say, namedAt(match, version), motion), remark);
  const said = { texts: [text], tag: `#${match.id}·${number}·organiser`, pings: [] };
  await post(services, match, { kind: 'organiser', number }, said);
  await tellSeatGiven(services, match, { number, motion, remark });
};
