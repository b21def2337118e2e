import { type APIMessage, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { isVirtual } from '#sandbox/clock.ts';
import { restHere } from '../../support/fakes/restHere.ts';
import { type Refused, refused } from '../../support/fakes/restOf.ts';
import { present } from '../../support/setup/present.ts';

const {
  sandbox,
  rest,
  people: [ada],
  games,
} = await restHere('Ada');

const post = async (body: object, files: { name: string; data: Buffer }[] = []): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(games), { body, files })) as APIMessage;
const patch = async (message: APIMessage, body: object, files: { name: string; data: Buffer }[] = []): Promise<APIMessage> =>
  (await rest.patch(Routes.channelMessage(games, message.id), { body, files })) as APIMessage;
const refusal = (body: object): Promise<Refused> => refused(post(body));
const advance = (ms: number): void => {
  if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(ms);
};
const file = (name: string, text = name): { name: string; data: Buffer } => ({ name, data: Buffer.from(text) });

describe('a message', () => {
  test('a message is seen by everybody in the channel and can be fetched', async () => {
    const sent = await post({ content: 'Here we go' });
    expect(await ada.waitFor(games, ({ id }) => id === sent.id)).toMatchObject({ content: 'Here we go', author: { bot: true } });
    expect(await rest.get(Routes.channelMessage(games, sent.id))).toEqual(sent);
  });

  test('a message with more than 2,000 characters is refused', async () => {
    expect((await post({ content: 'x'.repeat(2_000) })).content).toHaveLength(2_000);
    expect(await refusal({ content: 'x'.repeat(2_001) })).toEqual({
      status: 400,
      code: 50035,
      wrong: ['content: BASE_TYPE_MAX_LENGTH'],
    });
  });

  test('the length of a message is counted in characters, not in UTF-16 units', async () => {
    expect((await post({ content: '⚔️'.repeat(1_000) })).content).toHaveLength(2_000);
    expect([...(await post({ content: '🏛'.repeat(2_000) })).content]).toHaveLength(2_000);
  });

  test('an empty message is refused', async () => {
    expect(await refusal({})).toMatchObject({ status: 400, code: 50006 });
    expect(await refusal({ content: '   ' })).toMatchObject({ code: 50006 });
  });

  test('a message with an unknown field or a field of a wrong type is refused', async () => {
    expect((await refusal({ content: 'x', colour: 'red' })).wrong).toEqual(['colour: UNKNOWN_FIELD']);
    expect((await refusal({ content: 5 })).wrong).toEqual(['content: STRING_TYPE_CONVERT']);
    expect((await refusal({ content: 'x', embeds: {} })).wrong).toEqual(['embeds: LIST_TYPE_CONVERT']);
  });

  test('a message that answers no interaction cannot be ephemeral', async () => {
    expect((await refusal({ content: 'x', flags: 64 })).wrong).toEqual(['flags: MESSAGE_FLAGS_INVALID']);
  });

  test('a message can be edited by its author only', async () => {
    const own = await post({ content: 'one' });
    expect((await patch(own, { content: 'two' })).edited_timestamp).not.toBeNull();
    const { message: other } = await ada.act({ do: 'say', channel: games, content: 'mine' });
    expect(
      await refused(rest.patch(Routes.channelMessage(games, present(other).id), { body: { content: 'yours' } })),
    ).toMatchObject({
      status: 403,
      code: 50005,
    });
  });

  test('a reply to a missing message is refused unless fail_if_not_exists is false', async () => {
    const first = await post({ content: 'first' });
    const reply = await post({ content: 'second', message_reference: { message_id: first.id } });
    expect(reply).toMatchObject({ type: 19, referenced_message: { id: first.id, content: 'first' } });
    const lost = { message_id: '42' };
    expect((await refusal({ content: 'x', message_reference: lost })).wrong).toEqual([
      'message_reference: REPLIES_UNKNOWN_MESSAGE',
    ]);
    expect((await post({ content: 'x', message_reference: { ...lost, fail_if_not_exists: false } })).type).toBe(0);
  });

  test('a deleted message is unknown', async () => {
    const sent = await post({ content: 'soon gone' });
    await rest.delete(Routes.channelMessage(games, sent.id));
    expect(await refused(rest.get(Routes.channelMessage(games, sent.id)))).toMatchObject({ status: 404, code: 10008 });
    expect(await refused(patch(sent, { content: 'back' }))).toMatchObject({ code: 10008 });
    expect((await ada.sees(games)).map(({ id }) => id)).not.toContain(sent.id);
  });
});

