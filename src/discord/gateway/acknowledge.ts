import { performance } from 'node:perf_hooks';
import {
  type APIInteraction,
  type APIMessageComponentInteraction,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  RESTJSONErrorCodes,
  Routes,
} from 'discord-api-types/v10';
import { parseCustomId } from '../customIds/customId.ts';
import { describeError } from '../responses/errorInfo.ts';
import { updatesOwnMessage } from './deferral.ts';
import type { RateLimiter, RateLimitResult, RateLimits } from './rateLimiter.ts';

/** What became of an interaction at the door. */
export interface Acknowledgement {
  readonly admission: RateLimitResult;
  /** How long its acknowledgement took, in seconds; absent where it was not acknowledged. */
  readonly acknowledged?: number;
  /** Why it could not be acknowledged. */
  readonly fault?: object;
}

/** What the thread at the door is told as it begins. */
export interface GatewayWorkerOptions {
  /** Base of REST requests without a version. */
  readonly api: string;
  readonly allowances: RateLimits;
}

/** Where acknowledgements are sent. */
export interface CallbackClient {
  post(route: `/${string}`, request: { readonly body: unknown; readonly auth: boolean }): Promise<unknown>;
}

/**
 * Takes interactions in: lets nobody flood the house, and acknowledges what is answered later, for the asker's eyes only. Discord
 * waits three seconds for that, so nothing else is done before. Never throws.
 */
export const createAcknowledger =
  (rest: CallbackClient, gate: RateLimiter) =>
  async (asked: APIInteraction): Promise<Acknowledgement> => {
    const begun = performance.now();
    let admission: RateLimitResult = 'ignored';
    try {
      admission = gate(askerOf(asked), asked.guild_id, asked.type !== InteractionType.ApplicationCommandAutocomplete);
      if (admission !== 'admitted') return { admission };
      const body = acknowledgementOf(asked);
      if (body === undefined) return { admission };
      await rest.post(Routes.interactionCallback(asked.id, asked.token), { body, auth: false });
    } catch (error) {
      // Its moves are played once, so that it can be gone on with.
      if (!isAcknowledgedAlready(error)) return { admission, fault: describeError(error) };
    }
    return { admission, acknowledged: (performance.now() - begun) / 1_000 };
  };

const askerOf = ({ member, user }: APIInteraction): string => String((member?.user ?? user)?.id);

/** None for what is answered at once: choices while typing, and whatever this house knows nothing of. */
const acknowledgementOf = (asked: APIInteraction): object | undefined => {
  const isCommand = asked.type === InteractionType.ApplicationCommand && asked.data.type === ApplicationCommandType.ChatInput;
  const isPress = asked.type === InteractionType.MessageComponent;
  if (isPress && changes(asked)) return { type: InteractionResponseType.DeferredMessageUpdate };
  if (!isPress && !isCommand) return undefined;
  return { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } };
};

const changes = ({ data, message }: APIMessageComponentInteraction): boolean => {
  const id = parseCustomId(String(data.custom_id));
  return id !== undefined && updatesOwnMessage(id) && ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
};

const isAcknowledgedAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
