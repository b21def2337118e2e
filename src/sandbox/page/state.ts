import { type APIMessage, ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { ActionResult, Person, Snapshot, Update } from '../pageProtocol.ts';
import { type ChannelLog, EMPTY_LOG, withMessage, withNewestPage, withOlderPage, withoutMessage } from './log.ts';

/** A command that was sent and has no response yet. */
export interface SentCommand {
  readonly key: string;
  readonly channel: string;
  /** As typed: `match create`. */
  readonly command: string;
  readonly failed?: NonNullable<ActionResult['failed']>;
}

/** The page's state. Only `reduce` changes it. */
export interface PageState {
  readonly people: readonly Person[];
  /** What this window's person sees, kept up to date; absent until it is first read. */
  readonly seen: Snapshot | undefined;
  readonly logs: Readonly<Record<string, ChannelLog>>;
  readonly sent: readonly SentCommand[];
  /** Ephemeral messages that the user has hidden in this window. */
  readonly dismissed: ReadonlySet<string>;
  readonly stream: 'connecting' | 'open' | 'lost';
}

export type Change =
  | { readonly type: 'peopleRead'; readonly people: readonly Person[] }
  | { readonly type: 'snapshotRead'; readonly snapshot: Snapshot }
  | { readonly type: 'streamOpened' | 'streamLost' }
  | { readonly type: 'updated'; readonly update: Update; readonly open: string | undefined }
  | {
      readonly type: 'newestRead' | 'olderRead';
      readonly channel: string;
      readonly page: readonly APIMessage[];
      readonly limit: number;
    }
  | { readonly type: 'channelRead'; readonly channel: string }
  | { readonly type: 'commandSent'; readonly sent: SentCommand }
  | { readonly type: 'commandFailed'; readonly key: string; readonly failed: NonNullable<ActionResult['failed']> }
  | { readonly type: 'commandDone'; readonly key: string }
  | { readonly type: 'messageDismissed'; readonly id: string };

export const START: PageState = {
  people: [],
  seen: undefined,
  logs: {},
  sent: [],
  dismissed: new Set(),
  stream: 'connecting',
};

export const isEphemeral = (message: APIMessage): boolean => ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;

export const isMentioned = (message: APIMessage, person: string): boolean => message.mentions.some(({ id }) => id === person);

/** Whether a message is addressed to this person: by a mention, or in their DMs. */
function isAddressed(seen: Snapshot, channel: string, message: APIMessage): boolean {
  const direct = seen.channels.find(({ id }) => id === channel)?.type === ChannelType.DM;
  return message.author.id !== seen.me.id && (direct || isMentioned(message, seen.me.id));
}

const withLog = (state: PageState, channel: string, change: (log: ChannelLog) => ChannelLog): PageState => ({
  ...state,
  logs: { ...state.logs, [channel]: change(state.logs[channel] ?? EMPTY_LOG) },
});

const withSeen = (state: PageState, change: (seen: Snapshot) => Partial<Snapshot>): PageState =>
  state.seen === undefined ? state : { ...state, seen: { ...state.seen, ...change(state.seen) } };

function snapshotRead(state: PageState, snapshot: Snapshot): PageState {
  const same = state.seen?.me.id === snapshot.me.id;
  const stale = Object.entries(state.logs).map(([channel, log]): [string, ChannelLog] => [channel, { ...log, state: 'stale' }]);
  return same
    ? { ...state, seen: snapshot, logs: Object.fromEntries(stale) }
    : { ...state, seen: snapshot, logs: {}, sent: [], dismissed: new Set() };
}

function messageCame(state: PageState, update: Extract<Update, { kind: 'message' }>, open: string | undefined): PageState {
  const { channel, message } = update;
  const shown = withLog(state, channel, (log) => withMessage(log, message));
  if (channel === open || message.author.id === state.seen?.me.id) return shown;
  return withSeen(shown, (seen) => {
    const { messages, mentions } = seen.unread[channel] ?? { messages: 0, mentions: 0 };
    const addressed = Number(isAddressed(seen, channel, message));
    return { unread: { ...seen.unread, [channel]: { messages: messages + 1, mentions: mentions + addressed } } };
  });
}

/** Updates the first message of a thread, which shows the message it began from, after an edit of that message. */
function withStarter(state: PageState, edited: APIMessage): PageState {
  const thread = edited.thread?.id ?? edited.id;
  const starts = (message: APIMessage): boolean =>
    message.type === MessageType.ThreadStarterMessage && message.referenced_message?.id === edited.id;
  const starter = state.logs[thread]?.messages.find(starts);
  return starter ? withLog(state, thread, (log) => withMessage(log, { ...starter, referenced_message: edited })) : state;
}

function updated(state: PageState, update: Update, open: string | undefined): PageState {
  switch (update.kind) {
    case 'message':
      return messageCame(state, update, open);
    case 'messageEdited':
      return withStarter(
        withLog(state, update.channel, (log) => withMessage(log, update.message)),
        update.message,
      );
    case 'messageDeleted':
      return withLog(state, update.channel, (log) => withoutMessage(log, update.id));
    case 'channel':
      return withSeen(state, ({ channels }) => ({
        channels: [...channels.filter(({ id }) => id !== update.channel.id), update.channel],
      }));
    case 'channelDeleted':
      return withSeen(state, ({ channels }) => ({ channels: channels.filter(({ id }) => id !== update.id) }));
    case 'commands':
      return withSeen(state, () => ({ commands: update.commands }));
    case 'bot':
      return withSeen(state, ({ bot }) => ({ bot: { ...bot, online: update.online } }));
    case 'people':
      return withSeen({ ...state, people: update.people }, ({ me }) => ({
        me: update.people.find(({ id }) => id === me.id) ?? me,
      }));
    case 'guild':
      return withSeen(state, () => ({ guild: update.guild }));
    // The result of an action is in its response, so that only the window that acted shows it.
    case 'interactionFailed':
    case 'modal':
      return state;
  }
}

/** Returns the page's state after a change. */
export function reduce(state: PageState, change: Change): PageState {
  switch (change.type) {
    case 'peopleRead':
      return { ...state, people: change.people };
    case 'snapshotRead':
      return snapshotRead(state, change.snapshot);
    case 'streamOpened':
      return { ...state, stream: 'open' };
    case 'streamLost':
      return { ...state, stream: 'lost' };
    case 'updated':
      return updated(state, change.update, change.open);
    case 'newestRead':
      return withLog(state, change.channel, (log) => withNewestPage(log, change.page, change.limit));
    case 'olderRead':
      return withLog(state, change.channel, (log) => withOlderPage(log, change.page, change.limit));
    case 'channelRead':
      return withSeen(state, ({ unread }) => ({ unread: { ...unread, [change.channel]: { messages: 0, mentions: 0 } } }));
    case 'commandSent':
      return { ...state, sent: [...state.sent, change.sent] };
    case 'commandFailed': {
      const sent = state.sent.map((each) => (each.key === change.key ? { ...each, failed: change.failed } : each));
      return { ...state, sent };
    }
    case 'commandDone':
      return { ...state, sent: state.sent.filter(({ key }) => key !== change.key) };
    case 'messageDismissed':
      return { ...state, dismissed: new Set([...state.dismissed, change.id]) };
  }
}
