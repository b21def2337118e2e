import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { positionOf } from '#discord/puzzle/puzzles.ts';
import { LEVELS } from '#engine/computer.ts';
import type { AnyGame } from '#engine/game.ts';
import { theGame } from '../../support/builders/positions.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { COMPUTER_SEATS, REGISTRY } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';
import { sampled } from '../law.ts';
import { type Middle, middles } from '../middles.ts';

/** Hashes of the moves that each version chooses in sampled positions. A version never changes: a change is a new version. */
const MOVES = {
  'cyclades novice-1': '993af738000ed679f12b7f0ffffc860f000ee29209ff42fde48f2d2ab2031a00',
  'cyclades strong-4': '230a0dc7b5569b82a2da8756db700a01f7ee047dcc16c762f45c1c732ad1991c',
  'cyclades computer-1': '98a0d2eb719d6352fee26d32932536b9bc33c9adfd537d67f5343cb04ba72ec0',
  'peloponnes novice-1': 'eabc27b0cd909e598dfd2acb1bd30ab51cb0382d48cf742b537b58138d55b0e5',
  'peloponnes computer-1': '7ed55e6ac89eb16b1151747d20a7a0b96df1a21ea2d565c09936177da9d25412',
  'peloponnes strong-1': '43b80f0c47c5b6790ba1938bccce5369818154d54d313fe6a72201177ff0f742',
} as const;

/** Hashes of the win chances in the same positions: they follow every change of a network, which may leave these moves as they are. */
const WIN_CHANCES = {
  'cyclades strong-4': 'bd03ef91064ef7eb3b3c6c88c7cae8304d5e5c5507d52ea1195dae73653e6c20',
  'peloponnes strong-1': '7d9c7303c731513fd66c4f08649e75aa02eb8df39464d8f95d773a4ea3e81639',
} as const;

/** Hashes of the moves of *strong* in the positions of the puzzles: matches of four seats, many of them near their end. New puzzles have new hashes. */
const PUZZLE_MOVES = {
  'cyclades strong-4': '54ca5236203dcb91c7adb3be86be0750f2590b5d490558bee785831b9f81fa36',
  'peloponnes strong-1': '595b82a3f2e890f5e4eb3aeeef84ebb4555adacf57eecd4739f70a4eaef1b012',
} as const;

const positionsOf = (game: AnyGame): readonly Middle[] =>
  sampled(
    middles(game, 40).filter(({ moves }) => moves.length > 0),
    12,
  );

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('the versions of the AI player', () => {
  test.each(Object.entries(MOVES))('%s chooses the same moves as ever', (name, hash) => {
    const [id = '', version] = name.split(' ');
    const computers = provided(COMPUTER_SEATS, id);
    const player = LEVELS.map((level) => computers[level]).find((one) => one.version === version) ?? expect.fail(name);
    const game = theGame(id);
    const chosen = positionsOf(game).flatMap(({ state, due }) =>
      due.slice(0, 1).map((seat) => player.choose(game.view(state, seat), game.legalMoves(state, seat), seeded(11))),
    );
    expect(chosen.length).toBeGreaterThan(8);
    expect(hashOf(chosen)).toBe(hash);
  });

  test.each(Object.entries(WIN_CHANCES))('%s gives the same win chances as ever', (name, hash) => {
    const [id = '', version] = name.split(' ');
    const { strong, winChance } = provided(COMPUTER_SEATS, id);
    expect(strong.version).toBe(version);
    const game = theGame(id);
    const chances = positionsOf(game).flatMap(({ state, due }) =>
      due.map((seat) => Math.round(1e6 * winChance(game.view(state, seat), seeded(11)))),
    );
    expect(new Set(chances).size).toBeGreaterThan(8);
    expect(hashOf(chances)).toBe(hash);
  });

  test.each(Object.entries(PUZZLE_MOVES))('%s chooses the same moves in the puzzles as ever', (name, hash) => {
    const [id = '', version] = name.split(' ');
    const { strong } = provided(COMPUTER_SEATS, id);
    expect(strong.version).toBe(version);
    const game = theGame(id);
    const chosen = (REGISTRY.find(id)?.puzzles ?? []).map((puzzle) => {
      const { state, seat, legal } = positionOf(game, puzzle) ?? expect.fail(puzzle.seed);
      return strong.choose(game.view(state, seat), legal, seeded(11));
    });
    expect(chosen.length).toBeGreaterThan(8);
    expect(hashOf(chosen)).toBe(hash);
  });
});
