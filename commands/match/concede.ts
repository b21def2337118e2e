import { ButtonStyle, SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { button, row, textReply } from '#discord/components/reply.ts';
import { concede } from '#discord/moves/playMove.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('concede'), 'match concede')
    .addBooleanOption((option) => described(option.setName('sure'), 'match concede.sure'))
    .addStringOption(matchOption),

  execute: forMatch('own', (call) => {
    const { interaction, say } = call;
    const { match, seat, decisions } = call.position;
    const isCertain = interaction.options.getBoolean('sure') === true || seat === undefined || match.status !== 'playing';
    if (isCertain) return concede(call);
    const confirm = { kind: 'concede', match: match.id, seat, decision: decisions[seat] ?? 0 } as const;
    const { controls, plain } = say.common;
    const asks = match.seats.length === 1 ? plain.concedeAlone : plain.concedeFirst;
    return textReply(asks, row(button(confirm, controls.reallyConcede, ButtonStyle.Danger)));
  }),
  autocomplete: suggestMatches,
} satisfies Command;
