import type { Context } from '../context.ts';
import { updateThread } from './update.ts';

const MINUTE = 60_000;

/** Archives threads after their period without messages, checked every minute. */
export const keepArchiving = (context: Context): void => {
  const look = (): void => {
    const now = context.clock.now();
    for (const thread of [...context.world.channels.values()]) {
      if (thread.kind !== 'thread' || thread.archived) continue;
      if (now - thread.activeAt >= thread.autoArchive * MINUTE) updateThread(context, { ...thread, archived: true });
    }
    context.clock.after(MINUTE, look);
  };
  context.clock.after(MINUTE, look);
};
