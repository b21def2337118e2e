import type { Command } from '#discord/command.ts';
import { cycladesMove } from './moves.ts';

export default cycladesMove('finish', 'FinishCreature') satisfies Command;
