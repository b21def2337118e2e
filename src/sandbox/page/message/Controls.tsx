import { Button } from '@ariakit/react';
import {
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { useState } from 'react';
import { usePageContext } from '../context.ts';
import { Emoji } from '../widgets/Emoji.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { SelectMenu } from '../widgets/SelectMenu.tsx';
import { defaultsOf, entriesOf } from './entries.ts';
import { usePressing } from './pressing.ts';

const STYLES: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'link',
  [ButtonStyle.Premium]: 'primary',
};

/** A button of a bot's message. Once pressed, it is busy until the bot responds. */
export function MessageButton({ button }: { readonly button: APIButtonComponent }) {
  const { busy, press } = usePressing();
  const className = `button button-${STYLES[button.style]}`;
  if (button.style === ButtonStyle.Premium) return undefined;

  const { emoji } = button;
  const face = (
    <>
      {emoji !== undefined && <Emoji emoji={emoji} />}
      {button.label}
    </>
  );
  if (button.style === ButtonStyle.Link) {
    return (
      <a
        className={className}
        href={/^https?:/i.test(button.url) ? button.url : undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {face}
        <Icon name="link" />
      </a>
    );
  }
  const waits = busy === button.custom_id;
  return (
    <Button
      className={waits ? `${className} button-busy` : className}
      disabled={button.disabled ?? busy !== undefined}
      accessibleWhenDisabled={!button.disabled}
      aria-busy={waits}
      onClick={() => void press(button.custom_id)}
    >
      {face}
      {waits && <span className="spinner" />}
    </Button>
  );
}

/** A select menu of a bot's message. A single choice is sent immediately, several when the menu closes. */
export function MessageSelect({ menu }: { readonly menu: APISelectMenuComponent }) {
  const { busy, press } = usePressing();
  const { names } = usePageContext();
  const defaults = defaultsOf(menu);
  const [touched, setTouched] = useState<readonly string[]>();
  const least = menu.min_values ?? 1;

  const send = async (values: readonly string[]): Promise<void> => {
    const same = values.length === defaults.length && values.every((value) => defaults.includes(value));
    if (!same && values.length >= least) await press(menu.custom_id, values);
    setTouched(undefined);
  };
  return (
    <SelectMenu
      entries={entriesOf(menu, names)}
      chosen={touched ?? defaults}
      placeholder={menu.placeholder ?? 'Make a selection'}
      least={least}
      most={menu.max_values ?? 1}
      disabled={menu.disabled ?? false}
      busy={busy === menu.custom_id}
      onChange={setTouched}
      onDone={(values) => void send(values)}
    />
  );
}

/** A row of buttons, or of one menu. */
export function ActionRow({ components }: { readonly components: readonly APIComponentInMessageActionRow[] }) {
  return (
    <div className="action-row">
      {components.map((component) =>
        component.type === ComponentType.Button ? (
          <MessageButton key={'custom_id' in component ? component.custom_id : component.id} button={component} />
        ) : (
          <MessageSelect key={component.custom_id} menu={component} />
        ),
      )}
    </div>
  );
}
