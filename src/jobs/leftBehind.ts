import type { Services } from '#discord/services.ts';
import type { Delivery, Match } from '#matches/index.ts';
import type { PlannedPost } from './posts.ts';

/**
 * The posts with controls that are of use still, but stand in a thread whose place another has taken: the open turn among those that
 * were sent now, an open vote, and seats that are free. Sent again, each comes to stand in the thread there is.
 */
export const postsLeftBehind = async (
  services: Services,
  match: Match,
  sent: readonly PlannedPost[],
): Promise<readonly PlannedPost[]> => {
  const { id, place } = match;
  const { deliveries } = services.stores;
  const isElsewhere = (delivery: Delivery | undefined): boolean => delivery !== undefined && delivery.channel !== place.thread;
  const find = (kind: string, version: number) => deliveries.find({ match: id, version, kind, recipient: 'thread' });
  const left: PlannedPost[] = [];
  const turn = sent.findLast((post) => post.kind === 'turn');
  if (turn !== undefined && turn.due.length > 0 && isElsewhere(await find('turn', turn.version))) left.push(turn);
  const { vote, open = [] } = (await services.matches.position(match, undefined)) ?? {};
  if (vote !== undefined && isElsewhere(await find('vote', vote.number))) left.push({ kind: 'vote', vote });
  for (const seat of open) {
    const newest = await deliveries.latest(id, `seat ${seat}`, 'thread');
    if (isElsewhere(newest)) left.push({ kind: 'seat', seat, freed: undefined, now: 'free' });
  }
  return left;
};
