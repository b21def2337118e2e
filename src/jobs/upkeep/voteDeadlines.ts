import type { Services } from '#discord/command/services.ts';
import { motionOf, pendingVoters } from '#discord/decisions/votes.ts';
import { tryNotifyUser } from '#discord/delivery/personalNotices.ts';
import { threadLink } from '#discord/text/links.ts';
import type { Sentences } from '#i18n/index.ts';
import { type Match, type MatchId, type UserId, type VoteStanding, voteEndsAt } from '#matches/index.ts';
import { pendingPingKey, usersIn } from '../announce/votersToPing.ts';
import { outsideQuietHours } from '../pending/outsideQuietHours.ts';

/** Longer than any vote is open. */
const FAR_MS = 30 * 24 * 3_600_000;

/** Returns the matches with an open vote, those that end first. */
export const openVotes = ({ stores, clock }: Services, limit: number): Promise<readonly MatchId[]> =>
  stores.schedule.due('vote', new Date(clock.now().getTime() + FAR_MS), limit);

/** Counts an open vote when its time is over; before, notifies users whose quiet hours have ended since it was called. */
export const processVoteDeadline = async (services: Services, id: MatchId): Promise<void> => {
  const { vote, match } = (await services.matches.position(id, undefined)) ?? {};
  if (vote === undefined || match === undefined) return;
  if (voteEndsAt(match, vote) <= services.clock.now().getTime()) {
    await services.matches.play(id, { type: 'CountVotes', called: vote.called }, `count ${vote.called}`);
    return;
  }
  for (const user of await outsideQuietHours(services, usersIn(match, pendingVoters(vote)))) {
    const isUnpinged = (await services.stores.deliveries.find(pendingPingKey(match, vote, user))) !== undefined;
    if (isUnpinged) await remindOfVote(services, match, vote, user);
  }
};

const remindOfVote = async (services: Services, match: Match, vote: VoteStanding, user: UserId): Promise<void> => {
  const { number } = vote;
  const label = `#${match.id}`;
  const words = (say: Sentences) => motionOf(services, say, match, vote);
  await tryNotifyUser(services, {
    match,
    user,
    kind: `vote ${number}`,
    tag: `${label}·vote ${number} call`,
    direct: async (say) => say.table.voteWaits(label, await words(say), threadLink(match)),
    open: async (say, mention) => say.table.publicVoteWaits(label, mention, await words(say)),
  });
};
