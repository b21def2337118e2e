import { StartupError } from '#app/startupErrors.ts';
import { GAMES } from '#manifests/registry.ts';
import { createMatchService, type MatchId } from '#matches/index.ts';
import { openStores } from '#store/index.ts';
import { runArchiveCommand } from './archiveCommand.ts';

/**
 * Retries a match that was set aside and returns the result as a sentence. If its log can be replayed, the next sweep of a worker
 * resumes the match and announces it in the thread.
 */
const repair = async (url: string, match: MatchId): Promise<string> => {
  const stores = await openStores(url);
  const causes: unknown[] = [];
  const onBroken = (_match: MatchId, cause: unknown): void => void causes.push(cause);
  const matches = createMatchService({ stores, clock: { now: () => new Date() }, games: GAMES.rules, onBroken });
  try {
    const row = await stores.matches.find(match);
    if (row === undefined) throw new StartupError(`There is no match ${match}.`);
    if (row.status !== 'setAside') return `Match ${match} was not set aside: there is nothing to repair.`;
    if ((await matches.replayed(row)) !== undefined && (await stores.matches.retrySetAside(match))) {
      return `The log of match ${match} replays. A running worker brings the match back within seconds; otherwise the next one that starts does.`;
    }
    const [cause] = causes;
    const reason = cause instanceof Error ? cause.message : 'it was written by a newer release';
    return `The log of match ${match} cannot be replayed: ${reason}. Nothing was changed. Start a release that can read it, then try again.`;
  } finally {
    await stores.close();
  }
};

await runArchiveCommand('repair', async ({ url }, name) => {
  if (!/^#?\d{1,9}$/u.test(name)) throw new StartupError('Name one match by its number: npm run repair -- 12');
  return repair(url, Number(name.replace('#', '')));
});
