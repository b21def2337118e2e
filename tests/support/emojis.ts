import { type EmojiOf, languageIn, type Sentences } from '#i18n/index.ts';
import { loadLanguages } from '#manifests/loadLanguages.ts';
import { emojis as cyclades } from '#renderers/cyclades/emojis.ts';
import { SEAT_STYLES } from '#renderers/index.ts';
import { emojis as peloponnes } from '#renderers/peloponnes/emojis.ts';
import { REGISTRY } from './games.ts';

/** What the application's emojis show. */
export const SIGNS: ReadonlySet<string> = new Set([
  ...SEAT_STYLES.map(({ mark }) => mark),
  ...Object.keys(cyclades),
  ...Object.keys(peloponnes),
]);

const NAMES = new Map(REGISTRY.ids.flatMap((id) => REGISTRY.find(id)?.emojiNames ?? []));

/** The emojis of an application, with ids as long as Discord's. */
const EMOJIS = new Map(
  [...SIGNS].map((sign, index) => [
    sign,
    { name: NAMES.get(sign) ?? sign, id: String(1_575_531_234_567_890_000n + BigInt(index)) },
  ]),
);
/** What they are called. */
export const EMOJI_NAMES: readonly string[] = [...EMOJIS.values()].map(({ name }) => name);
const emojiOf: EmojiOf = (sign) => EMOJIS.get(sign);

/** Every language with the bot's games, once all emojis are uploaded. */
export const SIGNED_LANGUAGES = await loadLanguages(REGISTRY, emojiOf);

export const signedMessagesFor = (locale?: string): Sentences => languageIn(SIGNED_LANGUAGES, locale);
