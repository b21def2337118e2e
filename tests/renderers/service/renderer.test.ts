import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureRequest } from '#renderers/index.ts';
import { type BackgroundRenderer, openRenderer } from '#renderers/service/renderer.ts';
import { NAMES, privateView, startView } from '../../support/builders/cycladesViews.ts';
import { firstRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { paint } from '../../support/pictures.ts';

let studio: BackgroundRenderer;
/** The threads that were started, in order. */
let threads: Worker[];
const onWorker = (worker: Worker): void => void threads.push(worker);

beforeEach(() => {
  threads = [];
  process.on('worker', onWorker);
});

afterEach(async () => {
  vi.useRealTimers();
  await studio.close();
  process.off('worker', onWorker);
});

const open = (): BackgroundRenderer => {
  studio = openRenderer();
  return studio;
};
const openOdd = (): BackgroundRenderer => {
  studio = openRenderer(new URL('oddThread.js', import.meta.url));
  return studio;
};

const request: PictureRequest = {
  game: 'peloponnes',
  view: firstRound(2),
  names: NAMES,
  words: wordsOf('peloponnes'),
  theme: 'dark',
};
/** A request to the misbehaving thread. */
const odd = (game: string, view: unknown = 0): PictureRequest => ({ game, view, names: [], words: {}, theme: 'dark' });

describe('the renderer', () => {
  test('the renderer paints the same bytes on its own thread, which starts when first needed', async () => {
    const { render } = open();
    expect(threads).toHaveLength(0);
    const requests: readonly PictureRequest[] = [
      request,
      { ...request, theme: 'light' },
      { ...request, game: 'cyclades', view: startView(2), words: wordsOf('cyclades') },
    ];
    const painted = await Promise.all(requests.map(render));
    expect(threads).toHaveLength(1);
    expect(painted).toEqual(await Promise.all(requests.map(paint)));
    expect(new Set(painted.map(({ file }) => Buffer.from(file).toString('base64'))).size).toBe(3);
  });

  test('the renderer’s error says where it failed, and nothing of the view', async () => {
    const { render } = open();
    const failure: Error = await render({ ...request, view: { secret: 'seventeen drachmas' } }).catch((error) => error);
    expect(failure.message).toBe('the picture could not be painted');
    expect(failure.stack).toMatch(/at .*renderers.*:\d+/);
    expect(failure.stack).not.toContain('drachmas');
    expect((await render(request)).width).toBe(1200);
    expect(threads).toHaveLength(1);
  });

  test('the renderer paints a game without its own renderer as a generic table', async () => {
    const { render } = open();
    const { width, height } = await render({ ...request, game: 'chess', view: { turn: 3 } });
    expect({ width, height }).toEqual({ width: 1600, height: 960 });
  });

  test('the renderer paints equal requests once, and again for another viewer, name, language, theme or place', async () => {
    const { render } = openOdd();
    const first = odd('answers', privateView(startView(3), 1, 5));
    const others: readonly PictureRequest[] = [
      odd('answers', privateView(startView(3), 1, 6)),
      odd('answers', privateView(startView(3), 2, 5)),
      odd('answers', startView(3)),
      { ...first, names: ['Ada'] },
      { ...first, words: { cycle: 'Cyklus #' } },
      { ...first, theme: 'light' },
      { ...first, detail: 'is4' },
      { ...first, highlighted: ['C3'] },
    ];
    const painted = await Promise.all([first, first, ...others, first].map(async (each) => (await render(each)).name));
    expect(painted).toEqual(['1', '1', '2', '3', '4', '5', '6', '7', '8', '9', '1']);
  });

  test('each request receives its own picture, whichever is ready first', async () => {
    const { render } = openOdd();
    const [slow, fast] = await Promise.all([render(odd('answersLast')), render(odd('answers'))]);
    expect([slow.name, fast.name]).toEqual(['2', '1']);
  });
});

describe('the renderer’s thread', () => {
  test.each([
    ['ends', 'it ended'],
    ['throws', 'it threw'],
  ])('%s rejects all pending requests, and another thread paints the next picture', async (way, why) => {
    const { render } = openOdd();
    await render(odd('answers', 'before'));
    const refused = await Promise.allSettled([render(odd('hangs')), render(odd(way))]);
    for (const each of refused) expect(String(each.status === 'rejected' && each.reason)).toContain(why);
    expect((await render(odd('answers'))).name).toBe('1');
    expect(threads).toHaveLength(2);
  });

  test('a thread that is silent for a minute is ended, and the next request tries the picture again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { render } = openOdd();
    await render(odd('answers', 'before'));
    const hanging = render(odd('hangs')).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await hanging).toContain('no reply before the timeout');
    expect((await render(odd('answers'))).name).toBe('1');
    expect(threads).toHaveLength(2);
  });

  test('a silent thread is ended at the same time even if more requests arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { render } = openOdd();
    await render(odd('answers', 'before'));
    const first = render(odd('hangs', 1)).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(40_000);
    const second = render(odd('hangs', 2)).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(20_000);
    for (const told of await Promise.all([first, second])) expect(told).toContain('no reply before the timeout');
  });

  test('a thread unused for five minutes is ended, and the next request starts another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { render } = openOdd();
    await render(odd('answers', 'first'));
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    await render(odd('answers', 'second'));
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect((await render(odd('answers', 'third'))).name).toBe('3');
    const ended = new Promise((resolve) => threads[0]?.once('exit', resolve));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await ended;
    expect((await render(odd('answers', 'fourth'))).name).toBe('1');
    expect(threads).toHaveLength(2);
  });

  test('a thread that was idle is not ended while a request waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { render } = openOdd();
    await render(odd('answers', 'first'));
    await vi.advanceTimersByTimeAsync(290_000);
    const hanging = render(odd('hangs')).catch((error: Error) => error.message);
    await render(odd('answers', 'second'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await render(odd('answers', 'third'))).name).toBe('3');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await hanging).toContain('no reply before the timeout');
    expect(threads).toHaveLength(1);
  });

  test('pending requests are refused when the renderer closes during painting', async () => {
    const { render, close } = openOdd();
    const waiting = render(odd('hangs')).catch((error: Error) => error.message);
    await new Promise<void>((resolve) => setImmediate(resolve));
    await close();
    expect(await waiting).toContain('the renderer is closing');
  });
});
