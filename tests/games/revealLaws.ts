import { expect, test } from 'vitest';
import type { AnyGame, BaseEvent, Chance, Seat, Shown } from '#engine/game.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { everySeat, forMatches, type LawfulTable, played, sampled } from './law.ts';

/** Laws of `reveals`, which decides whether an action can be undone: it reports all luck, and all secrets of others. */
export const revealLaws = (table: LawfulTable): void => {
  const { game, seats, secrets } = table;

  test('a decision reveals luck to every seat exactly if it drew from its chance', () => {
    forMatches(2, (seed) => {
      for (const { before, command, chance } of played(table, seed).steps) {
        const watched = counting(chance());
        const { events = [] } = game.decide(before, command, watched);
        const toldOfLuck = everySeat(seats).filter((seat) => shownBy(game, before, events, seat).includes('luck'));
        expect(toldOfLuck, command.type).toEqual(watched.draws > 0 ? everySeat(seats) : []);
      }
    });
  });

  const compareAlong = (seed: number): number => {
    const { steps } = played(table, seed, secrets.options);
    return sampled(steps, 40).reduce((sum, { before }) => sum + compareAt(before, seed), 0);
  };

  /** With each seat's secrets as they are, and with other secrets. */
  const compareAt = (before: unknown, seed: number): number =>
    everySeat(seats).reduce((sum, owner) => {
      const other = secrets.otherwise(before, owner);
      return other === undefined ? sum : sum + compareActs(game, before, other, owner, seed);
    }, 0);

  if (seats === 1) return;
  test('an action that reveals no secret to its seat looks the same to it, whatever others’ secrets are', () => {
    let compared = 0;
    forMatches(1, (first) => {
      for (let seed = first; compared < 60; seed++) {
        compared += compareAlong(seed);
        expect(seed - first).toBeLessThan(100);
      }
    });
  });
};

/** Returns how many actions of others reveal no secret; each looks the same with either of two secrets of its owner. */
const compareActs = (game: AnyGame, one: unknown, other: unknown, owner: Seat, seed: number): number => {
  let compared = 0;
  for (const seat of game.active(one)) {
    if (seat === owner) continue;
    for (const move of sampled(game.legalMoves(one, seat), 8)) {
      const [here, there] = [one, other].map((state) => game.decide(state, move, seeded(seed)));
      if (here?.events === undefined || there?.events === undefined) throw new Error('A legal move was refused.');
      if (shownBy(game, one, here.events, seat).includes('secret')) continue;
      const seen = [here, there].map(({ events, state }) => [
        events.map((event) => game.redact(event, seat)),
        game.view(state, seat),
        game.legalMoves(state, seat),
      ]);
      expect(JSON.stringify(seen[1]), JSON.stringify(move)).toBe(JSON.stringify(seen[0]));
      compared++;
    }
  }
  return compared;
};

const shownBy = (game: AnyGame, from: unknown, events: readonly BaseEvent[], seat: Seat): readonly (Shown | undefined)[] => {
  let state = from;
  return events.map((event) => {
    const shown = game.reveals(state, event, seat);
    state = game.evolve(state, event);
    return shown;
  });
};

/** A chance that counts its draws. */
const counting = (chance: Chance): Chance & { readonly draws: number } => {
  let draws = 0;
  const drawn = <T>(draw: () => T): T => {
    draws++;
    return draw();
  };
  return {
    die: (faces) => drawn(() => chance.die(faces)),
    pick: (list) => drawn(() => chance.pick(list)),
    get draws() {
      return draws;
    },
  };
};
