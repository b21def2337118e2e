import { channelOf } from '../objects/channels.ts';
import type { Act, Acted } from '../pageProtocol.ts';
import type { Stage } from '../stage.ts';
import { updateThread } from '../threads/update.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

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
  const change = {
    archive: { archived: true },
    lock: { archived: true, locked: true },
    unarchive: { archived: false, locked: false },
  };
  updateThread(stage, { ...channel, ...change[act.do] });
  return {};
};