test('the embeds of a message hold 6,000 characters in total', async () => {
  const embed = { description: 'x'.repeat(3_000) };
  expect((await post({ embeds: [embed, embed] })).embeds).toHaveLength(2);
  expect((await refusal({ embeds: [embed, embed, { title: 'x' }] })).wrong).toEqual(['embeds: MAX_EMBED_SIZE_EXCEEDED']);
});

test('the refusal of an embed names the field that is too long', async () => {
  const embeds = [{ title: 'fine' }, { fields: [{ name: 'x'.repeat(257), value: 'x' }] }];
  expect((await refusal({ embeds })).wrong).toEqual(['embeds.1.fields.0.name: BASE_TYPE_MAX_LENGTH']);
});

describe('a nonce', () => {
  test('an enforced nonce returns the first message for five minutes, and makes a new one after that', async () => {
    const body = { content: 'once', nonce: 'turn 7', enforce_nonce: true };
    const first = await post(body);
    expect((await post({ ...body, content: 'twice' })).id).toBe(first.id);
    advance(5 * 60_000 - 1);
    expect((await post(body)).id).toBe(first.id);
    advance(1);
    expect((await post(body)).id).not.toBe(first.id);
  });

  test('a nonce without enforce_nonce has no effect', async () => {
    const body = { content: 'often', nonce: 'n' };
    expect((await post(body)).id).not.toBe((await post(body)).id);
  });

  test('a nonce has at most 25 characters', async () => {
    expect((await refusal({ content: 'x', nonce: 'n'.repeat(26) })).wrong).toEqual(['nonce: BASE_TYPE_MAX_LENGTH']);
  });
});

describe('files', () => {
  test('a file is found at its address, with its alternative text', async () => {
    const sent = await post({ content: 'see', attachments: [{ id: '0', description: 'A board' }] }, [
      file('board.txt', 'the board'),
    ]);
    const [attachment] = sent.attachments;
    expect(attachment).toMatchObject({ filename: 'board.txt', size: 9, description: 'A board' });
    expect(await (await fetch(present(attachment).url)).text()).toBe('the board');
  });

  test('an edit without attachments keeps the files, and one with attachments drops those it leaves out', async () => {
    const sent = await post({ content: 'two' }, [file('a.txt'), file('b.txt')]);
    expect((await patch(sent, { content: 'still two' })).attachments).toHaveLength(2);
    const [, second] = sent.attachments;
    const left = await patch(sent, { attachments: [{ id: present(second).id }, { id: '0' }] }, [file('c.txt')]);
    expect(left.attachments.map(({ filename }) => filename)).toEqual(['b.txt', 'c.txt']);
    expect((await fetch(present(sent.attachments[0]).url)).status).toBe(404);
  });

  test('a message has at most ten files, of at most 10 MiB each and 25 MiB in total', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.txt`));
    expect((await refused(post({ content: 'x' }, eleven))).wrong).toEqual(['attachments: BASE_TYPE_MAX_LENGTH']);
    const large = { name: 'large.bin', data: Buffer.alloc(10 * 1024 * 1024 + 1) };
    expect(await refused(post({ content: 'x' }, [large]))).toMatchObject({ status: 413, code: 40005 });
    const nine = { name: 'nine.bin', data: Buffer.alloc(9 * 1024 * 1024) };
    expect((await post({ content: 'two' }, [nine, nine])).attachments).toHaveLength(2);
    expect(await refused(post({ content: 'three' }, [nine, nine, nine]))).toMatchObject({ status: 413, code: 40005 });
  });

  test('an embed can show only files of its message', async () => {
    const body = { embeds: [{ image: { url: 'attachment://a.png' } }] };
    expect((await refusal(body)).wrong).toEqual(['embeds.0.image.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND']);
    const sent = await post(body, [file('a.png')]);
    expect(sent.embeds[0]?.image?.url).toBe(sent.attachments[0]?.url);
  });
});

test('the list of messages can be read before, after and around a message, newest first', async () => {
  const five = [];
  for (const content of ['1', '2', '3', '4', '5']) five.push(await post({ content }));
  const list = async (query: Record<string, string>): Promise<readonly string[]> =>
    ((await rest.get(Routes.channelMessages(games), { query: new URLSearchParams(query) })) as APIMessage[]).map(
      ({ content }) => content,
    );
  expect(await list({ limit: '2' })).toEqual(['5', '4']);
  expect(await list({ limit: '2', before: present(five[2]).id })).toEqual(['2', '1']);
  expect(await list({ limit: '2', after: present(five[1]).id })).toEqual(['4', '3']);
  expect(await list({ limit: '3', around: present(five[2]).id })).toEqual(['4', '3', '2']);
  expect(
    (await refused(rest.get(Routes.channelMessages(games), { query: new URLSearchParams({ limit: '101' }) }))).wrong,
  ).toEqual(['limit: NUMBER_TYPE_MAX']);
});
