import type { SandboxClock } from '../clock.ts';
import type { Pending } from './pending.ts';

/** The deadline of the first response in milliseconds. */
export const FIRST_RESPONSE = 3_000;
/** The lifetime of a token in milliseconds. */
const TOKEN_LIFE = 15 * 60_000;

export type Interactions = ReturnType<typeof createInteractions>;

/** Keeps the interactions that can still be answered: each for 15 minutes of the sandbox's clock. */
export const createInteractions = (clock: SandboxClock) => {
  const byToken = new Map<string, Pending>();
  const alive = (pending: Pending | undefined): Pending | undefined =>
    pending && clock.now() - pending.createdAt < TOKEN_LIFE ? pending : undefined;
  return {
    add: (pending: Pending): void => {
      const { id, token } = pending.interaction;
      byToken.set(token, pending);
      clock.after(TOKEN_LIFE, () => byToken.delete(token));
      clock.after(FIRST_RESPONSE, () => {
        if (pending.answered) return;
        pending.late = true;
        pending.settle({ interaction: id, failed: 'timeout' });
      });
    },
    /** Returns the interaction with this token, or `undefined` if it is unknown or has expired. */
    findByToken: (token: string): Pending | undefined => alive(byToken.get(token)),
    /** For the submission of a modal. */
    findById: (id: string): Pending | undefined => alive([...byToken.values()].find(({ interaction }) => interaction.id === id)),
  };
};
