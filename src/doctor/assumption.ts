import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { Probe } from './probe.ts';

/** Something that the bot relies on and only Discord itself can confirm. */
export interface Assumption {
  readonly name: string;
  /** One sentence, for the report and `--help`. */
  readonly assumes: string;
  readonly check: (probe: Probe) => Promise<Outcome>;
}

export type Outcome =
  | { readonly kind: 'holds' }
  /** `saw`: what Discord did instead. */
  | { readonly kind: 'differs'; readonly saw: string }
  /** `why`: what kept it from being checked, and what to do. */
  | { readonly kind: 'could not be checked'; readonly why: string };

export const holds: Outcome = { kind: 'holds' };
export const differs = (saw: string): Outcome => ({ kind: 'differs', saw });
export const unchecked = (why: string): Outcome => ({ kind: 'could not be checked', why });

/** Holds if `is`, else differs by what was seen. */
export const holdsIf = (is: boolean, saw: string): Outcome => (is ? holds : differs(saw));

/** Thrown by a check that lacks what it needs. */
export class Unchecked extends Error {
  override readonly name = 'Unchecked';
}

/** What an earlier check was to make. Where it failed, this one can't be checked: only the earlier one differs. */
export const needed = async <T>(what: string, made: Promise<T>): Promise<T> => {
  try {
    return await made;
  } catch (error) {
    throw error instanceof Unchecked ? error : new Unchecked(`It needs ${what}, which failed: see the line about it.`);
  }
};

/** Holds if Discord refuses the request with one of these codes. */
export const refusedWith = async (request: Promise<unknown>, ...codes: readonly number[]): Promise<Outcome> => {
  try {
    await request;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return holdsIf(codes.includes(error.code), refusalOf(error));
  }
  return differs('it was not refused');
};

/** A refusal in Discord's own format; a proxy in between refuses in others. */
const isRefusal = (error: unknown): error is DiscordAPIError & { readonly code: number } =>
  error instanceof DiscordAPIError && typeof error.code === 'number';

const refusalOf = ({ status, code, rawError }: DiscordAPIError): string =>
  `refused with status ${status}, code ${code} (${'message' in rawError ? rawError.message : 'no message'})`;

/** What an error in a check says about its assumption. */
export const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof Unchecked) return unchecked(error.message);
  if (error instanceof RateLimitError) {
    return unchecked(`Discord asks to wait ${Math.ceil(error.retryAfter / 1_000)} seconds. Run it again after that.`);
  }
  if (error instanceof HTTPError) return unchecked(`Discord fails with status ${error.status}. Run it again later.`);
  if (error instanceof DiscordAPIError) return outcomeOfRefusal(error);
  if (error instanceof TypeError) return differs('an answer of another shape');
  const reason = error instanceof Error ? ('code' in error ? error.code : error.name) : typeof error;
  return unchecked(`Discord can't be reached (${reason}). Check the network, and DISCORD_API if it is set.`);
};

const PERSONAL: readonly number[] = [
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
];

const outcomeOfRefusal = (error: DiscordAPIError): Outcome => {
  if (!isRefusal(error)) {
    return unchecked(
      `Something between here and Discord answers with status ${error.status}. Check the network and its proxies.`,
    );
  }
  const { code } = error;
  if (code === Code.MissingAccess || code === Code.MissingPermissions) {
    return unchecked(`The bot lacks a permission there (code ${code}). Grant those that README lists, then run it again.`);
  }
  if (PERSONAL.includes(code)) {
    return unchecked(`This person takes no direct messages from the bot (code ${code}). Name someone who does.`);
  }
  return differs(refusalOf(error));
};
