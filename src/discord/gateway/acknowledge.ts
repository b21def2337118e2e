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
import { parseCustomId, updatesOwnMessage } from '../customIds/customId.ts';
import { describeError } from '../responses/errorInfo.ts';
import type { RateLimiter, RateLimitResult, RateLimits } from './rateLimiter.ts';

/** The result of rate-limiting and acknowledging one interaction. */
export interface Acknowledgement {
  readonly admission: RateLimitResult;
  /** How long the acknowledgement took, in seconds; absent where the interaction was not acknowledged. */
  readonly acknowledgedInSeconds?: number;
  /** Why the interaction could not be acknowledged. */
  readonly fault?: object;
}

/** The start-up options of the gateway worker thread. */
export interface GatewayWorkerOptions {
  /** Base URL of REST requests, without a version. */
  readonly api: string;
  readonly limits: RateLimits;
}

/** The part of a REST client that sends acknowledgements. */
export interface CallbackClient {
  post(route: `/${string}`, request: { readonly body: unknown; readonly auth: boolean }): Promise<unknown>;
}

/**
 * Returns a function that rate-limits each interaction and acknowledges those that get a deferred reply, visible to the actor
 * alone.
 * Discord waits three seconds for the acknowledgement, so nothing else runs before it. Never throws.
 */
export const createAcknowledger =
  (rest: CallbackClient, limiter: RateLimiter) =>
  async (interaction: APIInteraction): Promise<Acknowledgement> => {
    const startedAt = performance.now();
    let admission: RateLimitResult = 'ignored';
    try {
      admission = limiter(
        actorIdOf(interaction),
        interaction.guild_id,
        interaction.type !== InteractionType.ApplicationCommandAutocomplete,
      );
      if (admission !== 'admitted') return { admission };
      const body = acknowledgementOf(interaction);
      if (body === undefined) return { admission };
      await rest.post(Routes.interactionCallback(interaction.id, interaction.token), { body, auth: false });
    } catch (error) {
      // Counts as acknowledged: a move is played only once per interaction, so handling it again is safe.
      if (!isAcknowledgedAlready(error)) return { admission, fault: describeError(error) };
    }
    return { admission, acknowledgedInSeconds: (performance.now() - startedAt) / 1_000 };
  };

const actorIdOf = ({ member, user }: APIInteraction): string => String((member?.user ?? user)?.id);

/**
 * Returns the acknowledgement's body, or `undefined` for interactions without a deferred reply: autocomplete and unknown types.
 */
const acknowledgementOf = (interaction: APIInteraction): object | undefined => {
  const isCommand =
    interaction.type === InteractionType.ApplicationCommand && interaction.data.type === ApplicationCommandType.ChatInput;
  const isPress = interaction.type === InteractionType.MessageComponent;
  if (isPress && editsItsMessage(interaction)) return { type: InteractionResponseType.DeferredMessageUpdate };
  if (!isPress && !isCommand) return undefined;
  return { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } };
};

const editsItsMessage = ({ data, message }: APIMessageComponentInteraction): boolean => {
  const id = parseCustomId(String(data.custom_id));
  return id !== undefined && updatesOwnMessage(id) && ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
};

const isAcknowledgedAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
