import type { GameRegistry } from '#games/index.ts';
import { type EmojiOf, languagesWithGames, type Sentences } from '#i18n/index.ts';
import type { GameManifest } from './defineGame.ts';

/** Returns every language of the bot, with what it says about the games, and the emojis it says it with. */
export const loadLanguages = async (
  { ids, find }: GameRegistry<GameManifest>,
  emoji?: EmojiOf,
): Promise<readonly Sentences[]> => {
  const games = ids.flatMap((id) => find(id) ?? []);
  return languagesWithGames(
    new Map(await Promise.all(games.map(async ({ rules, messages }) => [rules.id, await messages()] as const))),
    emoji,
  );
};
