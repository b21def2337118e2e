import { sendNudge } from '#discord/nudge.ts';
import type { Services } from '#discord/services.ts';
import type { Heart } from '#matches/index.ts';
import { tendAbsences } from './absences.ts';
import type { Queues } from './queues.ts';
import { tendStale } from './staleness.ts';
import { tellOrders } from './tellOrders.ts';
import { tellRestored } from './tellRestored.ts';
import { openVotes, tendVote } from './tendVotes.ts';

/**
 * Finds what no job stands for any more (a hint was lost, the queue was wiped, nobody was there when it fell due): matches not
 * wholly announced, calls due, news of orders that are gone, nudges that waited for quiet hours to end, votes, matches that nobody
 * plays, lobbies whose time is over, servers that the bot has left or come back to. Each is taken up by its own handler, which does
 * nothing where there is nothing to do. While a part of the house is down nobody can act, so nothing ends by silence.
 */
export const sweep = async (services: Services, heart: Heart, queues: Queues, limit: number): Promise<void> => {
  const { stores, matches, clock } = services;
  await tellRestored(services);
  await tendAbsences(services);
  for (const match of await stores.matches.unannounced(limit)) await queues.add('announce', { match });
  if ((await stores.clocks.callsDue(clock.now().getTime(), 1)).length > 0) await queues.add('call', {});
  for (const match of await stores.orders.newsDue(clock.now(), limit)) await tellOrders(services, match);
  for (const nudge of await stores.nudges.due(clock.now(), limit)) await sendNudge(services, nudge);
  for (const match of await stores.matches.computersDue(limit)) await queues.add('computer', { match });
  for (const match of await stores.clocks.due(clock.now().getTime(), limit)) await queues.add('clock', { match });
  if (!(await heart.beat())) return;
  for (const match of await openVotes(services, limit)) await tendVote(services, match);
  for (const match of await stores.matches.staleDue(clock.now(), limit)) await tendStale(services, match);
  for (const match of await stores.matches.lobbiesDue(clock.now(), limit)) {
    await matches.play(match, { type: 'Expire' }, `expire ${match}`);
  }
};
