import { matchesOf, readBackup, restore } from '#store/index.ts';
import { archive, matchCount } from './archive.ts';
import { withDatabaseToFill } from './archiveDatabase.ts';

await archive('restore', async (request) => {
  // Read before a database is opened, or made, for it.
  const { database } = await readBackup(request.folder);
  return withDatabaseToFill(request, database, async ({ url, name }) => {
    const { manifest, live } = await restore(url, request.folder);
    const from = database === undefined ? '' : ` of the ${database}'s database`;
    return `${matchCount(matchesOf(manifest))}${from}, as of ${manifest.takenAt}, restored into ${name}. Not over: ${live}. When the bot starts, it posts a notice in each of them.`;
  });
});
