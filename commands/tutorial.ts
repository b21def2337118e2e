import { SlashCommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, choice, described } from '#discord/command/command.ts';
import { matchHere } from '#discord/selection/matchOption.ts';
import { beginLesson } from '#discord/tutorial/tutorial.ts';
import { LESSONS } from '#games/index.ts';

const games = Object.keys(LESSONS).map((id) => choice(id, (say) => say.game(id).name));

const data = described(new SlashCommandBuilder().setName('tutorial'), 'tutorial');
data.addStringOption((option) => described(option.setName('game'), 'tutorial.game').addChoices(...games));

export default {
  data,
  execute: async (call) => {
    const game = call.interaction.options.getString('game') ?? (await matchHere(call))?.game;
    return beginLesson(call, actorOf(call.interaction), game);
  },
} satisfies Command<SlashCommandBuilder>;
