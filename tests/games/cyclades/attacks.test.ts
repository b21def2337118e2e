import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { type Attack, attackOf } from '#games/cyclades/data/attacks.ts';
import type { Event, EventOf } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { type PlayedStep, playOut } from '../../support/players/playout.ts';

const BEGINS: ReadonlySet<string> = new Set(['SeaBattleBegan', 'LandBattleBegan'] satisfies Event['type'][]);
const MAY_ATTACK: ReadonlySet<string> = new Set(['MoveFleets', 'MoveTroops', 'UseCreature'] satisfies Command['type'][]);

interface Tried {
  readonly move: Command;
  readonly attack: Attack | undefined;
  readonly events: readonly Event[];
}

/** Legal moves that may attack, each with what the view tells of it and what the rules then do. */
const triedAt = ({ before, chance }: PlayedStep): readonly Tried[] => {
  const state = before as State;
  const [seat = 0] = cyclades.active(state);
  const view = cyclades.view(state, seat);
  const moves = cyclades.legalMoves(state, seat).filter(({ type }) => MAY_ATTACK.has(type));
  return moves.map((move) => ({
    move,
    attack: attackOf(view, move),
    events: cyclades.decide(state, move, chance()).events ?? [],
  }));
};

const isRound = (event: Event): event is EventOf<'BattleRound'> => event.type === 'BattleRound';

test('the view tells of every legal move of random matches whether it starts a battle, and how strong both sides are', () => {
  const game = cyclades as AnyGame;
  const seeds = Array.from({ length: 24 }, (_, index) => index + 1);
  const steps = seeds.flatMap((seed) =>
    playOut(game, 2 + (seed % 4), seed, undefined, 500).steps.filter((_, index) => index % 4 === 0),
  );
  const fought: Attack[] = [];
  let peaceful = 0;
  for (const { move, attack, events } of steps.flatMap(triedAt)) {
    expect(
      events.some(({ type }) => BEGINS.has(type)),
      JSON.stringify(move),
    ).toBe(attack !== undefined);
    const round = events.find(isRound);
    peaceful += Number(attack === undefined);
    if (attack === undefined || round === undefined) continue;
    const { units, defences, minotaur } = attack;
    const bonus = minotaur ? 2 : 0;
    expect(round.strength.map((strength, side) => strength - Number(round.dice[side]))).toEqual([
      units[0],
      units[1] + defences + bonus,
    ]);
    fought.push(attack);
  }
  expect(Math.min(fought.length, peaceful)).toBeGreaterThan(100);
  expect(fought.filter(({ defences }) => defences > 0).length).toBeGreaterThan(10);
  expect(fought.filter(({ minotaur }) => minotaur).length).toBeGreaterThan(0);
});
