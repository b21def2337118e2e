import { type APIMessage, ButtonStyle, ComponentType, type REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { buildMessage, findMessageByTag, type MessageContent, plainBody, postIdOf } from '#discord/components/message.ts';
import { button, row } from '#discord/components/reply.ts';

const TAG = '#12·345';
const BOT = 'bot';

const built = (part: Partial<MessageContent> = {}) => buildMessage({ texts: ['A turn'], tag: TAG, pings: [], ...part });
const line = (content: string) => ({ type: ComponentType.TextDisplay, content });

/** The id of the message that is found by the tag in a channel with these messages, newest first. */
const foundIn = (...messages: readonly { readonly id: string; readonly components: unknown; readonly by?: string }[]) => {
  const listed = messages.map(
    ({ id, components, by = BOT }) => ({ id, author: { id: by }, components }) as unknown as APIMessage,
  );
  return findMessageByTag({ get: async () => listed } as unknown as REST, 'games', BOT, TAG);
};

describe('a post', () => {
  test('a post has its tag as the id of its first component, which Discord accepts, and nowhere in its text', () => {
    const controls = [row(button({ kind: 'board', match: 12 }, 'Board', ButtonStyle.Secondary))];
    const pictures = [{ name: 'board.jpg', altText: 'A board' }];
    for (const part of [{}, { texts: [], controls }, { pictures, controls, footer: 'Log: x@345' }]) {
      const { components } = built(part);
      expect(components.map(({ id }) => id)).toEqual([postIdOf(TAG), ...components.slice(1).map(() => undefined)]);
      expect(JSON.stringify(components)).not.toContain(TAG);
    }
    expect(postIdOf(TAG)).toBeGreaterThanOrEqual(2 ** 30);
    expect(postIdOf(TAG)).toBeLessThan(2 ** 31);
  });

  test('a post as plain text keeps the id of its tag, although its picture was first', () => {
    const { components } = plainBody(built({ pictures: [{ name: 'board.jpg', altText: 'A board' }], texts: ['One', 'Two'] }));
    expect(components).toEqual([{ ...line('One'), id: postIdOf(TAG) }, line('Two')]);
  });

  test('a post shows its pictures first and its small last line below everything', () => {
    const controls = [row(button({ kind: 'board', match: 12 }, 'Board', ButtonStyle.Secondary))];
    const { components } = built({ pictures: [{ name: 'board.jpg', altText: 'A board' }], controls, footer: 'Log: x@345' });
    expect(components.map(({ type }) => type)).toEqual([
      ComponentType.MediaGallery,
      ComponentType.TextDisplay,
      ComponentType.ActionRow,
      ComponentType.TextDisplay,
    ]);
    expect(components.at(-1)).toEqual(line('-# Log: x@345'));
  });

  test('a post is found by the id of its tag among those of the bot', async () => {
    const { components } = built();
    const other = built({ tag: '#12·3456' }).components;
    expect(await foundIn({ id: '3', components: other }, { id: '2', components }, { id: '1', components })).toBe('2');
    expect(await foundIn({ id: '2', components, by: 'another' }, { id: '1', components: other })).toBeUndefined();
  });

  test.each([TAG, `${TAG} · Log: AAAAAAAAAAAAAAAAAAAAAA@345`])(
    'a post of release 0.1 is found by its last line: %s',
    async (last) => {
      const components = [line('A turn'), line(`-# ${last}`)];
      expect(await foundIn({ id: '1', components })).toBe('1');
      expect(await foundIn({ id: '1', components, by: 'another' })).toBeUndefined();
    },
  );

  test.each([`-# ${TAG}6`, `-# ${TAG}·round`, `A turn\n-# ${TAG}`, TAG])(
    'a text that only resembles the last line of release 0.1 is no tag: %s',
    async (text) => {
      expect(await foundIn({ id: '1', components: [line('A turn'), line(text)] })).toBeUndefined();
    },
  );
});
