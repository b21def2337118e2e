/**
 * Writes the puzzles of the release: `npm run puzzles` (`-- <number> <first seed>`). They are positions of self-played matches in
 * which the strong AI player prefers one move by far, at ten times its effort too. Equal arguments write the same file while the
 * AI players are the same.
 */
import { writeFileSync } from 'node:fs';
import { PUZZLES_OF, puzzleFrom } from './find.ts';

const [, , count = '60', first = '1'] = process.argv;
const found = PUZZLES_OF.map((): object[] => []);
const each = Math.ceil(Number(count) / PUZZLES_OF.length);
for (const [index, game] of PUZZLES_OF.entries()) {
  for (let match = Number(first); (found[index] ?? []).length < each; match++) {
    const puzzle = await puzzleFrom(game, `${game} ${match}`);
    if (puzzle === undefined) continue;
    found[index]?.push(puzzle);
    process.stderr.write(`${game} ${match}: ${found[index]?.length} of ${each}\n`);
  }
}
const inTurn = Array.from({ length: each }, (_, index) => found.map((puzzles) => puzzles[index])).flat();
const path = new URL('../../src/discord/puzzle/puzzles.json', import.meta.url);
writeFileSync(path, `[\n${inTurn.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
