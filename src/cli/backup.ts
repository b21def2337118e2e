import { matchesOf } from '#app/ownDatabase.ts';
import { backup } from '#store/index.ts';
import { runArchiveCommand } from './archiveCommand.ts';

await runArchiveCommand('backup', async ({ url, own }, folder) => {
  const { tables, takenAt } = await backup(url, folder, own);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const matches = tables.find(({ name }) => name === 'Match')?.rows ?? 0;
  return `${folder} holds ${matchesOf(matches, own)} as of ${takenAt}: ${rows} rows of ${tables.length} tables. Keep it safe: the secrets of matches are in it.`;
});
