import { beforeEach, describe, expect, test } from 'vitest';
import { sendRoundPicture } from '#jobs/upkeep/roundPictures.ts';
import { type AnnouncementHarness, announcementHarness, doomAt } from '../announce/announcementHarness.ts';

let table: AnnouncementHarness;
const watched = async (): Promise<void> => {
  table = await announcementHarness();
  await table.stores.users.change('eve', { name: 'Eve' });
  await table.stores.followers.begin(table.match, 'eve', table.clock.now());
};
beforeEach(watched);

/** Sends what is due by now, and again, as two sweeps would. */
const sweep = async (): Promise<void> => {
  for (const _ of [1, 2]) {
    for (const each of await table.stores.followers.due(table.clock.now(), 9)) await sendRoundPicture(table.services(), each);
  }
};
const got = (): number => table.texts(table.discord.dmOf('eve')).length;
const isWatching = (): Promise<boolean> => table.stores.followers.has(table.match, 'eve');

describe('the pictures of a match for those who watch it', () => {
  test('a follower gets the picture of a round once, with a button to stop', async () => {
    await sweep();
    expect(got()).toBe(0);
    await table.announceAll();
    await sweep();
    expect(got()).toBe(1);
    const [sent] = table.discord.messages(table.discord.dmOf('eve'));
    expect(JSON.stringify(sent?.body)).toContain(`unwatch.${table.match}`);
    expect(JSON.stringify(sent?.body)).toContain('attachment://board.jpg');
    await table.announceAll();
    await sweep();
    expect(got()).toBe(1);
    expect(await isWatching()).toBe(true);
  });

  test('a follower in quiet hours gets it later', async () => {
    const hour = table.clock.now().getUTCHours();
    const clockTime = (at: number): string => `${String((at + 24) % 24).padStart(2, '0')}:00`;
    const hours = { timeZone: 'UTC', quietFrom: clockTime(hour - 1), quietUntil: clockTime(hour + 2) };
    await table.stores.users.change('eve', { hours });
    await table.announceAll();
    await sweep();
    expect(got()).toBe(0);
    table.clock.advance(3);
    await sweep();
    expect(got()).toBe(1);
  });

  test.each<readonly [string, () => unknown]>([
    ['takes no direct messages', () => table.stores.users.change('eve', { dmClosed: true })],
    ['left the server', () => table.discord.left.add('eve')],
  ])('a follower who %s watches no more', async (_why, change) => {
    await table.announceAll();
    await change();
    await sweep();
    expect(got()).toBe(0);
    expect(await isWatching()).toBe(false);
  });

  test.each(['before', 'after'] as const)(
    'a process that dies %s any request sends the picture once all the same',
    async (moment) => {
      for (let request = 1; request <= 5; request++) {
        await watched();
        await table.announceAll();
        const [follower] = await table.stores.followers.due(table.clock.now(), 9);
        if (follower === undefined) throw new Error('No picture waits.');
        const { doom, struck } = doomAt(request, moment);
        await Promise.race([struck, sendRoundPicture(table.services(doom), follower)]);
        table.clock.advance(0.05);
        await sweep();
        expect({ request, got: got() }).toEqual({ request, got: 1 });
      }
    },
  );

  test('a follower gets one picture a day, and the last one at the end of the match', async () => {
    await table.announceAll();
    await sweep();
    for (const user of ['ada', 'ben']) {
      await table.services().matches.play(table.match, { type: 'Concede', user }, `concede ${user}`);
    }
    await table.announceAll();
    expect((await table.found()).status).toBe('ended');
    await sweep();
    expect(got()).toBe(1);
    table.clock.advance(24);
    await sweep();
    expect(got()).toBe(2);
    expect(await isWatching()).toBe(false);
  });

  test('a picture shows what spectators see', async () => {
    await table.announceAll();
    const views: unknown[] = [];
    const services = table.services();
    const [follower] = await table.stores.followers.due(table.clock.now(), 9);
    if (follower === undefined) throw new Error('There is no follower.');
    const render = async (request: Parameters<typeof services.render>[0]) => {
      views.push(request.view);
      return services.render(request);
    };
    await sendRoundPicture({ ...services, render }, follower);
    const history = await services.matches.history(table.match, follower.newest - 1);
    expect(views).toEqual([history?.steps[0]?.view('spectator')]);
  });
});
