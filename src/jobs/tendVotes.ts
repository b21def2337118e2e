import { threadLink } from '#discord/links.ts';
import { tellIfPossible } from '#discord/notices.ts';
import type { Services } from '#discord/services.ts';
import { awaitedIn, motionOf } from '#discord/votes.ts';
import type { Sentences } from '#i18n/index.ts';
import { type Match, type MatchId, type UserId, type VoteStanding, voteEndsAt } from '#matches/index.ts';
import { awakeAmong } from './awake.ts';

/** Longer than any vote is open. */
const FAR_MS = 30 * 24 * 3_600_000;

/** Matches with a vote that is open, or whose time is over, those that end first. */
export const openVotes = ({ stores, clock }: Services, limit: number): Promise<readonly MatchId[]> =>
  stores.matches.votesDue(new Date(clock.now().getTime() + FAR_MS), limit);

/** Looks after a vote that is open: counts it when its time is over, and calls those who were asleep when it was called. */
export const tendVote = async (services: Services, id: MatchId): Promise<void> => {
  const { vote, match } = (await services.matches.position(id, undefined)) ?? {};
  if (vote === undefined || match === undefined) return;
  if (voteEndsAt(match, vote) <= services.clock.now().getTime()) {
    await services.matches.play(id, { type: 'CountVotes', called: vote.called }, `count ${vote.called}`);
    return;
  }
  for (const user of await awakeAmong(services, usersIn(match, awaitedIn(vote)))) {
    const isLeft = (await services.stores.deliveries.find(leftKey(match, vote, user))) !== undefined;
    if (isLeft) await callToVote(services, match, vote, user);
  }
};

/** Whom the post of a vote pings: those who are awaited, unless they have quiet hours. That these are called later is noted first. */
export const votersToPing = async (services: Services, match: Match, vote: VoteStanding): Promise<readonly UserId[]> => {
  const awaited = usersIn(match, awaitedIn(vote));
  const awake = await awakeAmong(services, awaited);
  for (const user of awaited.filter((each) => !awake.includes(each))) {
    await services.stores.deliveries.claim(leftKey(match, vote, user), services.clock.now());
  }
  return awake;
};

const usersIn = ({ seats }: Match, wanted: readonly number[]): readonly UserId[] =>
  seats.flatMap(({ seat, user }) => (user !== undefined && wanted.includes(seat) ? user : []));

/** Stands for somebody whom the post of a vote did not ping; never a message itself. */
const leftKey = ({ id }: Match, { number }: VoteStanding, user: UserId) => ({
  match: id,
  version: 0,
  kind: `vote ${number} asleep`,
  recipient: user,
});

const callToVote = async (services: Services, match: Match, vote: VoteStanding, user: UserId): Promise<void> => {
  const { number } = vote;
  const label = `#${match.id}`;
  const words = (say: Sentences) => motionOf(services, say, match, vote);
  await tellIfPossible(services, {
    match,
    user,
    kind: `vote ${number}`,
    mark: `${label}·vote ${number} call`,
    direct: async (say) => say.table.voteWaits(label, await words(say), threadLink(match)),
    open: async (say, mention) => say.table.publicVoteWaits(label, mention, await words(say)),
  });
};
