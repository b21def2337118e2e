import { Popover, PopoverDisclosure, PopoverHeading, PopoverProvider } from '@ariakit/react';
import { usePageContext } from '../context.ts';
import { Choose } from '../widgets/Choose.tsx';
import { Icon } from '../widgets/Icon.tsx';

const LOCALES = [
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'en-US', label: 'English (US)' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es-ES', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'cs', label: 'Čeština' },
  { value: 'el', label: 'Ελληνικά' },
];

/** What this person can set for themselves: whether the bot may write to them, and their language. */
export function Settings() {
  const { names, doings } = usePageContext();
  const { me, bot } = names;
  const locales = LOCALES.some(({ value }) => value === me.locale)
    ? LOCALES
    : [...LOCALES, { value: me.locale, label: me.locale }];
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
            onChange={(event) => void doings.act({ do: 'settings', dmsClosed: !event.currentTarget.checked })}
          />
          Direct messages from {bot.name}
        </label>
        <Choose
          label="Language"
          entries={locales}
          chosen={[me.locale]}
          placeholder="Language"
          onChange={([locale]) => locale !== undefined && void doings.act({ do: 'settings', locale })}
        />
      </Popover>
    </PopoverProvider>
  );
}
