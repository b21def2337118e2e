import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { postMessage } from '../messages/announce.ts';
import { userOf } from '../objects/users.ts';
import type { Act, Acted } from '../pageProtocol.ts';
import { maySend } from '../permissions.ts';
import type { Stage } from '../stage.ts';
import { updateThread } from '../threads/update.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

/** A plain message of a person. */
export const say = (stage: Stage, act: Extract<Act, { do: 'say' }>): Acted => {
  const channel = channelFor(stage, act.as, act.channel);
  const content = act.content.trim();
  if (content === '' || content.length > 2_000) return refuse('A message has 1 to 2,000 characters.');
  if (!maySend(stage.world, act.as, channel)) return refuse('You may not write in this channel.');
  if (channel.kind === 'thread' && channel.locked) return refuse('This thread is locked.');
  if (channel.kind === 'thread' && channel.archived) updateThread(stage, { ...channel, archived: false });
  const message = {
    id: stage.snowflakes.next(),
    channel_id: channel.id,
    author: userOf(stage.world, act.as),
    content,
    timestamp: new Date(stage.clock.now()).toISOString(),
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
  postMessage(stage, { message, pinged: [] });
  return { message };
};
