import { type APIAttachment, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { ComponentPayload } from '../schemas/components.ts';
import type { Snowflakes } from '../snowflakes.ts';
import { walk } from './components.ts';
import { resolveMedia } from './media.ts';

const CHOICES = { min_values: 1, max_values: 1 };

/** Fields Discord fills in where the bot left them out. */
const DEFAULTS: Readonly<Partial<Record<ComponentType, Readonly<Record<string, unknown>>>>> = {
  [ComponentType.StringSelect]: CHOICES,
  [ComponentType.UserSelect]: CHOICES,
  [ComponentType.RoleSelect]: CHOICES,
  [ComponentType.MentionableSelect]: CHOICES,
  [ComponentType.ChannelSelect]: CHOICES,
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { divider: true, spacing: 1 },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
};

const GALLERY_ITEM = { description: null, spoiler: false };

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

/** Returns components as the API does: each with a number, all its fields and the addresses of files. */
export const layOut = (
  components: readonly ComponentPayload[],
  files: readonly APIAttachment[],
  snowflakes: Snowflakes,
): APIMessageTopLevelComponent[] => {
  const number = numbersBeside(new Set(components.flatMap((component) => walk(component, []).map(({ node }) => node.id))));

  const media = (url: string, path: Path): Fields => {
    const shown = resolveMedia(files, url, path);
    return { id: shown.attachment_id ?? snowflakes.next(), ...shown };
  };

  const fields = (value: Fields, path: Path): Fields =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, filled(inner, [...path, key])] as const])),
    );

  const filled = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => filled(one, [...path, index]));
    if (!isFields(value)) return value;
    if (isMedia(value, path)) return media(value.url, path);
    if (isComponent(value)) {
      const id = value.id || number();
      return { ...DEFAULTS[value.type], ...fields(value, path), ...fileOf(value), id };
    }
    return { ...(path.at(-2) === 'items' ? GALLERY_ITEM : {}), ...fields(value, path) };
  };

  /** A file is shown with its name and size. */
  const fileOf = (component: Fields): Fields => {
    if (component.type !== ComponentType.File || !isFields(component.file)) return {};
    const name = String(component.file.url).replace('attachment://', '');
    return { name, size: files.find(({ filename }) => filename === name)?.size ?? null };
  };

  return filled(components, ['components']) as APIMessageTopLevelComponent[];
};

/** Gives the numbers from 1 on that are not used yet. */
const numbersBeside = (used: ReadonlySet<unknown>): (() => number) => {
  let last = 0;
  return () => {
    do last++;
    while (used.has(last));
    return last;
  };
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isComponent = (value: Fields): value is Fields & { readonly type: ComponentType; readonly id?: number | null } =>
  typeof value.type === 'number';

const isMedia = (value: Fields, path: Path): value is Fields & { readonly url: string } =>
  (path.at(-1) === 'media' || path.at(-1) === 'file') && typeof value.url === 'string';
