import type { Context } from '../context.ts';
import { postMessage } from '../messages/announce.ts';
import { newMessage } from '../messages/newMessage.ts';
import type { Action, ActionResult } from '../pageProtocol.ts';
import { maySend } from '../permissions.ts';
import { updateThread } from '../threads/update.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

/** Sends a person's message. */
export const say = (context: Context, act: Extract<Action, { do: 'say' }>): ActionResult => {
  const channel = channelFor(context, act.as, act.channel);
  const content = act.content.trim();
  if (content === '' || content.length > 2_000) return refuse('A message has 1 to 2,000 characters.');
  if (!maySend(context.world, act.as, channel)) return refuse('You may not write in this channel.');
  if (channel.kind === 'thread' && channel.locked) return refuse('This thread is locked.');
  if (channel.kind === 'thread' && channel.archived) updateThread(context, { ...channel, archived: false });
  const message = newMessage(context, channel.id, act.as, { content });
  postMessage(context, { message, pinged: [] });
  return { message };
};
