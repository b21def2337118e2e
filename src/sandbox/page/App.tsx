import { Dialog } from '@ariakit/react';
import { useEffect, useMemo, useState } from 'react';
import type { Snapshot } from '../pageProtocol.ts';
import { ChannelHeader } from './ChannelHeader.tsx';
import { Composer } from './composer/Composer.tsx';
import { Context, type OpenPicture, type PageContext } from './context.ts';
import { MessageList } from './message/MessageList.tsx';
import { Modal } from './modal/Modal.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useFirstUnread } from './useFirstUnread.ts';
import { type Page, usePage } from './usePage.ts';
import { useShortcuts } from './useShortcuts.ts';
import { PictureViewer } from './widgets/PictureViewer.tsx';

/** Bars across the top that say what does not work at the moment. */
function Banners({ stream, bot }: { readonly stream: Page['state']['stream']; readonly bot: Snapshot['bot'] }) {
  return (
    <div className="troubles" role="status">
      {stream === 'lost' && <p className="trouble">The connection to the sandbox is lost. Trying again…</p>}
      {!bot.online && (
        <p className="trouble trouble-mild">{bot.name} is offline: commands and buttons get no answer until it is back.</p>
      )}
    </div>
  );
}

function useTitle(page: Page): void {
  const { channel, state } = page;
  const mentions = Object.values(state.seen?.unread ?? {}).reduce((sum, unread) => sum + unread.mentions, 0);
  const place = channel?.name ?? state.seen?.bot.name ?? '';
  useEffect(() => {
    document.title = `${mentions > 0 ? `(${mentions}) ` : ''}${place} · Trireme sandbox`;
  }, [mentions, place]);
}

function usePageValue(
  { actions, state: { people } }: Page,
  { me, bot, channels, roles, now }: Snapshot,
  openPicture: (picture: OpenPicture) => void,
  beginCommand: (name: string) => void,
): PageContext {
  const clockOffset = useMemo(() => Date.parse(now) - Date.now(), [now]);
  return useMemo(
    () => ({ actions, names: { me, people, bot, channels, roles, clockOffset }, openPicture, beginCommand }),
    [actions, me, people, bot, channels, roles, clockOffset, openPicture, beginCommand],
  );
}

function Client({ page, seen }: { readonly page: Page; readonly seen: Snapshot }) {
  const { channel, state, modal } = page;
  const [drawer, setDrawer] = useState(false);
  const [picture, setPicture] = useState<OpenPicture>();
  const [asked, setAsked] = useState<{ readonly name: string }>();
  const beginCommand = useMemo(() => (name: string) => setAsked({ name }), []);
  const value = usePageValue(page, seen, setPicture, beginCommand);
  const firstUnread = useFirstUnread(channel && state.logs[channel.id], channel?.id, seen);
  useTitle(page);
  useShortcuts(page);

  return (
    <Context value={value}>
      <div className="client">
        <div className="sidebar-fixed">
          <Sidebar seen={seen} open={channel?.id} onChosen={() => undefined} />
        </div>
        <Dialog
          open={drawer}
          onClose={() => setDrawer(false)}
          className="drawer"
          backdrop={<div className="backdrop" />}
          aria-label="Channels"
        >
          <Sidebar seen={seen} open={channel?.id} onChosen={() => setDrawer(false)} />
        </Dialog>
        <main className="main">
          <Banners stream={state.stream} bot={seen.bot} />
          {channel && (
            <>
              <ChannelHeader channel={channel} onMenu={() => setDrawer(true)} />
              <MessageList key={channel.id} channel={channel} state={state} firstUnread={firstUnread} />
              <section className="composer" aria-label="Write">
                <Composer key={`composer-${channel.id}`} channel={channel} commands={seen.commands} asked={asked} />
              </section>
            </>
          )}
        </main>
      </div>
      {modal && <Modal key={modal.interaction} {...modal} onClose={page.closeModal} />}
      {picture && <PictureViewer picture={picture} onClose={() => setPicture(undefined)} />}
    </Context>
  );
}

/** The sandbox's page: a chat client for one person. */
export function App() {
  const page = usePage();
  const { seen, stream } = page.state;
  if (!seen)
    return <p className="starting">{stream === 'lost' ? 'The sandbox cannot be reached. Trying again…' : 'Connecting…'}</p>;
  return <Client page={page} seen={seen} />;
}
