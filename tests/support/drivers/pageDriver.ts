import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Folder for screenshots, which git ignores. */
const SHOTS = fileURLToPath(new URL('../../shots', import.meta.url));

/** Longest time to wait for anything on the page, in milliseconds. */
const PATIENCE = 60_000;

/** The composer of a channel. */
export const composer = (page: Page): Locator => page.getByRole('combobox', { name: /^Message / });

/** The newest message that contains this text. */
export const messageWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: text }).last();

/** The newest message that only its recipient sees. */
export const ownMessage = (page: Page): Locator => page.getByRole('log').locator('article.message-secret[data-message]').last();

/** Saves a screenshot of the window, where `SHOTS` is set: taking one costs more than the step that it shows. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (!process.env.SHOTS) return;
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled' });
};

/** Switches the window to another person. */
export const actAs = async (page: Page, name: string): Promise<void> => {
  const others = page.getByRole('combobox', { name: /^Act as: / }).filter({ visible: true });
  if ((await others.first().getAttribute('aria-label')) !== `Act as: ${name}`) {
    await others.first().click();
    await page.getByRole('listbox', { name: 'Act as' }).getByRole('option').filter({ hasText: name }).click();
  }
  await page
    .getByRole('combobox', { name: `Act as: ${name}` })
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByText('Loading messages…').waitFor({ state: 'detached' });
};

/** Opens a channel, a thread or the direct messages from the list of channels, which is in a drawer on phones. */
export const goTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Show channels' });
  if (await menu.isVisible()) await menu.click();
  const channels = page.getByRole('navigation', { name: 'Channels' }).filter({ visible: true });
  await channels.getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name: 'Channels' }).waitFor({ state: 'hidden' });
  await page.getByText('Loading messages…').waitFor({ state: 'detached' });
};

/** Starts a command by typing its beginning, and opens its form. */
export const beginCommand = async (page: Page, typed: string, command: string): Promise<void> => {
  await composer(page).fill(typed);
  await page.getByRole('option', { name: command }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: command }).waitFor();
};

/** Accepts a suggestion for the active option: types text that identifies it, and takes the highlighted entry. */
export const takeSuggestion = async (page: Page, typed: string, suggestion: string | RegExp): Promise<void> => {
  await page.keyboard.type(typed);
  await page.locator('[role=option][data-active-item]').filter({ hasText: suggestion }).waitFor();
  await page.keyboard.press('Enter');
};

/** The person mentioned by the newest turn post of the open thread. */
export const called = async (page: Page): Promise<string> => {
  const turn = page
    .getByRole('log')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Make a move' }) });
  await turn.last().waitFor();
  return (await turn.last().locator('.mention').first().textContent())?.replace('@', '') ?? '';
};

/** Waits until the thread mentions a person, then acts as them. */
export const nextIs = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => called(page), { timeout: PATIENCE }).toBe(name);
  await actAs(page, name);
  await expect.poll(() => called(page), { timeout: PATIENCE }).toBe(name);
};

/** Returns who has to act after a move, according to the reply to it: another person, or still the actor. */
export const dueAfter = (answer: string, mover: string): string => /Waiting for (\w+)\./.exec(answer)?.[1] ?? mover;

/** A person's move panel: their own message, updated as they choose. */
export interface Panel {
  readonly message: Locator;
  /** Its text, without the controls. */
  text(): Promise<string>;
  /** The controls that continue: buttons, then the entries of menus, without Back and the controls present in every panel. */
  choices(): Promise<readonly string[]>;
  /** Presses the first button or chooses the first menu entry of that name, and waits until the panel has changed. */
  choose(label: string | RegExp): Promise<void>;
  /** How many presses it took so far, with the one that opened it: one for a button, two for an entry of a menu. */
  presses(): number;
}

const STEERING: readonly string[] = [
  '',
  'Back',
  'Previous',
  'More',
  'Dismiss message',
  'Undo',
  'Redo',
  'Hint',
  'Plan ahead',
  'Try it',
  'Hint',
  'Explain the picture',
  'Picture for phones',
  'Wide picture',
  'Why?',
];

/** Opens the panel with the newest turn post's button. */
export const openPanel = async (page: Page): Promise<Panel> => {
  const own = page.getByRole('log').locator('article.message-secret[data-message]');
  const before = await own.count();
  await page.getByRole('log').getByRole('button', { name: 'Make a move' }).last().click();
  await own.nth(before).waitFor();
  const id = await own.nth(before).getAttribute('data-message');
  const message = page.locator(`article[data-message="${id}"]`);
  await message.locator('.markdown').first().waitFor();
  await message.locator('.thinking').waitFor({ state: 'detached' });
  return panelOf(page, message);
};

/** A message, read as a panel. */
export const panelOf = (page: Page, message: Locator): Panel => {
  const menus = message.getByRole('combobox');
  const buttons = message.getByRole('button');
  let presses = 1;
  const text = async (): Promise<string> => (await message.locator('.markdown').allInnerTexts()).join('\n');
  /** Whether a menu is open after a click. A message that changes at that moment closes it, and a person would click again. */
  const opens = async (menu: Locator): Promise<boolean> => {
    const entry = page.getByRole('option').first();
    if (!(await entry.isVisible())) await menu.click();
    return entry.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  };
  /** Opens a menu and returns its entries, each with its description. */
  const entriesOf = async (menu: Locator): Promise<readonly string[]> => {
    await expect.poll(() => opens(menu), { timeout: PATIENCE }).toBe(true);
    const entries = page.getByRole('option').locator('.popover-text');
    return (await entries.allInnerTexts()).map((words) => words.split('\n').join(' – '));
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  };
  /** The labels of all buttons, without the emojis before them. */
  const buttonLabels = async (): Promise<readonly string[]> =>
    (await buttons.allInnerTexts()).map((label) => label.split('\n').at(-1) ?? '');
  const press = async (fits: (label: string) => boolean): Promise<boolean> => {
    const index = (await buttonLabels()).findIndex(fits);
    if (index < 0) return false;
    presses += 1;
    await buttons.nth(index).click();
    return true;
  };
  const take = async (fits: (label: string) => boolean): Promise<boolean> => {
    for (const menu of await menus.all()) {
      const index = (await entriesOf(menu)).findIndex(fits);
      if (index < 0) {
        await close();
        continue;
      }
      presses += 2;
      await page.getByRole('option').nth(index).click();
      return true;
    }
    return false;
  };
  return {
    message,
    text,
    presses: () => presses,
    choices: async () => {
      const found = (await buttonLabels()).filter((label) => !STEERING.includes(label));
      for (const menu of await menus.all()) {
        found.push(...(await entriesOf(menu)));
        await close();
      }
      return found;
    },
    choose: async (label) => {
      const before = await text();
      const fits = (each: string): boolean => (typeof label === 'string' ? each === label : label.test(each));
      if (!((await press(fits)) || (await take(fits)))) throw new Error(`The panel has no ${label}: ${before}`);
      await expect.poll(text, { timeout: PATIENCE }).not.toBe(before);
      await message.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    },
  };
};

/** By how many pixels the page overflows its window sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

/** Controls too small for a finger, except those within running text and those for screen readers only. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('button, input, textarea, [role=combobox], [role=option], [role=menuitem]')]
    .filter((each) => each.checkVisibility() && !each.closest('.markdown, .origin, .notice'))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.min(Math.round(box.height), Math.round(box.width)) < 44)
    .map(({ each, box }) => each.className + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`);
