import type { Command } from '#discord/command/command.ts';
import { cycladesMove } from './moves.ts';

export default cycladesMove('push', 'PushFleets') satisfies Command;
