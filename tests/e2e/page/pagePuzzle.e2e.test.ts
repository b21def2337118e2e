import { expect, test } from 'vitest';
import type { Person } from '#sandbox/pageProtocol.ts';
import { openPage } from '../../support/drivers/browser.ts';
import { actAs, composer, overflow, ownMessage, panelOf, shoot } from '../../support/drivers/pageDriver.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { answeringBot } from '../../support/fakes/answeringBot.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

describeWith('chromium', 'the puzzle of the day on a telephone', (chromium) => {
  test('a puzzle is answered by presses alone, asked about once, and explained', async () => {
    const bot = await answeringBot(true);
    const { page, errors, strayRequests, close } = await openPage(chromium, bot.sandbox.url, { width: 390, height: 844 });
    const [person] = await ask<readonly Person[]>(bot.sandbox, '/people');
    await actAs(page, person?.name ?? '');
    await composer(page).fill('/puzzle');
    await page.getByRole('option', { name: '/puzzle' }).waitFor();
    await page.keyboard.press('Enter');
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
    expect((await bot.services.stores.users.find(person?.id ?? ''))?.puzzleMove).toBeGreaterThanOrEqual(0);
    await close();
    await bot.stop();
    expect([...errors, ...strayRequests, ...bot.complaints]).toEqual([]);
  });
});
