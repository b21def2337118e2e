import { RESTJSONErrorCodes as Code } from 'discord.js';
import { discordCode } from '#discord/postErrors.ts';

/** What the doctor has made on Discord and is to remove again. */
export interface Cleanup {
  /** `what`: how an operator finds it, where it can't be removed. */
  add(what: string, remove: () => Promise<unknown>): void;
  /** Removes everything, the newest first, and answers what is left. */
  run(): Promise<readonly string[]>;
}

const GONE: readonly unknown[] = [Code.UnknownMessage, Code.UnknownChannel, Code.UnknownEmoji];

export const openCleanup = (): Cleanup => {
  const steps: { readonly what: string; readonly remove: () => Promise<unknown> }[] = [];
  return {
    add: (what, remove) => void steps.push({ what, remove }),
    run: async () => {
      const left: string[] = [];
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        try {
          await step.remove();
        } catch (error) {
          if (!GONE.includes(discordCode(error))) left.push(step.what);
        }
      }
      return left;
    },
  };
};
