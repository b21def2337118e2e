import { Routes } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { openApplicationEmojis } from '#app/applicationEmojis.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import { restOf } from '../support/fakes/restOf.ts';
import { quiet } from '../support/fakes/silentLogger.ts';
import { openMemoryStores } from '../support/memory/memory.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SIGNS = ['star', 'ares', 'port'];

test('a restart draws nothing, unless another program draws or an emoji is missing or called otherwise', async () => {
  const sandbox = await sandboxHere();
  const { settings } = openMemoryStores();
  const rest = restOf(sandbox);
  const applicationId = sandbox.context.world.bot.id;
  const names = (): readonly (string | null)[] => sandbox.context.world.emojis.map(({ name }) => name);
  const routeOf = (name: string) =>
    Routes.applicationEmoji(applicationId, sandbox.context.world.emojis.find((emoji) => emoji.name === name)?.id ?? '');

  /** Runs a process until it has compared the emojis; returns whether it has drawn them. `hash` is that of its program. */
  const hasDrawn = async (hash: string, version = 0): Promise<boolean> => {
    const draw = vi.fn(async () =>
      SIGNS.map((sign) => ({ sign, file: new Uint8Array([...PNG, sign === 'ares' ? version : 0]) })),
    );
    let compared = 0;
    const hashOfDrawing = async () => {
      compared += 1;
      return hash;
    };
    const emojis = openApplicationEmojis();
    const stop = emojis.keep({ rest, applicationId, settings, log: quiet, draw, hashOfDrawing, firstPauseMs: 1 });
    await vi.waitUntil(() => compared > 1, { timeout: 60_000 });
    await stop();
    for (const sign of SIGNS) expect(emojis.find(sign)?.name).toBe(sign);
    return draw.mock.calls.length > 0;
  };

  expect(await hasDrawn('first')).toBe(true);
  expect(await hasDrawn('first')).toBe(false);
  expect(await hasDrawn('second', 1)).toBe(true);
  expect(names()).toEqual(['star', 'ares_old1', 'port', 'ares']);
  expect(await hasDrawn('first')).toBe(true);
  await rest.patch(routeOf('port'), { body: { name: 'harbour' } });
  expect(await hasDrawn('first')).toBe(true);
  await rest.delete(routeOf('port'));
  expect(await hasDrawn('first')).toBe(true);
  expect(await hasDrawn('first')).toBe(false);
  await sandbox.stop();
});
