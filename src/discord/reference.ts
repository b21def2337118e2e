import type { ReferenceEntry, Sentences } from '#i18n/index.ts';
import { type Answer, answer } from './answer.ts';
import type { Choices } from './command.ts';

/** What a game's rules say of something that is looked up by its name. */
export const referenceAnswer = (say: Sentences, game: string, typed: string): Answer => {
  const { reference } = say.game(game);
  const entry = entryCalled(reference, typed);
  return answer(entry?.text ?? say.common.noSuchEntry(reference.map(({ name }) => name)));
};

/** What can be looked up, as far as its name holds what was typed. */
export const referenceChoices = (say: Sentences, game: string, typed: string): Choices =>
  say
    .game(game)
    .reference.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ key, name }) => ({ name, value: key }));

/** By its key or name, or by the beginning of one name alone. */
const entryCalled = (reference: readonly ReferenceEntry[], typed: string): ReferenceEntry | undefined => {
  const words = typed.trim().toLowerCase();
  const exact = reference.find(({ key, name }) => key.toLowerCase() === words || name.toLowerCase() === words);
  if (exact !== undefined || words === '') return exact;
  const [only, ...more] = reference.filter(({ name }) => name.toLowerCase().startsWith(words));
  return more.length === 0 ? only : undefined;
};
