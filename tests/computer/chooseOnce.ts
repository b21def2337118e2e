/** Lets an AI player choose one move, closes, and prints whether the move was legal. The process ends when nothing keeps it alive. */
import { openMoveChooser } from '#computer/moveChooser.ts';
import { positionsAlong } from '../support/builders/positions.ts';

const [, , game = ''] = process.argv;
const chooser = openMoveChooser({ warn: (fields, message) => console.error(message, fields) });
const [first] = positionsAlong(game, 3, 1, 1, 1);
const chosen = first && (await chooser.chooseMove({ game, level: 'usual', view: first.view, legal: first.legal, seed: 'a' }));
await chooser.close();
process.stdout.write(String(first?.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(chosen?.command))));
