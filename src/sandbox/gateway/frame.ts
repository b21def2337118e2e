import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { z } from 'zod';

/** Maximum size of a client's frame in bytes. */
const MAX_BYTES = 4_096;

const FRAME = z.discriminatedUnion('op', [
  z.object({ op: z.literal(GatewayOpcodes.Heartbeat), d: z.number().int().nullable() }),
  z.object({
    op: z.literal(GatewayOpcodes.Identify),
    d: z.object({
      token: z.string(),
      intents: z.number().int(),
      properties: z.record(z.string(), z.unknown()),
      compress: z.boolean().optional(),
      large_threshold: z.number().int().optional(),
      shard: z.tuple([z.number().int().min(0), z.number().int().min(1)]).optional(),
      presence: z.unknown().optional(),
    }),
  }),
  z.object({
    op: z.literal(GatewayOpcodes.Resume),
    d: z.object({ token: z.string(), session_id: z.string(), seq: z.number().int() }),
  }),
  z.object({ op: z.literal(GatewayOpcodes.PresenceUpdate), d: z.unknown() }),
  z.object({ op: z.literal(GatewayOpcodes.RequestGuildMembers), d: z.unknown() }),
  z.object({ op: z.literal(GatewayOpcodes.VoiceStateUpdate), d: z.unknown() }),
]);

/** A frame a client may send. */
export type Frame = z.infer<typeof FRAME>;

/** Returns the frame in a text, or the code to close the connection with. */
export const readFrame = (text: string): Frame | GatewayCloseCodes => {
  if (Buffer.byteLength(text) > MAX_BYTES) return GatewayCloseCodes.DecodeError;
  try {
    const frame = FRAME.safeParse(JSON.parse(text));
    return frame.success ? frame.data : GatewayCloseCodes.UnknownOpcode;
  } catch {
    return GatewayCloseCodes.DecodeError;
  }
};
