import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exportCup, loadCup, playCup, tablesOf } from '#community/cups/index.ts';
import { syncCupPost } from '#discord/cups/cupPost.ts';
import { syncLobbyMessage } from '#discord/lobby/lobby.ts';
import { moveCup } from '#jobs/upkeep/cups.ts';
import { workOnSearches } from '#jobs/upkeep/formTables.ts';
import { chart } from '#renderers/recap/drawChart.ts';
import type { Person } from '#sandbox/pageProtocol.ts';
import { verifyCup } from '#verify/cup.ts';
import { ONE, storeSeason } from '../../discord/storedSeason.ts';
import { recordThree } from '../../support/builders/recordedMatches.ts';
import { type OpenedPage, openPage } from '../../support/drivers/browser.ts';
import {
  actAs,
  beginCommand,
  composer,
  messageWith,
  overflow,
  ownMessage,
  panelOf,
  shoot,
  smallTargets,
} from '../../support/drivers/pageDriver.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { playRandomly } from '../../support/players/playRandomly.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

describeWith('chromium', 'what a person does outside matches on a telephone', (chromium) => {
  let bot: AnsweringBot;
  let opened: OpenedPage;
  let person: Person;

  beforeAll(async () => {
    bot = await answeringBot(true);
    opened = await openPage(chromium, bot.sandbox.url, { width: 390, height: 844 });
    const [first] = await ask<readonly Person[]>(bot.sandbox, '/people');
    if (first === undefined) throw new Error('There are no people.');
    person = first;
    await actAs(opened.page, person.name);
  });

  afterAll(async () => {
    await opened?.close();
    await bot?.stop();
    expect([...opened.errors, ...opened.strayRequests, ...bot.complaints]).toEqual([]);
  });

  /** Types a command without options, and sends it. */
  const send = async (command: string): Promise<void> => {
    await composer(opened.page).fill(command);
    await opened.page.getByRole('option', { name: command }).waitFor();
    await opened.page.keyboard.press('Enter');
  };

  /** Sends a command that has options, without any. */
  const sendForm = async (command: string): Promise<void> => {
    await beginCommand(opened.page, command, command);
    await opened.page.keyboard.press('Enter');
  };

  /** Saves a screenshot, and checks that everything fits the screen and a thumb. */
  const look = async (name: string): Promise<void> => {
    await shoot(opened.page, name);
    expect(await overflow(opened.page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(opened.page)).toEqual([]);
  };

  test('a puzzle is answered by presses alone, asked about once, and explained', async () => {
    const { page } = opened;
    await send('/puzzle');
    const message = ownMessage(page);
    await message.getByText('Puzzle of the day').waitFor();
    await look('puzzle-1');
    const panel = panelOf(page, message);
    for (let press = 0; press < 4 && !(await panel.text()).includes('You have one answer a day'); press++) {
      const [first = ''] = (await panel.choices()).filter((label) => label !== '/puzzle');
      await panel.choose(first);
    }
    await shoot(page, 'puzzle-2');
    await panel.choose('Yes, that’s my answer');
    await shoot(page, 'puzzle-3');
    expect(await panel.text()).toMatch(/Solved!|Not the best move/);
    expect(await panel.text()).toContain('The next puzzle comes at midnight UTC.');
    expect((await bot.services.stores.users.find(person.id))?.puzzleMove).toBeGreaterThanOrEqual(0);
  });

  test('the own record is a picture that can be read, and leads to the server and back', async () => {
    const { page } = opened;
    const { stores } = bot.services;
    await recordThree(stores, bot.sandbox.context.world.guild.id, [
      { user: person.id, name: person.name, side: 'ares' },
      { user: '1', name: 'Maximilian von Hohenstein', side: 'zeus' },
      { user: '2', name: 'Cy', side: 'apollo' },
    ]);
    await stores.users.change('1', { leaderboards: 'on' });
    await send('/me record');
    const message = ownMessage(page);
    const picture = message.getByRole('img').last();
    await picture.waitFor();
    const lookAt = async (name: string, says: RegExp): Promise<void> => {
      await vi.waitUntil(async () => says.test((await picture.getAttribute('alt')) ?? ''), { timeout: 20_000 });
      const { width = 0 } = (await picture.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(290);
      await look(name);
    };
    await lookAt('record-own', /3 matches with people.*Head to head: Maximilian von Hohenstein \(3\) 2 : 1/s);
    await panelOf(page, message).choose('This server');
    await lookAt('record-server', /This server: 3 players, 3 matches.*Fastest answers: Maximilian von Hohenstein 2 h/s);
    await panelOf(page, message).choose('My record');
    await lookAt('record-back', /3 matches with people/);
  });

  test('a lobby shows in the width of a phone how reliably its players play, and the host sets who may join', async () => {
    const { page } = opened;
    const { stores, matches } = bot.services;
    const { guild } = bot.sandbox.context.world;
    const channel =
      [...bot.sandbox.context.world.channels.values()].find((each) => each.kind === 'text' && each.name === 'games')?.id ?? '';
    const lobby = { game: 'cyclades', host: person.id, hostName: person.name, private: false, options: {} } as const;
    const opening = await matches.create({ ...lobby, place: { server: guild.id, channel } }, 'the lobby with records');
    const { match } = opening.kind === 'rejected' ? expect.fail('There is no lobby.') : opening;
    const ids = (await ask<readonly Person[]>(bot.sandbox, '/people')).map(({ id }) => id).filter((id) => id !== person.id);
    const others = [
      [ids[0] ?? '', 'Maximilian von Hohenstein', 14, 24],
      [ids[1] ?? '', 'Cy', 2, 15],
      [ids[2] ?? '', 'Bartholomew', 0, 0],
    ] as const;
    const rows = others.flatMap(([user, , finished, inTime], seat) =>
      Array.from({ length: finished }, (_, day) => ({
        ...{
          match: match.id,
          seat: 10 * seat + day,
          user,
          server: guild.id,
          game: 'cyclades',
          seats: 3,
          people: 3,
          rated: false,
        },
        ...({
          outcome: day === 1 && seat === 1 ? 'resigned' : 'finished',
          won: false,
          asked: 25,
          inTime,
          answers: [18_000],
        } as const),
        ...{ endedAt: new Date(Date.UTC(2026, 0, day + 1)), facts: {} },
      })),
    );
    await stores.participations.replace(match, rows);
    const at = bot.services.clock.now();
    await stores.playerNotes.save({
      server: guild.id,
      user: others[1][0],
      text: 'Tells you before leaving',
      by: '1',
      changedAt: at,
    });
    for (const [user, name] of others) await matches.play(match.id, { type: 'Join', user }, `joins ${user}`, name);
    await syncLobbyMessage(bot.services, match.id);
    const message = messageWith(page, 'plays in time 96%, 14 finished');
    await message.waitFor();
    expect(await panelOf(page, message).text()).toContain('A moderator’s note: Tells you before leaving');
    await look('lobby-records');
    await message.getByRole('button', { name: 'Settings' }).click();
    await ownMessage(page).getByText('Rules').first().waitFor();
    const settings = panelOf(page, ownMessage(page));
    await shoot(page, 'lobby-settings');
    await ownMessage(page).getByRole('combobox').filter({ hasText: 'Who may join' }).waitFor();
    await settings.choose('Who may join: plays in time 85% or more, or no record yet');
    await look('lobby-gate');
    expect((await stores.matches.find(match.id))?.gate).toBe('85');
  });

  test('a search for players begins within three presses, and shows its state, a place at a table and how to change it', async () => {
    const { page } = opened;
    const { stores } = bot.services;
    const server = bot.sandbox.context.world.guild.id;
    await sendForm('/play');
    const message = ownMessage(page);
    await message.getByText('Find players').first().waitFor();
    await look('play-1');
    const panel = panelOf(page, message);
    await panel.choose('Find players');
    expect(await panel.text()).toContain('Looking for players');
    expect(panel.presses()).toBeLessThanOrEqual(3);
    await shoot(page, 'play-2');
    await panel.choose('Change');
    await panel.choose('Back');
    const { since, proposal, ...own } = (await stores.seeks.find(person.id, server)) ?? expect.fail('There is no search.');
    const [, ...others] = await ask<readonly Person[]>(bot.sandbox, '/people');
    for (const { id: user, name } of others.slice(0, 3)) {
      await stores.users.change(user, { name });
      await stores.seeks.save(user, server, own, { channel: own.channel, since, lookAt: since });
    }
    await workOnSearches(bot.services, 10);
    await sendForm('/play');
    await ownMessage(page).getByText('A table is ready').waitFor();
    await look('play-3');
    const place = panelOf(page, ownMessage(page));
    expect((await place.choices()).slice(-2)).toEqual(['Play', 'Not now']);
    await sendForm('/me avoid');
    await ownMessage(page).getByText('Players to avoid').waitFor();
    await look('play-4');
  });

  test('a cup of seven is set up, entered by people and AI players, and played to its podium, in the width of a phone', async () => {
    const { page } = opened;
    const { services } = bot;
    await sendForm('/cup create');
    await ownMessage(page).getByText('New cup in this channel').waitFor();
    await ownMessage(page).getByRole('combobox').filter({ hasText: 'Cyclades' }).click();
    await page.getByRole('option', { name: 'Peloponnes' }).click();
    await ownMessage(page).getByRole('combobox').filter({ hasText: 'Peloponnes' }).waitFor();
    await look('cup-1-setup');
    const setup = panelOf(page, ownMessage(page));
    await setup.choose('More settings');
    await setup.choose('7 places');
    await setup.choose('AI players fill the last tables');
    await look('cup-2-more');
    await setup.choose('Open entries');
    await ownMessage(page).getByText('Entries for Cup #1 are open').waitFor();
    const post = messageWith(page, 'Points from first to last place');
    for (const [index, { name }] of (await ask<readonly Person[]>(bot.sandbox, '/people')).slice(0, 2).entries()) {
      await actAs(page, name);
      await post.getByRole('button', { name: 'Enter' }).click();
      await post.getByText(index === 0 ? '1 player' : '2 players').waitFor();
    }
    await look('cup-3-entered');
    await actAs(page, person.name);
    await post.getByRole('button', { name: 'Rules of this cup' }).click();
    await ownMessage(page).getByText('Sonneborn-Berger').waitFor();
    await look('cup-4-rules');
    const chance = seeded(7);
    await playCup(services, 1, { type: 'MoveDeadline', since: 15 * 86_400_000, until: 0 }, 'sooner');
    await moveCup(services, 1);
    const tables = async () => tablesOf((await loadCup(services.stores, 1))?.cup ?? expect.fail('There is no cup.'));
    const open = (await tables()).filter(({ match, result }) => match !== undefined && result === undefined);
    expect(open.length).toBeGreaterThanOrEqual(5);
    for (const [index, { match = 0 }] of open.entries()) {
      if (index === open.length - 1) {
        await moveCup(services, 1);
        await syncCupPost(services, 1);
        const standings = messageWith(page, '6 of 7 matches are over');
        await standings.scrollIntoViewIfNeeded();
        await standings.getByRole('img').last().waitFor();
        await look('cup-5-standings');
        await standings.getByRole('button', { name: 'Standings and my matches' }).click();
        await ownMessage(page).getByText('6 of 7 matches are over').first().waitFor();
        await look('cup-6-status');
      }
      await playRandomly(services, match, chance);
    }
    await moveCup(services, 1);
    await syncCupPost(services, 1);
    const podium = messageWith(page, /wins Cup #1!/);
    await podium.scrollIntoViewIfNeeded();
    await podium.getByRole('img').last().waitFor();
    expect(await podium.getByRole('img').last().getAttribute('alt')).toMatch(/Cup #1: Peloponnes.*1\. .* \(4\/4\), 2\. /s);
    await look('cup-7-podium');
    const exported = await exportCup(services, 1);
    expect((await verifyCup(exported)).join('\n')).toMatch(/results of 6 matches.*Cup 1, at the end:.*1\. entrant/s);
  });

  test('the own rating with its chart, and what moderators decided, can be read in the width of a phone', async () => {
    const { page } = opened;
    const { stores } = bot.services;
    const server = bot.sandbox.context.world.guild.id;
    const reports = { analyse: () => Promise.reject(new Error('matches are not analysed here')), renderChart: chart };
    Object.assign(bot.services, { reports });
    await storeSeason(stores, 150, { [ONE]: person.id }, server);
    await send('/me record');
    const message = ownMessage(page);
    await message.getByRole('button', { name: 'Rating' }).waitFor();
    await panelOf(page, message).choose('Rating');
    await message.getByText('different players').first().waitFor();
    await shoot(page, 'rating');
    expect(await message.getByRole('img').last().getAttribute('alt')).toMatch(/^Rating in Cyclades, match by match: \d/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const [, ...others] = await ask<readonly Person[]>(bot.sandbox, '/people');
    const at = bot.services.clock.now();
    const until = new Date(at.getTime() + 30 * 24 * 3_600_000);
    for (const [index, kind] of (['ban', 'note', 'unban', 'settings'] as const).entries()) {
      const reason = kind === 'settings' ? '' : 'Left three matches without a word, and did not answer when asked why';
      const change = kind === 'settings' ? { change: { pace: '24h' } } : { about: others[index % 3]?.id ?? '' };
      await stores.moderation.decide({ kind, server, at, by: person.id, reason, ...change, ...(kind === 'ban' && { until }) });
    }
    await send('/server audit');
    await ownMessage(page).getByText('Decisions of moderators').first().waitFor();
    await shoot(page, 'audit');
    expect(await panelOf(page, ownMessage(page)).text()).toMatch(/changed settings: [\s\S]*lifted the ban[\s\S]*banned @/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
  });
});
