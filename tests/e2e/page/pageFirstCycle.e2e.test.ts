import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenedPage, openPage } from '../../support/drivers/browser.ts';
import { type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import {
  actAs,
  beginCommand,
  called,
  composer,
  dueAfter,
  goTo,
  messageWith,
  nextIs,
  openPanel,
  overflow,
  ownMessage,
  type Panel,
  shoot,
  smallTargets,
  takeSuggestion,
} from '../../support/drivers/pageDriver.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const END = 'End your turn';

/** Takes the first choice that is not a battle and does not end anything. */
const chooseInPeace = async (panel: Panel): Promise<void> => {
  const first = (await panel.choices()).find((label) => !label.includes('battle') && label !== END);
  if (first === undefined) throw new Error(`No peaceful choice: ${await panel.text()}`);
  await panel.choose(first);
};

/** Completes one offering with the first choice of each question. */
const offerTo = async (panel: Panel, god: string): Promise<void> => {
  await panel.choose(new RegExp(`^${god}`));
  while ((await panel.text()).endsWith('How much will you bid?')) await chooseInPeace(panel);
};

/** Recruits the free unit, and ends the turn. */
const takeTurn = async (panel: Panel): Promise<void> => {
  // With Apollo's marker there is nothing else to do, and the turn ends by itself.
  const marker = (await panel.choices()).find((label) => label.startsWith('Marker on'));
  if (marker !== undefined) return panel.choose(marker);
  const choices = await panel.choices();
  const free = choices.find((label) => /: \+1 |^Recruit a (?:priest|philosopher) \(free\)|^Recruit a .* \(free\) –/.test(label));
  if (free !== undefined) await panel.choose(free);
  await panel.choose(END);
  expect(await panel.text()).toMatch(/End your turn\? (?:You could still .+|You have no other moves)\./);
  await panel.choose('Yes, end my turn');
};

/** Waits until a post shows its picture, with a description. */
const sees = async (post: Locator, altText: RegExp): Promise<void> => {
  const picture = post.getByRole('img', { name: altText });
  await picture.scrollIntoViewIfNeeded();
  const width = (): Promise<number> => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0);
};

/** Types a command without options, and waits for the reply, which only the actor sees. */
const ask = async (page: Page, command: string, answer: string | RegExp): Promise<void> => {
  await beginCommand(page, command, command);
  await page.keyboard.press('Enter');
  await ownMessage(page).filter({ hasText: command }).getByText(answer).first().waitFor();
};

