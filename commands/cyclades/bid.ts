import type { Command } from '#discord/command/command.ts';
import { cycladesMove } from './moves.ts';

export default cycladesMove('bid', 'PlaceBid', {
  fill: (values) => (values.god === 'apollo' ? values : { amount: 1, ...values }),
}) satisfies Command;
