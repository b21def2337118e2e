/**
 * Writes the puzzles of the release: `npm run puzzles` (`-- <number of each game> <first seed>`). They are positions of self-played matches in
 * which the strong AI player prefers one move by far, at ten times its effort too. Equal arguments write the same files while the
 * AI players are the same.
 */
import { writeFileSync } from 'node:fs';
import type { Puzzle } from '#games/index.ts';
import { PUZZLES_OF, puzzleFrom } from './find.ts';

const [, , count = '30', first = '1'] = process.argv;
for (const game of PUZZLES_OF) {
  const found: Puzzle[] = [];
  for (let match = Number(first); found.length < Number(count); match++) {
    const puzzle = puzzleFrom(game, `${game} ${match}`);
    if (puzzle === undefined) continue;
    found.push(puzzle);
    process.stderr.write(`${game} ${match}: ${found.length} of ${count}\n`);
  }
  const path = new URL(`../../src/games/${game}/puzzles.json`, import.meta.url);
  writeFileSync(path, `[\n${found.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
}
