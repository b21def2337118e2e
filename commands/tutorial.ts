import { type Command, type CommandBuilder, choiceIn, described, topLevel } from '#discord/command/command.ts';
import { matchHere } from '#discord/selection/matchOption.ts';
import { beginLesson } from '#discord/tutorial/tutorial.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';

const dataOf = (games: GameRegistry, languages: readonly Sentences[]): CommandBuilder => {
  const taught = games.ids.filter((id) => games.find(id)?.lessons !== undefined);
  const choices = taught.map((id) => choiceIn(languages, id, (say) => say.game(id).name));
  return topLevel('tutorial').addStringOption((option) => described(option, 'tutorial.game').addChoices(...choices));
};

export default (games: GameRegistry, languages: readonly Sentences[]): Command<CommandBuilder> => ({
  data: dataOf(games, languages),
  execute: async (call) => beginLesson(call, call.interaction.options.getString('game') ?? (await matchHere(call))?.game),
});
