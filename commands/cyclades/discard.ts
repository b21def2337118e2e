import type { Command } from '#discord/command/command.ts';
import { cycladesMove } from './moves.ts';

export default cycladesMove('discard', 'DiscardBuilding', { fill: (values) => ({ slot: 0, ...values }) }) satisfies Command;
