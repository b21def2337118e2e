import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { textOf } from '../../support/drivers/person.ts';
import { isPublic, told } from '../../support/fakes/malformedInput.ts';

/** The nicknames of these people on this server. */
const CALLED: Readonly<Record<string, string>> = {
  Ada: `@everyone **\`||A${'\u0335\u033e\u0489'.repeat(10)}da`,
  Blaise: 'Blaise\n# Blaise\n-# #1·2 <@&1>',
  Carl: '\u202eCarl\u0000\u200b\u200d[x](https://evil.example) <#1> </gold:1>',
};
const NAMES = ['Ada', 'Blaise', 'Carl'] as const;

let app: LocalApp;
let thread: string;
beforeAll(async () => {
  app = await startLocalApp();
  for (const [name, called] of Object.entries(CALLED)) {
    const { id } = await app.who(name as (typeof NAMES)[number]);
    const person = app.sandbox.context.world.people.get(id);
    if (person === undefined) throw new Error(`${name} is not there.`);
    app.sandbox.context.change({ kind: 'person', person: { ...person, name: called } });
  }
  ({ thread } = await begin(app, NAMES));
});
afterAll(() => app?.stop());

/** Unescaped markup in names, mentions of everyone, direction overrides, or runs of combining marks. */
const WORKS = /[\u202a-\u202e]|(?<!\\)(\[x\]|\|\||`|<#1>|<\/gold|<@&)|@everyone|\p{M}{4}/u;
/** The bot's own line in place of earlier ones. */
const EARLIER = /^… \d+ more lines?: `\/log`$/m;
const linesOf = (text: string, line: RegExp): number => text.split('\n').filter((each) => line.test(each)).length;

describe('names full of markup, mentions, line breaks and direction overrides', () => {
  test('hostile names mention only the active player, format nothing and break no line', async () => {
    const ada = await app.who('Ada');
    const games = await ada.channel('games');
    const match = await app.stores.matches.find(1);
    const due = match?.seats.filter(({ seat }) => match.active.includes(seat)).map(({ user }) => user) ?? [];
    const posts = [...(await ada.sees(thread)), ...(await ada.sees(games))].filter(isPublic);
    expect(posts.length).toBeGreaterThan(2);
    expect(posts.some((post) => textOf(post).includes('Blaise'))).toBe(true);
    for (const post of posts) {
      expect(post.mention_everyone).toBe(false);
      const isFirst = textOf(post).includes('the match has begun');
      if (!isFirst) expect(post.mentions.map(({ id }) => id).filter((id) => !due.includes(id))).toEqual([]);
      expect(textOf(post).replace(EARLIER, '')).not.toMatch(WORKS);
      expect(linesOf(textOf(post), /^# Blaise/)).toBe(0);
      expect(linesOf(textOf(post), /^-# #1·/)).toBe(0);
    }
  });

  test('people with hostile names take seats as usual', async () => {
    const seats = (await app.stores.matches.find(1))?.seats ?? [];
    expect(seats.map(({ name }) => name.replaceAll(/[^A-Z]/giu, '').slice(0, 6))).toEqual(['everyo', 'Blaise', 'Carlxh']);
  });

  test.each(['/match status', '/match list', '/board', '/log page:1', '/gold'])(
    'hostile names format nothing in the reply to %s',
    async (line) => {
      const text = await told(app, 'Carl', line, thread);
      expect(text).not.toMatch(WORKS);
      expect(linesOf(text, /^# Blaise/)).toBe(0);
    },
  );
});
