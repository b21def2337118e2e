import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIEmoji, DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Log } from '#discord/command/services.ts';
import { listIn } from '#discord/responses/refusals.ts';
import type { Emoji, EmojiOf } from '#i18n/index.ts';
import type { EmojiImage } from '#renderers/index.ts';

/** The first pause until the emojis are compared with Discord's again, which doubles up to the longest. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface EmojiDeps {
  readonly rest: REST;
  readonly applicationId: string;
  readonly log: Log;
  /** Draws what this process uploads; absent where another process does. */
  readonly draw: (() => Promise<readonly EmojiImage[]>) | undefined;
  readonly firstPauseMs?: number | undefined;
}

/** The application's emojis, as this process knows them. */
export interface ApplicationEmojis {
  readonly find: EmojiOf;
  /** Compares them with Discord's in the background from now on. Returns a function that ends it. */
  keep(deps: EmojiDeps): () => Promise<void>;
}

/** Returns the name of an image's emoji: its sign and the hash of its file, so that a changed drawing is another emoji. */
const nameOf = ({ sign, file }: EmojiImage): string => `${sign}_${createHash('sha256').update(file).digest('hex').slice(0, 6)}`;

/** Returns the sign in the name of an emoji that the bot uploaded. */
const signOf = (name: string | null): string | undefined => /^(\w+)_[0-9a-f]{6}$/.exec(name ?? '')?.[1];

const byAge = (one: APIEmoji, other: APIEmoji): number => (BigInt(one.id ?? 0) < BigInt(other.id ?? 0) ? -1 : 1);

/** Returns the emoji of each sign: that of `drawn`, otherwise the newest. `listed`: oldest first. */
const newestOf = (listed: readonly APIEmoji[], drawn: ReadonlyMap<string, EmojiImage>): ReadonlyMap<string, Emoji> => {
  const emojis = new Map<string, Emoji>();
  for (const { id, name } of listed) {
    const sign = signOf(name);
    if (sign === undefined || typeof id !== 'string' || name === null) continue;
    if (!drawn.has(emojis.get(sign)?.name ?? '')) emojis.set(sign, { id, name });
  }
  return emojis;
};

const isFull = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MaximumNumberOfEmojisReached;

/**
 * Opens a table of emojis, empty at first: meanwhile texts do without them. Discord's list is the only place where ids are stored, and
 * each process reads it, so every process knows the emojis that one of them uploads.
 */
export const openApplicationEmojis = (): ApplicationEmojis => {
  let known: ReadonlyMap<string, Emoji> = new Map();
  const keep = ({ rest, applicationId, log, draw, firstPauseMs = FIRST_PAUSE_MS }: EmojiDeps): (() => Promise<void>) => {
    let isStopped = false;
    let current = new AbortController();
    /** Returns a new signal for each request and pause, because discord.js leaves its listeners on it. */
    const untilStopped = (): AbortSignal => {
      current = new AbortController();
      if (isStopped) current.abort();
      return current.signal;
    };
    const all = Routes.applicationEmojis(applicationId);
    let drawn: ReadonlyMap<string, EmojiImage> = new Map();
    let listed: readonly APIEmoji[] = [];

    const learn = (emojis: readonly APIEmoji[]): void => {
      listed = emojis.toSorted(byAge);
      known = newestOf(listed, drawn);
    };

    const upload = async (name: string, file: Uint8Array): Promise<void> => {
      const body = { name, image: `data:image/png;base64,${Buffer.from(file).toString('base64')}` };
      learn([...listed, (await rest.post(all, { body, signal: untilStopped() })) as APIEmoji]);
    };

    /**
     * Removes the emoji of the oldest drawing that has been replaced. Posts show emojis for as long as they exist, so that happens
     * only when the application has no room for another.
     */
    const makeRoom = async (): Promise<void> => {
      const signs = new Set([...drawn.values()].map(({ sign }) => sign));
      const old = listed.find(({ name }) => signs.has(signOf(name) ?? '') && !drawn.has(name ?? ''));
      if (old === undefined) throw new Error('the application has no room for more emojis');
      await rest.delete(Routes.applicationEmoji(applicationId, String(old.id)), { signal: untilStopped() });
      learn(listed.filter((emoji) => emoji !== old));
    };

    const compare = async (): Promise<void> => {
      learn(listIn<APIEmoji>(((await rest.get(all, { signal: untilStopped() })) as { readonly items: unknown }).items));
      if (draw === undefined) return;
      if (drawn.size === 0) drawn = new Map((await draw()).map((image) => [nameOf(image), image]));
      for (const [name, { file }] of drawn) {
        if (listed.some((emoji) => emoji.name === name)) continue;
        await upload(name, file).catch(async (error: unknown) => {
          if (!isFull(error)) throw error;
          await makeRoom();
          await upload(name, file);
        });
      }
    };

    const run = async (): Promise<void> => {
      for (let ms = firstPauseMs; !isStopped; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
        await compare().catch((err: unknown) => {
          if (!isStopped) log.warn({ err }, 'not all emojis are uploaded; texts do without the others');
        });
        await pause(ms, undefined, { ref: false, signal: untilStopped() }).catch(() => undefined);
      }
    };
    const ended = run();
    return async () => {
      isStopped = true;
      current.abort();
      await ended;
    };
  };
  return { find: (sign) => known.get(sign), keep };
};
