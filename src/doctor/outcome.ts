import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { NotDiscord } from '#discord/responses/refusals.ts';

/** The result of a check. If it failed: what Discord did instead. If it could not run: why, and what to do about it. */
export interface Outcome {
  readonly kind: 'holds' | 'differs' | 'could not be checked';
  readonly because?: string;
}

export const differs = (because: string): Outcome => ({ kind: 'differs', because });
export const unchecked = (because: string): Outcome => ({ kind: 'could not be checked', because });
export const holdsIf = (is: boolean, otherwise: string): Outcome => (is ? { kind: 'holds' } : differs(otherwise));

/** Thrown by a check that cannot run because something it needs is missing. */
export class Unchecked extends Error {
  override readonly name = 'Unchecked';
}

/**
 * Returns what an earlier check created. If that failed, throws `Unchecked`, so that only the earlier check counts as
 * different.
 */
export const needed = async <T>(what: string, made: Promise<T>): Promise<T> => {
  try {
    return await made;
  } catch (error) {
    throw error instanceof Unchecked ? error : new Unchecked(`It needs ${what}, which failed: ${outcomeOf(error).because}`);
  }
};

type Refusal = DiscordAPIError & { readonly code: number };

/** Returns whether an error is a refusal in Discord's own format. Proxies in between use other formats. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof DiscordAPIError && typeof error.code === 'number';

export const refusalOf = ({ status, code, rawError }: Refusal): string =>
  `refused with status ${status}, code ${code} (${'message' in rawError ? rawError.message : 'no message'})`;

/** Returns what an error in a check means for its assumption. */
export const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof Unchecked) return unchecked(error.message);
  if (error instanceof TypeError || error instanceof NotDiscord) return differs('an answer of another shape');
  if (isRefusal(error)) return outcomeOfRefusal(error);
  if (error instanceof RateLimitError) {
    return unchecked(`Discord asks to wait ${Math.ceil(error.retryAfter / 1_000)} seconds. Run it again after that.`);
  }
  if (error instanceof HTTPError || error instanceof DiscordAPIError) {
    return unchecked(`Discord, or a proxy before it, answers with status ${error.status}. Run it again later.`);
  }
  const reason = error instanceof Error && 'code' in error ? error.code : String(error);
  return unchecked(`Discord can't be reached (${reason}). Check the network, and DISCORD_API if it is set.`);
};

const outcomeOfRefusal = (error: Refusal): Outcome => {
  switch (error.code) {
    case Code.MissingAccess:
    case Code.MissingPermissions:
      return unchecked(`The bot lacks a permission there (${error.code}). Grant those that src/app/README.md lists.`);
    case Code.UnknownUser:
    case Code.InvalidRecipients:
      return unchecked(`Discord knows no such person (${error.code}). Name someone on a server with the bot.`);
    case Code.CannotSendMessagesToThisUser:
    case Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds:
      return unchecked(`This person takes no messages from the bot (${error.code}). Name someone who does.`);
    default:
      return differs(refusalOf(error));
  }
};
