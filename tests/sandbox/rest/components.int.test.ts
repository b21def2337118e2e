import { type APIMessage, ButtonStyle, ComponentType, MessageFlags, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused } from '../../support/fakes/restOf.ts';
import { present } from '../../support/setup/present.ts';

const { rest, games } = await restHere('Ada');

const V2 = MessageFlags.IsComponentsV2;
const post = async (body: object, files: { name: string; data: Buffer }[] = []): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(games), { body, files })) as APIMessage;
const wrong = async (body: object): Promise<readonly string[]> => (await refused(post(body))).wrong;
const words = (content: string) => ({ type: ComponentType.TextDisplay, content });
const press = (id: string, more: object = {}) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  custom_id: id,
  label: id,
  ...more,
});
const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components });
const menu = (more: object = {}) => ({
  type: ComponentType.StringSelect,
  custom_id: 'menu',
  options: [
    { label: 'One', value: '1' },
    { label: 'Two', value: '2' },
  ],
  ...more,
});

describe('components of the second version', () => {
  test('components of the second version need their flag and exclude content and embeds', async () => {
    expect(await wrong({ components: [words('hi')] })).toEqual(['components.0.type: UNION_TYPE_CHOICES']);
    expect(await wrong({ components: [words('hi')], content: 'x', flags: V2 })).toEqual([
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
    expect(await wrong({ components: [words('hi')], embeds: [{ title: 'x' }], flags: V2 })).toEqual([
      'embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
  });

  test('a message has at most forty components, including nested ones', async () => {
    const container = (count: number) => ({
      type: ComponentType.Container,
      components: Array.from({ length: count }, () => words('x')),
    });
    expect((await post({ components: [container(39)], flags: V2 })).components).toHaveLength(1);
    expect(await wrong({ components: [container(39), words('one more')], flags: V2 })).toEqual([
      'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ]);
  });

  test('the components of a message show at most 4,000 characters in total', async () => {
    const components = [words('x'.repeat(2_000)), words('y'.repeat(2_000))];
    expect((await post({ components, flags: V2 })).flags).toBe(V2);
    expect(await wrong({ components: [...components, words('z')], flags: V2 })).toEqual([
      'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ]);
  });

  test('a message with the flag of the second version keeps it', async () => {
    const sent = await post({ components: [words('hi')], flags: V2 });
    const edit = (body: object): Promise<unknown> => rest.patch(Routes.channelMessage(games, sent.id), { body });
    expect((await refused(edit({ flags: 0 }))).wrong).toEqual(['flags: MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG']);
    expect((await refused(edit({ content: 'old' }))).wrong).toEqual([
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
    expect(await edit({ components: [words('ho')] })).toMatchObject({ flags: V2, components: [{ content: 'ho' }] });
  });

  test('components without an id get a free one', async () => {
    const { components } = await post({ components: [words('a'), { ...words('b'), id: 1 }, row(press('p'))], flags: V2 });
    expect(components).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3, components: [{ id: 4 }] }]);
    expect(
      await wrong({
        components: [
          { ...words('a'), id: 7 },
          { ...words('b'), id: 7 },
        ],
        flags: V2,
      }),
    ).toEqual(['components.1.id: COMPONENT_ID_DUPLICATED']);
  });

  test('a component keeps its id when its message is sent, listed and edited', async () => {
    const id = 2 ** 31 - 1;
    const { id: message, components } = await post({ components: [{ ...words('a'), id }, words('b')], flags: V2 });
    expect(components).toMatchObject([{ id }, { id: 1 }]);
    const [listed] = (await rest.get(Routes.channelMessages(games))) as readonly APIMessage[];
    expect(listed?.components).toEqual(components);
    const edit = (body: object) => rest.patch(Routes.channelMessage(games, message), { body });
    expect(await edit({ components: [{ ...words('c'), id }] })).toMatchObject({ components: [{ id, content: 'c' }] });
    expect(await edit({ components: [words('d')] })).toMatchObject({ components: [{ id: 1, content: 'd' }] });
  });

  test('components show files of their message, also after an edit without files', async () => {
    const gallery = {
      type: ComponentType.MediaGallery,
      items: [{ media: { url: 'attachment://board.png' }, description: 'The board' }],
    };
    const sent = await post({ components: [gallery], flags: V2 }, [{ name: 'board.png', data: ONE_PIXEL }]);
    const [attachment] = sent.attachments;
    const item = {
      media: { url: present(attachment).url, attachment_id: present(attachment).id, width: 1, height: 1 },
      description: 'The board',
    };
    expect(sent.components).toMatchObject([{ items: [item] }]);
    const edited = await rest.patch(Routes.channelMessage(games, sent.id), { body: { components: [words('new'), gallery] } });
    expect(edited).toMatchObject({ components: [{ content: 'new' }, { items: [item] }] });
    expect(await wrong({ components: [gallery], flags: V2 })).toEqual([
      'components.0.items.0.media.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ]);
  });

  test('a component of a type that is not allowed in its place is refused', async () => {
    const section = { type: ComponentType.Section, components: [words('a')], accessory: words('b') };
    expect(await wrong({ components: [section], flags: V2 })).toEqual(['components.0.accessory.type: UNION_TYPE_CHOICES']);
    const container = {
      type: ComponentType.Container,
      components: [{ type: ComponentType.Container, components: [words('a')] }],
    };
    expect(await wrong({ components: [container], flags: V2 })).toEqual(['components.0.components.0.type: UNION_TYPE_CHOICES']);
  });
});

describe('buttons', () => {
  test('a row has at most five buttons, and a message without the flag at most five rows', async () => {
    const five = (at: number) => row(...Array.from({ length: 5 }, (_, index) => press(`${at}.${index}`)));
    expect((await post({ components: [0, 1, 2, 3, 4].map(five) })).components).toHaveLength(5);
    expect(await wrong({ components: [0, 1, 2, 3, 4, 5].map(five) })).toEqual(['components: BASE_TYPE_BAD_LENGTH']);
    expect(await wrong({ components: [row(...[0, 1, 2, 3, 4, 5].map((id) => press(`${id}`)))] })).toEqual([
      'components.0.components: BASE_TYPE_MAX_LENGTH',
    ]);
  });

  test('a button has a unique custom id of 1 to 100 characters', async () => {
    expect(await wrong({ components: [row(press('same')), row(press('same'))] })).toEqual([
      'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    ]);
    expect((await post({ components: [row(press('x'.repeat(100), { label: 'x' }))] })).components).toHaveLength(1);
    expect(await wrong({ components: [row(press('x'.repeat(101), { label: 'x' }))] })).toEqual([
      'components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH',
    ]);
    expect(await wrong({ components: [row(press('', { label: 'x' }))] })).toContain(
      'components.0.components.0.custom_id: BASE_TYPE_MIN_LENGTH',
    );
  });

  test('a button has a label of at most 80 characters or an emoji', async () => {
    expect(await wrong({ components: [row(press('a', { label: 'x'.repeat(81) }))] })).toEqual([
      'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
    ]);
    expect(await wrong({ components: [row(press('a', { label: undefined }))] })).toEqual([
      'components.0.components.0.label: BUTTON_COMPONENT_INVALID',
    ]);
    expect((await post({ components: [row(press('a', { label: undefined, emoji: { name: '⚔️' } }))] })).components).toHaveLength(
      1,
    );
  });
});

test('a menu is alone in its row', async () => {
  expect((await post({ components: [row(menu())] })).components).toHaveLength(1);
  expect(await wrong({ components: [row(menu(), press('a'))] })).toEqual([
    'components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ]);
});

test('a menu has at most 25 options with unique values', async () => {
  const options = (count: number) => Array.from({ length: count }, (_, index) => ({ label: 'x', value: `${index}` }));
  expect((await post({ components: [row(menu({ options: options(25) }))] })).components).toHaveLength(1);
  expect(await wrong({ components: [row(menu({ options: options(26) }))] })).toEqual([
    'components.0.components.0.options: BASE_TYPE_MAX_LENGTH',
  ]);
  expect(await wrong({ components: [row(menu({ options: [...options(2), ...options(1)] }))] })).toEqual([
    'components.0.components.0.options.2.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ]);
  expect(await wrong({ components: [row(menu({ max_values: 3 }))] })).toEqual([
    'components.0.components.0.max_values: SELECT_COMPONENT_INVALID_RANGE',
  ]);
});

/** The smallest picture there is. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
