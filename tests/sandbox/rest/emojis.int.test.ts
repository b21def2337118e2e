import { type APIEmoji, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused } from '../../support/fakes/restOf.ts';

const { sandbox, rest, games } = await restHere('Ada');
const application = sandbox.context.world.bot.id;
const ALL = Routes.applicationEmojis(application);
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const body = { name: 'gold', image: `data:image/png;base64,${PIXEL}` };
const add = async (): Promise<APIEmoji> => (await rest.post(ALL, { body })) as APIEmoji;
const names = async (): Promise<readonly unknown[]> =>
  ((await rest.get(ALL)) as { readonly items: readonly APIEmoji[] }).items.map(({ name }) => name);

test('an emoji of the application is added and deleted', async () => {
  const made = await add();
  const one = Routes.applicationEmoji(application, String(made.id));
  expect(made).toMatchObject({ name: 'gold', animated: false, available: true, user: { id: application } });
  expect(await rest.get(one)).toEqual(made);
  expect(await names()).toEqual(['gold']);
  await rest.delete(one);
  expect(await names()).toEqual([]);
  expect(await refused(rest.get(one))).toMatchObject({ status: 404, code: 10014 });
  expect(await refused(rest.delete(one))).toMatchObject({ status: 404, code: 10014 });
});

test('an emoji is renamed, and its picture is served to the page until it is deleted', async () => {
  const { id } = await add();
  const one = Routes.applicationEmoji(application, String(id));
  const picture = (): Promise<Response> => fetch(`${sandbox.url}/sandbox/emojis/${id}`);
  const served = await picture();
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(PIXEL);
  expect(await rest.patch(one, { body: { name: 'coin' } })).toMatchObject({ id, name: 'coin' });
  expect(await names()).toEqual(['coin']);
  expect(await rest.patch(one, { body: {} })).toMatchObject({ id, name: 'coin' });
  expect(await refused(rest.patch(one, { body: { name: 'x' } }))).toMatchObject({ wrong: ['name: BASE_TYPE_BAD_LENGTH'] });
  await rest.delete(one);
  expect((await picture()).status).toBe(404);
});

test('each name is that of one emoji', async () => {
  const [one, other] = [await add(), (await rest.post(ALL, { body: { ...body, name: 'coin' } })) as APIEmoji];
  const [coin, gold] = [other, one].map(({ id }) => Routes.applicationEmoji(application, String(id))) as [
    `/${string}`,
    `/${string}`,
  ];
  const taken = { status: 400, code: 50035, wrong: ['name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN'] };
  expect(await refused(add())).toMatchObject(taken);
  expect(await refused(rest.patch(coin, { body: { name: 'gold' } }))).toMatchObject(taken);
  expect(await rest.patch(gold, { body: { name: 'gold' } })).toMatchObject({ name: 'gold' });
  expect(await names()).toEqual(['gold', 'coin']);
  for (const made of [coin, gold]) await rest.delete(made);
  expect(await refused(rest.patch(gold, { body: { name: 'gold' } }))).toMatchObject({ status: 404, code: 10014 });
});

test('buttons and menus show emojis of the application only, which count as text only in texts', async () => {
  const { id, name } = await add();
  const at = Routes.channelMessages(games);
  const send = (emoji: object, content = 'Which?'): Promise<unknown> => {
    const button = { type: 2, style: 2, custom_id: 'a', label: 'x'.repeat(80), emoji };
    const menu = { type: 3, custom_id: 'b', options: [{ value: 'v', label: 'x'.repeat(100), emoji }] };
    const rows = [button, menu].map((control) => ({ type: 1, components: [control] }));
    return rest.post(at, { body: { flags: 1 << 15, components: [{ type: 10, content }, ...rows] } });
  };
  await send({ id, name });
  expect(await refused(send({ id: '42', name }))).toMatchObject({
    code: 50035,
    wrong: ['components.1.components.0.emoji.name: BUTTON_COMPONENT_INVALID_EMOJI'],
  });
  const sign = `<:${name}:${id}>`;
  await send({ id, name }, sign + 'x'.repeat(4_000 - sign.length));
  expect(await refused(send({ id, name }, sign + 'x'.repeat(4_001 - sign.length)))).toMatchObject({ code: 50035 });
  await rest.delete(Routes.applicationEmoji(application, String(id)));
});

test.each([
  [{ ...body, name: 'x' }, 'name: BASE_TYPE_BAD_LENGTH'],
  [{ ...body, name: 'two words' }, 'name: STRING_TYPE_REGEX'],
  [{ name: 'gold' }, 'image: BASE_TYPE_REQUIRED'],
  [{ ...body, image: PIXEL }, 'image: STRING_TYPE_REGEX'],
  [{ ...body, image: 'data:image/png;base64,AAAA' }, 'image: IMAGE_INVALID'],
  [{ ...body, image: `data:image/png;base64,${'A'.repeat(400_000)}` }, 'image: BINARY_TYPE_MAX_SIZE'],
  [{ ...body, roles: [] }, 'roles: UNKNOWN_FIELD'],
])('an emoji that Discord would refuse is refused (row %#)', async (wrong, why) => {
  expect(await refused(rest.post(ALL, { body: wrong }))).toMatchObject({ code: 50035, wrong: [why] });
});

test('emojis of another application, and more than two thousand, are refused', async () => {
  expect(await refused(rest.get(Routes.applicationEmojis('42')))).toMatchObject({ status: 404, code: 10002 });
  const one = await add();
  sandbox.context.change({ kind: 'emojis', emojis: Array.from({ length: 2_000 }, () => one) });
  const more = rest.post(ALL, { body: { ...body, name: 'coin' } });
  expect(await refused(more)).toMatchObject({ status: 400, code: 30008 });
});
