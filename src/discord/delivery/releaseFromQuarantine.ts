import { deadlinesOnResume, type MatchId, releaseId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { ignoringRejection } from './personalNotices.ts';
import { postOnceInThread } from './threads.ts';

/** The result of trying to end a match's quarantine. */
export type ReleaseResult = 'back' | 'notSetAside' | 'stillBroken';

/**
 * Ends a match's quarantine if its log can be replayed, and announces it in the thread. Its deadlines are extended by the time
 * it was set aside.
 * The current release is recorded before the replay, so that a replay that never ends is not started a second time.
 */
export const releaseFromQuarantine = async (services: Services, id: MatchId): Promise<ReleaseResult> => {
  const { stores, clock, matches } = services;
  const match = await stores.matches.find(id);
  if (match?.status !== 'setAside') return 'notSetAside';
  const isAway = (await stores.absences.all()).some(
    ({ server, backAt }) => server === match.place.server && backAt === undefined,
  );
  if (isAway) return 'notSetAside';
  await stores.matches.setAside(id, releaseId());
  const status = await matches.replayed(match);
  if (status === undefined) return 'stillBroken';
  if (!(await stores.absences.resume(id, { ...deadlinesOnResume(match, clock.now()), status }))) return 'notSetAside';
  services.log.info({ match: id }, 'match released from quarantine');
  const label = `#${id}`;
  const kind = `back at ${match.version}`;
  const say = sentencesAt(services, match);
  await ignoringRejection(services, match, () =>
    postOnceInThread(services, match, { kind, texts: [say.notices.broughtBack(label)], tag: `${label}·${kind}`, pings: [] }),
  );
  return 'back';
};
