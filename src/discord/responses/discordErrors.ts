import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { CircuitOpen } from './circuitBreaker.ts';
import { type DeliveryFailure, meaningOf } from './refusalCodes.ts';
import { NotDiscord } from './refusals.ts';

/** Discord's own error code of a refused request, if it is one. */
export const discordCode = (error: unknown): number | undefined =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : undefined;

const hasCode =
  (...codes: readonly number[]) =>
  (error: unknown): boolean =>
    codes.includes(discordCode(error) ?? Number.NaN);

/** The person is not on the server any more, or nowhere on Discord. */
export const isMemberGone = hasCode(Code.UnknownMember, Code.UnknownUser);
/** The channel or thread does not exist any more. */
export const isChannelGone = hasCode(Code.UnknownChannel);
/** The bot is not on the server: nobody else is refused to look at it. */
export const isServerGone = hasCode(Code.UnknownGuild, Code.MissingAccess);
export const isMessageGone = hasCode(Code.UnknownMessage);
/** The thread is archived; it may be locked as well. */
export const isArchived = hasCode(Code.InvalidActionOnArchivedThread);
export const isLocked = hasCode(Code.ThreadLocked);
export const hasThreadAlready = hasCode(Code.ThreadAlreadyCreatedForMessage);
/** Too many edits of a message more than an hour old. */
export const isOldMessageLimit = hasCode(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);
/** What was sent weighs more than Discord takes. */
export const isTooLarge = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 413;
/** The bot may not be or do there what was asked, or the kind of channel does not allow it. */
export const isForbidden = (error: unknown): boolean => failureOf(error) === 'channelUnavailable' && !isChannelGone(error);

const NETWORK_CODES = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UND_ERR)/;

/** Discord or the way to it is down, something else answers, or it refuses the bot's token. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof HTTPError || error instanceof DiscordAPIError) return error.status >= 500 || error.status === 401;
  if (!(error instanceof Error)) return false;
  if ([CircuitOpen, RateLimitError, NotDiscord].some((kind) => error instanceof kind)) return true;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK_CODES.test(code) || (error.cause !== undefined && isOutage(error.cause));
};

/**
 * Why something could not be sent: `retryLater` for an outage and for any refusal that is not in the table. `undefined`: the error
 * is not about sending at all.
 */
export const failureOf = (error: unknown): DeliveryFailure | undefined => {
  if (isOutage(error)) return 'retryLater';
  if (!(error instanceof DiscordAPIError)) return error instanceof HTTPError ? 'retryLater' : undefined;
  if (error.status === 413) return 'requestWrong';
  return meaningOf(discordCode(error)) ?? 'retryLater';
};

/** Whether the same may be sent later: an outage, or a refusal nobody knows the reason of. */
export const isRetryable = (error: unknown): boolean => failureOf(error) === 'retryLater';

/** Whether Discord refuses a direct message to one person. A refusal of everything the bot sends is none. */
export const isPersonRefused = (error: unknown): boolean => {
  if (error instanceof CircuitOpen) return !error.isGeneral;
  if (!(error instanceof DiscordAPIError) || isOutage(error) || error.status === 429) return false;
  return (
    error.status === 404 || (discordCode(error) !== undefined && discordCode(error) !== Code.CloudflareIsBlockingYourRequest)
  );
};

/** Whether it stays refused until the person changes something. */
export const isRefusedForGood = hasCode(
  Code.UnknownUser,
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Code.InvalidRecipients,
);
