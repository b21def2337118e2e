import { describe, expect, test } from 'vitest';
import type { MatchCommand, UserChange } from '#matches/index.ts';
import { pressables } from '../../support/drivers/pressing.ts';
import { type AnnouncementHarness, announcementHarness, doomAt, SEATED } from './announcementHarness.ts';

let acts = 0;
const act = async (on: AnnouncementHarness, command: MatchCommand): Promise<void> => {
  acts += 1;
  const played = await on.services().matches.play(on.match, command, `behind-${acts}`);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
};

interface Left {
  readonly on: AnnouncementHarness;
  /** The deleted thread. */
  readonly gone: string;
  readonly due: string;
  /** Who has left their seat, and who has still to vote. */
  readonly away: string;
  readonly silent: string;
}

/** A turn, a vote and a free seat in a thread that is then deleted. */
const left = async (wishes: UserChange = {}): Promise<Left> => {
  const on = await announcementHarness({ wishes });
  const { user: due } = await on.legal();
  const [away = '', silent = ''] = SEATED.filter((user) => user !== due);
  await act(on, { type: 'HandOver', user: away, to: 'substitute' });
  await act(on, { type: 'CallVote', user: due, motion: { kind: 'pause', hours: 48 } });
  await on.announceAll();
  const gone = await on.thread();
  on.discord.remove(gone);
  return { on, gone, due, away, silent };
};

const speak = async ({ on, silent }: Left, yes: boolean): Promise<void> => {
  const { vote } = (await on.services().matches.position(on.match, silent)) ?? {};
  await act(on, { type: 'Vote', user: silent, called: vote?.called ?? 0, yes });
};

/** Lets a reminder become due, and sends it. */
const remind = async (on: AnnouncementHarness, hours = 24): Promise<void> => {
  on.clock.advance(hours);
  await on.callAll();
};

/** What can be pressed in the current thread, post by post. */
const pressablesOf = async ({ on }: Left): Promise<readonly (readonly string[])[]> =>
  on.discord
    .messages(await on.thread())
    .map(({ body }) => pressables({ components: body.components ?? [] }).map(({ customId }) => customId.split('.')[1] ?? ''))
    .filter((kinds) => kinds.length > 0);

describe('a thread that replaces a deleted one', () => {
  test('a replacement thread has the turn, the open vote and the free seat, each once', async () => {
    const table = await left();
    await table.on.move();
    await table.on.announceAll();
    expect(await table.on.thread()).not.toBe(table.gone);
    const stand = await pressablesOf(table);
    expect(stand).toHaveLength(3);
    expect(stand).toEqual(expect.arrayContaining([expect.arrayContaining(['open']), ['vote', 'vote', 'vote'], ['take']]));
    await table.on.move();
    await table.on.announceAll();
    expect(await pressablesOf(table)).toHaveLength(3);
  });

  test('a replacement thread has the open turn and the free seat when nobody has moved, and no buttons of a finished vote', async () => {
    const table = await left();
    await speak(table, true);
    await table.on.announceAll();
    const kinds = (await pressablesOf(table)).flat();
    expect(kinds).toContain('open');
    expect(kinds).toContain('take');
    expect(kinds).not.toContain('vote');
    expect(table.on.texts(await table.on.thread()).filter((text) => text.includes('Passed.'))).toHaveLength(1);
  });

  test('a replacement thread made by a reminder has everything immediately, though nobody has moved', async () => {
    const table = await left({ noticesBy: 'mention' });
    await remind(table.on);
    expect(await table.on.thread()).not.toBe(table.gone);
    const stand = await pressablesOf(table);
    expect(stand).toHaveLength(4);
    expect(stand).toEqual(expect.arrayContaining([['me'], expect.arrayContaining(['open']), ['vote', 'vote', 'vote'], ['take']]));
    await remind(table.on);
    await table.on.announceAll();
    expect((await pressablesOf(table)).filter((kinds) => !kinds.includes('me'))).toHaveLength(3);
  });

  test('a replacement thread made to say for whom the match waits in vain has everything immediately', async () => {
    const table = await left({ remindEveryHours: 0 });
    await remind(table.on, 95);
    expect(await table.on.thread()).toBe(table.gone);
    await remind(table.on, 1);
    expect(await table.on.thread()).not.toBe(table.gone);
    expect((await pressablesOf(table)).flat()).toEqual(expect.arrayContaining(['open', 'take']));
  });

  test('posts in a replacement thread stay current: a vote changes the post brought along, a new owner ends the offer', async () => {
    const table = await left();
    const { on } = table;
    await on.move();
    await on.announceAll();
    await speak(table, false);
    const seat = (await on.found()).seats.find(({ user }) => user === table.away)?.seat ?? -1;
    await act(on, { type: 'TakeSeat', user: 'zoe', seat });
    await on.announceAll();
    const texts = on.texts(await on.thread());
    expect(texts.filter((text) => text.includes('### Vote'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('has taken the free seat'))).toHaveLength(1);
    expect((await pressablesOf(table)).flat()).not.toContain('take');
  });

  test.each(['before', 'after'] as const)(
    'a crash %s any one request of a reminder that replaces a thread leaves no gap and sends nothing twice',
    async (moment) => {
      const prepared = async (): Promise<Left> => {
        const table = await left({ noticesBy: 'mention' });
        table.on.clock.advance(24);
        return table;
      };
      const stands = async ({ on }: Left) => [...on.texts(await on.thread())].sort();
      const undisturbed = await prepared();
      const told = undisturbed.on.discord.requests.length;
      await undisturbed.on.callAll();
      const requests = undisturbed.on.discord.requests.length - told;
      expect((await pressablesOf(undisturbed)).flat()).toEqual(expect.arrayContaining(['me', 'open', 'vote', 'take']));
      for (let request = 1; request <= requests; request += 1) {
        const table = await prepared();
        const { doom, struck } = doomAt(request, moment);
        await Promise.race([struck, table.on.callAll(doom)]);
        table.on.clock.advance(0.01);
        await table.on.callAll();
        expect({ request, stands: await stands(table) }).toEqual({ request, stands: await stands(undisturbed) });
      }
    },
  );

  test.each(['before', 'after'] as const)(
    'a crash %s any one request that replaces a thread leaves no gap and sends nothing twice',
    async (moment) => {
      const prepared = async (): Promise<Left> => {
        const table = await left();
        await table.on.move();
        return table;
      };
      const stands = async ({ on }: Left) => on.texts(await on.thread());
      const undisturbed = await prepared();
      const told = undisturbed.on.discord.requests.length;
      await undisturbed.on.announceAll();
      const requests = undisturbed.on.discord.requests.length - told;
      expect(requests).toBeGreaterThan(4);
      expect((await pressablesOf(undisturbed)).flat()).toEqual(expect.arrayContaining(['open', 'vote', 'take']));
      for (let request = 1; request <= requests; request += 1) {
        const table = await prepared();
        const { doom, struck } = doomAt(request, moment);
        await Promise.race([struck, table.on.announceOnce(doom)]);
        table.on.clock.advance(0.01);
        await table.on.announceAll();
        expect({ request, stands: [...(await stands(table))].sort() }).toEqual({
          request,
          stands: [...(await stands(undisturbed))].sort(),
        });
      }
    },
  );
});
