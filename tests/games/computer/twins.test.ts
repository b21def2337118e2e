import { expect, test } from 'vitest';
import { LEVELS } from '#engine/computer.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { COMPUTER_SEATS, GAMES } from '../../support/games.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { playOut } from '../../support/players/playout.ts';
import { provided } from '../../support/setup/provided.ts';
import { sampled } from '../law.ts';

test.each(Object.keys(GAMES))('an AI player of %s, its advice and its chance to win are the same whatever others hide', (id) => {
  const [game, { options, otherwise }, computers] = [provided(GAMES, id), provided(SECRETS, id), provided(COMPUTER_SEATS, id)];
  const defaults = Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value]));
  let twins = 0;
  for (let seed = 1; twins < 4; seed++) {
    const { steps } = playOut(game, 4, seed, { ...defaults, ...options }, 200);
    for (const { before } of sampled(steps, 8)) {
      const [seat] = game.active(before);
      const rival = [0, 1, 2, 3].find((other) => other !== seat && otherwise(before, other) !== undefined);
      if (seat === undefined || rival === undefined) continue;
      const positions = [before, otherwise(before, rival)];
      const seen = positions.map((state) => {
        const [view, legal] = [game.view(state, seat), game.legalMoves(state, seat)];
        return {
          moves: LEVELS.map((level) => computers[level].choose(view, legal, seeded(5))),
          advice: computers.advise(view, legal, seeded(5)),
          chance: computers.winChance(view, seeded(5)),
        };
      });
      expect(positions[1]).not.toEqual(before);
      expect(seen[1]).toEqual(seen[0]);
      twins++;
    }
    expect(seed).toBeLessThan(100);
  }
});
