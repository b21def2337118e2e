import { setTimeout as pass } from 'node:timers/promises';
import type { Acted } from '#sandbox/pageProtocol.ts';

const LOOK_MS = 40;
const PATIENCE_MS = 60_000;

/** What somebody does once the bot is connected: while it is not, an app says so at once, and whoever acts waits. */
export const onceConnected = async (act: () => Promise<Acted>): Promise<Acted> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const acted = await act();
    if (acted.failed !== 'offline' || performance.now() > until) return acted;
    await pass(LOOK_MS);
  }
};
