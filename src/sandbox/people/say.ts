import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { postMessage } from '../messages/announce.ts';
import { userOf } from '../objects/users.ts';
import type { Action, ActionResult } from '../pageProtocol.ts';
import { maySend } from '../permissions.ts';
import { updateThread } from '../threads/update.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

/** A plain message of a person. */
export const say = (context: Context, act: Extract<Action, { do: 'say' }>): ActionResult => {
  const channel = channelFor(context, act.as, act.channel);
  const content = act.content.trim();
  if (content === '' || content.length > 2_000) return refuse('A message has 1 to 2,000 characters.');
  if (!maySend(context.world, act.as, channel)) return refuse('You may not write in this channel.');
  if (channel.kind === 'thread' && channel.locked) return refuse('This thread is locked.');
  if (channel.kind === 'thread' && channel.archived) updateThread(context, { ...channel, archived: false });
  const message = {
    id: context.snowflakes.next(),
    channel_id: channel.id,
    author: userOf(context.world, act.as),
    content,
    timestamp: new Date(context.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: MessageType.Default,
    flags: 0,
  } as unknown as APIMessage;
  postMessage(context, { message, pinged: [] });
  return { message };
};
