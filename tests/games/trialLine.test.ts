import { expect, test } from 'vitest';
import { tryLine } from '#engine/trial.ts';
import { REGISTRY } from '../support/games.ts';
import { playOut } from '../support/players/playout.ts';
import { present } from '../support/setup/present.ts';

test.each(['cyclades', 'peloponnes'])(
  'a line of moves of %s is tried up to the first stop, and ends where its moves lead',
  (id) => {
    const { rules, moves, trial } = present(REGISTRY.find(id));
    const { steps } = playOut(rules, 3, 1);
    let longest = 0;
    for (const [at, { before, command }] of steps.entries()) {
      const { seat } = command;
      const rest = steps.slice(at).map((step) => step.command);
      const other = rest.findIndex((move) => move.seat !== seat);
      const line = rest.slice(0, other < 0 ? rest.length : other);
      const from = { view: rules.view(before, seat), legal: rules.legalMoves(before, seat) };
      const { tried, stop, view } = present(tryLine({ rules, moves, trial: present(trial) }, from, seat, line));
      const played = tried.flatMap((move) => move.steps);
      expect(played).toEqual(line.slice(0, played.length));
      longest = Math.max(longest, played.length);
      if (stop !== undefined) continue;
      expect(played).toEqual(line);
      const next = steps[at + line.length];
      if (next !== undefined) expect(JSON.stringify(view)).toBe(JSON.stringify(rules.view(next.before, seat)));
    }
    expect(longest).toBeGreaterThan(1);
  },
);

test('steps of a voyage are one move of the trial, as in the panels, and a line that is not legal ends there', () => {
  const { rules, moves, trial } = present(REGISTRY.find('cyclades'));
  const game = { rules, moves, trial: present(trial) };
  for (const { before, command } of playOut(rules, 3, 1).steps) {
    const { seat } = command;
    const from = { view: rules.view(before, seat), legal: rules.legalMoves(before, seat) };
    const [voyage] = moves.compound?.(from.view, from.legal) ?? [];
    if (voyage === undefined) continue;
    const line = present(moves.steps)(from.view, voyage);
    expect(line.length).toBeGreaterThan(1);
    const whole = present(tryLine(game, from, seat, line));
    expect(whole.tried).toHaveLength(1);
    expect(whole.tried[0]?.steps).toEqual(line);
    expect(tryLine(game, from, seat, [{ type: 'None', seat }])?.tried).toEqual([]);
    return;
  }
  expect.fail('There is no voyage.');
});
