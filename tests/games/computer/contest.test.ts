import { describe, expect, test } from 'vitest';
import type { Level } from '#engine/computer.ts';
import { theGame } from '../../support/builders/positions.ts';
import { COMPUTER_SEATS } from '../../support/games.ts';
import { atRandom, contest, type Player, played } from '../../support/players/contest.ts';
import { greedy } from '../../support/players/greedy.ts';
import { provided } from '../../support/setup/provided.ts';
import { isWhole } from '../../support/setup/whole.ts';

/** Returns how many matches of four seats, with rotated seats, a computer seat wins against three such rivals. */
const wonAgainst = (id: string, rival: Player, seeds: number, level: Level = 'usual'): number => {
  const computer = played(provided(COMPUTER_SEATS, id)[level]);
  const won = Array.from({ length: seeds }, (_, index) => index + 1).filter((seed) => {
    const own = seed % 4;
    const players = Array.from({ length: 4 }, (_, seat) => (seat === own ? computer : rival));
    return contest(theGame(id), players, seed).outcome?.winners.includes(own);
  });
  return won.length;
};

// Samples of what `npm run bench -- computer` measures in a hundred matches each.
describe('a computer seat among three others', () => {
  test('a computer seat wins matches of Cyclades against random play and against one-move look-ahead', () => {
    expect(wonAgainst('cyclades', atRandom, 1)).toBe(1);
    expect(wonAgainst('cyclades', greedy, 1)).toBe(1);
  });

  test('a computer seat wins matches of Peloponnes against random play and against one-move look-ahead', () => {
    expect(wonAgainst('peloponnes', atRandom, 4)).toBe(4);
    expect(wonAgainst('peloponnes', greedy, 8)).toBeGreaterThanOrEqual(5);
  });

  test('the strong AI player of Peloponnes wins more matches against three usual ones than one of four equals', () => {
    const { usual } = provided(COMPUTER_SEATS, 'peloponnes');
    const matches = isWhole ? 12 : 6;
    expect(wonAgainst('peloponnes', played(usual), matches, 'strong')).toBeGreaterThan(matches / 4);
  });
});
