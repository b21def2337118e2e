import { beforeEach, describe, expect, test } from 'vitest';
import { playCup } from '#community/cups/index.ts';
import { syncCupPost } from '#discord/cups/cupPost.ts';
import { cardInWords, cardOf } from '#discord/cups/cupView.ts';
import { cupOf } from '../../community/cups/cups.ts';
import { HIDDEN_CHANNEL, PEOPLE, type Person } from '../../support/drivers/discordActions.ts';
import { messagesFor } from '../../support/languages.ts';
import { begin, open, pass, play, playOut, press, table, written } from './cupTable.ts';

beforeEach(begin);

describe('the standings of a cup', () => {
  test('replace the entries in the same post, with a picture that each change draws again', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    const [post] = written();
    await playOut(1);
    await syncCupPost(table.services, 1);
    await syncCupPost(table.services, 1);
    const last = written().at(-1);
    expect(last).toMatchObject({ method: 'PATCH', files: 1 });
    expect(last?.text).toMatch(/9 of 10 matches are over/);
    expect(last?.text).toMatch(/1\. <@90\d> – \d+ \(\d\/6\)/);
    expect(last?.text).toContain('"description":"Cup #1: Cyclades');
    expect(written().filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(post?.text).not.toContain('attachment://');
  });

  test('end with a podium in a post of its own, which pings all players once', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    await playOut();
    await play({ type: 'EndRound' }, 'end');
    await Promise.all([syncCupPost(table.services, 1), syncCupPost(table.services, 1)]);
    const ends = written().filter(({ text }) => text.includes('"users":["9'));
    expect(new Set(ends.map(({ text }) => text)).size).toBe(1);
    for (const who of ['900', '901', '902', '903', '904']) expect(ends[0]?.text).toContain(`<@${who}> –`);
    expect(ends[0]?.text).toMatch(/🏆 <@90\d> wins Cup #1!/);
  });

  test('name nobody who was forgotten, while the cup is played and after its end, without another post', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    await playOut(1);
    await syncCupPost(table.services, 1);
    expect((await table.press('Blaise', { customId: '1.me.forget', label: '' }, 'ephemeral'))?.text).toContain('Done');
    expect(written().at(-1)).toMatchObject({ method: 'PATCH', files: 1 });
    expect(written().at(-1)?.text).not.toMatch(/<@901>|Blaise/);
    expect(written().at(-1)?.text).toContain('deleted player');
    await play({ type: 'End' }, 'end');
    await syncCupPost(table.services, 1);
    const before = written().filter(({ method }) => method === 'POST').length;
    expect(written().at(-1)?.text).toContain('https://discord.com/channels/10/20/');
    expect(written().at(-1)?.text).not.toContain('<@90');
    await table.press('Carl', { customId: '1.me.forget', label: '' }, 'ephemeral');
    expect(written().at(-1)?.text).not.toMatch(/<@902>|Carl/);
    expect(written().filter(({ method }) => method === 'POST')).toHaveLength(before);
  });

  test('begin with the reader’s place, and offer what they can press', async () => {
    await open();
    const status = async (who: Person, may?: bigint) => {
      const shown = await table.slash(who, 'cup status', {}, may === undefined ? {} : { may });
      return { text: shown?.text ?? '', acts: shown?.controls.map(({ customId }) => customId.slice('1.cup.1.'.length)) };
    };
    expect(await status('Blaise', 0n)).toEqual({
      text: expect.stringMatching(/^You aren’t in this cup/),
      acts: ['enter', 'rules'],
    });
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    expect(await status('Ada')).toEqual({
      text: expect.stringMatching(/^You’ve entered Cup #1[\s\S]*each plays 6 matches in all[\s\S]*\*\*5 players\*\*/),
      acts: ['withdraw', 'rules', 'close'],
    });
    await playOut(1);
    const played = await status('Ada');
    expect(played.text).toMatch(
      /^You have no match in it right now\.\n\*\*Your place: \d of 5\*\*, \d+(\.\d+)? points?\. Matches over: \d of 6\./,
    );
    expect(played.acts).toEqual(['withdraw', 'rules']);
  });

  test('name as many players as a message has room for, and say how many others there are', async () => {
    await open();
    for (let entrant = 0; entrant < 150; entrant++) {
      const applicant = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
      const user = `10000000000000${1000 + entrant}`;
      await table.services.stores.users.change(user, { name: `P${entrant}` });
      const asked = { type: 'Enter', user, name: `P${entrant}`, applicant } as const;
      await playCup(table.services, 1, asked, `enter ${entrant}`);
    }
    const isWhole = (): void => {
      const { components = [] } = JSON.parse(written().at(-1)?.text ?? '{}') as { components?: { content?: string }[] };
      const text = components.map(({ content = '' }) => content).join('');
      expect(text.length).toBeLessThanOrEqual(4000);
      expect(text).toMatch(/<@\d+>[^…]* ?\n?… and \d+ more/);
      expect(text).not.toMatch(/<@\d*…/);
    };
    await syncCupPost(table.services, 1);
    isWhole();
    pass(4);
    await play({ type: 'CloseEntries', seed: '00' }, 'close');
    await syncCupPost(table.services, 1);
    isWhole();
  });

  test('show a player their matches and the deadline, in words where they want no pictures', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    await playOut(1);
    const shown = await table.slash('Ada', 'cup status');
    expect(shown?.files).toHaveLength(1);
    expect(shown?.text).toContain('You have no match in it right now');
    await table.services.stores.users.change('900', { shape: 'none' });
    expect((await table.slash('Ada', 'cup status', { cup: 1 }))?.files).toEqual([]);
  });

  test('go on where the channel is closed: the organiser gets one direct message, and the status says so', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    table.refuse(/channels\/20\/messages/, 50_001);
    await playOut();
    await syncCupPost(table.services, 1);
    await play({ type: 'MoveDeadline', since: 0, until: 1 }, 'move');
    await syncCupPost(table.services, 1);
    expect(table.requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('I can’t post about Cup #1'))).toHaveLength(1);
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('I can’t post about Cup #1');
    table.refuseNothing();
    await play({ type: 'EndRound' }, 'end');
    await syncCupPost(table.services, 1);
    expect((await table.slash('Blaise', 'cup status'))?.text).not.toContain('I can’t post');
    expect(written().at(-1)?.text).toContain('The cup is over');
    expect(written().some(({ text }) => text.includes('wins Cup #1!'))).toBe(true);
  });
});