describeWith('chromium', 'the first cycle on the page', (chromium) => {
  let app: LocalApp;
  let windows: OpenedPage[] = [];

  const open = async (size: typeof DESKTOP): Promise<Page> => {
    const opened = await openPage(chromium, app.sandbox.url, size);
    windows.push(opened);
    await composer(opened.page).waitFor();
    return opened.page;
  };

  beforeAll(async () => {
    app = await startLocalApp({ page: true });
  });

  afterEach(async () => {
    const faults = windows.flatMap(({ errors, strayRequests }) => [...errors, ...strayRequests]);
    await Promise.all(windows.map(({ close }) => close()));
    windows = [];
    expect(faults).toEqual([]);
  });

  afterAll(() => app.stop());

  test('five people play on the page at a desk, from the lobby to the picture of the second cycle', async () => {
    const page = await open(DESKTOP);
    await shoot(page, 'desk-01-first-sight');

    await beginCommand(page, '/match cr', '/match create');
    await takeSuggestion(page, '', 'Cyclades');
    await page.getByRole('button', { name: '+ seats' }).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await ownMessage(page).getByText('Match #1 is open').waitFor();
    const lobby = messageWith(page, 'Random seed: SHA-256');
    await shoot(page, 'desk-02-lobby');
    for (const name of ['Blaise', 'Carl', 'Dora', 'Emmy']) {
      await actAs(page, name);
      await lobby.getByRole('button', { name: 'Join' }).click();
      await ownMessage(page).getByText('You’ve joined match #1').waitFor();
      await lobby.getByText(name).waitFor();
    }
    await actAs(page, 'Ada');
    await lobby.getByRole('button', { name: 'Settings' }).click();
    await ownMessage(page).getByRole('combobox').first().waitFor();
    await shoot(page, 'desk-03-settings');
    await lobby.getByRole('button', { name: 'Start' }).click();
    await lobby.getByText('The match has started').waitFor();
    await shoot(page, 'desk-04-started');

    await lobby.getByRole('button', { name: /Open thread/ }).click();
    const first = await called(page);
    await shoot(page, 'desk-05-first-turn');
    await nextIs(page, first);
    await beginCommand(page, '/cyclades bi', '/cyclades bid');
    await takeSuggestion(page, 'pos', 'Poseidon');
    await page.getByRole('button', { name: '+ amount' }).click();
    await takeSuggestion(page, '2', 'Bid 2 on Poseidon');
    await shoot(page, 'desk-06-typed-offering');
    await page.keyboard.press('Enter');
    await ownMessage(page).getByText(`${first} bids 2 on Poseidon.`).waitFor();

    const second = dueAfter((await ownMessage(page).textContent()) ?? '', first);
    await nextIs(page, second);
    const panel = await openPanel(page);
    await shoot(page, 'desk-07-panel');
    await panel.choose(/^Poseidon/);
    await shoot(page, 'desk-08-panel-amount');
    await panel.choose(/^Bid 3 on Poseidon/);
    expect(await panel.text()).toContain(`${first} is outbid on Poseidon`);
    let next = dueAfter(await panel.text(), second);
    expect(next).toBe(first);
    await nextIs(page, next);
    await shoot(page, 'desk-09-driven-away');

    for (const god of ['Athena', 'Zeus', 'Ares', 'Go to Apollo']) {
      await nextIs(page, next);
      const offering = await openPanel(page);
      await offerTo(offering, god);
      next = dueAfter(await offering.text(), next);
    }
    for (let turn = 1; turn <= 5; turn += 1) {
      await nextIs(page, next);
      const acting = await openPanel(page);
      await shoot(page, `desk-10-turn-${turn}`);
      await takeTurn(acting);
      next = dueAfter(await acting.text(), next);
    }
    await messageWith(page, /Apollo gives \w+ 1 GP/).waitFor();
    await sees(messageWith(page, 'Cycle 2'), /^Cyclades, cycle 2\./);
    await shoot(page, 'desk-11-second-cycle');

    await goTo(page, 'Trireme');
    await messageWith(page, '#1 – your player card')
      .getByText(/You have \d+ GP/)
      .waitFor();
    await shoot(page, 'desk-12-gold-cards');
    await goTo(page, '#1 Cyclades');
    await ask(page, '/gold', /You have \d+ GP/);
    await shoot(page, 'desk-13-gold');
    await ask(page, '/match status', new RegExp(`waiting for ${next}`));
    await shoot(page, 'desk-14-status');
    await ask(page, '/log', 'Log of #1');
    await shoot(page, 'desk-15-log');
    await ask(page, '/board', 'Cycle 2');
    await sees(ownMessage(page), /^Cyclades, cycle 2\./);
    await shoot(page, 'desk-16-board');
  });

  test('two people start a match on a phone, with every control large enough for a finger', async () => {
    const page = await open(PHONE);
    const fits = async (name: string): Promise<void> => {
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
      await shoot(page, `phone-${name}`);
    };
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('option', { name: '/match create' }).click();
    await page.getByRole('option', { name: 'Cyclades' }).click();
    await fits('01-create');
    await page.getByRole('button', { name: 'Send /match create' }).click();
    const lobby = messageWith(page, 'Random seed: SHA-256');
    await ownMessage(page).getByText('is open').waitFor();
    await actAs(page, 'Blaise');
    await lobby.getByRole('button', { name: 'Join' }).click();
    await ownMessage(page).getByText('You’ve joined match').waitFor();
    await fits('02-joined');
    await actAs(page, 'Ada');
    await lobby.getByRole('button', { name: 'Settings' }).click();
    await ownMessage(page).getByRole('combobox').first().waitFor();
    await fits('03-settings');
    await lobby.getByRole('button', { name: 'Start' }).click();
    await lobby.getByText('The match has started').waitFor();
    await lobby.getByRole('button', { name: /Open thread/ }).click();

    await called(page);
    await fits('04-first-turn');
  });
});
