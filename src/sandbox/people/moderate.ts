import { channelOf, threadOf } from '../objects/channels.ts';
import type { Act, Acted } from '../pageProtocol.ts';
import type { Stage } from '../stage.ts';
import type { ThreadRow } from '../world/rows.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

/** Changes a thread and tells the bot and the pages. */
export const updateChannel = (stage: Stage, thread: ThreadRow): void => {
  stage.change({ kind: 'channel', channel: thread });
  stage.dispatch('THREAD_UPDATE', threadOf(stage.world, thread));
  stage.tell({ kind: 'channel', channel: channelOf(stage.world, thread) }, 'everyone');
};

/** What a moderator does to a channel or thread. */
export const moderate = (stage: Stage, act: Extract<Act, { do: 'archive' | 'lock' | 'unarchive' | 'deleteChannel' }>): Acted => {
  const channel = channelFor(stage, act.as, act.channel);
  if (act.do === 'deleteChannel') {
    if (channel.kind === 'direct') return refuse('A direct channel cannot be deleted.');
    const shown = channelOf(stage.world, channel);
    stage.change({ kind: 'channelDeleted', id: channel.id });
    stage.dispatch(channel.kind === 'thread' ? 'THREAD_DELETE' : 'CHANNEL_DELETE', shown);
    stage.tell({ kind: 'channelDeleted', id: channel.id }, 'everyone');
    return {};
  }
  if (channel.kind !== 'thread') return refuse('Only threads are archived or locked.');
  const archiveChangedAt = stage.clock.now();
  const change = {
    archive: { archived: true },
    lock: { archived: true, locked: true },
    unarchive: { archived: false, locked: false },
  };
  updateChannel(stage, { ...channel, ...change[act.do], archiveChangedAt });
  return {};
};
