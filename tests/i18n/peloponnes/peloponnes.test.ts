import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseCommand, BaseEvent } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';
import { type PlayedStep, playOut, randomOptions } from '../../support/players/playout.ts';

const game = peloponnes as unknown as AnyGame;
const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';
const long = (): string => 'W'.repeat(20);

const optionsOf = (seed: number, solo: string): Readonly<Record<string, string>> => ({ ...randomOptions(game, seed), solo });

/** Random matches of each number of seats by different options, told in each language; a seat alone plays the campaign too. */
const MATCHES = (
  [
    [1, 11, 'single'],
    [1, 12, 'campaign'],
    [2, 21, 'single'],
    [3, 32, 'single'],
    [4, 43, 'single'],
    [5, 51, 'single'],
  ] as const
).map(([seats, seed, solo]) => [seats, seed, solo, playOut(game, seats, seed, optionsOf(seed, solo))] as const);

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('Peloponnes in %s', (_, say) => {
  const words = say.game('peloponnes');

  test.each(MATCHES)(
    `every text of a match of Peloponnes in ${say.locale} is well-formed: %i seats, seed %i, %s`,
    (seats, _seed, _solo, { events, steps, end }) => {
      for (const event of events) tell(event);
      for (const [index, step] of steps.entries()) {
        for (const seat of game.active(step.before)) line(words.prompt(game.view(step.before, 'spectator'), seat, name));
        if (index % 3 === 0) labelsOf(step);
        if (index % 5 === 0) look(step.after, seats);
      }
      look(end, seats);
    },
  );

  test(`the played matches of Peloponnes in ${say.locale} have every kind of event but those after a won level`, () => {
    const met = new Set(MATCHES.flatMap(([, , , { events }]) => events.map(({ type }) => type)));
    expect(Object.keys(game.eventShapes).filter((type) => !met.has(type))).toEqual(['BonusChosen']);
  });

  const line = (text: string): void => {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/\n/);
    expect(text.length).toBeLessThan(300);
  };

  const tell = (event: BaseEvent): void => {
    for (const viewer of [0, 'spectator'] as const) {
      const seen = game.redact(event, viewer);
      if (seen !== undefined) line(words.event(seen, name) ?? '');
    }
  };

  const look = (state: unknown, seats: number): void => {
    const shared = game.view(state, 'spectator');
    const picture = words.altText(shared, name);
    for (const text of [words.summary(shared, name), picture]) expect(text).not.toMatch(BROKEN);
    expect(picture.length).toBeLessThanOrEqual(1024);
    line(words.outlook(shared, name));
    for (let seat = 0; seat < seats; seat += 1) {
      const card = words.card(game.view(state, seat), seat);
      expect(card).not.toMatch(BROKEN);
      expect(card.length).toBeLessThan(1500);
      line(words.needs(shared, seat, name));
    }
  };

  const labelsOf = ({ before, command: { seat } }: PlayedStep): void => {
    const view = game.view(before, seat);
    for (const move of game.legalMoves(before, seat)) for (const text of labels(view, move)) label(text);
  };

  const labels = (view: unknown, move: BaseCommand): readonly string[] => [
    words.move(view, move, name),
    words.move(view, move, long),
    words.moveKind(view, move.type),
    ...Object.keys(move).map((field) => words.choice(view, field, [move, move], long)),
  ];

  const label = (text: string): void => {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/\n|\*/);
    expect(text.length).toBeGreaterThan(0);
    expect(text.length, text).toBeLessThanOrEqual(80);
  };

  test.each([2, 3, 4, 5])(
    `the texts of Peloponnes in ${say.locale} keep to Discord’s limits with %i seats and the longest names`,
    (seats) => {
      const { steps } = playOut(game, seats, 77);
      for (const { after } of steps) {
        const shared = game.view(after, 'spectator');
        expect(words.altText(shared, long).length).toBeLessThanOrEqual(1024);
        expect(words.summary(shared, () => 'W'.repeat(40)).length).toBeLessThanOrEqual(1200);
        expect(words.outlook(shared, () => 'W'.repeat(40)).length).toBeLessThan(500);
        const prompts = game.active(after).map((seat) => words.prompt(shared, seat, () => 'W'.repeat(40)));
        expect(prompts.join('\n').length + words.outlook(shared, () => 'W'.repeat(40)).length).toBeLessThan(1000);
      }
    },
  );

  test(`every option of Peloponnes and each of its values has a name in ${say.locale}`, () => {
    for (const [option, values] of Object.entries(game.options)) {
      const named = words.optionNames[option];
      expect(named?.name, option).toMatch(/\S/);
      expect(Object.keys(named?.values ?? {})).toEqual(values);
      for (const value of values) expect(`${named?.name}: ${named?.values[value]}`.length).toBeLessThanOrEqual(60);
    }
  });

  test(`each field of each command of Peloponnes has a question in ${say.locale}`, () => {
    const { steps } = playOut(game, 3, 5);
    const moves = steps.flatMap(({ before, command }) => game.legalMoves(before, command.seat));
    for (const { type, seat: _seat, ...fields } of moves)
      for (const field of Object.keys(fields)) expect(words.ask(type, field)).toMatch(/\?$/);
  });

  test(`a hidden choice in ${say.locale} is shown to others only as made`, () => {
    const seeds = [41, 42, 43, 44];
    const choices = seeds.flatMap((seed) => playOut(game, 4, seed).steps).filter(({ events }) => hidden(events));
    expect(choices.length).toBeGreaterThan(10);
    for (const { before, command, chance } of choices) {
      const others = game.legalMoves(before, command.seat).map((move) => outcomeOf(before, move, chance()));
      for (const told of [sameForAll(others, 'ChoiceNoted'), sameForAll(others, 'Chosen')])
        expect(new Set(told).size).toBeLessThanOrEqual(1);
    }
  });

  /** Something was chosen, and has not taken effect yet. */
  const hidden = (events: readonly BaseEvent[]): boolean =>
    events.length === 1 && /^(ChoiceNoted|Chosen)$/.test(events[0]?.type ?? '');

  const outcomeOf = (state: unknown, move: BaseCommand, chance: Parameters<typeof game.decide>[2]) => {
    const events = game.decide(state, move, chance).events ?? [];
    return { events, after: events.reduce((folded, event) => game.evolve(folded, event), state) };
  };

  const sameForAll = (
    outcomes: readonly { readonly events: readonly BaseEvent[]; readonly after: unknown }[],
    type: Event['type'],
  ): readonly string[] => outcomes.filter(({ events }) => events.length === 1 && events[0]?.type === type).map(everythingSaid);

  const everythingSaid = ({ events, after }: { readonly events: readonly BaseEvent[]; readonly after: unknown }): string => {
    const shared = game.view(after, 'spectator');
    const seats = (after as State).seats.map((_, seat) => seat);
    return JSON.stringify([
      events.map((event) => game.redact(event, 'spectator')).map((event) => event && words.event(event, name)),
      game.active(after).map((seat) => words.prompt(shared, seat, name)),
      [words.outlook(shared, name), words.summary(shared, name), words.altText(shared, name)],
      seats.map((seat) => words.needs(shared, seat, name)),
    ]);
  };
});
