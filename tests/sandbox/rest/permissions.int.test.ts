import { type APIDMChannel, type APIMessage, PermissionFlagsBits, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { grant, overwrite } from '../../support/drivers/sandbox.ts';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused, restOf } from '../../support/fakes/restOf.ts';

const {
  sandbox,
  rest,
  people: [ada, blaise],
  games,
} = await restHere('Ada', 'Blaise');

const post = (
  channel: string,
  body: object = { content: 'Hello' },
  files: { name: string; data: Buffer }[] = [],
): Promise<unknown> => rest.post(Routes.channelMessages(channel), { body, files });

describe('the bot in a channel', () => {
  test('the bot may do what its roles grant and the channel does not deny', async () => {
    expect(await post(games)).toMatchObject({ content: 'Hello' });
    overwrite(sandbox, games, { deny: PermissionFlagsBits.SendMessages });
    expect(await refused(post(games))).toMatchObject({ status: 403, code: 50013 });
    overwrite(sandbox, games, { deny: PermissionFlagsBits.ViewChannel });
    expect(await refused(post(games))).toMatchObject({ status: 403, code: 50001 });
    expect(await refused(rest.get(Routes.channel(games)))).toMatchObject({ code: 50001 });
    overwrite(sandbox, games, {});
    expect(await post(games)).toMatchObject({ content: 'Hello' });
  });

  test('the bot needs permissions to attach files and to embed links', async () => {
    overwrite(sandbox, games, { deny: PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks });
    expect(await refused(post(games, { content: 'x' }, [{ name: 'a.txt', data: Buffer.from('a') }]))).toMatchObject({
      code: 50013,
    });
    expect(await refused(post(games, { embeds: [{ title: 'x' }] }))).toMatchObject({ code: 50013 });
    overwrite(sandbox, games, {});
  });

  test('the bot sees an empty history without the permission to read it', async () => {
    overwrite(sandbox, games, { deny: PermissionFlagsBits.ReadMessageHistory });
    expect(await rest.get(Routes.channelMessages(games))).toEqual([]);
    overwrite(sandbox, games, {});
    expect(await rest.get(Routes.channelMessages(games))).not.toEqual([]);
  });

  test('the bot deletes other people’s messages only as a moderator', async () => {
    const { message } = await ada.act({ do: 'say', channel: games, content: 'mine' });
    const remove = (): Promise<unknown> => rest.delete(Routes.channelMessage(games, message?.id ?? ''));
    expect(await refused(remove())).toMatchObject({ code: 50013 });
    grant(sandbox, PermissionFlagsBits.Administrator);
    await remove();
    expect((await ada.sees(games)).map(({ id }) => id)).not.toContain(message?.id);
  });
});

describe('a direct message', () => {
  test('a direct message reaches only its recipient', async () => {
    const open = async (): Promise<APIDMChannel> =>
      (await rest.post(Routes.userChannels(), { body: { recipient_id: blaise.id } })) as APIDMChannel;
    const { id } = await open();
    expect((await open()).id).toBe(id);
    await post(id, { content: 'for you' });
    expect((await blaise.waitFor(id, ({ content }) => content === 'for you')).content).toBe('for you');
    await expect(ada.sees(id)).rejects.toThrow();
    expect(ada.updates.some((update) => JSON.stringify(update).includes('for you'))).toBe(false);
  });

  test('a direct message is refused while its recipient has closed them', async () => {
    const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: blaise.id } })) as APIDMChannel;
    await blaise.act({ do: 'settings', dmsClosed: true });
    expect(await refused(post(id))).toMatchObject({ status: 403, code: 50007 });
    await blaise.act({ do: 'settings', dmsClosed: false });
    expect(((await post(id)) as APIMessage).content).toBe('Hello');
  });

  test('a direct channel can be opened only with people of this server', async () => {
    expect(await refused(rest.post(Routes.userChannels(), { body: { recipient_id: '42' } }))).toMatchObject({ code: 50033 });
  });
});

test('a request with a wrong token is refused', async () => {
  expect(await refused(restOf(sandbox, 'wrong').get(Routes.user()))).toMatchObject({ status: 401 });
});
