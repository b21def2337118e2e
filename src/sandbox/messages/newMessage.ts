import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { userOf } from '../objects/users.ts';

/** Returns a new message with Discord's defaults for the fields that `own` leaves out. */
export const newMessage = (
  context: Context,
  channel: string,
  author: string,
  own: Readonly<Record<string, unknown>>,
): APIMessage =>
  ({
    id: context.snowflakes.next(),
    channel_id: channel,
    author: userOf(context.world, author),
    content: '',
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
    ...own,
  }) as unknown as APIMessage;
