import { SlashCommandBuilder } from 'discord.js';
import { type Command, choiceIn, described } from '#discord/command/command.ts';
import { matchHere } from '#discord/selection/matchOption.ts';
import { beginLesson } from '#discord/tutorial/tutorial.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';

const dataOf = (games: GameRegistry, languages: readonly Sentences[]): SlashCommandBuilder => {
  const taught = games.ids.filter((id) => games.find(id)?.lesson !== undefined);
  const choices = taught.map((id) => choiceIn(languages, id, (say) => say.game(id).name));
  const data = described(new SlashCommandBuilder().setName('tutorial'), 'tutorial');
  data.addStringOption((option) => described(option.setName('game'), 'tutorial.game').addChoices(...choices));
  return data;
};

export default (games: GameRegistry, languages: readonly Sentences[]): Command<SlashCommandBuilder> => ({
  data: dataOf(games, languages),
  execute: async (call) => {
    const game = call.interaction.options.getString('game') ?? (await matchHere(call))?.game;
    return beginLesson(call, game);
  },
});
