import { ButtonStyle, SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { button, row, textReply } from '#discord/components/reply.ts';
import { concede } from '#discord/moves/playMove.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('concede'), 'match concede')
    .addBooleanOption((option) => described(option.setName('sure'), 'match concede.sure'))
    .addStringOption(matchOption),

  execute: async (call) => {
    const { interaction, say } = call;
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    const { match, seat, decisions } = asked.position;
    const isCertain = interaction.options.getBoolean('sure') === true || seat === undefined || match.status !== 'playing';
    if (isCertain) return concede(call, actorOf(interaction), match.id);
    const confirm = { kind: 'concede', match: match.id, seat, decision: decisions[seat] ?? 0 } as const;
    const { controls, plain } = say.common;
    const asks = match.seats.length === 1 ? plain.concedeAlone : plain.concedeFirst;
    return textReply(asks, row(button(confirm, controls.reallyConcede, ButtonStyle.Danger)));
  },
  autocomplete: suggestMatches,
} satisfies Command;
