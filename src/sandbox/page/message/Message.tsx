import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { memo } from 'react';
import { useNow, usePageContext } from '../context.ts';
import { nameOf } from '../nameOf.ts';
import { isEphemeral } from '../state.ts';
import { Markdown } from '../text/Markdown.tsx';
import { fullTime, messageTime } from '../text/times.ts';
import { Avatar } from '../widgets/Avatar.tsx';
import { Failure } from '../widgets/Failure.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { withKeys } from '../widgets/withKeys.ts';
import { Attachments } from './Attachments.tsx';
import { Blocks } from './Blocks.tsx';
import { beginningOf } from './beginning.ts';
import { Embed } from './Embed.tsx';
import { EphemeralNote } from './EphemeralNote.tsx';
import { PressingContext, useNewPressing } from './pressing.ts';
import { ThreadLink } from './ThreadLink.tsx';

const TOKEN_LIFE_MS = 15 * 60_000;

/** What a message responds to: "Ada used /match create", or the beginning of the message it replies to. */
function Origin({ message }: { readonly message: APIMessage }) {
  const { names, beginCommand } = usePageContext();
  const asked = message.interaction_metadata;
  const command = message.interaction?.name;
  if (asked && command !== undefined) {
    const name = nameOf(names, asked.user.id) ?? asked.user.username;
    return (
      <p className="origin">
        <Avatar id={asked.user.id} name={name} size="small" />
        <span>{name} used</span>
        <button type="button" className="origin-command" onClick={() => beginCommand(command)}>
          /{command}
        </button>
      </p>
    );
  }
  const answered = message.referenced_message;
  if (!answered) return undefined;
  return (
    <div className="origin">
      <Icon name="reply" />
      <span>{nameOf(names, answered.author.id) ?? answered.author.username}</span>
      <span className="origin-text">
        <Markdown text={beginningOf(answered)} />
      </span>
    </div>
  );
}

function Thinking({ message }: { readonly message: APIMessage }) {
  const { names } = usePageContext();
  const late = useNow() - Date.parse(message.timestamp) > TOKEN_LIFE_MS;
  if (late) return <p className="failure">The application did not respond.</p>;
  return (
    <p className="thinking">
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {names.bot.name} is thinking…
    </p>
  );
}

function Edited({ message }: { readonly message: APIMessage }) {
  if (message.edited_timestamp === null) return undefined;
  return (
    <small className="edited" title={fullTime(Date.parse(message.edited_timestamp))}>
      (edited)
    </small>
  );
}

function Body({ message }: { readonly message: APIMessage }) {
  const pressing = useNewPressing(message);
  if ((message.flags ?? 0) & MessageFlags.Loading) return <Thinking message={message} />;
  return (
    <PressingContext value={pressing}>
      {message.content !== '' && <Markdown text={message.content} />}
      {message.content !== '' && <Edited message={message} />}
      {withKeys(message.embeds).map(({ key, item }) => (
        <Embed key={key} embed={item} />
      ))}
      {((message.flags ?? 0) & MessageFlags.IsComponentsV2) === 0 && message.attachments.length > 0 && (
        <Attachments files={message.attachments} />
      )}
      {message.components && <Blocks components={message.components} />}
      {message.content === '' && <Edited message={message} />}
      <Failure text={pressing.failure} />
    </PressingContext>
  );
}

function Head({ message, name }: { readonly message: APIMessage; readonly name: string }) {
  const now = useNow(60_000);
  const at = Date.parse(message.timestamp);
  return (
    <header className="message-head">
      <strong>{name}</strong>
      {message.author.bot && <span className="tag">APP</span>}
      <time dateTime={message.timestamp} title={fullTime(at)}>
        {messageTime(at, now)}
      </time>
    </header>
  );
}

/** One message with everything attached to it. `joined`: it follows another of the same author, so the name isn't repeated. */
export const Message = memo(function Message({
  message,
  joined,
  addressed,
}: {
  readonly message: APIMessage;
  readonly joined: boolean;
  readonly addressed: boolean;
}) {
  const { names, actions } = usePageContext();
  const name = nameOf(names, message.author.id) ?? message.author.username;
  const secret = isEphemeral(message);
  const marks = [joined && 'message-joined', addressed && 'message-addressed', secret && 'message-secret']
    .filter(Boolean)
    .join(' ');
  return (
    <article
      className={`message ${marks}`}
      aria-label={`${name}${secret ? ', only you can see this' : ''}`}
      data-message={message.id}
    >
      {!joined && <Origin message={message} />}
      <div className="message-row">
        {joined ? (
          <time className="message-gutter" dateTime={message.timestamp} />
        ) : (
          <Avatar id={message.author.id} name={name} bot={message.author.bot ?? false} />
        )}
        <div className="message-body">
          {!joined && <Head message={message} name={name} />}
          <Body message={message} />
          {message.thread && <ThreadLink thread={message.thread} />}
          {secret && <EphemeralNote onDismiss={() => actions.dismissMessage(message.id)} />}
        </div>
      </div>
    </article>
  );
});
