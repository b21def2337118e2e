import { describe, expect, test } from 'vitest';
import { TEXT_LIMIT } from '#discord/components/message.ts';
import { type AnnouncementHarness, announcementHarness, dice, SEATED } from './announcementHarness.ts';

const MAX_MOVES = 20_000;

/** Plays at random, by kind of move first, so that the match ends. */
const playOut = async (table: AnnouncementHarness, announceEvery: number): Promise<number> => {
  const thrown = dice(17);
  for (let moves = 1; moves <= MAX_MOVES; moves++) {
    const { user, moves: legal } = await table.legal();
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = kinds[thrown(kinds.length)];
    const ofKind = legal.filter(({ type }) => type === kind);
    const command = ofKind[thrown(ofKind.length)];
    if (command === undefined) throw new Error('No move');
    await table.play(user, command);
    if (moves % announceEvery === 0) await table.announceAll();
    if ((await table.found()).status === 'ended') return moves;
  }
  throw new Error('The match does not end');
};

/** How many lines each picture of a thread has beside it, without the small last ones. */
const linesBesidePictures = ({ discord, texts }: AnnouncementHarness, thread: string): readonly number[] =>
  discord.messages(thread).flatMap(({ files }, index) => {
    const lines = (texts(thread)[index] ?? '')
      .split('\n')
      .filter((line) => !/^-# (The mark below|Proof of fair chance: )/.test(line));
    return files.length > 0 ? lines.length : [];
  });

describe('a whole match', () => {
  test('a whole match is announced to its end within Discord’s limits, each post once', async () => {
    const table = await announcementHarness();
    const moves = await playOut(table, 7);
    await table.announceAll();
    expect(moves).toBeGreaterThan(20);
    const thread = await table.thread();
    for (const channel of ['games', thread, ...SEATED.map(table.discord.dmOf)]) {
      const texts = table.texts(channel);
      expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(TEXT_LIMIT);
      expect(texts.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      const ids = table.postIds(channel);
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const posts = table.discord.messages(thread);
    const [end, course] = posts.slice(-2);
    expect(JSON.stringify(end?.body)).toContain('custom_id');
    // The only remaining controls describe and explain the picture of a round, or explain the chart and the animation.
    const left = posts.filter((post) => post !== end && JSON.stringify(post.body).includes('custom_id'));
    expect(left.length).toBeGreaterThan(3);
    expect(left.at(-1)).toBe(course);
    for (const { body, files } of left) {
      expect(files).toHaveLength(body === course?.body || body === left[0]?.body ? 2 : 1);
      const kinds = [...JSON.stringify(body).matchAll(/"custom_id":"1\.(\w+)/g)].map(([, kind]) => kind);
      expect(kinds).toEqual(body === course?.body ? ['explain'] : ['words', 'explain', 'fairness']);
    }
    expect(JSON.stringify(left[0]?.body)).toMatch(/attachment:\/\/cover-1\.jpg.*attachment:\/\/board-/);
    expect(end?.files).toHaveLength(2);
    expect(Math.max(...linesBesidePictures(table, thread))).toBe(5);
    expect(JSON.stringify(end?.body)).toMatch(/attachment:\/\/podium-1\.jpg.*attachment:\/\/board-/);
    const { poster } = JSON.parse(end?.files[0] ?? '');
    const { winners } = JSON.parse(end?.files[1] ?? '').view.outcome;
    expect(poster.columns).toEqual(['Metropolises', 'Islands', 'Gold']);
    expect(poster.rows.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3]);
    expect(poster.rows.filter(({ won }: { won: boolean }) => won).map(({ seat }: { seat: number }) => seat)).toEqual(winners);
    expect(poster.rows[0]).toMatchObject({ seat: winners[0], won: true });
    expect(poster.notes.length).toBeGreaterThan(0);
    expect(table.texts(thread).at(-2)).toContain(poster.headline);
    expect(table.texts(thread).at(-2)).toMatch(/^### (Ada|Ben|Cleo) has enough Metropolises and wins\.$/m);
    expect(course?.files).toHaveLength(2);
    expect(JSON.stringify(course?.body)).toMatch(/attachment:\/\/course\.jpg.*attachment:\/\/replay\.gif/);
    expect(JSON.stringify(course?.body)).toMatch(/Gold: Ada from 7 to \d+, highest \d+; Ben from 7 .* Metropolises: Ada from 0 /);
  });

  test('the podium orders all places by the rules: of equal scores the higher of power and population is ahead', async () => {
    const table = await announcementHarness({ game: 'peloponnes', luck: 42 });
    const thrown = dice(42);
    while ((await table.found()).status === 'playing') await table.move(thrown);
    await table.announceAll();
    const files = table.discord.messages(await table.thread()).flatMap((message) => message.files);
    expect(files.flatMap((file) => JSON.parse(file).poster ?? []).at(-1).rows).toEqual([
      // The score, population and power.
      { seat: 1, place: 1, won: true, amounts: [4, 6, 4] },
      { seat: 0, place: 2, won: false, amounts: [3, 3, 13] },
      { seat: 2, place: 3, won: false, amounts: [3, 9, 3] },
    ]);
    expect((await table.services().matches.history(table.match, 0))?.ranking()).toEqual([[1], [0], [2]]);
  });
});
