import type { Services } from '#discord/command/services.ts';
import type { MatchId } from '#matches/index.ts';

/** Up to which match each process has looked; all of them once it has found no more and the records of all matches are computed. */
const lookedUpTo = new WeakMap<object, MatchId>();

/**
 * Keeps the luck of one match whose report this release has not made: one at each call, because analysing a match takes seconds. A match
 * that can't be analysed is tried again after the next start. Newer matches get theirs with their report.
 */
export const keepOlderLuck = async ({ stores, reports, log }: Services): Promise<void> => {
  const from = lookedUpTo.get(stores) ?? 0;
  if (reports === undefined || from === Number.POSITIVE_INFINITY) return;
  const id = await stores.statistics.withoutLuck(from);
  if (id === undefined && (await stores.participations.due(1)).length > 0) return;
  lookedUpTo.set(stores, id ?? Number.POSITIVE_INFINITY);
  const match = id === undefined ? undefined : await stores.matches.find(id);
  if (match === undefined) return;
  try {
    const rows = await stores.matches.read(match.id, 0);
    const { luck } = await reports.analyse({ game: match.game, match: match.id, rows });
    await stores.statistics.keepLuck(match.id, luck?.total ?? []);
  } catch (err) {
    log.warn({ match: match.id, err }, 'could not analyse a match for statistics');
  }
};
