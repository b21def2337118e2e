import { SlashCommandBuilder } from 'discord.js';
import { askerOf } from '#discord/asker.ts';
import { type Command, choice, described } from '#discord/command.ts';
import { beginLesson } from '#discord/tutorial.ts';
import { LESSONS } from '#games/index.ts';

const games = Object.keys(LESSONS).map((id) => choice(id, (say) => say.game(id).name));

const data = described(new SlashCommandBuilder().setName('tutorial'), 'tutorial');
data.addStringOption((option) => described(option.setName('game'), 'tutorial.game').addChoices(...games));

export default {
  data,
  execute: async (call) => {
    const { channelId, options } = call.interaction;
    const here = await call.services.stores.matches.findByThread(channelId);
    return beginLesson(call, askerOf(call.interaction), options.getString('game') ?? here?.game);
  },
} satisfies Command<SlashCommandBuilder>;
