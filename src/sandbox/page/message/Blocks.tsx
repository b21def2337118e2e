import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { useState } from 'react';
import { Markdown } from '../text/Markdown.tsx';
import { withKeys } from '../widgets/withKeys.ts';
import { FileCard } from './Attachments.tsx';
import { ActionRow, MessageButton } from './Controls.tsx';
import { colour } from './Embed.tsx';
import { mediaUrl } from './media.ts';
import { Picture } from './Picture.tsx';
import { usePressing } from './pressing.ts';

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
