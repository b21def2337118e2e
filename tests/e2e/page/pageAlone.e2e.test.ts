import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#sandbox/pageProtocol.ts';
import { recordThree } from '../../support/builders/recordedMatches.ts';
import { type OpenedPage, openPage } from '../../support/drivers/browser.ts';
import { actAs, composer, overflow, ownMessage, panelOf, shoot, smallTargets } from '../../support/drivers/pageDriver.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';
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

  test('a puzzle is answered by presses alone, asked about once, and explained', async () => {
    const { page } = opened;
    await send('/puzzle');
    const message = ownMessage(page);
    await message.getByText('Puzzle of the day').waitFor();
    await shoot(page, 'puzzle-1');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
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
    const look = async (name: string, says: RegExp): Promise<void> => {
      await vi.waitUntil(async () => says.test((await picture.getAttribute('alt')) ?? ''), { timeout: 20_000 });
      const { width = 0 } = (await picture.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(290);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
      await shoot(page, name);
    };
    await look('record-own', /3 matches with people.*Head to head: Maximilian von Hohenstein \(3\) 2 : 1/s);
    await panelOf(page, message).choose('This server');
    await look('record-server', /This server: 3 players, 3 matches.*Fastest answers: Maximilian von Hohenstein 2 h/s);
    await panelOf(page, message).choose('My record');
    await look('record-back', /3 matches with people/);
  });
});
