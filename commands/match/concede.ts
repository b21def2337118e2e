import { ButtonStyle } from 'discord.js';
import { described, subcommand } from '#discord/command/command.ts';
import { button, row, textReply } from '#discord/components/reply.ts';
import { concede } from '#discord/moves/playMove.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const data = subcommand('match concede').addBooleanOption((option) => described(option, 'match concede.sure'));

export default matchCommand(data, 'own', (call) => {
  const { interaction, say } = call;
  const { match, seat, decisions } = call.position;
  const isCertain = interaction.options.getBoolean('sure') === true || seat === undefined || match.status !== 'playing';
  if (isCertain) return concede(call);
  const confirm = { kind: 'concede', match: match.id, seat, decision: decisions[seat] ?? 0 } as const;
  const { controls, plain } = say.common;
  const question = match.seats.length === 1 ? plain.concedeAlone : plain.concedeFirst;
  return textReply(question, row(button(confirm, controls.reallyConcede, ButtonStyle.Danger)));
});
