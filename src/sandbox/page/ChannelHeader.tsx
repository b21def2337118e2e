import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react';
import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { useState } from 'react';
import { usePageContext } from './context.ts';
import { PersonSwitch } from './sidebar/PersonSwitch.tsx';
import { isThread, parentOf, threadState } from './sidebar/threads.ts';
import { Avatar } from './widgets/Avatar.tsx';
import { Icon } from './widgets/Icon.tsx';

/** The actions of a moderator on a thread. */
function ModeratorMenu({ channel }: { readonly channel: APIChannel }) {
  const { actions } = usePageContext();
  const [trouble, setTrouble] = useState<string>();
  const state = threadState(channel);
  const moderate = async (what: 'archive' | 'unarchive' | 'lock' | 'deleteChannel'): Promise<void> => {
    const result = await actions.act({ do: what, channel: channel.id });
    setTrouble('refused' in result ? result.refused : undefined);
  };
  const item = (what: Parameters<typeof moderate>[0], name: string, grave = false) => (
    <MenuItem className={grave ? 'popover-item popover-grave' : 'popover-item'} onClick={() => void moderate(what)}>
      {name}
    </MenuItem>
  );
  return (
    <MenuProvider placement="bottom-end">
      {trouble !== undefined && (
        <span className="failure" role="alert">
          {trouble}
        </span>
      )}
      <MenuButton className="icon-button" aria-label="Moderate this thread">
        <Icon name="more" />
      </MenuButton>
      <Menu className="popover" gutter={6} portal unmountOnHide>
        <p className="popover-empty">As a moderator</p>
        {state === 'open' ? item('archive', 'Archive thread') : item('unarchive', 'Reopen thread')}
        {state !== 'locked' && item('lock', 'Lock thread')}
        {item('deleteChannel', 'Delete thread', true)}
      </Menu>
    </MenuProvider>
  );
}

/** The name of the channel, with the link from a thread back to its parent. */
export function ChannelHeader({ channel, onMenu }: { readonly channel: APIChannel; readonly onMenu: () => void }) {
  const { names, actions } = usePageContext();
  const direct = channel.type === ChannelType.DM;
  const parent = names.channels.find(({ id }) => id === parentOf(channel));
  const state = threadState(channel);
  const topic = 'topic' in channel ? channel.topic : undefined;
  return (
    <header className="channel-header">
      <button type="button" className="icon-button menu-button" aria-label="Show channels" onClick={onMenu}>
        <Icon name="menu" />
      </button>
      {direct && <Avatar id={names.bot.id} name={names.bot.name} bot size="small" />}
      {parent && (
        <>
          <button type="button" className="link-button channel-parent" onClick={() => actions.goTo(parent.id)}>
            # {parent.name}
          </button>
          <span className="channel-step" aria-hidden="true">
            ›
          </span>
        </>
      )}
      <h1>
        {!direct && !parent && <span className="channel-sign">#</span>}
        {direct ? names.bot.name : channel.name}
      </h1>
      {state !== 'open' && (
        <span className="state">
          <Icon name={state === 'locked' ? 'lock' : 'archive'} />
          {state}
        </span>
      )}
      {topic && <p className="topic">{topic}</p>}
      <div className="channel-tools">
        {isThread(channel) && <ModeratorMenu channel={channel} />}
        <PersonSwitch compact />
      </div>
    </header>
  );
}
