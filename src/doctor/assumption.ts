import { differs, holdsIf, isRefusal, type Outcome, refusalOf } from './outcome.ts';
import type { Probe } from './probe.ts';

/** A fact that the bot relies on and only Discord itself can confirm. */
export interface Assumption {
  readonly name: string;
  /** One sentence, for the report and `--help`. */
  readonly assumes: string;
  readonly check: (probe: Probe) => Promise<Outcome>;
}

export const assume = (name: string, assumes: string, check: Assumption['check']): Assumption => ({ name, assumes, check });

/** Returns the assumption that Discord refuses a request with one of these codes. */
export const refuses = (
  name: string,
  what: string,
  codes: readonly number[],
  request: (probe: Probe) => Promise<unknown>,
): Assumption =>
  assume(name, `${what} is refused with ${codes.join(' or ')}.`, async (probe) => {
    try {
      await request(probe);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return holdsIf(codes.includes(error.code), refusalOf(error));
    }
    return differs('it was not refused');
  });
