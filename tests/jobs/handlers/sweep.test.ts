import { describe, expect, test } from 'vitest';
import { sweep } from '#jobs/handlers/sweep.ts';
import type { Queues } from '#jobs/queue/queues.ts';
import { releaseId } from '#matches/log/release.ts';
import { announcementHarness } from '../announce/announcementHarness.ts';
import { BEATING } from '../queue/heartbeats.ts';

/** Queues that only record what is added. */
const recording = (): { readonly queues: Queues; readonly added: string[] } => {
  const added: string[] = [];
  const queues: Queues = {
    add: async (queue, { match }) => void added.push([queue, match ?? ''].join(' ').trim()),
    depths: async () => ({}),
    promote: async () => undefined,
    work: async () => undefined,
    close: async () => undefined,
  };
  return { queues, added };
};

describe('a sweep', () => {
  test('a sweep adds an announcement job for each match that is not fully announced, and none otherwise', async () => {
    const table = await announcementHarness();
    const { queues, added } = recording();
    await sweep(table.services(), BEATING, queues, 10);
    await table.announceAll();
    await sweep(table.services(), BEATING, queues, 10);
    expect(added).toEqual([`announce ${table.match}`]);
  });

  test('a sweep adds one reminder job without a name when users are to be reminded', async () => {
    const table = await announcementHarness();
    await table.announceAll();
    const { queues, added } = recording();
    table.clock.advance(23);
    await sweep(table.services(), BEATING, queues, 10);
    table.clock.advance(1);
    await sweep(table.services(), BEATING, queues, 10);
    expect(added).toEqual(['call']);
  });

  test('a sweep closes a lobby after seven days, once', async () => {
    const table = await announcementHarness();
    const services = table.services();
    const place = { server: 'server', channel: 'games' };
    const lobby = { game: 'cyclades', host: 'dan', hostName: 'Dan', private: false, options: {}, place };
    const created = await services.matches.create(lobby, 'another lobby');
    const id = created.match?.id ?? 0;
    const status = async () => (await table.stores.matches.find(id))?.status;
    table.clock.advance(24 * 7 - 1);
    await sweep(services, BEATING, recording().queues, 10);
    const before = await status();
    table.clock.advance(1);
    await sweep(services, BEATING, recording().queues, 10);
    const version = (await table.stores.matches.find(id))?.version;
    await sweep(services, BEATING, recording().queues, 10);
    expect([before, await status()]).toEqual(['lobby', 'closed']);
    expect((await table.stores.matches.find(id))?.version).toBe(version);
  });

  test('a sweep leaves quarantined matches alone', async () => {
    const table = await announcementHarness();
    await table.stores.matches.setAside(table.match, releaseId());
    const { queues, added } = recording();
    await sweep(table.services(), BEATING, queues, 10);
    expect(added).toEqual([]);
  });
});
