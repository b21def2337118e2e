import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenedPage, openPage } from '../support/browser.ts';
import { type HouseHere, houseHere } from '../support/houseHere.ts';
import { describeWith } from '../support/leftOut.ts';
import {
  actAs,
  beginCommand,
  composer,
  goTo,
  messageWith,
  openPanel,
  overflow,
  ownMessage,
  type Panel,
  shoot,
  smallTargets,
  takeSuggestion,
} from '../support/pageDriver.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Whom the match waits for after a move, by what its mover was answered: another person, or still the mover. */
const dueAfter = (answer: string, mover: string): string => /The match waits for (\w+)\./.exec(answer)?.[1] ?? mover;

/** The person whom the newest turn of the open thread calls. */
const called = async (page: Page): Promise<string> => {
  const turn = page
    .getByRole('log')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Make a move' }) });
  await turn.last().waitFor();
  return (await turn.last().locator('.mention').first().textContent())?.replace('@', '') ?? '';
};

/** Waits until the thread calls somebody, then acts as them. */
const nextIs = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => called(page), { timeout: 15_000 }).toBe(name);
  await actAs(page, name);
  await expect.poll(() => called(page), { timeout: 15_000 }).toBe(name);
};

const END = 'End your turn';

/** Whether the panel asks what is to be done, and not how. */
const asksWhat = async (panel: Panel): Promise<boolean> =>
  (await panel.text()).includes('What would you like to do?') || (await panel.choices()).includes(END);

/** Goes through the questions of one move by the first answers that are no battle; the offerings that may follow are left alone. */
const settle = async (panel: Panel): Promise<void> => {
  for (let text = await panel.text(); text.includes('›') && !text.includes('Which god?'); text = await panel.text()) {
    if (await asksWhat(panel)) return;
    await chooseInPeace(panel);
  }
};

const chooseInPeace = async (panel: Panel): Promise<void> => {
  const first = (await panel.choices()).find((label) => !label.includes('battle') && label !== END);
  if (first === undefined) throw new Error(`No peaceful choice: ${await panel.text()}`);
  await panel.choose(first);
};

const TO_APOLLO = 'Go to Apollo, for nothing';

/** Whether nobody has made an offering to the god of this label. */
const isFree = (label: string): boolean => / – 1 to \d+ GP$/.test(label);

const KINDS = ['Recruit', 'Build', 'Move fleets'];

/** Does each kind of move once that a turn offers, then ends it. Answers the kinds. */
const takeTurn = async (panel: Panel): Promise<readonly string[]> => {
  const done: string[] = [];
  await settle(panel);
  while (await asksWhat(panel)) {
    const [text, choices] = [await panel.text(), await panel.choices()];
    const left = KINDS.filter((kind) => !done.includes(kind));
    const asked = left.find((kind) => new RegExp(`${kind}[^›\\n]*›`).test(text));
    const offered = choices.find((label) => left.some((kind) => label.startsWith(kind)));
    if (asked === undefined && offered === undefined) break;
    done.push(asked ?? left.find((kind) => offered?.startsWith(kind)) ?? '');
    if (asked === undefined) await panel.choose(offered ?? '');
    else await chooseInPeace(panel);
    await settle(panel);
  }
  if ((await panel.choices()).includes(END)) {
    await panel.choose(END);
    expect(await panel.text()).toMatch(/End your turn\? (?:You could still .+|There is nothing else you could do)\./);
    await panel.choose(`Yes, ${END.toLowerCase()}`);
  }
  return done;
};

/** Waits until a post shows its picture, which says in words what is on it. */
const sees = async (post: Locator, altText: RegExp): Promise<void> => {
  const picture = post.getByRole('img', { name: altText });
  await picture.scrollIntoViewIfNeeded();
  const width = (): Promise<number> => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  await expect.poll(width, { timeout: 15_000 }).toBeGreaterThan(0);
};

/** Types a command that needs no options, and waits for the answer only the asker sees. */
const ask = async (page: Page, command: string, answer: string | RegExp): Promise<void> => {
  await beginCommand(page, command, command);
  await page.keyboard.press('Enter');
  await ownMessage(page).filter({ hasText: command }).getByText(answer).first().waitFor();
};

