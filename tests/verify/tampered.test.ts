import { describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import { type Exported, type ExportedStep, hashEntropy } from '#matches/index.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { refused, withStep } from './checking.ts';
import { wholeMatch } from './livedMatch.ts';

/** Returns a file with the first event of a type changed, and that event’s place. */
const withOtherwise = (
  exported: Exported,
  type: string,
  otherwise: (event: BaseEvent, ofType: readonly BaseEvent[]) => BaseEvent | undefined,
): { readonly changed: Exported; readonly at: string } => {
  const ofType = exported.steps.flatMap(({ events }) => events.filter((event) => event.type === type));
  const [first] = ofType;
  const other = first && otherwise(first, ofType);
  if (first === undefined || other === undefined) throw new Error(`There is no other ${type}.`);
  const index = exported.steps.findIndex(({ events }) => events.includes(first));
  const change = (step: ExportedStep) => ({ ...step, events: step.events.map((event) => (event === first ? other : event)) });
  const { number, events, rows } = exported.steps[index] as ExportedStep;
  const version = rows?.[events.indexOf(first)]?.version;
  return { changed: withStep(exported, index, change), at: `step #${exported.match}·${number}, event ${version}:` };
};

/** A later one of its type that is distinguishable from it. */
const another = (event: BaseEvent, ofType: readonly BaseEvent[]): BaseEvent | undefined =>
  ofType.find((each) => JSON.stringify(each) !== JSON.stringify(event));

/** The attacker has thrown something else. */
const otherDie = (event: BaseEvent): BaseEvent => {
  const [attacker, defender] = (event as BaseEvent & { readonly dice: readonly [number, number] }).dice;
  return Object.assign({}, event, { dice: [attacker === 3 ? 2 : 3, defender] });
};

describe('an export that was tampered with, with its chain recomputed, is refused at the changed place', () => {
  const whole = wholeMatch('cyclades', 6, (legal, chance, view) => naiveMove('cyclades', view, legal, chance));

  test.each([
    ['a die', 'BattleRound', otherDie],
    ['a draw', 'TrackFilled', another],
    ['an event', 'BidPlaced', another],
  ])('an export with %s changed is refused', async (_, type, otherwise) => {
    const { exported, marks } = await whole;
    const { changed, at } = withOtherwise(exported, type, otherwise);
    expect(refused(changed, marks)).toContain(at);
    expect(refused(changed, marks)).toContain('by the rules and draws it is');
  });

  test('an export with a changed command is refused', async () => {
    const { exported, marks } = await whole;
    const [first, ...others] = exported.steps.filter(({ command }) => command?.type === 'Play');
    const command = others.find((step) => JSON.stringify(step.command) !== JSON.stringify(first?.command))?.command;
    if (first === undefined || command === undefined) throw new Error('Too few events were played.');
    const changed = withStep(exported, exported.steps.indexOf(first), (step) => ({ ...step, command }));
    expect(refused(changed, marks)).toMatch(new RegExp(`^step #${exported.match}·${first.number}[,:]`));
  });

  test('an export with a changed word of a player is refused, at the first draw that uses it', async () => {
    const { exported, marks } = await whole;
    const [told, put] = [hashEntropy('Sing, goddess'), hashEntropy('Rage')];
    const changed = JSON.parse(JSON.stringify(exported).replaceAll(told, put)) as Exported;
    expect(changed).not.toEqual(exported);
    const start = exported.steps.find(({ events }) => events.some(({ type }) => type === 'MatchStarted'));
    expect(refused(changed, marks)).toMatch(
      new RegExp(`^step #${exported.match}·${start?.number}, event \\d+: .*by the rules and draws it is`),
    );
  });

  test('an export with another secret than the committed one, or another outcome, is refused', async () => {
    const { exported, marks } = await whole;
    expect(refused({ ...exported, secret: 'ab'.repeat(32) }, marks)).toContain('the secret: Its SHA-256 is not the commitment.');
    expect(refused({ ...exported, outcome: { winners: [0, 1], reason: 'metropolises' } }, marks)).toContain('the outcome: ');
  });

  test('a consistent export of another match is refused because of the tags', async () => {
    const other = await wholeMatch('cyclades', 4, (legal, chance, view) => naiveMove('cyclades', view, legal, chance));
    expect(refused(other.exported)).toMatch(/^Not refused/);
    const { marks } = await whole;
    expect(refused(other.exported, marks)).toMatch(new RegExp(`^step #1·${marks[0]?.number}: `));
  });

  test('a log truncated before a tag, and one without one of its commands, is refused', async () => {
    const { exported, marks } = await whole;
    expect(refused({ ...exported, steps: exported.steps.slice(0, -40) }, marks)).toMatch(/no step has that number/);
    const { number } = exported.steps[30] as ExportedStep;
    const bare = withStep(exported, 30, ({ command, ...step }) => step);
    expect(refused(bare, marks)).toContain(`step #1·${number}: The command that caused it is missing.`);
  });
});
