import { ButtonStyle } from 'discord.js';
import { described, subcommand } from '#discord/command/command.ts';
import { button, row, textReply } from '#discord/components/reply.ts';
import { isLastPerson } from '#discord/decisions/seatTransfer.ts';
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
  const others = isLastPerson(call.position) ? plain.concedeLast : plain.concedeFirst;
  return textReply(
    match.seats.length === 1 ? plain.concedeAlone : others,
    row(
      button(confirm, controls.reallyConcede, ButtonStyle.Danger),
      button({ ...confirm, kind: 'panel', page: 0, path: [] }, controls.back),
    ),
  );
});
