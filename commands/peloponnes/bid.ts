import type { Command } from '#discord/command/command.ts';
import { fewestCoins, leastCoins, peloponnesMove } from './moves.ts';

export default peloponnesMove('bid', 'PlaceBid', { pick: fewestCoins, fill: leastCoins }) satisfies Command;
