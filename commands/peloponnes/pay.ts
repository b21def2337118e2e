import type { Command } from '#discord/command/command.ts';
import { ownTile, peloponnesMove } from './moves.ts';

export default peloponnesMove('pay', 'PayBuilding', { fill: ownTile }) satisfies Command;
