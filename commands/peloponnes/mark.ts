import type { Command } from '#discord/command/command.ts';
import { ownTile, peloponnesMove } from './moves.ts';

export default peloponnesMove('mark', 'MarkBuilding', { fill: ownTile }) satisfies Command;
