import { describe, expect, test } from 'vitest';
import type { MatchCommand } from '#matches/index.ts';
import { type AnnouncementHarness, announcementHarness, dice, doomAt, SEATED } from './announcementHarness.ts';

let acts = 0;

const act = async (table: AnnouncementHarness, command: MatchCommand): Promise<void> => {
  const played = await table.services().matches.play(table.match, command, `taken-${acts++}`);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
};

const undo = (table: AnnouncementHarness, user: string) => act(table, { type: 'Undo', user });
const redo = (table: AnnouncementHarness, user: string) => act(table, { type: 'Redo', user });

const rewind = async (table: AnnouncementHarness, toVersion: number) =>
  act(table, { type: 'Organise', user: 'org', motion: { kind: 'rewind', toVersion }, reason: 'a slip' });

/** A control other than those below any picture. */
const CONTROL = /"custom_id":"(?!1\.(?:words|explain|fairness)\.)/;

/** All posts of the thread: text, whether there are controls, and pictures. */
const thread = async (table: AnnouncementHarness) => {
  const channel = await table.thread();
  const texts = table.texts(channel);
  return table.discord.messages(channel).map(({ body, files }, index) => ({
    text: texts[index] ?? '',
    hasControls: CONTROL.test(JSON.stringify(body.components)),
    hasPicture: JSON.stringify(body.components).includes('attachment://'),
    files: files.length,
  }));
};

/** Messages sent anywhere after this number of requests. */
const sentSince = ({ discord }: AnnouncementHarness, requests: number): readonly string[] =>
  discord.requests.slice(requests).filter((request) => /^POST .*\/messages$/.test(request));

/** All messages everywhere. */
const everything = async (table: AnnouncementHarness) => {
  const channels = ['games', await table.thread(), ...SEATED.map(table.discord.dmOf)];
  return channels.map((channel) => table.discord.messages(channel).map(({ body, files }) => ({ body: body.components, files })));
};

const begun = async (): Promise<AnnouncementHarness> => {
  const table = await announcementHarness();
  await table.announceAll();
  return table;
};

/** Plays up to the last move before a new round, and that round's own moves: `after` is the version before it. */
const intoTheSecondRound = async (table: AnnouncementHarness): Promise<{ readonly before: number }> => {
  const thrown = dice(11);
  for (;;) {
    const before = (await table.found()).version;
    await table.move(thrown);
    await table.announceAll();
    const rounds = (await thread(table)).filter(({ hasPicture }) => hasPicture);
    if (rounds.length === 2) return { before };
  }
};

describe('a posted move that is undone', () => {
  test('a posted move that is undone is replaced by a line that says so, and the newest post asks the same player again', async () => {
    const table = await begun();
    const user = await table.move();
    await table.announceAll();
    const [, first, second] = await thread(table);
    expect(second?.hasControls).toBe(true);
    await undo(table, user);
    await table.announceAll();
    const stands = await thread(table);
    expect(stands).toHaveLength(3);
    expect(first?.text).not.toContain('Undone');
    expect(stands[1]).toEqual(first);
    expect(first?.hasControls).toBe(false);
    expect(stands[2]?.text).toMatch(/^\w+ undoes a move\./);
    expect(stands[2]?.text).toContain(`<@${user}>`);
    expect(stands[2]?.hasControls).toBe(true);
    expect((await table.found()).active.map((seat) => SEATED[seat])).toEqual([user]);
  });

  test('a posted move that is undone pings nobody', async () => {
    const table = await begun();
    const user = await table.move();
    await table.announceAll();
    const before = table.discord.pings.length;
    await undo(table, user);
    await table.announceAll();
    expect(table.discord.pings.length).toBe(before);
  });

  test('a posted move that is undone and redone is shown again, and the next player is pinged', async () => {
    const table = await begun();
    const user = await table.move();
    await table.announceAll();
    const [, told] = await thread(table);
    await undo(table, user);
    await table.announceAll();
    await redo(table, user);
    await table.announceAll();
    const stands = await thread(table);
    expect(stands[1]).toEqual(told);
    expect(stands.map(({ text }) => text).join()).not.toMatch(/[Tt]aken back|undoes a move/);
    expect(stands.filter(({ hasControls }) => hasControls)).toEqual([stands.at(-1)]);
    const due = (await table.found()).active.map((seat) => SEATED[seat]);
    expect(stands.at(-1)?.text).toContain(`<@${due[0]}>`);
    expect(due).not.toEqual([user]);
  });
});

