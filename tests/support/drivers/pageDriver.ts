import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where screenshots are kept; not part of the repository. */
const SHOTS = fileURLToPath(new URL('../../shots', import.meta.url));

/** How long anything on the page may take to come, in milliseconds. */
const PATIENCE = 15_000;

/** The bar in which a person writes. */
export const composer = (page: Page): Locator => page.getByRole('combobox', { name: /^Message / });

/** The newest message with this text in it. */
export const messageWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: text }).last();

/** The newest message that nobody else sees. */
export const ownMessage = (page: Page): Locator => page.getByRole('log').locator('article.message-secret[data-message]').last();

/** Keeps a picture of the window as it stands. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled' });
};

/** Lets the window act for somebody else, by the switch that stands in it. */
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

/** Opens a channel, a thread or the direct messages from the list of channels, which on a phone is in a drawer. */
export const goTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Show channels' });
  if (await menu.isVisible()) await menu.click();
  const channels = page.getByRole('navigation', { name: 'Channels' }).filter({ visible: true });
  await channels.getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name: 'Channels' }).waitFor({ state: 'hidden' });
  await page.getByText('Loading messages…').waitFor({ state: 'detached' });
};

/** Begins a command by typing its start, as far as its form. */
export const beginCommand = async (page: Page, typed: string, command: string): Promise<void> => {
  await composer(page).fill(typed);
  await page.getByRole('option', { name: command }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: command }).waitFor();
};

/** Takes a suggestion for the option that is being filled in: types what singles it out, and takes what is marked. */
export const takeSuggestion = async (page: Page, typed: string, suggestion: string | RegExp): Promise<void> => {
  await page.keyboard.type(typed);
  await page.locator('[role=option][data-active-item]').filter({ hasText: suggestion }).waitFor();
  await page.keyboard.press('Enter');
};

/** The person whom the newest turn of the open thread calls. */
export const called = async (page: Page): Promise<string> => {
  const turn = page
    .getByRole('log')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Make a move' }) });
  await turn.last().waitFor();
  return (await turn.last().locator('.mention').first().textContent())?.replace('@', '') ?? '';
};

/** Waits until the thread calls somebody, then acts as them. */
export const nextIs = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => called(page), { timeout: PATIENCE }).toBe(name);
  await actAs(page, name);
  await expect.poll(() => called(page), { timeout: PATIENCE }).toBe(name);
};

/** Whom the match waits for after a move, by what its mover was answered: another person, or still the mover. */
export const dueAfter = (answer: string, mover: string): string => /The match waits for (\w+)\./.exec(answer)?.[1] ?? mover;

/** Somebody's panel of what can be done now: a message of their own that changes as they choose. */
export interface Panel {
  readonly message: Locator;
  /** What it says, its controls apart. */
  text(): Promise<string>;
  /** What can be pressed to go on: buttons, then the entries of menus. The way back and all that stands in every panel apart. */
  choices(): Promise<readonly string[]>;
  /** Presses the first button, or takes the first entry of a menu, that is called so, and waits until the panel has changed. */
  choose(label: string | RegExp): Promise<void>;
}

const STEERING: readonly string[] = [
  '',
  'Back',
  'Previous',
  'More',
  'Dismiss message',
  'Undo',
  'Redo',
  'Orders',
  'What do I see?',
  'Why?',
];

/** Opens the panel by the newest turn's button. */
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

/** A message as the panel that it is. */
export const panelOf = (page: Page, message: Locator): Panel => {
  const menus = message.getByRole('combobox');
  const buttons = message.getByRole('button');
  const text = async (): Promise<string> => (await message.locator('.markdown').allInnerTexts()).join('\n');
  /** Opens a menu, and answers its entries: each with what stands below it. */
  const entriesOf = async (menu: Locator): Promise<readonly string[]> => {
    await menu.click();
    await page.getByRole('option').first().waitFor();
    return (await page.getByRole('option').allInnerTexts()).map((words) => words.split('\n').join(' – '));
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  };
  const press = async (fits: (label: string) => boolean): Promise<boolean> => {
    const index = (await buttons.allInnerTexts()).findIndex(fits);
    if (index >= 0) await buttons.nth(index).click();
    return index >= 0;
  };
  const take = async (fits: (label: string) => boolean): Promise<boolean> => {
    for (const menu of await menus.all()) {
      const index = (await entriesOf(menu)).findIndex(fits);
      if (index < 0) await close();
      else await page.getByRole('option').nth(index).click();
      if (index >= 0) return true;
    }
    return false;
  };
  return {
    message,
    text,
    choices: async () => {
      const found = (await buttons.allInnerTexts()).filter((label) => !STEERING.includes(label));
      for (const menu of await menus.all()) {
        found.push(...(await entriesOf(menu)));
        await close();
      }
      return found;
    },
    choose: async (label) => {
      const before = await text();
      const fits = (each: string): boolean => (typeof label === 'string' ? each === label : label.test(each));
      if (!((await press(fits)) || (await take(fits)))) throw new Error(`No ${label} to choose: ${before}`);
      await expect.poll(text, { timeout: PATIENCE }).not.toBe(before);
      await message.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    },
  };
};

/** How far the page runs over the side of its window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

/** Controls too small for a finger, but for those inside of running text and those only a screen reader meets. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('button, input, textarea, [role=combobox], [role=option], [role=menuitem]')]
    .filter((each) => each.checkVisibility() && !each.closest('.markdown, .origin, .notice'))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.min(Math.round(box.height), Math.round(box.width)) < 44)
    .map(({ each, box }) => each.className + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`);
