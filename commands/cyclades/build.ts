import type { Command } from '#discord/command/command.ts';
import { cycladesMove, slotBesideSquare } from './moves.ts';

export default cycladesMove('build', 'Build', {
  pick: slotBesideSquare,
  fill: (values) => ({ slot: 0, ...values }),
}) satisfies Command;
