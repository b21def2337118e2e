import type { Services } from '#discord/command/services.ts';
import { syncCupPost } from '#discord/cups/cupPost.ts';
import { releaseFromQuarantine } from '#discord/delivery/releaseFromQuarantine.ts';
import { sendNudge } from '#discord/status/nudge.ts';
import { type DueWork, type LivenessMonitor, type Match, type MatchId, releaseId } from '#matches/index.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';
import type { QueueName, Queues } from '../queue/queues.ts';
import { closeIfAbandoned } from '../upkeep/abandonedMatches.ts';
import { sendBanNotice } from '../upkeep/banNotices.ts';
import { workOnCups } from '../upkeep/cups.ts';
import { postPuzzles } from '../upkeep/dailyPuzzle.ts';
import { workOnSearches } from '../upkeep/formTables.ts';
import { processGuildRemovals } from '../upkeep/guildRemoval.ts';
import { keepOlderLuck } from '../upkeep/olderLuck.ts';
import { announceDroppedOrders } from '../upkeep/orderNotices.ts';
import { recordMatches } from '../upkeep/records.ts';
import { announceRestore } from '../upkeep/restoreNotices.ts';
import { sendRoundPicture } from '../upkeep/roundPictures.ts';
import { openVotes, processVoteDeadline } from '../upkeep/voteDeadlines.ts';

/**
 * Finds work without a job (a lost hint, a wiped queue, nothing running at the time): matches with unannounced events, matches
 * that an older release quarantined, reminders, notices of dropped orders, nudges that waited for quiet hours to end, pictures for
 * those who watch, messages about bans, posts about cups, votes, abandoned matches, expired lobbies, searches for players, records of players, puzzles of
 * the day, servers the bot has left or rejoined. Each goes to its own handler, which does nothing if there is nothing to do. Nothing
 * expires while the bot or the worker is down, since nobody can act then.
 */
export const sweep = async (services: Services, liveness: LivenessMonitor, queues: Queues, limit: number): Promise<void> => {
  const { stores, matches, clock, log } = services;
  const forEachDue = async (work: DueWork, act: (match: MatchId) => Promise<unknown>, failure: string): Promise<void> =>
    forEachConcurrently(log, await stores.schedule.due(work, clock.now(), limit), act, failure);
  /** Adds jobs for due work. A queue that rejects a job does not affect the others. */
  const addJobs = (queue: QueueName, work: DueWork): Promise<void> =>
    forEachDue(work, (match) => queues.add(queue, { match }), NOT_ADDED);

  await announceRestore(services);
  await processGuildRemovals(services);
  const quarantined = await stores.matches.list({ notTriedBy: releaseId() }, limit);
  const release = ({ id }: Match) => releaseFromQuarantine(services, id);
  await forEachConcurrently(log, quarantined, release, 'could not release a match from quarantine');
  await addJobs('announce', 'announcement');
  const toRemind = await stores.clocks.usersToRemind(clock.now().getTime(), 1);
  await forEachConcurrently(log, toRemind, () => queues.add('call', {}), NOT_ADDED);
  await addJobs('computer', 'computer');
  await addJobs('clock', 'clock');
  await forEachDue('notices', (match) => announceDroppedOrders(services, match), 'could not announce dropped orders');
  const nudges = await stores.nudges.due(clock.now(), limit);
  await forEachConcurrently(log, nudges, (nudge) => sendNudge(services, nudge), 'could not send a nudge');
  await recordMatches(services);
  const pictures = await stores.followers.due(clock.now(), limit);
  await forEachConcurrently(log, pictures, (each) => sendRoundPicture(services, each), 'could not send a picture to a follower');
  const bans = await stores.moderation.untold(clock.now(), limit);
  await forEachConcurrently(log, bans, (each) => sendBanNotice(services, each), 'could not send a message about a ban');
  const cups = await stores.cups.unposted(limit);
  await forEachConcurrently(log, cups, (cup) => syncCupPost(services, cup), 'could not post about a cup');
  if (!(await liveness.heartbeat())) return;
  const votes = await openVotes(services, limit);
  await forEachConcurrently(log, votes, (match) => processVoteDeadline(services, match), 'could not process a vote');
  await workOnSearches(services, limit);
  await workOnCups(services, limit);
  await postPuzzles(services, limit);
  await forEachDue('stale', (match) => closeIfAbandoned(services, match), 'could not process an abandoned match');
  const expire = (match: MatchId) => matches.play(match, { type: 'Expire' }, `expire ${match}`);
  await forEachDue('lobby', expire, 'could not close a lobby');
  await keepOlderLuck(services);
};

const NOT_ADDED = 'could not add a job';
