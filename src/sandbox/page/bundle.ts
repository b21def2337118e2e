import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** One file of the page, ready to be sent. */
export interface PageFile {
  /** The Content-Type. */
  readonly type: string;
  readonly body: Uint8Array;
}

/** Headers to send with every file of the page: nothing inline, nothing from elsewhere, never framed. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const here = (name: string): string => fileURLToPath(import.meta.resolve(`#sandbox/page/${name}`));

/**
 * Bundles the sandbox's page from its sources, without network and without writing a file.
 * Keys are the paths to serve it under: `/`, `/favicon.svg`, `/assets/page.js` and `/assets/page.css`.
 */
export async function bundlePage(): Promise<ReadonlyMap<string, PageFile>> {
  const [bundle, html, icon] = await Promise.all([
    build({
      entryPoints: { page: here('main.tsx') },
      bundle: true,
      minify: true,
      write: false,
      outdir: here('assets'),
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      jsx: 'automatic',
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    readFile(here('index.html'), 'utf8'),
    readFile(here('favicon.svg'), 'utf8'),
  ]);
  const encoder = new TextEncoder();
  const files = new Map<string, PageFile>([
    ['/', { type: 'text/html; charset=utf-8', body: encoder.encode(html) }],
    ['/favicon.svg', { type: 'image/svg+xml', body: encoder.encode(icon) }],
  ]);
  for (const file of bundle.outputFiles) {
    const css = file.path.endsWith('.css');
    const type = css ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
    files.set(css ? '/assets/page.css' : '/assets/page.js', { type, body: file.contents });
  }
  return files;
}
