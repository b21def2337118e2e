import { describe, expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { course as cycladesCourse } from '#games/cyclades/course.ts';
import { course as peloponnesCourse } from '#games/peloponnes/course.ts';
import { announce } from '#jobs/announce/announce.ts';
import { renderRecap } from '#jobs/announce/recap.ts';
import type { Lobby } from '#matches/index.ts';
import { crowdedView, privateView } from '../../support/builders/cycladesViews.ts';
import { betweenOffers } from '../../support/builders/peloponnesViews.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { isPostOfKind } from '../../support/laws/postIds.ts';
import { present } from '../../support/setup/present.ts';
import { type AnnouncementHarness, announcementHarness, dice } from './announcementHarness.ts';

const SOLO = { game: 'peloponnes', seated: ['ada'] };

/** A match with one seat, played to its end at random. */
const ended = async (lobby: Partial<Lobby> = {}): Promise<AnnouncementHarness> => {
  const table = await announcementHarness({ ...SOLO, lobby });
  const thrown = dice(6);
  while ((await table.found()).status !== 'ended') {
    const { user, moves } = await table.legal();
    await table.play(user, present(moves[thrown(moves.length)]));
  }
  return table;
};

const coursesOf = async (table: AnnouncementHarness): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes('how the match went'));

/** Whether the newest post is that of the end. */
const isEnd = async ({ discord, match, thread }: AnnouncementHarness): Promise<boolean> =>
  isPostOfKind(discord.messages(await thread()).at(-1)?.body ?? {}, match, 'end');

describe('the data of a chart', () => {
  test('a chart of Cyclades shows each player’s gold as they see it, Metropolises and islands', () => {
    const view = crowdedView(3);
    const own = [0, 1, 2].map((seat) => privateView(view, seat, 10 + seat));
    const counted = [0, 1, 2].map((seat) => view.islands.filter(({ owner }) => owner === seat).length);
    expect(cycladesCourse(own)).toEqual({ gold: [10, 11, 12], metropolises: [0, 1, 2], islands: counted });
  });

  test('a chart of Peloponnes shows each player’s coins and both their values', () => {
    const view = betweenOffers(2, {});
    expect(peloponnesCourse([view, view])).toEqual({ coins: [128, 101], population: [63, 54], power: [68, 67] });
  });
});

describe('a match that is over', () => {
  test('an ended match gets one recap, after its end, from the beginning of each round to the last move', async () => {
    const table = await ended();
    await table.announceAll();
    const posts = table.discord.messages(await table.thread());
    const [end, course] = posts.slice(-2);
    expect(isPostOfKind(end?.body ?? {}, table.match, 'end')).toBe(true);
    const [chart, replay] = present(course).files.map((file) => JSON.parse(file));
    expect(chart.map(({ title }: { title: string }) => title)).toEqual(['Coins', 'Population', 'Power']);
    const rows = await table.stores.matches.read(table.match, 0);
    const rounds = rows.filter(({ event }) => event.type === 'RoundBegan').length;
    expect(rounds).toBeGreaterThan(5);
    expect(chart[0].values).toHaveLength(rounds + 1);
    expect(chart[0].values.every((row: readonly number[]) => row.length === 1)).toBe(true);
    expect(replay.length).toBeGreaterThan(rounds);
    expect(replay.every(({ viewer }: { viewer: unknown }) => viewer === 'spectator')).toBe(true);
    expect(replay.at(-1).phase).toBe('ended');
    expect(JSON.stringify(course?.body)).toMatch(/"1\.explain\.1\.course\.\d+"/);

    await table.announceAll();
    await announce(table.services(), table.match);
    expect(await coursesOf(table)).toHaveLength(1);
  });

  test('an ended match is announced to its end though its recap fails, which is tried twice', async () => {
    const table = await ended();
    const broken = { ...table.services(), renderRecap: () => Promise.reject(new Error('no thread')) };
    expect(await announce(broken, table.match)).toMatchObject({ kind: 'retry' });
    expect(await isEnd(table)).toBe(true);
    table.clock.advance(1);
    expect(await announce(broken, table.match)).toMatchObject({ kind: 'announced' });
    expect(await coursesOf(table)).toEqual([]);
    expect(await isEnd(table)).toBe(true);
    expect((await table.found()).announcedVersion).toBe((await table.found()).version);
  });

  test('an ended match gets its recap from the next process when the bot was stopped meanwhile', async () => {
    const table = await ended();
    const closing = { ...table.services(), renderRecap: () => Promise.reject(new Error('the app is closing')) };
    expect(await announce(closing, table.match)).toMatchObject({ kind: 'retry' });
    table.clock.advance(1);
    await table.announceAll();
    expect(await coursesOf(table)).toHaveLength(1);
  });

  test('an ended match gets its recap from one process at a time, though it takes a minute', async () => {
    const table = await ended();
    const services = table.services();
    const others: unknown[] = [];
    const slow: Services = {
      ...services,
      renderRecap: async (request) => {
        table.clock.advance(1 / 60);
        others.push(await announce(services, table.match));
        return services.renderRecap(request);
      },
    };
    expect(await announce(slow, table.match)).toMatchObject({ kind: 'announced' });
    expect(others).toEqual([{ kind: 'busy' }]);
    expect(await coursesOf(table)).toHaveLength(1);
  });

  test('an ended match gets its recap in the match’s language', async () => {
    const say = present(LANGUAGES.at(-1));
    const table = await ended({ place: { server: 'server', channel: 'games', locale: say.locale } });
    const services = table.services();
    const asked: Parameters<Services['renderRecap']>[0][] = [];
    const keeping: Services = {
      ...services,
      renderRecap: (request) => {
        asked.push(request);
        return services.renderRecap(request);
      },
    };
    await renderRecap(keeping, await table.found());
    const { pictureWords, course } = say.game('peloponnes');
    expect(asked.map(({ words, parts }) => [words, parts.map(({ title }) => title)])).toEqual([
      [pictureWords, ['coins', 'population', 'power'].map((part) => present(course?.[part]))],
    ]);
  });

  test('an ended match gets only the chart when Discord finds the replay too large', async () => {
    const table = await ended();
    table.discord.takeAtMost(4_000);
    await table.announceAll();
    const course = present(table.discord.messages(await table.thread()).at(-1));
    expect(course.files.map((file) => JSON.parse(file)[0].title)).toEqual(['Coins']);
    expect(await coursesOf(table)).toEqual([expect.stringContaining('how the match went.')]);
    expect(JSON.stringify(course.body)).toMatch(/"1\.explain\.1\.chart\.\d+"/);
    expect(await table.found()).toMatchObject({ failures: 0, status: 'ended' });
  });

  test('a match that ended before its second round gets no recap', async () => {
    const table = await announcementHarness(SOLO);
    await table.announceAll();
    const services = table.services();
    await services.matches.play(table.match, { type: 'Concede', user: 'ada' }, 'concede');
    expect((await table.found()).status).toBe('ended');
    expect(await renderRecap(services, await table.found())).toBeUndefined();
  });
});
