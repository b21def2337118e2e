import { backup, matchesOf } from '#store/index.ts';
import { archive, matchCount } from './archive.ts';
import { withDatabaseToBackUp } from './archiveDatabase.ts';

await archive('backup', (request) =>
  withDatabaseToBackUp(request, async ({ url, name, kind }) => {
    const manifest = await backup(url, request.folder, kind);
    return `${matchCount(matchesOf(manifest))} of ${name}, as of ${manifest.takenAt}, backed up to ${request.folder}. Keep it safe: the secrets of matches are in it.`;
  }),
);
