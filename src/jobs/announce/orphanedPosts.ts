import type { Services } from '#discord/command/services.ts';
import type { Delivery, Match, MatchId } from '#matches/index.ts';
import type { PlannedPost } from './postTypes.ts';

/**
 * Returns the posts with controls that are still useful but are in a thread that was replaced: the open turn among those just
 * sent, an open vote, and free seats. Sending them again posts them in the current thread.
 */
export const findOrphanedPosts = async (
  services: Services,
  match: Match,
  sent: readonly PlannedPost[],
): Promise<readonly PlannedPost[]> => {
  const { id, place } = match;
  const { deliveries } = services.stores;
  const isElsewhere = (delivery: Delivery | undefined): boolean => delivery !== undefined && delivery.channel !== place.thread;
  const find = (kind: string, version: number) => deliveries.find({ match: id, version, kind, recipient: 'thread' });
  const orphaned: PlannedPost[] = [];
  const turn = sent.findLast((post) => post.kind === 'turn');
  if (turn !== undefined && turn.due.length > 0 && isElsewhere(await find('turn', turn.version))) orphaned.push(turn);
  const { vote, open = [] } = (await services.matches.position(match, undefined)) ?? {};
  if (vote !== undefined && isElsewhere(await find('vote', vote.number))) orphaned.push({ kind: 'vote', vote });
  for (const seat of open) {
    const newest = await deliveries.latest(id, `seat ${seat}`, 'thread');
    if (isElsewhere(newest)) orphaned.push({ kind: 'seat', seat, freed: undefined, now: 'free' });
  }
  return orphaned;
};

/** No channel has this name. */
const NO_CHANNEL = '';

/**
 * Marks the newest turn, an open vote and free seats as orphaned if they are in one of these messages. What each says is sent
 * again when it is reposted or when there is more to say.
 */
export const markOrphaned = async (
  { stores, matches }: Services,
  match: MatchId,
  messages: ReadonlySet<string>,
): Promise<void> => {
  const { deliveries } = stores;
  const { vote, open = [] } = (await matches.position(match, undefined)) ?? {};
  const newest = (kind: string) => deliveries.latest(match, kind, 'thread');
  const rows = [
    await newest('turn'),
    ...(vote === undefined ? [] : [await deliveries.find({ match, version: vote.number, kind: 'vote', recipient: 'thread' })]),
    ...(await Promise.all(open.map((seat) => newest(`seat ${seat}`)))),
  ];
  for (const row of rows) {
    if (row?.message === undefined || !messages.has(row.message)) continue;
    const { version, kind, recipient, message, contentHash = '' } = row;
    await deliveries.mark({ match, version, kind, recipient }, { channel: NO_CHANNEL, message, contentHash });
  }
};
