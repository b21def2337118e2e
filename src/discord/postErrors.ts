import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError } from 'discord.js';
import { DoorShut } from './breaker.ts';

/** Discord's own error code of a refused request, if it is one. */
export const discordCode = (error: unknown): number | string | undefined =>
  error instanceof DiscordAPIError ? error.code : undefined;

const hasCode =
  (...codes: readonly number[]) =>
  (error: unknown): boolean =>
    error instanceof DiscordAPIError && codes.includes(Number(error.code));

/** The person takes no messages from the bot, or shares no server with it any more. */
export const isDmClosed = hasCode(Code.CannotSendMessagesToThisUser, Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds);
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
/** The bot may not be or do there what was asked. */
export const isForbidden = hasCode(Code.MissingAccess, Code.MissingPermissions);
export const hasThreadAlready = hasCode(Code.ThreadAlreadyCreatedForMessage);
/** Too many edits of a message more than an hour old. */
export const isOldMessageLimit = hasCode(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);
/** What was sent weighs more than Discord takes. */
export const isTooLarge = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 413;

const NETWORK_CODES = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UND_ERR)/;

/** Discord or the way to it is down, or it knows the bot's token no more: no fault of a single match. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof HTTPError || error instanceof DiscordAPIError) return error.status >= 500 || error.status === 401;
  if (!(error instanceof Error)) return false;
  if (error instanceof DoorShut) return true;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK_CODES.test(code) || (error.cause !== undefined && isOutage(error.cause));
};
