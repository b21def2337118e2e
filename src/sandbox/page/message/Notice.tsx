import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { useNow, usePageContext } from '../context.ts';
import { nameOf } from '../nameOf.ts';
import { messageTime } from '../text/times.ts';
import { Icon } from '../widgets/Icon.tsx';

const NOTICES: Partial<Record<MessageType, string>> = {
  [MessageType.RecipientAdd]: 'added somebody to the thread',
  [MessageType.RecipientRemove]: 'removed somebody from the thread',
  [MessageType.ChannelNameChange]: 'renamed this to',
  [MessageType.ChannelPinnedMessage]: 'pinned a message',
  [MessageType.UserJoin]: 'joined the server',
  [MessageType.ThreadCreated]: 'started a thread:',
};

/** Whether a message is a system message of Discord. */
export const isNotice = (message: APIMessage): boolean => NOTICES[message.type] !== undefined;

/** A system message: one line that says who did what. */
export function Notice({ message }: { readonly message: APIMessage }) {
  const { names, actions } = usePageContext();
  const now = useNow(60_000);
  const target = message.message_reference?.channel_id;
  const thread = message.type === MessageType.ThreadCreated ? target : undefined;
  return (
    <p className="notice" data-message={message.id}>
      <Icon name="thread" />
      <strong>{nameOf(names, message.author.id) ?? message.author.username}</strong> {NOTICES[message.type]}{' '}
      {thread === undefined ? (
        <strong>{message.content}</strong>
      ) : (
        <button type="button" className="link-button" onClick={() => actions.goTo(thread)}>
          {message.content}
        </button>
      )}
      <time dateTime={message.timestamp}>{messageTime(Date.parse(message.timestamp), now)}</time>
    </p>
  );
}
