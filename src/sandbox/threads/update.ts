import { channelOf, threadOf } from '../objects/channels.ts';
import type { Stage } from '../stage.ts';
import type { ThreadRow } from '../world/rows.ts';

/** Changes a thread, and tells the bot and the pages. A change of `archived` notes the time. */
export const updateThread = (stage: Stage, thread: ThreadRow): void => {
  const before = stage.world.channels.get(thread.id);
  const turned = before?.kind === 'thread' && before.archived !== thread.archived;
  const now = stage.clock.now();
  const row = turned ? { ...thread, archiveChangedAt: now, ...(thread.archived ? {} : { activeAt: now }) } : thread;
  stage.change({ kind: 'channel', channel: row });
  stage.dispatch('THREAD_UPDATE', threadOf(stage.world, row));
  stage.tell({ kind: 'channel', channel: channelOf(stage.world, row) }, 'everyone');
};
