import type { Command } from '#discord/command.ts';
import { peloponnesMove } from './moves.ts';

export default peloponnesMove('giveup', 'GiveUpTile') satisfies Command;
