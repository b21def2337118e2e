import type { Command } from '#discord/command/command.ts';
import { ownTile, peloponnesMove } from './moves.ts';

export default peloponnesMove('forgo', 'ForgoTile', { fill: ownTile }) satisfies Command;
