import { Focusable } from '@ariakit/react';
import { type APIChannel, type APIMessage, ChannelType, MessageType } from 'discord-api-types/v10';
import { Fragment, useState } from 'react';
import { usePageContext } from '../context.ts';
import { EMPTY_LOG } from '../log.ts';
import { isThread, placeName } from '../sidebar/threads.ts';
import { isEphemeral, isMentioned, type PageState } from '../state.ts';
import { dayName } from '../text/times.ts';
import { Icon } from '../widgets/Icon.tsx';
import { Message } from './Message.tsx';
import { isNotice, Notice } from './Notice.tsx';
import { SentLine } from './SentLine.tsx';
import { useListScroll } from './useListScroll.ts';

const JOIN_WITHIN_MS = 7 * 60_000;

const dayOf = (message: APIMessage): string => new Date(message.timestamp).toDateString();

const isWords = (message: APIMessage): boolean => !isNotice(message) && message.type !== MessageType.ThreadStarterMessage;

/** Whether a message continues the previous one: same author, soon after, neither a reply nor a system message. */
function isJoined(before: APIMessage | undefined, message: APIMessage): boolean {
  if (!before || before.author.id !== message.author.id || !isWords(before)) return false;
  if (message.interaction_metadata || message.referenced_message || dayOf(before) !== dayOf(message)) return false;
  if (isEphemeral(before) !== isEphemeral(message)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < JOIN_WITHIN_MS;
}

/** Whether a person wrote a message, or the bot wrote it in response to them. */
const isOwn = (message: APIMessage, person: string): boolean =>
  message.author.id === person || message.interaction_metadata?.user.id === person;

function Divider({ name, isNew = false }: { readonly name: string; readonly isNew?: boolean }) {
  return (
    <p className={isNew ? 'divider divider-new' : 'divider'}>
      <span>{name}</span>
    </p>
  );
}

function Beginning({ channel }: { readonly channel: APIChannel }) {
  const { names } = usePageContext();
  const direct = channel.type === ChannelType.DM;
  const about = isThread(channel) ? 'This is where the thread begins.' : 'This is where the channel begins.';
  return (
    <div className="beginning">
      <h2>{direct ? names.bot.name : placeName(channel)}</h2>
      <p>{direct ? `Your direct messages with ${names.bot.name} begin here.` : about}</p>
      <p>
        Type <kbd>/</kbd> to see what {names.bot.name} can do here.
      </p>
    </div>
  );
}

interface LineProps {
  readonly message: APIMessage;
  readonly joined: boolean;
  readonly addressed: boolean;
}

/** A message, a system message, or instead of a thread's starter the message it began from. */
function Line({ message, joined, addressed }: LineProps) {
  if (isNotice(message)) return <Notice message={message} />;
  if (message.type !== MessageType.ThreadStarterMessage)
    return <Message message={message} joined={joined} addressed={addressed} />;
  return message.referenced_message && <Message message={message.referenced_message} joined={false} addressed={false} />;
}

/** The messages of the open channel, oldest first, and the commands that wait for a response. */
export function MessageList({
  channel,
  state,
  firstUnread,
}: {
  readonly channel: APIChannel;
  readonly state: PageState;
  readonly firstUnread: string | undefined;
}) {
  const { actions, names } = usePageContext();
  const log = state.logs[channel.id] ?? EMPTY_LOG;
  const messages = log.messages.filter(({ id }) => !state.dismissed.has(id));
  const sent = state.sent.filter((each) => each.channel === channel.id);
  const oldest = log.messages[0]?.id;
  const [reading, setReading] = useState(false);
  const own = sent.at(-1)?.key ?? messages.findLast((message) => isOwn(message, names.me.id))?.id;
  const { list, onScroll, away, toEnd } = useListScroll(oldest, own);

  const readOlder = async (): Promise<void> => {
    if (oldest === undefined) return;
    setReading(true);
    await actions.readOlder(channel.id, oldest).catch(() => undefined);
    setReading(false);
  };
  return (
    <Focusable className="messages" ref={list} onScroll={onScroll} role="log" aria-label={`Messages in ${channel.name}`}>
      <div className="messages-inner">
        {log.whole && <Beginning channel={channel} />}
        {log.state !== 'new' && !log.whole && (
          <button type="button" className="older" disabled={reading} onClick={() => void readOlder()}>
            {reading ? 'Loading…' : 'Load older messages'}
          </button>
        )}
        {log.state === 'new' && <p className="loading">Loading messages…</p>}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const unread = firstUnread === message.id;
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before) !== dayOf(message)) && <Divider name={dayName(Date.parse(message.timestamp))} />}
              {unread && <Divider name="New" isNew />}
              <Line
                message={message}
                joined={!unread && isJoined(before, message)}
                addressed={isMentioned(message, names.me.id)}
              />
            </Fragment>
          );
        })}
        {sent.map((each) => (
          <SentLine key={each.key} sent={each} />
        ))}
      </div>
      {away && (
        <button type="button" className="to-end" onClick={toEnd}>
          Jump to the newest <Icon name="down" />
        </button>
      )}
    </Focusable>
  );
}
