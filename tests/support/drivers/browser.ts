import { type Browser, type ConsoleMessage, chromium, type Page, type Request } from 'playwright-core';

export interface OpenedPage {
  readonly page: Page;
  /** Errors that the page wrote to its console or threw. */
  readonly errors: readonly string[];
  /** Requests of the page to any host but its own. */
  readonly strayRequests: readonly string[];
  readonly close: () => Promise<void>;
}

/** A name that resolves to this machine, as a name of an attacker's does in DNS rebinding. */
export const REBOUND = 'evil.example';

/** Keeps the browser from making requests of its own to other machines. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${REBOUND} 127.0.0.1`,
];

/** Shared by the files that this process runs, because a start costs as much as many tests. It ends with the process. */
let browser: Promise<Browser> | undefined;
/** Windows that are closed: a window has a profile and a process of its own, and opening another takes three times as long as loading a page. */
const spare: Page[] = [];

const spareWindow = async (executablePath: string): Promise<Page> => {
  browser ??= chromium.launch({ executablePath, headless: true, args: FLAGS });
  return spare.pop() ?? (await browser).newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
};

/**
 * Opens an address in a window of that size, in a profile that no other open window has and that holds no cookies.
 * `executablePath` is what `describeWith('chromium', …)` passes to its tests.
 */
export async function openPage(
  executablePath: string,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<OpenedPage> {
  const page = await spareWindow(executablePath);
  await page.setViewportSize(viewport);
  const errors: string[] = [];
  const strayRequests: string[] = [];
  const hearLine = (line: ConsoleMessage): unknown => line.type() === 'error' && errors.push(line.text());
  const hearError = (error: Error): unknown => errors.push(error.message);
  const hearRequest = (request: Request): void => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url).host) strayRequests.push(request.url());
  };
  page.on('console', hearLine).on('pageerror', hearError).on('request', hearRequest);
  await page.goto(url);
  return {
    page,
    errors,
    strayRequests,
    close: async () => {
      const opened = page.context().pages();
      await Promise.all(opened.filter((each) => each !== page).map((popup) => popup.close()));
      await page.goto('about:blank');
      page.off('console', hearLine).off('pageerror', hearError).off('request', hearRequest);
      await page.context().clearCookies();
      spare.push(page);
    },
  };
}
