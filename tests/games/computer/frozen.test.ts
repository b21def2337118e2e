import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '#engine/computer.ts';
import { theGame } from '../../support/builders/positions.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { COMPUTER_SEATS } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';
import { sampled } from '../law.ts';
import { middles } from '../middles.ts';

/** Hashes of the moves that each version chooses in sampled positions. A version never changes: a change is a new version. */
const MOVES = {
  'cyclades novice-1': '993af738000ed679f12b7f0ffffc860f000ee29209ff42fde48f2d2ab2031a00',
  'cyclades strong-1': 'cffaa68505fc8ae0807ed61830274df1c2097a89ff591b2505ba3b85b1ef0c27',
  'cyclades computer-1': '98a0d2eb719d6352fee26d32932536b9bc33c9adfd537d67f5343cb04ba72ec0',
  'peloponnes novice-1': 'eabc27b0cd909e598dfd2acb1bd30ab51cb0382d48cf742b537b58138d55b0e5',
  'peloponnes computer-1': '7ed55e6ac89eb16b1151747d20a7a0b96df1a21ea2d565c09936177da9d25412',
  'peloponnes strong-1': '43b80f0c47c5b6790ba1938bccce5369818154d54d313fe6a72201177ff0f742',
} as const;

describe('the versions of the AI player', () => {
  test.each(Object.entries(MOVES))('%s chooses the same moves as ever', (name, hash) => {
    const [id = '', version] = name.split(' ');
    const computers = provided(COMPUTER_SEATS, id);
    const player = LEVELS.map((level) => computers[level]).find((one) => one.version === version) ?? expect.fail(name);
    const game = theGame(id);
    const positions = middles(game, 40).filter(({ moves }) => moves.length > 0);
    const chosen = sampled(positions, 12).flatMap(({ state, due }) =>
      due.slice(0, 1).map((seat) => player.choose(game.view(state, seat), game.legalMoves(state, seat), seeded(11))),
    );
    expect(chosen.length).toBeGreaterThan(8);
    expect(createHash('sha256').update(JSON.stringify(chosen)).digest('hex')).toBe(hash);
  });
});
