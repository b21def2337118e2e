import type { Context } from '../context.ts';
import { channelOf, threadOf } from '../objects/channels.ts';
import type { ThreadRow } from '../world/rows.ts';

/** Changes a thread and announces it to the bot and the pages. A change of `archived` stores its time. */
export const updateThread = (context: Context, thread: ThreadRow): void => {
  const before = context.world.channels.get(thread.id);
  const turned = before?.kind === 'thread' && before.archived !== thread.archived;
  const now = context.clock.now();
  const row = turned ? { ...thread, archiveChangedAt: now, ...(thread.archived ? {} : { activeAt: now }) } : thread;
  context.change({ kind: 'channel', channel: row });
  context.dispatch('THREAD_UPDATE', threadOf(context.world, row));
  context.tell({ kind: 'channel', channel: channelOf(context.world, row) }, 'everyone');
};
