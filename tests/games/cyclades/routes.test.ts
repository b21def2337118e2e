import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { CommandOf } from '#games/cyclades/commands.ts';
import { stepsOf, voyagesOf } from '#games/cyclades/data/routes.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { type PlayedStep, playOut } from '../../support/players/playout.ts';

type Step = CommandOf<'MoveFleets'>;

const isStep = (move: { readonly type: string }): move is Step => move.type === 'MoveFleets';

/** Where single steps of a group lead, beyond the first: without a battle before the last one. */
const reached = (state: State, first: Step, chance: () => Parameters<typeof cyclades.decide>[2]): ReadonlySet<string> => {
  const found = new Set<string>();
  const goOn = (before: State, step: Step, length: number): void => {
    const { events = [], state: after } = cyclades.decide(before, step, chance());
    if (length > 1) found.add(step.to);
    if (after === undefined || events.at(-1)?.type !== 'FleetsMoved' || after.phase !== 'actions') return;
    if (after.turn?.voyage === undefined) return;
    const next = cyclades.legalMoves(after, step.seat).filter(isStep);
    for (const move of next) if (move.from === step.to && move.fleets === step.fleets) goOn(after, move, length + 1);
  };
  goOn(state, first, 1);
  return found;
};

const check = ({ before, chance }: PlayedStep): number => {
  const state = before as State;
  const [seat = 0] = cyclades.active(state);
  const legal = cyclades.legalMoves(state, seat);
  if (state.phase !== 'actions' || state.turn?.effect !== undefined) return 0;
  const view = cyclades.view(state, seat);
  const voyages = voyagesOf(view, legal);
  for (const from of new Set(legal.filter(isStep).map((step) => step.from))) {
    const near = legal.filter(isStep).filter((step) => step.from === from && step.fleets === 1);
    const far = new Set(near.flatMap((step) => [...reached(state, step, chance)]));
    const own = voyages.filter((voyage) => voyage.from === from && voyage.fleets === 1);
    expect(own.map(({ to }) => to).toSorted()).toEqual(
      [...far].filter((to) => to !== from && near.every((step) => step.to !== to)).toSorted(),
    );
  }
  for (const voyage of voyages) {
    const steps = stepsOf(view, voyage);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toMatchObject({ to: voyage.to, fleets: voyage.fleets });
    let at: State = state;
    for (const [index, step] of steps.entries()) {
      const { events = [], state: after } = cyclades.decide(at, step, chance());
      expect(events[0]?.type).toMatch(index < steps.length - 1 ? /^FleetsMoved$/ : /^(?:FleetsMoved|SeaBattleBegan)$/);
      at = after ?? at;
    }
  }
  return voyages.length;
};

test('a voyage leads exactly where single steps lead without a battle on the way, and the rules accept each of its steps', () => {
  const steps = [1, 2, 3, 4].flatMap((seed) => playOut(cyclades as AnyGame, 1 + seed, seed, undefined, 400).steps);
  const sailing = steps.filter(({ before }) => (before as State).phase === 'actions').filter((_, index) => index % 5 === 0);
  expect(sailing.map(check).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
});
