import { matchesOf, OWN_DATABASES, type OwnDatabase } from '#app/ownDatabase.ts';
import { readBackup, restore } from '#store/index.ts';
import { runArchiveCommand } from './archiveCommand.ts';

/** Returns whose database a backup was made of. Reads and checks all of it before a database is opened or created. */
const ownerOf = async (folder: string): Promise<OwnDatabase | undefined> => {
  const { of: owner } = await readBackup(folder);
  return owner !== undefined && owner in OWN_DATABASES ? (owner as OwnDatabase) : undefined;
};

await runArchiveCommand(
  'restore',
  async ({ url, own }, folder) => {
    const { manifest, live } = await restore(url, folder);
    const matches = manifest.tables.find(({ name }) => name === 'Match')?.rows ?? 0;
    return `Restored ${matchesOf(matches, own)}, as of ${manifest.takenAt}. Matches that are not over: ${live}. Each thread reads so when the bot starts.`;
  },
  ownerOf,
);
