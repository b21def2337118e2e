import type { SandboxClock } from '../clock.ts';
import type { Interactions, Pending } from './pending.ts';

/** The first response must come within this time, in milliseconds. */
export const FIRST_RESPONSE = 3_000;
/** A token lives this long, in milliseconds. */
const TOKEN_LIFE = 15 * 60_000;

/** Interactions that can still be answered. */
export const createInteractions = (clock: SandboxClock): Interactions => {
  const byToken = new Map<string, Pending>();
  const alive = (pending: Pending | undefined): Pending | undefined =>
    pending && clock.now() - pending.createdAt < TOKEN_LIFE ? pending : undefined;
  return {
    add: (pending) => {
      byToken.set(pending.token, pending);
      clock.after(TOKEN_LIFE, () => byToken.delete(pending.token));
      clock.after(FIRST_RESPONSE, () => {
        if (pending.answered) return;
        pending.late = true;
        pending.settle({ interaction: pending.id, failed: 'timeout' });
      });
    },
    find: (id, token) => {
      const found = alive(byToken.get(token));
      return found?.id === id ? found : undefined;
    },
    findByToken: (token) => alive(byToken.get(token)),
    findById: (id) => alive([...byToken.values()].find((pending) => pending.id === id)),
  };
};
