import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, GatewayCloseCodes, HTTPError, RateLimitError } from 'discord.js';
import { CircuitOpen } from '#discord/responses/circuitBreaker.ts';
import { isOutage } from '#discord/responses/discordErrors.ts';
import { GatewayRefused } from '#discord/responses/gatewayRefused.ts';
import { NotDiscord } from '#discord/responses/refusals.ts';

const BAD_TOKEN =
  "Discord does not accept the token. Copy it again from Discord's developer portal (Bot, Reset Token) into DISCORD_TOKEN.";
const UPDATE = 'Update Trireme, or report this line.';
const CHECK_ADDRESS = 'Check that DISCORD_API is https://discord.com/api, or unset.';

/** Explanations of the codes with which Discord closes a connection permanently. */
const CLOSED: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: BAD_TOKEN,
  [GatewayCloseCodes.InvalidShard]: 'Discord does not take this shard (4010). Check SHARD_ID and SHARD_COUNT.',
  [GatewayCloseCodes.ShardingRequired]:
    'The bot is on too many servers for so few processes (4011). Raise SHARD_COUNT, and start a bot for each shard.',
  [GatewayCloseCodes.InvalidAPIVersion]: `Discord no longer speaks the version of its API that this release uses (4012). ${UPDATE}`,
  [GatewayCloseCodes.InvalidIntents]: `Discord does not know an intent that this release asks for (4013). ${UPDATE}`,
  [GatewayCloseCodes.DisallowedIntents]:
    "Discord does not allow this bot an intent it asks for (4014). Look at the bot's page in Discord's developer portal (Bot, Privileged Gateway Intents).",
};

/** Explains an error of Discord that ends the start; `undefined` for any other error. */
export const discordSentence = (error: unknown): string | undefined => {
  if (error instanceof GatewayRefused && error.closeCode !== undefined) {
    return CLOSED[error.closeCode] ?? `Discord closed the connection (${error.closeCode}). Try again later.`;
  }
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) return BAD_TOKEN;
  if (error instanceof NotDiscord) return `Something else than Discord's API answers. ${CHECK_ADDRESS}`;
  if (error instanceof RateLimitError) return rateLimited(error.retryAfter);
  if (error instanceof CircuitOpen) return rateLimited(error.retryInMs);
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return refused(error);
  if (error instanceof GatewayRefused || isOutage(error)) return unreachable(error);
  const resetsAt =
    error instanceof Error ? /^Not enough sessions remaining .*resets at (\S+)$/.exec(error.message)?.[1] : undefined;
  return (
    resetsAt && `Discord lets this bot connect no more before ${resetsAt}: it has connected too often today. Start it again then.`
  );
};

const rateLimited = (ms: number): string =>
  `Discord takes no more requests of this bot for now. Start it again in ${Math.ceil(ms / 1_000)} seconds.`;

const unreachable = (error: unknown): string => {
  const { code, message = '' } = error as Partial<Error> & { readonly code?: unknown };
  return `Discord cannot be reached (${code ?? message}). Check the network, and DISCORD_API if it is set.`;
};

const refused = (error: DiscordAPIError | HTTPError): string => {
  const { status } = error;
  if (status === 401) return BAD_TOKEN;
  if (status >= 500)
    return `Discord cannot be reached (it answers ${status}). Check https://discordstatus.com, and try again later.`;
  const reason =
    error instanceof DiscordAPIError && typeof error.code === 'number' ? `${error.code}, ${inOneLine(error.message)}` : '';
  return `Discord refuses what a start asks (${reason === '' ? `${status}, without a reason` : `${status}: ${reason}`}). ${adviceOn(status, reason !== '')}`;
};

const MAX_CHARACTERS = 300;

/** Returns text in one line, without the ids that it may quote. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/gu, '; ')
    .replaceAll(/\d{15,}/gu, '…')
    .slice(0, MAX_CHARACTERS);

const adviceOn = (status: number, hasReason: boolean): string => {
  if (status === 404) return CHECK_ADDRESS;
  if (status === 403 && !hasReason) {
    return 'A firewall or proxy on the way blocks this address: check the network, and DISCORD_API if it is set, or try again in an hour.';
  }
  return status === 400 ? UPDATE : "Look at the bot's page in Discord's developer portal, or try again later.";
};
