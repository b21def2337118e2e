import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Acknowledgement } from '#discord/gateway/acknowledge.ts';
import { createClient, type Listening, listen } from '#discord/gateway/gatewayClient.ts';
import type { RequestLogEntry } from '#discord/gateway/restOptions.ts';
import { startProgram } from '../../support/drivers/mainProcess.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { openWire, type Wire, type WireInteraction } from '../../support/fakes/wire.ts';

const PATIENCE_MS = 30_000;

let wire: Wire;
beforeEach(async () => {
  wire = await openWire([]);
});
afterEach(() => wire.stop());

let asked = 0;
const command = (): WireInteraction => ({
  ...{ id: `150000000000000000${++asked}`, token: `token-${asked}`, application_id: '1', version: 1, type: 2, channel_id: '1' },
  ...{
    channel: { id: '1', type: 1 },
    data: { id: '700', type: 1, name: 'me', options: [] },
    user: { id: '907', username: 'ada' },
  },
  ...{ locale: 'en-GB', context: 1, entitlements: [], authorizing_integration_owners: {}, app_permissions: '0' },
});

/** Records what is passed on; each interaction is answered when it is released. */
const listening = async () => {
  const requests: RequestLogEntry[] = [];
  const handed: { readonly received: Acknowledgement; readonly letGo: () => void }[] = [];
  const door = { api: wire.restUrl, token: wire.token, onRequest: (request: RequestLogEntry) => void requests.push(request) };
  const open: Listening = await listen(createClient(door, quiet), wire.token, async (interaction, received) => {
    await new Promise<void>((letGo) => handed.push({ received, letGo }));
    if (!interaction.isChatInputCommand()) return;
    interaction.deferred = true;
    await interaction.editReply('Here.');
  });
  return { open, requests, handed };
};

test('an interaction is passed on once it has been acknowledged, and the request for that is reported', async () => {
  const { open, requests, handed } = await listening();
  const context = wire.ask(command(), PATIENCE_MS);
  await vi.waitFor(() => expect(handed).toHaveLength(1), PATIENCE_MS);
  expect(wire.counted).toMatchObject({ callbacks: 1, webhooks: 0 });
  expect(handed[0]?.received).toEqual({ admission: 'admitted', acknowledgedInSeconds: expect.any(Number) });
  expect(requests).toContainEqual({ method: 'POST', url: expect.stringContaining('/callback'), status: 204, counts: false });
  handed[0]?.letGo();
  expect((await context).final).toBeGreaterThan(0);
  await open.stop(PATIENCE_MS);
});

test('an interaction acknowledged before a stop is still answered', async () => {
  const { open, handed } = await listening();
  const context = wire.ask(command(), PATIENCE_MS);
  await vi.waitFor(() => expect(handed).toHaveLength(1), PATIENCE_MS);
  const stopping = open.stop(PATIENCE_MS);
  handed[0]?.letGo();
  await stopping;
  expect((await context).final).toBeGreaterThan(0);
});

test('interactions are acknowledged while the main thread is blocked', async () => {
  const bot = startProgram('tests/discord/gateway/stuckBot.ts', { DISCORD_API: wire.restUrl, DISCORD_TOKEN: wire.token });
  try {
    await bot.says(/ready/);
    for (let times = 1; times <= 3; times++) {
      void wire.ask(command(), 1);
      await vi.waitFor(() => expect(wire.counted.callbacks).toBe(times), PATIENCE_MS);
    }
  } finally {
    bot.child.kill('SIGKILL');
    await bot.ended();
  }
});
