import type { Command } from '#discord/command.ts';
import { peloponnesMove } from './moves.ts';

export default peloponnesMove('pass', 'PassBid') satisfies Command;
