import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { threadOf } from '../objects/channels.ts';
import type { MessageRow } from '../world/rows.ts';
import { messageIn } from '../world/world.ts';

/** The scheme of files in stored messages, which does not depend on the sandbox's port. */
export const FILE_SCHEME = 'sandbox-file:';

/** Returns a stored message as the API does: with the addresses of files, its current thread and the message it refers to. */
export const showMessage = (context: Pick<Context, 'origin' | 'world'>, row: MessageRow): APIMessage => {
  const thread = context.world.channels.get(row.message.id);
  return {
    ...atAddresses(context, row.message),
    ...(thread?.kind === 'thread' ? { thread: threadOf(context.world, thread) } : {}),
    ...referenceOf(context, row),
  };
};

/** A stored message is replaced, never changed, and read far more often than that. */
const atAddresses = ({ origin }: Pick<Context, 'origin'>, message: APIMessage): APIMessage => {
  const known = addressed.get(message);
  if (known !== undefined) return known;
  const made = JSON.parse(JSON.stringify(message).replaceAll(`"${FILE_SCHEME}`, `"${origin}/sandbox/files/`)) as APIMessage;
  addressed.set(message, made);
  return made;
};

const addressed = new WeakMap<APIMessage, APIMessage>();

const REFERRING: readonly MessageType[] = [MessageType.Reply, MessageType.ThreadStarterMessage];

/** The message a reply or a thread's beginning refers to: `null` once it is deleted, left out where not all may see it. */
const referenceOf = (context: Pick<Context, 'origin' | 'world'>, { message, onlyFor }: MessageRow): Partial<APIMessage> => {
  const { channel_id: channel, message_id: id } = message.message_reference ?? {};
  if (channel === undefined || id === undefined || !REFERRING.includes(message.type)) return {};
  const target = messageIn(context.world, channel, id);
  if (target?.onlyFor !== undefined && target.onlyFor !== onlyFor) return {};
  return { referenced_message: target ? atAddresses(context, target.message) : null };
};
