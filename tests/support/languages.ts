import type { GameRegistry } from '#games/index.ts';
import { languageIn, type Sentences } from '#i18n/index.ts';
import type { GameManifest } from '#manifests/defineGame.ts';
import { loadLanguages } from '#manifests/loadLanguages.ts';
import { REGISTRY } from './games.ts';

/** Every language with the bot's games, as the bot loads them. */
export const LANGUAGES = await loadLanguages(REGISTRY);

export const messagesFor = (locale?: string): Sentences => languageIn(LANGUAGES, locale);

/** Games, and the languages with their messages. */
export interface KnownGames {
  readonly registry: GameRegistry<GameManifest>;
  readonly languages: readonly Sentences[];
}

export const OWN_GAMES: KnownGames = { registry: REGISTRY, languages: LANGUAGES };
