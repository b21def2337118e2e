import { RESTJSONErrorCodes as Code, DiscordAPIError, RateLimitError } from 'discord.js';
import { discordCode } from '#discord/responses/discordErrors.ts';

const GONE: readonly unknown[] = [Code.UnknownMessage, Code.UnknownChannel, Code.UnknownEmoji];

export type Cleanup = ReturnType<typeof createCleanup>;

/** Returns a record of what the doctor creates on Discord, which can remove all of it. */
export const createCleanup = () => {
  const steps: { readonly what: string; readonly remove: () => Promise<unknown> }[] = [];
  return {
    /**
     * Returns what a request creates, and records it for removal. `what` tells an operator how to find it if it cannot be
     * removed.
     */
    making: async <Made>(what: string, request: Promise<unknown>, remove: (made: Made) => Promise<unknown>): Promise<Made> => {
      try {
        const made = (await request) as Made;
        steps.push({ what, remove: async () => remove(made) });
        return made;
      } catch (error) {
        const isRefused = error instanceof DiscordAPIError || error instanceof RateLimitError;
        if (!isRefused) steps.push({ what: `perhaps ${what}`, remove: () => Promise.reject(error) });
        throw error;
      }
    },
    /** Removes everything, newest first, and returns what is left. */
    run: async (): Promise<readonly string[]> => {
      const left: string[] = [];
      for (const { what, remove } of steps.splice(0).reverse()) {
        await remove().catch((error: unknown) => GONE.includes(discordCode(error)) || left.push(what));
      }
      return left;
    },
  };
};
