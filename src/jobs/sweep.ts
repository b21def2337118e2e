import { sendNudge } from '#discord/nudge.ts';
import type { Services } from '#discord/services.ts';
import type { Queues } from './queues.ts';

/**
 * Finds what no job stands for any more (a hint was lost, the queue was wiped, nobody was there when it fell due): matches not
 * wholly announced, reminders due, nudges that waited for quiet hours to end, lobbies whose time is over. Each is taken up by its
 * own handler, which does nothing where there is nothing to do.
 */
export const sweep = async (services: Services, queues: Queues, limit: number): Promise<void> => {
  const { stores, matches, clock } = services;
  for (const match of await stores.matches.unannounced(limit)) await queues.add('announce', { match });
  for (const match of await stores.matches.remindersDue(clock.now(), limit)) await queues.add('remind', { match });
  for (const nudge of await stores.nudges.due(clock.now(), limit)) await sendNudge(services, nudge);
  for (const match of await stores.matches.computersDue(limit)) await queues.add('computer', { match });
  for (const match of await stores.clocks.due(clock.now().getTime(), limit)) await queues.add('clock', { match });
  for (const match of await stores.matches.lobbiesDue(clock.now(), limit)) {
    await matches.play(match, { type: 'Expire' }, `expire ${match}`);
  }
};
