import type { Services } from '#discord/command/services.ts';
import { pendingVoters } from '#discord/decisions/votes.ts';
import type { Match, UserId, VoteStanding } from '#matches/index.ts';
import { outsideQuietHours } from '../pending/outsideQuietHours.ts';

/**
 * Returns the users to ping in the post of a vote: those yet to vote. Users in quiet hours are recorded, to be notified
 * later.
 */
export const votersToPing = async (services: Services, match: Match, vote: VoteStanding): Promise<readonly UserId[]> => {
  const awaited = usersIn(match, pendingVoters(vote));
  const awake = await outsideQuietHours(services, awaited);
  for (const user of awaited.filter((each) => !awake.includes(each))) {
    await services.stores.deliveries.claim(pendingPingKey(match, vote, user), services.clock.now());
  }
  return awake;
};

export const usersIn = ({ seats }: Match, wanted: readonly number[]): readonly UserId[] =>
  seats.flatMap(({ seat, user }) => (user !== undefined && wanted.includes(seat) ? user : []));

/** The key of a row that marks a user whom the post of a vote did not ping. It is never a message itself. */
export const pendingPingKey = ({ id }: Match, { number }: VoteStanding, user: UserId) => ({
  match: id,
  version: 0,
  kind: `vote ${number} asleep`,
  recipient: user,
});
