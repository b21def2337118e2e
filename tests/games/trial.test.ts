import { describe, expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import { tryMoves } from '#engine/trial.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { REGISTRY } from '../support/games.ts';
import { type PlayedStep, playOut } from '../support/players/playout.ts';
import { present } from '../support/setup/present.ts';

/** A chance, and how often it was asked. */
const counted = (chance: Chance): { readonly chance: Chance; readonly draws: () => number } => {
  let draws = 0;
  return {
    draws: () => draws,
    chance: {
      die: (faces) => {
        draws += 1;
        return chance.die(faces);
      },
      pick: (list) => {
        draws += 1;
        return chance.pick(list);
      },
    },
  };
};

/** What no view shows: whether the Chimera called a creature that does not go to the discard pile. */
interface Piled {
  readonly discards?: readonly string[];
  readonly turn?: { readonly effect?: { readonly creature: string } };
}

const isPileUnsure = (view: unknown): boolean => {
  const { discards, turn } = view as Piled;
  return discards?.at(-1) === 'chimera' && ['polyphemus', 'kraken'].includes(turn?.effect?.creature ?? '');
};

const MATCHES = 3;

/** The number of moves within which all other seats have chosen. */
const REACH = 25;

const written = (value: unknown): string => JSON.stringify(value);

describe.each(['cyclades', 'peloponnes'])('a move tried in %s', (id) => {
  const { rules, moves, trial: trialRules } = present(REGISTRY.find(id));
  const trial = present(trialRules);

  /** Tries the move of a step, compares the copy with what the rules do, and returns why the copy stops. */
  const compared = ({ before, command }: PlayedStep, following: ReadonlySet<string>): string => {
    const { seat } = command;
    const [view, legal] = [rules.view(before, seat), rules.legalMoves(before, seat)];
    const index = legal.findIndex((move) => written(move) === written(command));
    const tried = present(tryMoves({ rules, moves, trial }, { view, legal }, seat, [index]));
    const { stop = 'none' } = tried;
    expect(
      present(tried.tried[0])
        .events.map(written)
        .filter((event) => !following.has(event)),
    ).toEqual([]);
    if (trial.awaitsOthers?.(before, command)) return stop;
    const { chance, draws } = counted(seeded(1));
    const { state } = rules.decide(before, command, chance);
    expect(draws() > 0).toBe(stop === 'luck');
    if (stop === 'luck' || stop === 'secret' || isPileUnsure(view)) return stop;
    expect(tried.view).toEqual(rules.view(state, seat));
    const next = rules.legalMoves(state, seat);
    expect(tried.legal.slice(0, next.length)).toEqual(next);
    return stop;
  };

  test.each([1, 2, 3, 4, 5].filter((seats) => seats >= rules.seats.min))(
    'does what the rules do with %i seats, up to the first draw, secret or move of another seat',
    (seats) => {
      const stops = Array.from({ length: MATCHES }, (_, seed) => playOut(rules, seats, seed + 1).steps).flatMap((steps) =>
        steps.map((step, number) =>
          compared(step, new Set(steps.slice(number, number + REACH).flatMap(({ events }) => events.map(written)))),
        ),
      );
      expect(stops).toEqual(expect.arrayContaining(['luck', 'over', ...(seats > 1 ? ['others'] : [])]));
    },
  );
});
