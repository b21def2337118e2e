import { Button } from '@ariakit/react';
import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  type APISeparatorComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { useState } from 'react';
import { usePageContext } from '../context.ts';
import { Markdown } from '../text/Markdown.tsx';
import { Emoji } from '../widgets/Emoji.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { SelectMenu } from '../widgets/SelectMenu.tsx';
import { withKeys } from '../widgets/withKeys.ts';
import { FileCard } from './Attachments.tsx';
import { colour } from './Embed.tsx';
import { defaultsOf, entriesOf } from './entries.ts';
import { mediaUrl } from './media.ts';
import { Picture } from './Picture.tsx';
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
function MessageButton({ button }: { readonly button: APIButtonComponent }) {
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
function MessageSelect({ menu }: { readonly menu: APISelectMenuComponent }) {
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
function ActionRow({ components }: { readonly components: readonly APIComponentInMessageActionRow[] }) {
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

function Gallery({ gallery }: { readonly gallery: APIMediaGalleryComponent }) {
  const { message } = usePressing();
  return (
    <div className={gallery.items.length === 1 ? 'gallery' : 'gallery gallery-many'}>
      {withKeys(gallery.items).map(({ key, item: { media, description } }) => (
        <Picture
          key={key}
          url={mediaUrl(media.url, message.attachments)}
          alt={description ?? ''}
          name="picture"
          width={media.width}
          height={media.height}
        />
      ))}
    </div>
  );
}

function Section({ section }: { readonly section: APISectionComponent }) {
  const { message } = usePressing();
  const { accessory } = section;
  return (
    <div className="section">
      <div className="section-texts">
        {section.components.map((text, index) => (
          <Markdown key={text.id ?? index} text={text.content} />
        ))}
      </div>
      {accessory.type === ComponentType.Button ? (
        <MessageButton button={accessory} />
      ) : (
        <Picture
          className="picture section-thumbnail"
          url={mediaUrl(accessory.media.url, message.attachments)}
          alt={accessory.description ?? ''}
          name="thumbnail"
        />
      )}
    </div>
  );
}

function Separator({ separator }: { readonly separator: APISeparatorComponent }) {
  const size = separator.spacing === SeparatorSpacingSize.Large ? 'large' : 'small';
  return <div className={`separator separator-${size}${separator.divider === false ? '' : ' separator-line'}`} />;
}

function File({ file }: { readonly file: APIFileComponent }) {
  const { message } = usePressing();
  const name = file.file.url.replace(/^attachment:\/\//, '');
  const found = message.attachments.find(({ filename, url }) => filename === name || url === file.file.url);
  return found && <FileCard file={found} />;
}

function Container({ container }: { readonly container: APIContainerComponent }) {
  const [hidden, setHidden] = useState(container.spoiler ?? false);
  const accent = container.accent_color == null ? {} : { style: { borderLeftColor: colour(container.accent_color) } };
  if (hidden) {
    return (
      <button type="button" className="container container-hidden" onClick={() => setHidden(false)}>
        Spoiler: show it
      </button>
    );
  }
  return (
    <div className={container.accent_color == null ? 'container' : 'container container-accent'} {...accent}>
      <Blocks components={container.components} />
    </div>
  );
}

function Block({ component }: { readonly component: APIMessageTopLevelComponent }) {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return <Markdown text={component.content} />;
    case ComponentType.ActionRow:
      return <ActionRow components={component.components} />;
    case ComponentType.Container:
      return <Container container={component} />;
    case ComponentType.Section:
      return <Section section={component} />;
    case ComponentType.MediaGallery:
      return <Gallery gallery={component} />;
    case ComponentType.Separator:
      return <Separator separator={component} />;
    case ComponentType.File:
      return <File file={component} />;
  }
}

/** The components of a message: action rows, and everything of Components V2. */
export function Blocks({
  components,
}: {
  readonly components: readonly (APIMessageTopLevelComponent | APIComponentInContainer)[];
}) {
  return components.map((component, index) => <Block key={component.id ?? index} component={component} />);
}
