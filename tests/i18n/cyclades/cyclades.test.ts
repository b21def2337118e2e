import { describe, expect, test } from 'vitest';
import { type BaseCommand, type BaseEvent, fold } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { theGame } from '../../support/builders/positions.ts';
import { table, turnOf } from '../../support/fakes/given.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';
import { playOut, randomOptions } from '../../support/players/playout.ts';

const game = theGame('cyclades');
const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';

const offer = (seat: number, god: Patron, amount: number): Event =>
  god === 'apollo' ? { type: 'BidPlaced', seat, god } : { type: 'BidPlaced', seat, god, amount };

/** Random matches, told in each language. */
const MATCHES = [2, 3, 4, 5].flatMap((seats) =>
  (['all', 'none'] as const).map(
    (creatures) => [seats, creatures, playOut(game, seats, seats, { ...randomOptions(game, seats), creatures }, 400)] as const,
  ),
);
const LARGEST = playOut(game, 5, 77, { ...randomOptions(game, 0), creatures: 'all' }, 400);

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('Cyclades in %s', (_, say) => {
  const words = say.game('cyclades');

  test.each(MATCHES)(
    `every text of a match of Cyclades in ${say.locale} is well-formed: %i seats, creatures “%s”`,
    (seats, creatures, { events, steps }) => {
      const told = new Map(events.map((event) => [event.type, tell(event)]));
      for (const [index, step] of steps.entries()) if (index % 9 === 0) look(step.after, seats);
      for (const type of ['BidPlaced', 'BidDisplaced', 'FleetRecruited', 'BuildingBuilt', 'TurnBegan'])
        expect(told.get(type), type).toMatch(/\S/);
      for (const type of ['TrackFilled', 'CreatureBought', 'CreatureSwapped'])
        expect(told.has(type), type).toBe(creatures === 'all');
    },
  );

  const tell = (event: BaseEvent): string | undefined => {
    const line = words.event(event, name);
    expect(line ?? '').not.toMatch(BROKEN);
    expect(line ?? '').not.toMatch(/\n|\bis\d/);
    expect(line?.length ?? 0).toBeLessThan(300);
    return line;
  };

  const look = (state: unknown, seats: number): void => {
    const shared = game.view(state, 'spectator');
    const picture = words.altText(shared, name);
    for (const text of [words.summary(shared, name), words.outlook(shared, name), picture]) expect(text).not.toMatch(BROKEN);
    expect(words.outlook(shared, name)).not.toMatch(/\n/);
    expect(picture.length).toBeLessThanOrEqual(1024);
    expect(words.boardText(shared, name)).not.toMatch(BROKEN);
    expect(words.boardText(shared, name).length).toBeLessThanOrEqual(3800);
    for (let seat = 0; seat < seats; seat += 1) lookFrom(seat, game.view(state, seat), shared);
    for (const seat of game.active(state)) {
      expect(words.prompt(shared, seat, name)).not.toMatch(BROKEN);
      const view = game.view(state, seat);
      const moves = game.legalMoves(state, seat);
      for (const text of new Set(moves.flatMap((move) => labels(view, move)))) label(text);
    }
  };

  const lookFrom = (seat: number, view: unknown, shared: unknown): void => {
    const card = words.card(view, seat);
    const needs = words.needs(shared, seat, name);
    for (const text of [card, needs]) expect(text).not.toMatch(BROKEN);
    expect(needs).not.toMatch(/\n/);
    expect(card.length).toBeLessThan(1500);
  };

  const labels = (view: unknown, move: BaseCommand): readonly string[] => [
    words.move(view, move, name),
    words.moveKind(view, move.type),
    ...Object.keys(move).map((field) => words.choice(view, field, [move, move], name)),
  ];

  const label = (text: string): void => {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/\n|\*/);
    expect(text.length).toBeLessThanOrEqual(80);
  };

  test(`every option of Cyclades and each of its values has a name in ${say.locale}`, () => {
    for (const [option, values] of Object.entries(game.options)) {
      const named = words.optionNames[option];
      expect(named?.name, option).toMatch(/\S/);
      expect(Object.keys(named?.values ?? {})).toEqual(values);
    }
  });

  test(`labels and alternative texts of Cyclades in ${say.locale} keep to their limits with the longest names`, () => {
    const long = (): string => 'W'.repeat(20);
    for (const { before } of LARGEST.steps.filter((_, index) => index % 40 === 39)) {
      expect(words.altText(game.view(before, 'spectator'), long).length).toBeLessThanOrEqual(1024);
      const [seat = 0] = game.active(before);
      const view = game.view(before, seat);
      const moves = game.legalMoves(before, seat);
      for (const text of moves.map((move) => words.move(view, move, long))) expect(text.length).toBeLessThanOrEqual(80);
    }
  });
});

describe('the outlook of Cyclades in English', () => {
  const words = messagesFor().game('cyclades');

  test.each<[string, readonly Event[], string]>([
    [
      'the offerings and who is next',
      [offer(0, 'poseidon', 2)],
      'Poseidon (Ada 2) · Ares · Zeus · Athena · Apollo – bidding next: Carl',
    ],
    [
      'who is next after a seat that was driven away',
      [offer(0, 'poseidon', 2), offer(1, 'poseidon', 3), { type: 'BidDisplaced', seat: 0, god: 'poseidon' }],
      'Poseidon (Blaise 3) · Ares · Zeus · Athena · Apollo – bidding next: Carl',
    ],
    [
      'who acts next',
      [offer(0, 'ares', 2), offer(1, 'athena', 1), offer(2, 'apollo', 1), { type: 'TurnBegan', seat: 0, god: 'ares' }],
      'Acting next: Blaise (Athena) and Carl (Apollo)',
    ],
    ['nothing when nobody follows', turnOf('apollo'), ''],
    [
      'the odds of a battle, for both sides',
      [
        ...turnOf('ares'),
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 },
        { type: 'BattleRound', dice: [3, 0], strength: [4, 1], lost: [0, 0] },
      ],
      'Next round, out of 36 rolls: Ada wins 13, Blaise 13, both lose a unit in 10 – whole battle: Ada wins 36%, Blaise 36%, no one survives in 28%',
    ],
  ])('the outlook of Cyclades shows %s', (_, events, line) => {
    const state = fold(cyclades, cyclades.initialState(), [...table(3), ...events]);
    expect(words.outlook(cyclades.view(state, 'spectator'), name)).toBe(line);
  });

  test('the outlook of Cyclades shows once a player who bids twice in a row', () => {
    const state = fold(cyclades, cyclades.initialState(), table(2, { order: [1, 0, 0, 1] }));
    expect(words.outlook(cyclades.view(state, 'spectator'), name)).toMatch(/ – bidding next: Ada \(twice\) and Blaise$/);
  });
});
