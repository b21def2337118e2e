import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, GatewayCloseCodes, HTTPError, RateLimitError } from 'discord.js';
import { CircuitOpen } from '#discord/responses/circuitBreaker.ts';
import { isOutage } from '#discord/responses/discordErrors.ts';
import { GatewayRefused } from '#discord/responses/gatewayRefused.ts';
import { NotDiscord } from '#discord/responses/refusals.ts';

const BAD_TOKEN =
  "Discord does not accept the token. Copy it again from Discord's developer portal (Bot, Reset Token) into DISCORD_TOKEN.";
const UPDATE = 'Update Trireme, or report this line.';
const CHECK_ADDRESS = 'Check that DISCORD_API is https://discord.com/api, or unset.';

/** By why Discord closes a connection for good. */
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

/** What a start says of an answer of Discord's that it cannot go on with; `undefined` for an error of another kind. */
export const discordSentence = (error: unknown): string | undefined => {
  if (error instanceof GatewayRefused && error.closeCode !== undefined) {
    return CLOSED[error.closeCode] ?? `Discord closed the connection (${error.closeCode}). Try again later.`;
  }
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) return BAD_TOKEN;
  if (error instanceof NotDiscord) return `Something else than Discord's API answers. ${CHECK_ADDRESS}`;
  if (error instanceof RateLimitError) return limited(error.retryAfter);
  if (error instanceof CircuitOpen) return limited(error.retryInMs);
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return answered(error);
  if (error instanceof GatewayRefused || isOutage(error)) return unreached(error);
  const resetsAt =
    error instanceof Error ? /^Not enough sessions remaining .*resets at (\S+)$/.exec(error.message)?.[1] : undefined;
  return (
    resetsAt && `Discord lets this bot connect no more before ${resetsAt}: it has connected too often today. Start it again then.`
  );
};

const limited = (ms: number): string =>
  `Discord takes no more requests of this bot for now. Start it again in ${Math.ceil(ms / 1_000)} seconds.`;

const unreached = (error: unknown): string => {
  const { code, message = '' } = error as Partial<Error> & { readonly code?: unknown };
  return `Discord cannot be reached (${code ?? message}). Check the network, and DISCORD_API if it is set.`;
};

const answered = (error: DiscordAPIError | HTTPError): string => {
  const { status } = error;
  if (status === 401) return BAD_TOKEN;
  if (status >= 500)
    return `Discord cannot be reached (it answers ${status}). Check https://discordstatus.com, and try again later.`;
  const said =
    error instanceof DiscordAPIError && typeof error.code === 'number' ? `${error.code}, ${inOneLine(error.message)}` : '';
  return `Discord refuses what a start asks (${said === '' ? `${status}, without a reason` : `${status}: ${said}`}). ${adviceOn(status, said !== '')}`;
};

const MAX_CHARACTERS = 300;

/** Without the ids that a reason may quote. */
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
