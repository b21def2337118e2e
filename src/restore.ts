import { restore } from '#store/index.ts';
import { archive } from './archive.ts';

await archive('restore', async (url, folder) => {
  const { manifest, live } = await restore(url, folder);
  return `All is as it stood at ${manifest.takenAt}. Matches that are not over: ${live}. Each is told when the bot starts.`;
});
