import { TimestampStyles, time } from 'discord.js';
import { sentencesAt } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import type { MessageContent } from '#discord/components/message.ts';
import { organiserText, seatControls, seatText } from '#discord/decisions/seatPosts.ts';
import { motionOf, voteControls, voteText } from '#discord/decisions/votes.ts';
import { formatSteps } from '#discord/narration/eventText.ts';
import { motionText } from '#discord/narration/rewindTargets.ts';
import { namedAt, seatName } from '#discord/text/seatNames.ts';
import type { Sentences } from '#i18n/index.ts';
import { checkpointTag, type HistoryStep, type Match } from '#matches/index.ts';
import { postInThread } from './postInThread.ts';
import type { DrawPost, OrganiserPost, SeatPost, VotePost } from './postTypes.ts';
import { notifySeatTransfer } from './seatTransferNotice.ts';
import { votersToPing } from './votersToPing.ts';

/**
 * Posts about decisions of the players. Their delivery keys contain step numbers, never versions, because even the nonce that
 * prevents duplicates is derived from the key, and must be computable from public facts.
 */

/**
 * Posts the round before it is published, with the checkpoint tag of the log so far. A post that is older than the round proves
 * that the operator didn't know the draw. It is never edited.
 */
export const sendDraw = async (services: Services, match: Match, { step, round, at }: DrawPost): Promise<void> => {
  const say = sentencesAt(services, match);
  const { fairness } = say.common;
  const { number } = step;
  const chain = step.events.at(-1)?.chain;
  const awaited = fairness.awaited(round, time(Math.ceil(at / 1_000), TimestampStyles.RelativeTime));
  const message: MessageContent = {
    texts: [...startText(say, match, step), awaited],
    tag: `#${match.id}·${number}·draw`,
    footer: chain && fairness.mark(checkpointTag(chain, number)),
    pings: [],
    silent: true,
  };
  await postInThread(services, match, { kind: 'draw', version: number }, message, { dedupe: 'once' });
};

/** Returns the lines about the start of the match. Before the deal no other post has them. */
const startText = (say: Sentences, match: Match, step: HistoryStep): readonly string[] =>
  step.events.some(({ event }) => event.type === 'MatchStarted') ? formatSteps(say, match, [step], 'spectator', seatName) : [];

/** Pings the users whose vote is missing when first sent; an edit never pings. */
export const sendVote = async (services: Services, match: Match, { vote }: VotePost): Promise<void> => {
  const say = sentencesAt(services, match);
  const message: MessageContent = {
    texts: [voteText(say, match, vote, await motionOf(services, say, match, vote))],
    ...(vote.result === undefined && { controls: [voteControls(say, match, vote)] }),
    tag: `#${match.id}·vote ${vote.number}`,
    pings: [],
  };
  const pings = () => votersToPing(services, match, vote);
  await postInThread(services, match, { kind: 'vote', version: vote.number }, message, { pings });
  if (vote.result === 'carried') await notifySeatTransfer(services, match, vote);
};

export const sendSeat = async (services: Services, match: Match, { seat, freed, now }: SeatPost): Promise<void> => {
  const kind = `seat ${seat}`;
  const number = freed ?? (await services.stores.deliveries.latest(match.id, kind, 'thread'))?.version;
  if (number === undefined) return;
  const say = sentencesAt(services, match);
  await postInThread(
    services,
    match,
    { kind, version: number },
    {
      texts: [seatText(say, match, seat, now)],
      ...(now === 'free' && { controls: [seatControls(say, match, seat)] }),
      tag: `#${match.id}·${number}·${kind}`,
      pings: [],
    },
  );
};

/** Updates the posts of all seats once the match is over. */
export const sendSeatsOver = async (services: Services, match: Match): Promise<void> => {
  for (const { seat } of match.seats) await sendSeat(services, match, { kind: 'seat', seat, freed: undefined, now: 'over' });
};

export const sendOrganiser = async (
  services: Services,
  match: Match,
  { version, number, motion }: OrganiserPost,
): Promise<void> => {
  const remark = await services.stores.matches.remarkOn(match.id, version);
  const say = sentencesAt(services, match);
  const text = organiserText(say, await motionText(services, say, namedAt(match, version), motion), remark);
  const message = { texts: [text], tag: `#${match.id}·${number}·organiser`, pings: [] };
  await postInThread(services, match, { kind: 'organiser', version: number }, message);
  await notifySeatTransfer(services, match, { number, motion, remark });
};
