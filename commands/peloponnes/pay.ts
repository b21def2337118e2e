import type { Command } from '#discord/command.ts';
import { ownTile, peloponnesMove } from './moves.ts';

export default peloponnesMove('pay', 'PayBuilding', { fill: ownTile }) satisfies Command;
