import type { Command } from '#discord/command/command.ts';
import { cycladesMove } from './moves.ts';

export default cycladesMove('metropolis', 'PlaceMetropolis') satisfies Command;
