import type { Command } from '#discord/command/command.ts';
import { peloponnesMove } from './moves.ts';

export default peloponnesMove('withdraw', 'WithdrawBid') satisfies Command;
