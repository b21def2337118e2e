import type { Command } from '#discord/command.ts';
import { ownTile, peloponnesMove } from './moves.ts';

export default peloponnesMove('income', 'ChooseIncome', { fill: ownTile }) satisfies Command;
