import type { APIEmbed } from 'discord-api-types/v10';
import { Markdown } from '../text/Markdown.tsx';
import { fullTime } from '../text/times.ts';
import { withKeys } from '../widgets/withKeys.ts';
import { mediaUrl } from './media.ts';
import { Picture } from './Picture.tsx';

export const colour = (value: number | null | undefined): string => `#${(value ?? 0x4e5058).toString(16).padStart(6, '0')}`;

function Fields({ embed }: { readonly embed: APIEmbed }) {
  if (!embed.fields?.length) return undefined;
  return (
    <dl className="embed-fields">
      {withKeys(embed.fields).map(({ key, item: field }) => (
        <div key={key} className={field.inline ? 'embed-field embed-field-inline' : 'embed-field'}>
          <dt>
            <Markdown text={field.name} />
          </dt>
          <dd>
            <Markdown text={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Foot({ embed }: { readonly embed: APIEmbed }) {
  const parts = [embed.footer?.text, embed.timestamp === undefined ? undefined : fullTime(Date.parse(embed.timestamp))];
  const text = parts.filter((part) => part !== undefined).join(' · ');
  return text === '' ? undefined : <footer>{text}</footer>;
}

/** An embed as bots attach them: a card with a coloured edge. */
export function Embed({ embed }: { readonly embed: APIEmbed }) {
  const { author, title, url, description, image, thumbnail } = embed;
  return (
    <article className="embed" style={{ borderLeftColor: colour(embed.color) }}>
      {thumbnail && (
        <Picture className="picture embed-thumbnail" url={mediaUrl(thumbnail.url, [])} alt="" name={title ?? 'thumbnail'} />
      )}
      {author && <p className="embed-author">{author.name}</p>}
      {title && (
        <div className="embed-title">
          <Markdown text={url && /^https?:/.test(url) ? `[${title}](${url})` : title} />
        </div>
      )}
      {description && <Markdown text={description} />}
      <Fields embed={embed} />
      {image && (
        <Picture url={mediaUrl(image.url, [])} alt={title ?? ''} name="image" width={image.width} height={image.height} />
      )}
      <Foot embed={embed} />
    </article>
  );
}
