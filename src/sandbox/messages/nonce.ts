import type { MessageCreate } from '../schemas/messages.ts';
import type { Stage } from '../stage.ts';
import type { MessageRow } from '../world/rows.ts';

/** Discord remembers a nonce for "a few minutes": here so many milliseconds of the sandbox's clock. */
const MEMORY = 5 * 60_000;

/** The bot's message of a channel that was sent with this nonce and `enforce_nonce` a short while ago. */
export const findByNonce = (stage: Stage, channel: string, nonce: MessageCreate['nonce']): MessageRow | undefined => {
  if (nonce === undefined || nonce === null || nonce === '') return undefined;
  const now = stage.clock.now();
  return [...(stage.world.messages.get(channel)?.values() ?? [])].find(
    (row) => row.nonceKept === String(nonce) && now - Date.parse(row.message.timestamp) < MEMORY,
  );
};

/** What a new message keeps of its nonce, so that a repeat finds it. */
export const rememberedNonce = ({ nonce, enforce_nonce: enforced }: MessageCreate): Pick<MessageRow, 'nonceKept'> =>
  enforced && nonce !== undefined && nonce !== null ? { nonceKept: String(nonce) } : {};
