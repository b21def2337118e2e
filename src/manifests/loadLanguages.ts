import type { GameRegistry } from '#games/index.ts';
import { LANGUAGES, type Sentences, withGames } from '#i18n/index.ts';
import type { GameManifest } from './defineGame.ts';

/** Returns every language of the bot, with what it says about the games. */
export const loadLanguages = ({ ids, find }: GameRegistry<GameManifest>): Promise<readonly Sentences[]> =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const games = await Promise.all(
        ids
          .flatMap((id) => find(id) ?? [])
          .map(async ({ rules, messages }) => {
            const load = messages[language.locale] ?? messages.en;
            return [rules.id, await load()] as const;
          }),
      );
      return withGames(language, new Map(games));
    }),
  );
