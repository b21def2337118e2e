import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

export interface OpenedPage {
  readonly page: Page;
  /** Errors that the page wrote to its console or threw. */
  readonly errors: readonly string[];
  /** Requests of the page to any host but its own. */
  readonly strayRequests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Keeps the browser from making requests of its own to other machines. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function opened(context: BrowserContext, url: string, close: () => Promise<void>): Promise<OpenedPage> {
  const page = context.pages()[0] ?? (await context.newPage());
  const errors: string[] = [];
  const strayRequests: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url).host) strayRequests.push(request.url());
  });
  await page.goto(url);
  return { page, errors, strayRequests, close };
}

/**
 * Opens an address in a separate Chromium with an empty profile and a window of that size. `flags` are further options of Chromium.
 * `executablePath` is what `describeWith('chromium', …)` passes to its tests.
 */
export async function openPage(
  executablePath: string,
  url: string,
  viewport: { readonly width: number; readonly height: number },
  flags: readonly string[] = [],
): Promise<OpenedPage> {
  const profile = await mkdtemp(join(tmpdir(), 'trireme-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [...QUIET, ...flags],
    viewport,
    locale: 'en-GB',
  });
  return opened(context, url, async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
}
