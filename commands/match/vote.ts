import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, choice, described } from '#discord/command/command.ts';
import { motionOption, OPTIONS_OF, pathTyped, suggestMotion } from '#discord/decisions/motionOptions.ts';
import { callFromPanel, votePanel } from '#discord/decisions/votePanel.ts';
import { matchOption } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';
import type { Motion } from '#matches/index.ts';

const kinds = Object.keys(OPTIONS_OF).map((kind) => choice(kind, ({ table }) => table.motionKinds[kind as Motion['kind']]));

/** Returns the typed type of motion if it is valid; it is untrusted. */
const kindOf = (typed: string | null): Motion['kind'] | undefined =>
  typed !== null && Object.hasOwn(OPTIONS_OF, typed) ? (typed as Motion['kind']) : undefined;

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('vote'), 'match vote')
    .addStringOption((option) => described(option.setName('motion'), 'match vote.motion').addChoices(...kinds))
    .addStringOption(motionOption('seat', 'match vote.seat', false))
    .addStringOption(motionOption('time', 'match vote.time', false))
    .addStringOption(motionOption('to', 'match vote.to', false))
    .addStringOption(matchOption),

  execute: forMatch('own', (call) => {
    const kind = kindOf(call.interaction.options.getString('motion'));
    if (kind === undefined) return votePanel(call, []);
    const typed = pathTyped(call, call.position, kind);
    if (typed.answer !== undefined) return typed.answer;
    return callFromPanel(call, typed.path);
  }),
  autocomplete: (suggestion) => suggestMotion(suggestion, kindOf(suggestion.interaction.options.getString('motion')), 'player'),
} satisfies Command;
