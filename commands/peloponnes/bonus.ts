import type { Command } from '#discord/command/command.ts';
import { peloponnesMove } from './moves.ts';

export default peloponnesMove('bonus', 'ChooseBonus') satisfies Command;