describe('a move that is undone and redone several times', () => {
  test('a move that is undone and redone several times leaves one unchanged post and pings nobody again', async () => {
    const table = await begun();
    const user = await table.move();
    await table.announceAll();
    const [stands, before] = [await thread(table), table.discord.requests.length];
    const called = (await table.found()).active.map((seat) => SEATED[seat]);
    expect(table.discord.pings.at(-1)?.user).toBe(called[0]);
    for (let time = 0; time < 3; time++) {
      table.clock.advance(0.1);
      await undo(table, user);
      await table.announceAll();
      expect((await thread(table)).at(-1)?.text).toMatch(/undoes a move\./);
      table.clock.advance(0.1);
      await redo(table, user);
      await table.announceAll();
      expect(await thread(table)).toEqual(stands);
    }
    await table.callAll();
    expect(sentSince(table, before)).toEqual([]);
  });

  test('a move that is undone and redone several times pings the players once whom the post sent in between did not ping', async () => {
    const table = await begun();
    const user = await table.move();
    table.clock.advance(0.1);
    await undo(table, user);
    table.clock.advance(0.1);
    await table.announceAll();
    const before = table.discord.requests.length;
    table.clock.advance(0.1);
    await redo(table, user);
    const due = (await table.found()).active.map((seat) => table.discord.dmOf(SEATED[seat] ?? ''));
    for (let time = 0; time < 2; time++) {
      await table.announceAll();
      await table.callAll();
    }
    expect(sentSince(table, before)).toEqual(due.map((channel) => `POST /channels/${channel}/messages`));
  });

  test('a move that is undone and redone several times pings the next player in its post if that is sent only then', async () => {
    const table = await begun();
    const pings = table.discord.pings.length;
    const user = await table.move();
    await undo(table, user);
    await redo(table, user);
    const due = (await table.found()).active.map((seat) => SEATED[seat]);
    await table.announceAll();
    expect(table.discord.pings.slice(pings)).toEqual([expect.objectContaining({ user: due[0] })]);
  });
});

describe('a move that is undone before it was posted', () => {
  test('a move that is undone before it was posted is never posted', async () => {
    const table = await begun();
    const { user, moves } = await table.legal();
    const [first, other] = [
      moves[0],
      moves.find((move) => 'god' in move && 'god' in (moves[0] ?? {}) && move.god !== (moves[0] as { god?: string }).god),
    ];
    if (first === undefined || other === undefined) throw new Error('There are not two gods to choose from.');
    await table.play(user, first);
    await undo(table, user);
    await table.play(user, other);
    await table.announceAll();
    const stands = (await thread(table)).map(({ text }) => text).join('\n');
    const once = await begun();
    await once.play(user, first);
    await once.announceAll();
    const line = (await thread(once))[2]?.text.split('\n')[0] ?? '';
    expect(line).not.toBe('');
    expect(stands).not.toContain(line);
    expect(stands).toContain('undoes a move');
    expect(JSON.stringify(table.discord.requests)).not.toContain(line);
  });

  test('a move that is undone before it was posted leaves the same posts as moves announced immediately', async () => {
    const [atOnce, atTheEnd] = [await begun(), await begun()];
    for (const table of [atOnce, atTheEnd]) {
      const tell = async () => {
        if (table === atOnce) await table.announceAll();
      };
      const user = await table.move();
      await tell();
      await undo(table, user);
      await tell();
      await redo(table, user);
      await tell();
      await undo(table, user);
      await tell();
      await table.move((moves) => moves - 1);
      await table.announceAll();
    }
    expect((await everything(atTheEnd)).flat().map(({ body }) => body)).toEqual(
      (await everything(atOnce)).flat().map(({ body }) => body),
    );
  });
});

