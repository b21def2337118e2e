import { setTimeout as pass } from 'node:timers/promises';
import type { ActionResult } from '#sandbox/pageProtocol.ts';

const LOOK_MS = 40;
const PATIENCE_MS = 60_000;

/** Runs an action once the bot is connected. Until then the app refuses actions at once, so the actor waits. */
export const onceConnected = async (act: () => Promise<ActionResult>): Promise<ActionResult> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const acted = await act();
    if (acted.failed !== 'offline' || performance.now() > until) return acted;
    await pass(LOOK_MS);
  }
};
