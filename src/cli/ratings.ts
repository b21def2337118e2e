import { openStores } from '#store/index.ts';
import { runArchiveCommand } from './archiveCommand.ts';

await runArchiveCommand('ratings', async ({ url }) => {
  const stores = await openStores(url);
  try {
    const matches = await stores.ratings.rebuild();
    return `Computed all ratings again, from ${matches} rated ${matches === 1 ? 'match' : 'matches'} in ${Math.round(process.cpuUsage().user / 1e6)} s of processor time.`;
  } finally {
    await stores.close();
  }
});
