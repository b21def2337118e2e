import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIEmoji, DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Log } from '#discord/command/services.ts';
import { listIn } from '#discord/responses/refusals.ts';
import type { Emoji, EmojiOf } from '#i18n/index.ts';
import type { SettingStore } from '#matches/index.ts';
import type { EmojiImage } from '#renderers/index.ts';

/** The first pause until the emojis are compared with Discord's again, which doubles up to the longest. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface EmojiDeps {
  readonly rest: REST;
  readonly applicationId: string;
  readonly settings: SettingStore;
  readonly log: Log;
  /** Draws what this process uploads; absent where another process does. */
  readonly draw: (() => Promise<readonly EmojiImage[]>) | undefined;
  /** Returns a hash of the program that draws. Its drawings are not drawn again while Discord has all of them. */
  readonly hashOfDrawing?: (() => Promise<string>) | undefined;
  readonly firstPauseMs?: number | undefined;
}

/** The application's emojis, as this process knows them. */
export interface ApplicationEmojis {
  readonly find: EmojiOf;
  /** Compares them with Discord's in the background from now on. Returns a function that ends it. */
  keep(deps: EmojiDeps): () => Promise<void>;
}

/** A drawing, and the name that its emoji should have; `version`: that name and the hash of the drawing. */
interface Drawing {
  readonly name: string;
  readonly version: string;
  readonly file: Uint8Array;
}

const hashOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex').slice(0, 6);

/** The forms of emojis' names, the one to show first: plain, just uploaded (and of earlier releases), of a replaced drawing. */
const FORMS = [/^(?<word>\w+)_old\d+$/, /^(?<word>\w+)_(?<hash>[0-9a-f]{6})$/, /^(?<word>\w+)$/] as const;
const REPLACED = 0;

const byAge = (one: Emoji, other: Emoji): number => (BigInt(one.id) < BigInt(other.id) ? -1 : 1);

const isRefused = (error: unknown, code?: number): boolean =>
  error instanceof DiscordAPIError && error.status === 400 && (code === undefined || error.code === code);

/**
 * Opens a table of emojis, empty at first: meanwhile texts do without them. Discord's list is the only place where ids are looked up,
 * and each process reads it, so every process knows the emojis that one of them uploads. Screen readers say an emoji's name, so it is
 * a plain word; `names` has those of the signs that are none.
 */