describeWith('chromium', 'the first cycle on the page', (chromium) => {
  let house: HouseHere;
  let windows: OpenedPage[] = [];

  const open = async (size: typeof DESKTOP): Promise<Page> => {
    const opened = await openPage(chromium, house.sandbox.url, size);
    windows.push(opened);
    await composer(opened.page).waitFor();
    return opened.page;
  };

  beforeAll(async () => {
    house = await houseHere({ page: true });
  });

  afterEach(async () => {
    const faults = windows.flatMap(({ errors, strayRequests }) => [...errors, ...strayRequests]);
    await Promise.all(windows.map(({ close }) => close()));
    windows = [];
    expect(faults).toEqual([]);
  });

  afterAll(() => house.stop());

  test('five people play it at a desk, from the lobby to the picture of the second cycle', async () => {
    const page = await open(DESKTOP);
    await shoot(page, 'desk-01-first-sight');

    await beginCommand(page, '/match cr', '/match create');
    await takeSuggestion(page, '', 'Cyclades');
    await page.getByRole('button', { name: '+ seats' }).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await ownMessage(page).getByText('Match #1 is open').waitFor();
    const lobby = messageWith(page, '#1·lobby');
    await shoot(page, 'desk-02-lobby');
    for (const name of ['Blaise', 'Carl', 'Dora', 'Emmy']) {
      await actAs(page, name);
      await lobby.getByRole('button', { name: 'Join' }).click();
      await ownMessage(page).getByText('You are in: match #1').waitFor();
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
    await takeSuggestion(page, '2', 'Offer 2 to Poseidon');
    await shoot(page, 'desk-06-typed-offering');
    await page.keyboard.press('Enter');
    await ownMessage(page).getByText(`${first} offers 2 to Poseidon.`).waitFor();

    const second = dueAfter((await ownMessage(page).textContent()) ?? '', first);
    await nextIs(page, second);
    const panel = await openPanel(page);
    await shoot(page, 'desk-07-panel');
    await panel.choose((await panel.choices()).find((label) => label.startsWith('Poseidon')) ?? '');
    await shoot(page, 'desk-08-panel-amount');
    await panel.choose('Offer 3 to Poseidon');
    expect(await panel.text()).toContain(`${first} is driven from Poseidon`);
    let next = dueAfter(await panel.text(), second);
    expect(next).toBe(first);
    await nextIs(page, next);
    await shoot(page, 'desk-09-driven-away');

    for (const god of ['Athena', 'Zeus', 'Ares', 'Go to Apollo']) {
      await nextIs(page, next);
      const offering = await openPanel(page);
      await offering.choose((await offering.choices()).find((label) => label.startsWith(god)) ?? '');
      await settle(offering);
      next = dueAfter(await offering.text(), next);
    }
    const done = new Set<string>();
    for (let turn = 1; turn <= 5; turn += 1) {
      await nextIs(page, next);
      const acting = await openPanel(page);
      await shoot(page, `desk-10-turn-${turn}`);
      for (const kind of await takeTurn(acting)) done.add(kind);
      next = dueAfter(await acting.text(), next);
    }
    expect([...done].toSorted()).toEqual(KINDS.toSorted());
    await messageWith(page, /Apollo gives \w+ 1 GP/).waitFor();
    await sees(messageWith(page, 'Cycle 2'), /^Cyclades, cycle 2\./);
    await shoot(page, 'desk-11-second-cycle');

    await goTo(page, 'Trireme');
    await messageWith(page, '#1·')
      .getByText(/You have \d+ GP/)
      .waitFor();
    await shoot(page, 'desk-12-gold-cards');
    await goTo(page, '#1 Cyclades');
    await ask(page, '/gold', /You have \d+ GP/);
    await shoot(page, 'desk-13-gold');
    await ask(page, '/match status', new RegExp(`it waits for ${next}`));
    await shoot(page, 'desk-14-status');
    await ask(page, '/log', 'Log of #1');
    await shoot(page, 'desk-15-log');
    await ask(page, '/board', 'Cycle 2');
    await sees(ownMessage(page), /^Cyclades, cycle 2\./);
    await shoot(page, 'desk-16-board');
  });

  test('two people play it on a phone, everything in reach of a finger', async () => {
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
    const lobby = messageWith(page, '·lobby');
    await ownMessage(page).getByText('is open').waitFor();
    await actAs(page, 'Blaise');
    await lobby.getByRole('button', { name: 'Join' }).click();
    await ownMessage(page).getByText('You are in').waitFor();
    await fits('02-joined');
    await actAs(page, 'Ada');
    await lobby.getByRole('button', { name: 'Settings' }).click();
    await ownMessage(page).getByRole('combobox').first().waitFor();
    await fits('03-settings');
    await lobby.getByRole('button', { name: 'Start' }).click();
    await lobby.getByText('The match has started').waitFor();
    await lobby.getByRole('button', { name: /Open thread/ }).click();

    let next = await called(page);
    await fits('04-first-turn');
    for (const step of ['05-offering', '06-offering', '07-offering', '08-offering']) {
      await nextIs(page, next);
      const offering = await openPanel(page);
      await fits(step);
      const gods = await offering.choices();
      await offering.choose(gods.find(isFree) ?? TO_APOLLO);
      await settle(offering);
      next = dueAfter(await offering.text(), next);
    }
    const turns: (readonly string[])[] = [];
    for (let over = false; !over && turns.length < 4; ) {
      await nextIs(page, next);
      const acting = await openPanel(page);
      await fits(`09-turn-${turns.length + 1}`);
      turns.push(await takeTurn(acting));
      over = (await acting.text()).includes('Cycle 2');
      next = dueAfter(await acting.text(), next);
    }
    expect(turns.flat()).toEqual(expect.arrayContaining(['Recruit', 'Build']));
    const board = messageWith(page, 'Cycle 2');
    await sees(board, /^Cyclades, cycle 2\./);
    await fits('10-second-cycle');
    await board.getByRole('button', { name: /^Open picture/ }).click();
    const viewer = page.getByRole('dialog', { name: /^Cyclades, cycle 2\./ });
    await viewer.getByRole('img').waitFor();
    await fits('11-picture');
    await viewer.getByRole('button', { name: 'Show at full size' }).click();
    const frame = viewer.getByRole('button', { name: 'Fit to the window' });
    expect(await frame.evaluate((element) => (element as unknown as { scrollLeft: number }).scrollLeft)).toBeGreaterThan(0);
    await fits('12-picture-full');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await goTo(page, 'Trireme');
    await messageWith(page, '·card')
      .getByText(/You have \d+ GP/)
      .waitFor();
    await fits('13-gold-card');
  });
});
