import type { CommandNames } from './commandNames.ts';
import { type GeneralSentences, generalSentences } from './common/general.ts';
import { type EmojiOf, NO_EMOJIS } from './emoji.ts';
import { type AnyGameMessages, type Sentences, withGames } from './language.ts';
import { LANGUAGE_FACTS, type Language } from './phrases/languages.ts';

/** Returns what a language says about a game. `names`: what commands are called, if not as in this language. */
export type GameMessagesIn = (language: Language, names?: CommandNames) => AnyGameMessages;

/** What makes a language again, with commands called otherwise. */
const renamings = new WeakMap<Sentences, (names: CommandNames) => Sentences>();

/** What languages say, commands called as in themselves: slow to make, and the same in each bot of a process. */
const general = new Map<Language, GeneralSentences>();
const ofGames = new WeakMap<GameMessagesIn, Map<Language, AnyGameMessages>>();

const remembered = <Made>(known: Map<Language, Made>, language: Language, make: () => Made): Made => {
  const made = known.get(language) ?? make();
  known.set(language, made);
  return made;
};

const gameMessages = (messagesIn: GameMessagesIn, language: Language): AnyGameMessages => {
  const known = ofGames.get(messagesIn) ?? new Map<Language, AnyGameMessages>();
  ofGames.set(messagesIn, known);
  return remembered(known, language, () => messagesIn(language));
};

/** Returns every language, with what it says about these games, and the emojis it says it with. */
export const languagesWithGames = (
  games: ReadonlyMap<string, GameMessagesIn>,
  emoji: EmojiOf = NO_EMOJIS,
): readonly Sentences[] =>
  LANGUAGE_FACTS.map((facts) => {
    const { language } = facts;
    const made = (names: CommandNames): Sentences =>
      withGames(
        generalSentences(facts, names),
        new Map([...games].map(([id, messagesIn]) => [id, messagesIn(language, names)])),
        emoji,
      );
    const renamed = new Map<CommandNames, Sentences>();
    const sentences = withGames(
      remembered(general, language, () => generalSentences(facts)),
      new Map([...games].map(([id, messagesIn]) => [id, gameMessages(messagesIn, language)])),
      emoji,
    );
    renamings.set(sentences, (names) => {
      const known = renamed.get(names);
      if (known !== undefined) return known;
      const { common, ...others } = made(names);
      const result = { ...others, common: { ...common, commandNames: { ...common.commandNames, ...names } } };
      renamed.set(names, result);
      return result;
    });
    return sentences;
  });

/** Returns a language with commands called as in another: as the Discord of its reader lists them. */
export const withCommandsOf = (shown: Sentences, spoken: Sentences): Sentences =>
  shown === spoken ? spoken : (renamings.get(spoken)?.(shown.common.commandNames) ?? spoken);