export const openApplicationEmojis = (names: ReadonlyMap<string, string> = new Map()): ApplicationEmojis => {
  let known: ReadonlyMap<string, Emoji> = new Map();
  const nameOf = (sign: string): string => names.get(sign) ?? sign;

  const drawingOf = ({ sign, file }: EmojiImage): Drawing => {
    const name = nameOf(sign);
    return { name, version: `${name}_${hashOf(file)}`, file };
  };

  /** Returns the plain name in an emoji's name, the form of it, and the version of its drawing if it is named by that. */
  const read = ({ name }: Emoji): { readonly plain: string; readonly form: number; readonly version: string | undefined } => {
    const form = FORMS.findIndex((pattern) => pattern.test(name));
    const { word = name, hash } = FORMS[form]?.exec(name)?.groups ?? {};
    const plain = nameOf(word);
    return { plain, form, version: hash && `${plain}_${hash}` };
  };

  /** Returns the emoji to show for each plain name. */
  const bestOf = (listed: readonly Emoji[]): ReadonlyMap<string, Emoji> => {
    const best = new Map<string, Emoji>();
    for (const emoji of listed) {
      const { plain, form } = read(emoji);
      const other = best.get(plain);
      if (other === undefined || form >= read(other).form) best.set(plain, emoji);
    }
    return best;
  };

  const keep = ({
    rest,
    applicationId,
    settings,
    log,
    draw,
    hashOfDrawing = async () => '',
    firstPauseMs = FIRST_PAUSE_MS,
  }: EmojiDeps): (() => Promise<void>) => {
    let isStopped = false;
    let current = new AbortController();
    /** Returns a new signal for each request and pause, because discord.js leaves its listeners on it. */
    const untilStopped = (): AbortSignal => {
      current = new AbortController();
      if (isStopped) current.abort();
      return current.signal;
    };
    const all = Routes.applicationEmojis(applicationId);
    const routeOf = ({ id }: Emoji): `/${string}` => Routes.applicationEmoji(applicationId, id);
    let drawings: readonly Drawing[] = [];
    /** Discord's list, oldest first. */
    let listed: readonly Emoji[] = [];
    /** The version of the drawing of each emoji by its id. An emoji's drawing never changes. */
    let versions: ReadonlyMap<string, string> = new Map();
    const key = `emojis ${applicationId}`;
    /** Of the newest drawings that were all uploaded and named: their versions by names, and the hash of what drew them. */
    const drawnKey = `emojis-drawn ${applicationId}`;
    /** Number of versions that are stored. */
    let stored = 0;

    const learn = (emojis: readonly Pick<APIEmoji, 'id' | 'name'>[]): void => {
      listed = emojis.flatMap(({ id, name }) => (id && name ? [{ id, name }] : [])).toSorted(byAge);
      known = bestOf(listed);
    };
    const shows = ({ id }: Emoji, { version }: Drawing): boolean => versions.get(id) === version;

    /** Stores the versions that are still in names, since renaming removes them, next to those known before. */
    const rememberVersions = async (): Promise<void> => {
      const named = listed.flatMap((emoji): readonly [string, string][] => {
        const { version } = read(emoji);
        return version === undefined ? [] : [[emoji.id, version]];
      });
      versions = new Map([...named, ...versions]);
      if (versions.size === stored) return;
      await settings.set(key, JSON.stringify(Object.fromEntries(versions)));
      stored = versions.size;
    };

    /** Uploads a drawing under its plain name, or under its version if that name is taken or Discord refuses it. */
    const upload = async ({ name, version, file }: Drawing): Promise<void> => {
      const image = `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
      const post = async (as: string): Promise<APIEmoji> =>
        (await rest.post(all, { body: { name: as, image }, signal: untilStopped() })) as APIEmoji;
      const isFree = !listed.some((emoji) => emoji.name === name);
      const posted = await post(isFree ? name : version).catch((error: unknown) => {
        if (!isFree || !isRefused(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error;
        return post(version);
      });
      learn([...listed, posted]);
      if (posted.id) versions = new Map([...versions, [posted.id, version]]);
    };

    /**
     * Removes the oldest emoji that has been replaced. Posts show emojis for as long as they exist, so that happens only when the
     * application has no room for another.
     */
    const makeRoom = async (): Promise<void> => {
      const inUse = new Set(known.values());
      const isOld = (emoji: Emoji): boolean =>
        versions.has(emoji.id) && !inUse.has(emoji) && !drawings.some((drawing) => shows(emoji, drawing));
      const old = listed.find(isOld);
      if (old === undefined) throw new Error('the application has no room for more emojis');
      await rest.delete(routeOf(old), { signal: untilStopped() });
      learn(listed.filter((emoji) => emoji !== old));
    };

    /** Names each at once, since posts keep the name that they were sent with. What fails is repeated by `nameAll`. */
    const uploadMissing = async (): Promise<void> => {
      for (const drawing of drawings) {
        if (listed.some((emoji) => shows(emoji, drawing))) continue;
        await upload(drawing).catch(async (error: unknown) => {
          if (!isRefused(error, RESTJSONErrorCodes.MaximumNumberOfEmojisReached)) throw error;
          await makeRoom();
          await upload(drawing);
        });
        await rememberVersions();
        await nameEmojiOf(drawing).catch(() => undefined);
      }
    };

    const rename = async (emoji: Emoji, name: string): Promise<void> => {
      const renamed = (await rest.patch(routeOf(emoji), { body: { name }, signal: untilStopped() })) as APIEmoji;
      learn(listed.map((other) => (other.id === emoji.id ? renamed : other)));
    };

    /** Gives a drawing's emoji the plain name, and to those that it replaces another one: Discord allows each name once. */
    const nameEmojiOf = async (drawing: Drawing): Promise<void> => {
      const { name } = drawing;
      const own = listed.findLast((emoji) => shows(emoji, drawing));
      if (own === undefined) return;
      for (const emoji of listed) {
        const { plain, form } = read(emoji);
        if (plain === name && form !== REPLACED && !shows(emoji, drawing)) await rename(emoji, unusedName(`${name}_old`));
      }
      if (!listed.some((emoji) => emoji.name === name)) await rename(own, name);
    };

    const unusedName = (start: string, number = 1): string =>
      listed.some(({ name }) => name === start + number) ? unusedName(start, number + 1) : start + number;

    /** Goes on after a name that Discord refuses, so that it is the only one missing. */
    const nameAll = async (): Promise<void> => {
      let refusal: unknown;
      for (const drawing of drawings) {
        await nameEmojiOf(drawing).catch((error: unknown) => {
          if (!isRefused(error)) throw error;
          refusal = error;
        });
      }
      if (refusal !== undefined) throw refusal;
    };

    /** Whether Discord has everything, with its name, that the program with this hash draws. */
    const isComplete = async (hash: string): Promise<boolean> => {
      const known = JSON.parse((await settings.get(drawnKey)) ?? '{}') as { hash?: string; drawn?: Record<string, string> };
      if (hash === '' || known.hash !== hash) return false;
      const isThere = ([name, version]: readonly [string, string]): boolean =>
        listed.some((emoji) => emoji.name === name && versions.get(emoji.id) === version);
      return Object.entries(known.drawn ?? {}).every(isThere);
    };

    const compare = async (): Promise<void> => {
      learn(listIn<APIEmoji>(((await rest.get(all, { signal: untilStopped() })) as { readonly items: unknown }).items));
      if (draw === undefined) return;
      const before = Object.entries<string>(JSON.parse((await settings.get(key)) ?? '{}'));
      versions = new Map([...before, ...versions]);
      stored = before.length;
      await rememberVersions();
      const hash = await hashOfDrawing();
      if (await isComplete(hash)) return;
      if (drawings.length === 0) drawings = (await draw()).map(drawingOf);
      await uploadMissing().finally(nameAll);
      const drawn = Object.fromEntries(drawings.map(({ name, version }) => [name, version]));
      await settings.set(drawnKey, JSON.stringify({ hash, drawn }));
    };

    const run = async (): Promise<void> => {
      for (let ms = firstPauseMs; !isStopped; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
        await compare().catch((err: unknown) => {
          if (!isStopped) log.warn({ err }, 'not all emojis are uploaded and named; texts do without the others');
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
  return { find: (sign) => known.get(nameOf(sign)), keep };
};
