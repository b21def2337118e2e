/** Lets a computer seat choose once, closes, and prints whether that was a legal move. The process ends when nothing holds it. */
import { openMoveChooser } from '#computer/thinking.ts';
import { positionsAlong } from '../support/builders/positions.ts';

const [, , game = ''] = process.argv;
const thinking = openMoveChooser({ warn: (fields, message) => console.error(message, fields) });
const [first] = positionsAlong(game, 3, 1, 1, 1);
const move = first && (await thinking.chooseMove({ game, view: first.view, legal: first.legal, seed: 'a' }));
await thinking.close();
process.stdout.write(String(first?.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(move))));