describe('the post of a cup', () => {
  const isReply = ({ method, path }: (typeof table.requests)[number]) => method === 'PATCH' && path.includes('@original');
  const isPost = ({ method, path }: (typeof table.requests)[number]) =>
    method !== 'GET' && path.startsWith('/channels/20/messages');

  test('comes after the reply, which does not wait for it', async () => {
    await open();
    for (const id of ['1.cup.1.enter', '1.cup.1.withdraw', '1.cupend.1.cancel']) await press('Ada', id);
    const order = table.requests.filter((each) => isReply(each) || isPost(each)).map((each) => isReply(each));
    // The set-up has a reply alone.
    expect(order.slice(1)).toEqual([true, false, true, false, true, false, true, false]);
  });

  test('is plain text where Discord rejects more, and is tried again only for the next change', async () => {
    await open();
    table.refuse(/channels\/20\/messages/, 50_035);
    await press('Ada', '1.cup.1.enter');
    const tried = table.requests.filter(isPost);
    expect(tried.slice(1).map(({ body }) => JSON.stringify(body).includes('1.cup.1.enter'))).toEqual([true, false]);
    expect(await table.services.stores.cups.unposted(9)).toEqual([]);
    expect(table.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
    table.refuseNothing();
    await press('Blaise', '1.cup.1.enter');
    expect(written().at(-1)?.text).toContain('**2 players**');
  });

  test('isolates names that are written from right to left in its alternative text', () => {
    const cup = cupOf({ seats: 3 });
    cup.enter(3);
    const row = { id: 1, server: '10', channel: '20', version: 1, posted: 0, isUnposted: false, isOver: false };
    const people = ['עדה', 'Blaise', 'محمد'].map((name, entrant) => ({ entrant, name }));
    const card = cardOf(messagesFor(), { row, people, cup: cup.close() }) ?? expect.fail('no card');
    const words = cardInWords(card);
    for (const name of ['\u2068עדה\u2069', 'Blaise', '\u2068محمد\u2069']) expect(words).toMatch(new RegExp(`\\d\\. ${name} 0`));
  });
});

describe('the end of entries', () => {
  test('comes early if a moderator wants it and confirms what happens', async () => {
    await open();
    expect((await press('Blaise', '1.cup.1.close', { may: 0n }))?.text).toContain('Only moderators');
    expect((await press('Ada', '1.cup.1.close'))?.text).toContain('the cup would be cancelled');
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    const asked = await press('Ada', '1.cup.1.close');
    expect(asked?.text).toMatch(/Close the entries of Cup #1 now\?[\s\S]*With 5 players, each plays 6 matches/);
    expect((await press('Blaise', asked?.controls[0]?.customId ?? '', { may: 0n }))?.text).toContain('Only moderators');
    expect((await press('Ada', asked?.controls[0]?.customId ?? ''))?.text).toContain('0 of 10 matches are over');
    expect(written().at(-1)?.text).toContain('0 of 10 matches are over');
  });

  test('without enough players for a table cancels the cup, and the post says why', async () => {
    await open();
    await press('Ada', '1.cup.1.enter');
    expect((await press('Ada', '1.cupend.1.close'))?.text).toContain('cancelled: too few players');
    expect(written().at(-1)?.text).toContain('cancelled: too few players');
  });
});

describe('the end of a cup', () => {
  test('is a moderator’s, and asked about once', async () => {
    await open();
    expect((await table.slash('Blaise', 'cup cancel', {}, { may: 0n }))?.text).toContain('Only moderators');
    expect((await press('Blaise', '1.cupend.1.cancel', { may: 0n }))?.text).toContain('Only moderators');
    const asked = await table.slash('Ada', 'cup cancel');
    expect(asked?.text).toContain('Cancel Cup #1?');
    expect((await press('Ada', '1.cupend.1.end'))?.text).toContain('no standings to end with');
    expect((await press('Ada', asked?.controls[0]?.customId ?? ''))?.text).toContain('cancelled');
    expect(written().at(-1)?.text).toContain('The cup is cancelled');
    expect((await press('Blaise', '1.cup.1.enter'))?.text).toContain('over');
    const audit = (await table.slash('Ada', 'server audit'))?.text;
    expect(audit).toMatch(/: 2\*\*\n.*<@900>: cancelled Cup #1\n.*<@900>: opened entries for Cup #1$/);
  });

  test('is shown to all where the channel was deleted', async () => {
    await open({}, [], HIDDEN_CHANNEL);
    await table.services.stores.cups.setPost(1, { isUnposted: true });
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('no such cup');
    await table.services.stores.cups.setPost(1, { channel: '404' });
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('I can’t post about Cup #1');
  });
});