describe('an undo across the start of a round', () => {
  test('an undo across the start of a round removes that round’s board, and posts a new one with new cards', async () => {
    const table = await begun();
    const { before } = await intoTheSecondRound(table);
    const cards = () => SEATED.map((each) => table.texts(table.discord.dmOf(each)).length);
    const former = cards();
    await rewind(table, before);
    await table.announceAll();
    const stands = await thread(table);
    const gone = stands.filter(({ text }) => text.includes('The moves in this post were undone'));
    expect(gone).toEqual([expect.objectContaining({ hasPicture: false, hasControls: false })]);
    expect(stands.filter(({ hasPicture }) => hasPicture)).toHaveLength(2);
    expect(stands.findLastIndex(({ hasPicture }) => hasPicture)).toBeGreaterThan(
      stands.findIndex(({ text }) => text.includes('The moves in this post were undone')),
    );
    expect(stands.at(-1)?.hasControls).toBe(true);
    expect(stands.filter(({ hasControls }) => hasControls)).toHaveLength(1);
    expect(cards()).toEqual(former.map((count) => count + 1));
  });

  test('an undo across the start of a round is mentioned in the cards of that round', async () => {
    const table = await begun();
    const { before } = await intoTheSecondRound(table);
    await rewind(table, before);
    for (let time = 0; time < 2; time++) await table.announceAll();
    for (const someone of SEATED) {
      const cards = table.texts(table.discord.dmOf(someone));
      expect(cards.map((text) => text.includes('the round of this player card was undone'))).toEqual(
        cards.map((_, index) => index === cards.length - 2),
      );
      expect(cards.at(-1)).toContain('your player card');
    }
  });

  test('an undo across the start of a round that was never posted shows no board of it', async () => {
    const told = await begun();
    const { before } = await intoTheSecondRound(told);
    const table = await begun();
    const thrown = dice(11);
    while ((await table.found()).version <= before) await table.move(thrown);
    await rewind(table, before);
    await table.announceAll();
    const stands = await thread(table);
    expect(stands.map(({ text }) => text).join()).not.toContain('The moves in this post were undone');
    expect(stands.filter(({ hasPicture }) => hasPicture)).toHaveLength(2);
    const direct = SEATED.flatMap((each) => table.texts(table.discord.dmOf(each)));
    expect(direct.join()).not.toContain('the round of this player card was undone');
  });
});

describe('an announcer that dies between posts', () => {
  test.each(['before', 'after'] as const)('%s any one of its requests leaves no gap and no double', async (moment) => {
    const prepared = async (): Promise<AnnouncementHarness> => {
      const table = await begun();
      const { version } = await table.found();
      await intoTheSecondRound(table);
      await table.move();
      await table.announceAll();
      await rewind(table, version);
      const user = await table.move();
      await undo(table, user);
      await table.move((moves) => moves - 1);
      return table;
    };
    const undisturbed = await prepared();
    const before = undisturbed.discord.requests.length;
    await undisturbed.announceAll();
    const requests = undisturbed.discord.requests.length - before;
    const whole = await everything(undisturbed);
    expect(requests).toBeGreaterThan(5);
    for (let request = 1; request <= requests; request++) {
      const table = await prepared();
      const { doom, struck } = doomAt(request, moment);
      await Promise.race([struck, table.announceOnce(doom)]);
      table.clock.advance(request % 2 === 0 ? 2 : 0.01);
      await table.announceAll();
      expect({ request, stands: await everything(table) }).toEqual({ request, stands: whole });
    }
  });
});
