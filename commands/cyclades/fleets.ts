import type { Command } from '#discord/command/command.ts';
import { cycladesMove, mostUnits } from './moves.ts';

export default cycladesMove('fleets', 'MoveFleets', {
  pick: mostUnits,
  fill: (values) => ({ fleets: 1, ...values }),
}) satisfies Command;
