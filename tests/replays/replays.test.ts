import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseEvent } from '#engine/game.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type ObjectSchema } from '#games/schema.ts';
import { taggedMisfitOf } from '#games/schemaCheck.ts';
import { type Answer, createSession } from '#referee/session.ts';
import { theGame } from '../support/builders/positions.ts';

/**
 * Recorded matches: the referee's own lines, each with the answer it got. They are only ever added to: a change of the rules that
 * changes a recorded match must come with a new shape of its events. A match of an older shape is replayed as it was, and
 * compared after its events have been upcast; its views may have gained fields since.
 */
interface Recorded {
  readonly ask: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
}

const here = new URL('./', import.meta.url);
const games = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = games.flatMap(({ name }) => readdirSync(new URL(`${name}/`, here)).map((file) => `${name}/${file}`)).toSorted();
const contentOf = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const list: Readonly<Record<string, string>> = JSON.parse(contentOf('sha256.json'));

/** Returns a recorded event in the current shape: upcast from the newest shape from which the result is a valid event. */
const upToDate = (game: AnyGame, event: BaseEvent): BaseEvent => {
  const upcasts = game.eventShapes[event.type] ?? [];
  for (let from = upcasts.length; from >= 0; from -= 1) {
    const brought = upcasts.slice(from).reduce((older, next) => next(older), event);
    if (taggedMisfitOf(game.vocabulary.events.anyOf as readonly ObjectSchema[], brought) === undefined) return brought;
  }
  throw new Error(`No shape of ${event.type} is ${JSON.stringify(event)}.`);
};

const isEvents = (value: unknown): value is readonly BaseEvent[] => Array.isArray(value);

/** Returns a line and its answer with all events in the current shape, and a first line with the options that were played. */
const stepUpToDate = (game: AnyGame, { ask, answer }: Recorded): Recorded => {
  const all = (events: unknown): unknown => (isEvents(events) ? events.map((event) => upToDate(game, event)) : events);
  const answered = 'events' in answer ? { ...answer, events: all(answer.events) } : answer;
  if ('given' in ask) return { ask: { given: all(ask.given) }, answer: answered };
  if (!('game' in ask)) return { ask, answer: answered };
  const [begun] = isEvents(answered.events) ? answered.events : [];
  return { ask: { ...ask, options: (begun as BaseEvent & { readonly options: unknown }).options }, answer: answered };
};

describe('recorded matches', () => {
  test('recorded matches are those of the list, unchanged', () => {
    const sums = files.map((file) => [file, createHash('sha256').update(contentOf(file)).digest('hex')]);
    expect(Object.fromEntries(sums)).toEqual(list);
  });

  test.each(files)('%s is replayed with the same answers', (file) => {
    const recorded: readonly Recorded[] = JSON.parse(contentOf(file));
    const game = theGame(file.split('/')[0] ?? '');
    const steps = recorded.map((step) => stepUpToDate(game, step));
    const isOlder = steps.some(({ answer }, index) => !isDeepStrictEqual(answer, recorded[index]?.answer));
    const answer = createSession();
    for (const step of steps) {
      const answered = JSON.parse(JSON.stringify(answer(JSON.stringify(step.ask))));
      if (isOlder && 'view' in step.ask) expect(answered).toMatchObject(step.answer);
      else expect(answered).toEqual(step.answer);
    }
  });

  test('at least twelve matches of Cyclades are recorded, for each seat count, ending and tie-break', () => {
    const ofCyclades = files.filter((file) => file.startsWith('cyclades/')).map((file) => howItEnded(JSON.parse(contentOf(file))));
    expect(ofCyclades.length).toBeGreaterThanOrEqual(12);
    expect([...new Set(ofCyclades)].toSorted()).toEqual([
      '2: lastSeat',
      '2: metropolises',
      '2: metropolises, several at the goal, gold decides',
      '3: metropolises',
      '3: metropolises, several at the goal, gold decides',
      '4: metropolises',
      '4: metropolises, several at the goal, gold decides',
      '4: metropolises, several at the goal, metropolises decides',
      '5: metropolises',
      '5: metropolises, several at the goal, several winners',
    ]);
  });
});

/** "4: metropolises", with what decided when several seats had reached the goal. */
const howItEnded = (recorded: readonly Recorded[]): string => {
  const view = (recorded.at(-1)?.answer as { readonly view: View }).view;
  const { winners, reason } = view.outcome ?? { winners: [], reason: 'not at all' };
  const atTheGoal = view.seats.filter(({ metropolises }) => metropolises >= view.goal);
  const several = winners.length > 1 ? 'several winners' : `${view.options.tie} decides`;
  const decided = reason === 'metropolises' && atTheGoal.length > 1 ? `, several at the goal, ${several}` : '';
  return `${view.seats.length}: ${reason}${decided}`;
};
