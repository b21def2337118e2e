/** Loaded before the bot's program, which runs as it is built: plain JavaScript, and nothing on the program's other threads. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./thinkers.ts', import.meta.url);
}
