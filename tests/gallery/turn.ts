import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Locator, Page } from 'playwright-core';
import type { Pixels } from '#renderers/canvas/pixels.ts';
import { animated } from '#renderers/recap/replay.ts';
import { openPage } from '../support/drivers/browser.ts';
import { startMain } from '../support/drivers/mainProcess.ts';
import { composer, messageWith, openPanel } from '../support/drivers/pageDriver.ts';
import { chromium } from '../support/setup/missingTools.ts';

/** Films one turn on a phone, from the post to the move, in a match against AI players, and writes it as a GIF for the README. */

const PHONE = { width: 390, height: 760 };
/** Width of the GIF. */
const WIDTH = 312;
const FINGER = 'rgba(255, 196, 64, 0.75)';
const OUT = '.github/turn.gif';
const frames: Pixels[] = [];

/** Adds the page as it is, with a disc where a finger presses. */
const film = async (page: Page, pressed?: Locator): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await pressed?.scrollIntoViewIfNeeded();
  const image = await loadImage(await page.screenshot({ animations: 'disabled' }));
  const scale = WIDTH / image.width;
  const canvas = createCanvas(WIDTH, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const box = await pressed?.boundingBox();
  if (box) {
    context.fillStyle = FINGER;
    context.beginPath();
    context.arc((box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale, 14, 0, 2 * Math.PI);
    context.fill();
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  frames.push({ width: canvas.width, height: canvas.height, data });
};

/** Films the press, then presses. */
const press = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor();
  await film(page, control);
  await control.click();
};
/** The last picture stays for as many frames. */
const LAST = 4;

const main = async (): Promise<void> => {
  const executable = chromium();
  if (executable === undefined) throw new Error('Chromium is missing.');
  const folder = await mkdtemp(join(tmpdir(), 'trireme-turn-'));
  const bot = startMain({ TRIREME_DATA: folder, PORT: '0' });
  try {
    const url = /http:\/\/localhost:\d+/.exec(await bot.says(/Play at http:\/\/localhost:\d+/))?.[0] ?? '';
    const { page } = await openPage(executable, url, PHONE);
    await composer(page).waitFor();
    await playTurn(page);
    await page.context().browser()?.close();
  } finally {
    bot.child.kill();
    await bot.ended();
    await rm(folder, { recursive: true });
  }
  const file = animated(frames);
  await writeFile(OUT, file);
  process.stdout.write(`${OUT}: ${frames.length} frames, ${Math.round(file.length / 1024)} KiB\n`);
};

/** Starts a match against AI players, then films the first turn from its post to the move. */
const playTurn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start Cyclades' }).click();
  const articles = page.getByRole('log').getByRole('article');
  const lobby = articles.filter({ has: page.getByRole('button', { name: 'Join' }) });
  await lobby.getByRole('button', { name: 'Add AI player' }).click();
  for (let seats = 2; seats <= 4; seats += 1) {
    await page.getByRole('button', { name: 'Usual' }).click();
    await lobby.getByText(`Players: ${seats} of 5`).waitFor();
  }
  await lobby.getByRole('button', { name: 'Start', exact: true }).click();
  await messageWith(page, 'The match has started')
    .getByRole('button', { name: /Open thread/ })
    .click();
  const turn = messageWith(page, /Ada.*it’s your turn to bid/);
  await turn.waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: 'Jump to the newest' })
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  await film(page, turn.getByRole('button', { name: 'Make a move' }));
  const { message } = await openPanel(page);
  await message.getByRole('img', { name: /Cyclades, cycle/ }).waitFor();
  await message.getByRole('img', { name: /Cyclades, cycle/ }).scrollIntoViewIfNeeded();
  await film(page);
  const bid = message.getByRole('button', { name: /\d$/ }).nth(1);
  await press(page, bid);
  await message.getByText(/You bid|Ada bids/).waitFor();
  for (let shown = 0; shown < LAST; shown += 1) await film(page);
};

await main();
process.exit(0);
