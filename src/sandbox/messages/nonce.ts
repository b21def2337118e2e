import type { Context } from '../context.ts';
import type { MessageCreate } from '../schemas/messages.ts';
import type { MessageRow } from '../world/rows.ts';

/** Discord remembers a nonce for "a few minutes": here, milliseconds of the sandbox's clock. */
const MEMORY = 5 * 60_000;

/** Returns the bot's recent message with this nonce and `enforce_nonce`, in any channel. */
export const findByNonce = (context: Context, nonce: MessageCreate['nonce']): MessageRow | undefined => {
  if (nonce === undefined || nonce === null || nonce === '') return undefined;
  const now = context.clock.now();
  for (const rows of context.world.messages.values()) {
    for (const row of rows.values()) {
      if (row.nonceKept === String(nonce) && now - Date.parse(row.message.timestamp) < MEMORY) return row;
    }
  }
  return undefined;
};

/** Returns what a new message stores of its nonce, so that a repetition finds it. */
export const rememberedNonce = ({ nonce, enforce_nonce: enforced }: MessageCreate): Pick<MessageRow, 'nonceKept'> =>
  enforced && nonce !== undefined && nonce !== null ? { nonceKept: String(nonce) } : {};
