import { Popover, PopoverDisclosure, PopoverHeading, PopoverProvider } from '@ariakit/react';
import type { ShownGuild } from '../../pageProtocol.ts';
import { usePageContext } from '../context.ts';
import { Icon } from '../widgets/Icon.tsx';
import { SelectMenu } from '../widgets/SelectMenu.tsx';

const LOCALES = [
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'en-US', label: 'English (US)' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es-ES', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'cs', label: 'Čeština' },
  { value: 'el', label: 'Ελληνικά' },
];

/** Returns the selectable locales and the current one. */
const localesWith = (locale: string): typeof LOCALES =>
  LOCALES.some(({ value }) => value === locale) ? LOCALES : [...LOCALES, { value: locale, label: locale }];

/** The settings of this person (direct messages from the bot, language) and the language of the server. */
export function Settings({ guild }: { readonly guild: ShownGuild }) {
  const { names, actions } = usePageContext();
  const { me, bot } = names;
  return (
    <PopoverProvider placement="top-end">
      <PopoverDisclosure className="icon-button" aria-label={`Settings of ${me.name}`}>
        <Icon name="settings" />
      </PopoverDisclosure>
      <Popover className="popover settings" gutter={10} portal unmountOnHide>
        <PopoverHeading className="settings-title">{me.name}'s settings</PopoverHeading>
        <label className="tick">
          <input
            type="checkbox"
            checked={!me.dmsClosed}
            onChange={(event) => void actions.act({ do: 'settings', dmsClosed: !event.currentTarget.checked })}
          />
          Direct messages from {bot.name}
        </label>
        <SelectMenu
          label="Language"
          entries={localesWith(me.locale)}
          chosen={[me.locale]}
          placeholder="Language"
          onChange={([locale]) => locale !== undefined && void actions.act({ do: 'settings', locale })}
        />
        <SelectMenu
          label={`Language of ${guild.name}`}
          entries={localesWith(guild.locale)}
          chosen={[guild.locale]}
          placeholder="Language"
          onChange={([locale]) => locale !== undefined && void actions.act({ do: 'guild', locale })}
        />
      </Popover>
    </PopoverProvider>
  );
}
