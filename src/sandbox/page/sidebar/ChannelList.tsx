import { Disclosure, DisclosureContent, DisclosureProvider } from '@ariakit/react';
import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import type { Snapshot } from '../../pageProtocol.ts';
import { usePageContext } from '../context.ts';
import { Avatar } from '../widgets/Avatar.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { textChannels, threadState, threadsOf } from './threads.ts';

interface Listing {
  readonly seen: Snapshot;
  readonly open: string | undefined;
  readonly onChosen: () => void;
}

interface LinkProps {
  readonly channel: APIChannel;
  readonly listing: Listing;
  readonly thread?: boolean;
}

function ChannelLink({ channel, listing, thread = false }: LinkProps) {
  const { actions } = usePageContext();
  const { seen, open, onChosen } = listing;
  const { messages, mentions } = seen.unread[channel.id] ?? { messages: 0, mentions: 0 };
  const current = channel.id === open;
  const direct = channel.type === ChannelType.DM;
  const state = threadState(channel);
  const marks = [
    thread && 'channel-thread',
    current && 'channel-open',
    messages > 0 && 'channel-unread',
    state !== 'open' && 'channel-shut',
  ];
  const name = direct ? seen.bot.name : channel.name;
  return (
    <button
      type="button"
      className={`channel ${marks.filter(Boolean).join(' ')}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => {
        actions.goTo(channel.id);
        onChosen();
      }}
    >
      {direct ? (
        <Avatar id={seen.bot.id} name={seen.bot.name} bot size="small" />
      ) : (
        <span className="channel-sign">{thread ? '' : '#'}</span>
      )}
      <span className="channel-name">{name}</span>
      {state !== 'open' && (
        <span className="channel-state" title={state === 'locked' ? 'Locked' : 'Archived'}>
          <Icon name={state === 'locked' ? 'lock' : 'archive'} />
          <span className="hidden">{state}</span>
        </span>
      )}
      {mentions > 0 ? (
        <span className="badge">
          {mentions}
          <span className="hidden"> for you</span>
        </span>
      ) : (
        messages > 0 && <span className="hidden">unread</span>
      )}
    </button>
  );
}

function ChannelLinks({ channels, ...link }: Omit<LinkProps, 'channel'> & { readonly channels: readonly APIChannel[] }) {
  return channels.map((channel) => (
    <li key={channel.id}>
      <ChannelLink channel={channel} {...link} />
    </li>
  ));
}

function Threads({ parent, listing }: { readonly parent: string; readonly listing: Listing }) {
  const threads = threadsOf(listing.seen.channels, parent);
  const isShown = (thread: APIChannel): boolean => threadState(thread) === 'open' || thread.id === listing.open;
  const away = threads.filter((thread) => !isShown(thread));
  return (
    <ul>
      <ChannelLinks channels={threads.filter(isShown)} listing={listing} thread />
      {away.length > 0 && (
        <li>
          <DisclosureProvider>
            <Disclosure className="channel channel-thread channel-more">{away.length} archived</Disclosure>
            <DisclosureContent render={<ul />}>
              <ChannelLinks channels={away} listing={listing} thread />
            </DisclosureContent>
          </DisclosureProvider>
        </li>
      )}
    </ul>
  );
}

/** The channels with their threads, and this person's DMs with the bot. */
export function ChannelList({ seen, open, onChosen }: Listing) {
  const listing = { seen, open, onChosen };
  const direct = seen.channels.filter(({ type }) => type === ChannelType.DM);
  return (
    <nav className="channels" aria-label="Channels">
      <h2>Channels</h2>
      <ul>
        {textChannels(seen.channels).map((channel) => (
          <li key={channel.id}>
            <ChannelLink channel={channel} listing={listing} />
            <Threads parent={channel.id} listing={listing} />
          </li>
        ))}
      </ul>
      {direct.length > 0 && <h2>Direct messages</h2>}
      <ul>
        <ChannelLinks channels={direct} listing={listing} />
      </ul>
    </nav>
  );
}
