import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundlePage, PAGE_HEADERS } from '#sandbox/page/bundle.ts';

const decoded = (body: Uint8Array | undefined): string => new TextDecoder().decode(body);

test('the bundle contains every file that the page asks for, with its type', async () => {
  const files = await bundlePage();
  const html = decoded(files.get('/')?.body);
  const asked = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path);
  expect(asked).toEqual(['/favicon.svg', '/assets/page.css', '/assets/page.js']);
  expect(Object.fromEntries([...files].map(([path, { type }]) => [path, type]))).toEqual({
    '/': 'text/html; charset=utf-8',
    '/favicon.svg': 'image/svg+xml',
    '/assets/page.css': 'text/css; charset=utf-8',
    '/assets/page.js': 'text/javascript; charset=utf-8',
  });
});

test('the page has no inline code, which its headers would refuse', async () => {
  const html = decoded((await bundlePage()).get('/')?.body);
  expect(html).not.toMatch(/<style|<script(?![^>]*src=)| on\w+=| style=/);
  expect(PAGE_HEADERS['content-security-policy']).toContain("default-src 'none'");
  expect(PAGE_HEADERS['content-security-policy']).not.toContain('unsafe');
});

test('no source of the page turns text into markup', async () => {
  const folder = fileURLToPath(new URL('../../../src/sandbox/page/', import.meta.url));
  const sources = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  expect(sources.length).toBeGreaterThan(20);
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')));
  const makers = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(/;
  expect(sources.filter((_, index) => makers.test(texts[index] ?? ''))).toEqual([]);
});
