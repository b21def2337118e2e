import type { Command } from '#discord/command/command.ts';
import { cycladesMove, mostUnits } from './moves.ts';

export default cycladesMove('troops', 'MoveTroops', {
  pick: mostUnits,
  fill: (values) => ({ troops: 1, ...values }),
}) satisfies Command;
