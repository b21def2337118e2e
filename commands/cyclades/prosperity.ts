import type { Command } from '#discord/command.ts';
import { cycladesMove } from './moves.ts';

export default cycladesMove('prosperity', 'PlaceProsperity') satisfies Command;
