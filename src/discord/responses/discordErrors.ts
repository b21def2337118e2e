import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { CircuitOpen } from './circuitBreaker.ts';
import { type DeliveryFailure, meaningOf } from './refusalCodes.ts';
import { NotDiscord } from './refusals.ts';

/** Returns Discord's own error code of a refused request, or `undefined` for other errors. */
export const discordCode = (error: unknown): number | undefined =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : undefined;

const hasCode =
  (...codes: readonly number[]) =>
  (error: unknown): boolean =>
    codes.includes(discordCode(error) ?? Number.NaN);

/** The user is no longer on the server, or no longer on Discord. */
export const isMemberGone = hasCode(Code.UnknownMember, Code.UnknownUser);
/** The channel or thread no longer exists. */
export const isChannelGone = hasCode(Code.UnknownChannel);
/** The bot is not on the server. Only bots outside a server are refused when they read it. */
export const isServerGone = hasCode(Code.UnknownGuild, Code.MissingAccess);
export const isMessageGone = hasCode(Code.UnknownMessage);
/** The thread is archived, and maybe locked as well. */
export const isArchived = hasCode(Code.InvalidActionOnArchivedThread);
export const isLocked = hasCode(Code.ThreadLocked);
export const hasThreadAlready = hasCode(Code.ThreadAlreadyCreatedForMessage);
/** Too many edits of messages older than an hour. */
export const isOldMessageLimit = hasCode(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);
/** The request is larger than Discord accepts. */
export const isTooLarge = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 413;
/** The bot lacks the permission or access, or the type of channel does not allow the action. */
export const isForbidden = (error: unknown): boolean => failureOf(error) === 'channelUnavailable' && !isChannelGone(error);

const NETWORK_CODES = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UND_ERR)/;

/** Discord or the network is down, something other than Discord responds, or Discord refuses the bot's token. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof HTTPError || error instanceof DiscordAPIError) return error.status >= 500 || error.status === 401;
  if (!(error instanceof Error)) return false;
  if ([CircuitOpen, RateLimitError, NotDiscord].some((kind) => error instanceof kind)) return true;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK_CODES.test(code) || (error.cause !== undefined && isOutage(error.cause));
};

/**
 * Returns why a message could not be sent: `retryLater` for an outage and for any refusal missing from the table. `undefined`:
 * the error is not about sending.
 */
export const failureOf = (error: unknown): DeliveryFailure | undefined => {
  if (isOutage(error)) return 'retryLater';
  if (!(error instanceof DiscordAPIError)) return error instanceof HTTPError ? 'retryLater' : undefined;
  if (error.status === 413) return 'requestWrong';
  return meaningOf(discordCode(error)) ?? 'retryLater';
};

/** Whether the same request may be sent later: after an outage or a refusal of unknown meaning. */
export const isRetryable = (error: unknown): boolean => failureOf(error) === 'retryLater';

/** Whether Discord refuses direct messages to this user. A general refusal of the bot's requests does not count. */
export const isPersonRefused = (error: unknown): boolean => {
  if (error instanceof CircuitOpen) return !error.isGeneral;
  if (!(error instanceof DiscordAPIError) || isOutage(error) || error.status === 429) return false;
  return (
    error.status === 404 || (discordCode(error) !== undefined && discordCode(error) !== Code.CloudflareIsBlockingYourRequest)
  );
};

/** Whether the refusal lasts until the user changes something. */
export const isRefusedForGood = hasCode(
  Code.UnknownUser,
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Code.InvalidRecipients,
);
