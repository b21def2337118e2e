import type { Context } from '../context.ts';
import { channelOf } from '../objects/channels.ts';
import type { Action, ActionResult } from '../pageProtocol.ts';
import { updateThread } from '../threads/update.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

/** Performs a moderator's action on a channel or thread. */
export const moderate = (
  context: Context,
  act: Extract<Action, { do: 'archive' | 'lock' | 'unarchive' | 'deleteChannel' }>,
): ActionResult => {
  const channel = channelFor(context, act.as, act.channel);
  if (act.do === 'deleteChannel') {
    if (channel.kind === 'direct') return refuse('A direct channel cannot be deleted.');
    const shown = channelOf(context.world, channel);
    context.change({ kind: 'channelDeleted', id: channel.id });
    context.dispatch(channel.kind === 'thread' ? 'THREAD_DELETE' : 'CHANNEL_DELETE', shown);
    context.tell({ kind: 'channelDeleted', id: channel.id }, 'everyone');
    return {};
  }
  if (channel.kind !== 'thread') return refuse('Only threads are archived or locked.');
  const change = {
    archive: { archived: true },
    lock: { archived: true, locked: true },
    unarchive: { archived: false, locked: false },
  };
  updateThread(context, { ...channel, ...change[act.do] });
  return {};
};
