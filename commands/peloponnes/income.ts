import type { Command } from '#discord/command/command.ts';
import { ownTile, peloponnesMove } from './moves.ts';

export default peloponnesMove('income', 'ChooseIncome', { fill: ownTile }) satisfies Command;
