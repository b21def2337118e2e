import { SlashCommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, choice, described } from '#discord/command/command.ts';
import { matchHere } from '#discord/selection/matchOption.ts';
import { beginLesson } from '#discord/tutorial/tutorial.ts';
import type { GameRegistry } from '#games/index.ts';

const dataOf = (games: GameRegistry): SlashCommandBuilder => {
  const taught = games.ids.filter((id) => games.find(id)?.lesson !== undefined);
  const choices = taught.map((id) => choice(id, (say) => say.game(id).name));
  const data = described(new SlashCommandBuilder().setName('tutorial'), 'tutorial');
  data.addStringOption((option) => described(option.setName('game'), 'tutorial.game').addChoices(...choices));
  return data;
};

export default (games: GameRegistry): Command<SlashCommandBuilder> => ({
  data: dataOf(games),
  execute: async (call) => {
    const game = call.interaction.options.getString('game') ?? (await matchHere(call))?.game;
    return beginLesson(call, actorOf(call.interaction), game);
  },
});
