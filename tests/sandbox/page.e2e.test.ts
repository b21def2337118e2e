import { readFile } from 'node:fs/promises';
import { type Client, Routes } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';
import { type OpenedPage, openPage } from '../support/drivers/browser.ts';
import { composer, overflow, smallTargets } from '../support/drivers/pageDriver.ts';
import { describeWith } from '../support/setup/missingTools.ts';
import { ALT_TEXT, startDemoBot } from './page/demoBot.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Faults of the current page according to axe-core, except for its widgets' focus traps, which screen readers skip. */
async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8'));
  const run = `axe.run({ exclude: ['[data-focus-trap]'] }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`;
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(run);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.id`);

/** Waits until a text stands in the list of messages. */
const says = (page: Page, text: string | RegExp): Promise<void> => page.getByRole('log').getByText(text).last().waitFor();

async function enter(page: Page, line: string): Promise<void> {
  await composer(page).fill(line);
  await page.keyboard.press('Enter');
}

describeWith('chromium', 'the page of the sandbox', (chromium) => {
  let sandbox: Sandbox;
  let bot: Client;
  let windows: OpenedPage[] = [];

  const open = async (as: string, size = DESKTOP): Promise<Page> => {
    const people = (await (await fetch(`${sandbox.url}/sandbox/people`)).json()) as { id: string; name: string }[];
    const person = people.find(({ name }) => name === as);
    const opened = await openPage(chromium, `${sandbox.url}/#as=${person?.id}`, size);
    windows.push(opened);
    await composer(opened.page).waitFor();
    return opened.page;
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    bot = await startDemoBot(sandbox.restUrl, sandbox.token);
  });

  afterEach(async () => {
    const faults = windows.flatMap(({ errors, strayRequests }) => [...errors, ...strayRequests]);
    await Promise.all(windows.map(({ close }) => close()));
    windows = [];
    expect(faults).toEqual([]);
  });

  afterAll(async () => {
    await bot.destroy();
    await sandbox.stop();
  });

  test('a command is found, filled in with suggestions and sent by keyboard alone', async () => {
    const page = await open('Ada');
    await page.keyboard.type('/off');
    await page.getByRole('option', { name: /\/demo offer/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Ares – at least 3' }).waitFor();
    await page.keyboard.type('at');
    await page.getByRole('option', { name: 'Ares – at least 3' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await page.getByText('Give a whole number of 30 or less.').waitFor();
    expect(await focused(page)).toBe('option-amount');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await says(page, 'Offered 9 to athena.');
    expect(await focused(page)).toBe('Message #games');
  });

  test('Enter takes the marked choice of a list that has just opened', async () => {
    const page = await open('Ada');
    await enter(page, '/off');
    await page.getByRole('option', { name: 'Ares – at least 3' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#option-amount:focus').waitFor();
    expect(await page.locator('#option-god').inputValue()).toBe('Ares – at least 3');
  });

  test('pressing another option while a list is open moves the focus there', async () => {
    const page = await open('Ada');
    await enter(page, '/off');
    await page.getByRole('option', { name: 'Ares – at least 3' }).waitFor();
    await page.locator('#option-amount').click();
    await page.getByRole('option', { name: 'Ares – at least 3' }).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('option-amount');
  });

  test('a command typed with its options is sent, and an incomplete one asks for what is missing', async () => {
    const page = await open('Ada');
    await enter(page, '/demo offer god:zeus amount:4 friend:Blaise');
    await says(page, /Offered 4 to zeus with @Blaise/);
    await enter(page, '/demo offer god:zeus');
    await page.getByRole('form', { name: '/demo offer' }).waitFor();
    expect(await focused(page)).toBe('option-amount');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('form').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Message #games');
    await enter(page, '/nothing');
    await page.getByRole('alert').getByText('There is no command “/nothing” here.').waitFor();
  });

  test('an ephemeral message is seen by its person only', async () => {
    const [ada, blaise] = await Promise.all([open('Ada'), open('Blaise')]);
    await enter(ada, '/demo offer god:hermes amount:7');
    await says(ada, 'Offered 7 to hermes.');
    await ada.getByText('Only you can see this').last().waitFor();
    await enter(ada, 'Said to everybody');
    await says(blaise, 'Said to everybody');
    expect(await blaise.getByText('hermes').count()).toBe(0);

    await ada.keyboard.press('Alt+2');
    await ada.getByRole('combobox', { name: 'Act as: Blaise' }).first().waitFor();
    await says(ada, 'Said to everybody');
    expect(await ada.getByText('hermes').count()).toBe(0);
  });

  test('buttons, menus and modals of a public message respond to everyone', async () => {
    const [ada, blaise] = await Promise.all([open('Ada'), open('Blaise')]);
    await enter(ada, '/demo board');
    await blaise.getByText('Ada used').last().waitFor();
    await blaise.getByRole('button', { name: 'Whisper' }).last().click();
    await says(blaise, /A secret for/);
    expect(await ada.getByText(/A secret for/).count()).toBe(0);
    expect(await blaise.getByRole('button', { name: 'Shut' }).last().isDisabled()).toBe(true);

    await blaise.getByRole('combobox', { name: 'Pick a god' }).last().click();
    await blaise.keyboard.type('po');
    await blaise.keyboard.press('Enter');
    await says(blaise, 'Picked poseidon.');

    await blaise.getByRole('button', { name: 'Ask' }).last().click();
    const dialog = blaise.getByRole('dialog', { name: 'A question' });
    await dialog.waitFor();
    await blaise.keyboard.type('x');
    await blaise.keyboard.press('Enter');
    await dialog.getByText('At least 2 characters.').waitFor();
    await blaise.keyboard.type('yz');
    await blaise.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await says(ada, 'The word is xyz.');
  });

  test('a picture has its alternative text and opens at full size', async () => {
    const page = await open('Carl');
    await enter(page, '/demo board');
    const picture = page.getByRole('log').getByRole('img', { name: ALT_TEXT }).last();
    await picture.waitFor();
    await picture.click();
    const viewer = page.getByRole('dialog', { name: ALT_TEXT });
    await viewer.getByRole('button', { name: 'Show at full size' }).click();
    const size = await viewer.getByRole('img').evaluate((image) => {
      const { naturalWidth, clientWidth } = image as unknown as { naturalWidth: number; clientWidth: number };
      return { naturalWidth, clientWidth };
    });
    expect(size.naturalWidth).toBeGreaterThan(0);
    expect(size.clientWidth).toBe(size.naturalWidth);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
  });

  test('a menu is called by its chosen entry, otherwise by its placeholder', async () => {
    const games = [...sandbox.context.world.channels.values()].find((channel) => 'name' in channel && channel.name === 'games');
    const chosen = [{ value: 'a', label: 'Every 6 hours', default: true }];
    const menuOf = (custom_id: string, options: readonly object[]): object => ({
      type: 1,
      components: [{ type: 3, custom_id, options, placeholder: 'How often?' }],
    });
    const components = [menuOf('chosen', chosen), menuOf('open', [{ value: 'b', label: 'Never' }])];
    await bot.rest.post(Routes.channelMessages(games?.id ?? ''), { body: { flags: 1 << 15, components } });
    const page = await open('Ada', PHONE);
    for (const name of ['Every 6 hours', 'How often?']) await page.getByRole('combobox', { name, exact: true }).waitFor();
  });

  test('emojis of the application are pictures with their names in texts, on buttons and in menus', async () => {
    const application = sandbox.context.world.bot.id;
    const image = `data:image/png;base64,${PIXEL}`;
    const body = { name: 'red_star', image };
    const { id, name } = (await bot.rest.post(Routes.applicationEmojis(application), { body })) as { id: string; name: string };
    const emoji = { id, name };
    const games = [...sandbox.context.world.channels.values()].find((channel) => 'name' in channel && channel.name === 'games');
    const components = [
      { type: 10, content: `<:${name}:${id}> Ada bids` },
      { type: 1, components: [{ type: 2, style: 3, custom_id: 'starred', label: 'Outbid', emoji }] },
      { type: 1, components: [{ type: 3, custom_id: 'stars', options: [{ value: 'a', label: 'A star', emoji }] }] },
    ];
    await bot.rest.post(Routes.channelMessages(games?.id ?? ''), { body: { flags: 1 << 15, components } });
    const page = await open('Ada', PHONE);
    await page.getByRole('button', { name: 'red_star Outbid', exact: true }).waitFor();
    await page.getByRole('log').getByRole('img', { name: ':red_star:', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Make a selection' }).last().click();
    await page.getByRole('option', { name: 'red_star A star', exact: true }).waitFor();
    const pictures = page.getByRole('img', { name: 'red_star', includeHidden: true });
    expect(await pictures.count()).toBe(3);
    for (const picture of await pictures.all()) {
      expect(await picture.evaluate((shown) => (shown as unknown as { naturalWidth: number }).naturalWidth)).toBe(1);
    }
  });

  test('the text of a message never becomes markup of the page', async () => {
    const page = await open('Dora');
    const attack = '<img src=x onerror="document.title=1"><b>bold</b> [x](javascript:alert(1)) **really bold**';
    await enter(page, attack);
    await says(page, /<img src=x onerror=/);
    await page.getByRole('log').locator('strong').getByText('really bold').waitFor();
    expect(await page.getByRole('log').locator('b, a[href^="javascript"], img[src="x"]').count()).toBe(0);
  });

  test('the address of a message leads to its channel on this page', async () => {
    const page = await open('Ada');
    await page.getByRole('button', { name: '# general' }).click();
    await page.getByRole('heading', { name: '# general' }).waitFor();
    const general = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('channel');
    await page.getByRole('button', { name: '# games' }).click();
    await enter(page, `see https://discord.com/channels/1/${general}/2`);
    await page.getByRole('button', { name: '#general › message' }).click();
    await page.getByRole('heading', { name: '# general' }).waitFor();
  });

  test('the page says that the bot does not respond or is offline', async () => {
    const page = await open('Emmy');
    await enter(page, '/demo board');
    const sleep = page.getByRole('button', { name: 'Sleep' }).last();
    await sleep.click();
    await page.locator('button[aria-busy=true]', { hasText: 'Sleep' }).waitFor();
    await page.getByText('This interaction failed: the application did not respond.').waitFor();
    await bot.destroy();
    await page.getByText(/is offline: commands and buttons get no answer/).waitFor();
    await enter(page, '/demo board');
    await page
      .getByRole('alert')
      .getByText(/is offline\./)
      .waitFor();
    bot = await startDemoBot(sandbox.restUrl, sandbox.token);
    await page.getByText(/is offline: commands and buttons/).waitFor({ state: 'detached' });
  });

  test('on a phone nothing overflows and every control is large enough to touch', async () => {
    const page = await open('Ada', PHONE);
    const fits = async (): Promise<void> => {
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
    };
    await enter(page, '/demo board');
    await page.getByRole('button', { name: 'Whisper' }).last().waitFor();
    await fits();
    await composer(page).fill('/');
    await page.getByRole('option', { name: /\/demo offer/ }).click();
    await page.getByRole('button', { name: '+ friend' }).click();
    await fits();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ask' }).last().click();
    await page.getByRole('dialog', { name: 'A question' }).waitFor();
    await fits();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show channels' }).click();
    const drawer = page.getByRole('dialog', { name: 'Channels' });
    await drawer.getByRole('button', { name: /general/ }).waitFor();
    await fits();
    await drawer.getByRole('button', { name: /general/ }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'general' }).waitFor();
  });

  test('the page meets the accessibility guidelines', async () => {
    const page = await open('Blaise');
    await enter(page, '/demo board');
    await page.getByRole('button', { name: 'Ask' }).last().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await composer(page).fill('/off');
    await page.getByRole('option', { name: /\/demo offer/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: '/demo offer' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ask' }).last().click();
    await page.getByRole('dialog', { name: 'A question' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
