import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { built, metropolis, philosophers, priests, stateAfter, table, troops, turnOf } from '../../support/fakes/given.ts';
import { bought, discarded, figure, krakenAt, onTrack } from '../../support/fakes/givenCreatures.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('cyclades');
const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';

type Position = readonly (Event | readonly Event[])[];
const START: Position = [table(3), turnOf('ares')];

const seen = (...position: Position): View => cyclades.view(stateAfter(position.flat()), 'spectator');
const ownCard = (...position: Position): string => words.card(cyclades.view(stateAfter(position.flat()), 0), 0);
const lineOf = (text: string, title: string): string | undefined => text.split('\n').find((line) => line.startsWith(title));

const TRACK = onTrack('harpy', 'fates', 'pegasus');
const polyphemus: Event = { type: 'FigurePlaced', seat: 0, creature: 'polyphemus', island: 'is3' };
const sold: Event = { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'C2', gold: 2 };
const nextCycle: Event = { type: 'CycleBegan', cycle: 2, gods: ['ares', 'zeus'] };

test.each<[string, Position, string]>([
  ['the Chimera', [discarded('fates'), bought('chimera', 4)], 'Ada, which discarded creature will you use with the Chimera?'],
  [
    'the Sphinx',
    [bought('sphinx', 4)],
    'Ada, what will you sell to the Sphinx? She pays 2 GP each. After the first sale, you can sell more or stop.',
  ],
  ['the Sphinx after a sale', [bought('sphinx', 4), sold], 'Ada, you’ve sold 1 to the Sphinx: sell more for 2 GP each?'],
  ['the Sylph', [bought('sylph', 4)], 'Ada, your fleets have 10 steps left with the Sylph: keep moving or stop?'],
  [
    'Polyphemus',
    [bought('polyphemus', 4), polyphemus],
    'Ada, Polyphemus pushes away the fleets around island 3: where do they go?',
  ],
  ['the Kraken', [krakenAt('D5')], 'Ada, the Kraken is in D5: move it for 1 GP a step, or leave it there?'],
])('the prompt of a seat names its creature in use: %s', (_, position, line) => {
  expect(words.prompt(seen(...START, ...position), 0, name)).toBe(line);
});

describe('the table with creatures', () => {
  test('the outlook of Cyclades names the creatures on sale', () => {
    expect(words.outlook(seen(table(3), TRACK), name)).toBe(
      'Poseidon · Ares · Zeus · Athena · Apollo – bidding next: Blaise and Carl – creatures: Harpy 4 GP, Fates 3 GP, Pegasus 2 GP',
    );
    expect(words.outlook(seen(...START, TRACK), name)).toBe('Creatures: Harpy 4 GP, Fates 3 GP, Pegasus 2 GP');
    expect(words.outlook(seen(table(3), TRACK, turnOf('apollo')), name)).toBe('');
  });

  test('the summary shows the track, figures with their time, the Kraken, the deck and the discard pile', () => {
    const summary = words.summary(
      seen(...START, TRACK, bought('harpy', 4), figure(1, 'minotaur', 'is2'), figure(0, 'chiron', 'is7'), krakenAt('D5')),
      name,
    );
    expect(lineOf(summary, 'Creatures')).toBe('Creatures: Fates 3 GP, Pegasus 2 GP');
    expect(lineOf(summary, 'Figures')).toBe(
      'Figures: Minotaur on island 2 until Blaise’s turn this cycle; Chiron on island 7 until Ada’s first turn next cycle; Kraken in D5 until its card is used again',
    );
    expect(lineOf(summary, 'Deck')).toBe('Deck: 11 cards; discarded: Harpy, Kraken');
  });

  test('the summary says that a figure stays until the next cycle once its buyer has had a turn in this one', () => {
    const bid: Event = { type: 'BidPlaced', seat: 1, god: 'zeus', amount: 1 };
    const acting = [table(3), bid, { type: 'TurnBegan', seat: 1, god: 'zeus' }, figure(1, 'minotaur', 'is2')] as const;
    const stays = (...position: Position): string | undefined => lineOf(words.summary(seen(...position), name), 'Figures');
    const nextTime = 'Figures: Minotaur on island 2 until Blaise’s first turn next cycle';
    expect(stays(...acting)).toBe(nextTime);
    expect(stays(...acting, { type: 'TurnEnded', seat: 1 })).toBe(nextTime);
    expect(stays(...acting, { type: 'TurnEnded', seat: 1 }, nextCycle)).toBe(
      'Figures: Minotaur on island 2 until Blaise’s turn this cycle',
    );
  });

  test('the texts of a match without creatures do not mention any', () => {
    const view = seen(table(3, { options: { creatures: 'none' } }), turnOf('ares'));
    expect(words.summary(view, name)).not.toMatch(/Creatures|Figures|Cards/);
    expect(words.altText(view, name)).not.toMatch(/Creatures|Figures/);
    expect(ownCard(table(3, { options: { creatures: 'none' } }))).not.toMatch(/reatures|igures/);
  });

  test('the summary of a battle includes the Minotaur', () => {
    const battle = (at: string, defender?: number): Event => ({
      type: 'LandBattleBegan',
      seat: 0,
      ...(defender !== undefined && { defender }),
      from: 'is1',
      at,
      troops: 1,
      cost: 1,
    });
    const line = (...position: Position): string | undefined =>
      lineOf(words.summary(seen(...START, ...position), name), 'Battle');
    expect(line(figure(1, 'minotaur', 'is2'), battle('is2', 1))).toBe(
      'Battle at island 2: Ada with 1 unit against Blaise with 1 unit and the Minotaur',
    );
    expect(line(figure(1, 'minotaur', 'is2'), built(1, 'fortress', 'is2', 0), battle('is2', 1))).toBe(
      'Battle at island 2: Ada with 1 unit against Blaise with 1 unit, the Minotaur and a defence bonus of 1',
    );
    expect(line(figure(1, 'minotaur', 'is4'), battle('is4'))).toBe('Battle at island 4: Ada with 1 unit against the Minotaur');
    expect(line(battle('is2', 1))).toBe('Battle at island 2: Ada with 1 unit against Blaise with 1 unit');
    const killed: Event = { type: 'TroopKilled', seat: 0, loser: 1, island: 'is2' };
    expect(line(killed, figure(1, 'minotaur', 'is2'), battle('is2', 1))).toBe(
      'Battle at island 2: Ada with 1 unit against Blaise with the Minotaur',
    );
  });

  test('the alternative text of the picture includes creatures and figures', () => {
    const text = words.altText(seen(...START, TRACK, figure(1, 'minotaur', 'is2'), krakenAt('D5')), name);
    expect(text).toContain(
      'Creatures: Harpy 4 GP, Fates 3 GP, Pegasus 2 GP. Figures: Minotaur on island 2 and Kraken in D5. Ada: ',
    );
  });

  test('the alternative text of the picture says what each player has beside the board, and a battle before all else', () => {
    const battle: Event = { type: 'SeaBattleBegan', seat: 0, defender: 1, from: 'C2', at: 'D4', fleets: 1, cost: 1 };
    const text = words.altText(seen(...START, priests(1, 2), philosophers(1, 1), battle), name);
    expect(text).toContain('. Battle at D4: Ada with 1 unit against Blaise with 1 unit. Gods: ');
    expect(text).toContain(' Blaise: income 2, 2 priests, 1 philosopher; islands ');
  });

  test('what changed includes the result of a battle, a creature bought, and each voyage in one line', () => {
    const told: readonly Event[] = [
      { type: 'CreatureBought', seat: 0, creature: 'harpy', cost: 3, discount: 0 },
      { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'D3', fleets: 1, stepsLeft: 2, cost: 1 },
      { type: 'FleetsMoved', seat: 0, from: 'D3', to: 'E4', fleets: 1, stepsLeft: 1, cost: 0 },
      { type: 'BattleEnded', holder: 0 },
      { type: 'PhilosopherRecruited', seat: 1, cost: 0 },
    ];
    expect(words.altText(seen(...START), name, told).split('What changed: ')[1]).toBe(
      told
        .flatMap((event) => (event.type === 'FleetsMoved' ? [] : words.event(event, name)))
        .toSpliced(1, 0, words.event({ ...told[2], from: 'C2', cost: 1 } as Event, name))
        .join(' '),
    );
  });

  test('the alternative text of the picture has the singular for one island and one fleet', () => {
    const lone = table(3, { setUps: [{ islands: ['is1'], seas: ['C2'] }] });
    expect(words.altText(seen(lone, turnOf('ares')), name)).toContain(' Ada: income 2; island 1 (1 troop); fleet in C2.');
    const pair: Event = { type: 'FleetRecruited', seat: 0, sea: 'C2', cost: 0 };
    expect(words.altText(seen(lone, turnOf('ares'), pair), name)).toContain('; fleets in C2 (2).');
  });
});

describe('the board in words', () => {
  const text = (...position: Position): string => words.boardText(seen(...position), name);

  test('the texts of the board say whose turn it is, and who leads on Metropolises, then by islands', () => {
    expect(words.altText(seen(...START), name)).toMatch(/^Cyclades, cycle 1\. Waiting for Ada\. Gods: /);
    expect(words.altText(seen(...START, metropolis(1, 'is2')), name)).toContain(
      ' Waiting for Ada. Blaise leads with 1 Metropolis and 2 islands. ',
    );
    expect(text(...START, metropolis(1, 'is2'))).toContain('Blaise leads with 1 Metropolis and 2 islands.');
  });

  test('the board text says what is on each island, what it yields, and how many slots are free', () => {
    const line = (whose: string, what: string, ...position: Position): string | undefined => {
      const lines = text(...START, ...position).split('\n');
      const from = lines.findIndex((one) => one.startsWith(`**${whose}**`));
      return lines.slice(from).find((one) => one.startsWith(`- ${what}`));
    };
    expect(line('Blaise', 'Islands', built(1, 'temple', 'is2', 0), { type: 'ProsperityPlaced', seat: 0, island: 'is2' })).toBe(
      '- Islands: 2 (1 troop, temple, income 2, 1 free slot), 5 (1 troop, 3 free slots)',
    );
    expect(
      line('Blaise', 'Islands', built(1, 'fortress', 'is5', 0), built(1, 'port', 'is5', 1), built(1, 'fortress', 'is5', 2)),
    ).toContain('5 (1 troop, 2 fortresses, port)');
    expect(line('Blaise', 'Islands', metropolis(1, 'is5'))).toContain('5 (Metropolis, 1 troop, 1 free slot)');
    expect(line('Blaise', 'Fleets')).toBe('- Fleets: D4 (1), F1 (1)');
    expect(line('No owner', 'Islands')).toBe('- Islands: 4 (income 2, 1 free slot), 6 (income 2, 1 free slot)');
  });

  test('the board text shows all public goods of a seat, and not its gold', () => {
    expect(text(...START, priests(0, 2))).toContain('**Ada**: income ');
    expect(text(...START)).not.toMatch(/\*: \d+ GP/);
    expect(text(...START)).toContain('Sea spaces worth 1 GP: A2, F1, F7, K2');
  });

  test('every place of the board is listed by its typed name and its owner', () => {
    const parts = words.details(seen(...START), name);
    expect(parts.map(({ name: part }) => part)).toEqual(
      expect.arrayContaining(['Island 2 – Blaise', 'Island 4', 'F1 – Blaise', 'A1']),
    );
    const { islands, seas } = boardOf(3);
    expect(parts.map(({ value }) => value)).toEqual([...islands, ...seas].map(({ id }) => id));
  });

  test('the text of a place describes it and its neighbours, and nothing farther away', () => {
    const part = (place: string, ...position: Position): string | undefined =>
      words.detailText(seen(...START, ...position), place, name);
    expect(part('D4', metropolis(1, 'is2'), krakenAt('D5'))).toBe(
      'D4 – Blaise, 1 fleet. Around it: Island 2 – Blaise, Metropolis, 1 troop, income 1. Island 4 – no owner, income 2, 1 free slot. D5, Kraken. No fleets in D3 or E4.',
    );
    expect(part('is2', built(1, 'temple', 'is2', 0), figure(1, 'minotaur', 'is2'))).toBe(
      'Island 2 – Blaise, 1 troop, temple, income 1, 1 free slot, Minotaur. Around it: C2 – Ada, 1 fleet. D4 – Blaise, 1 fleet. No fleets in B2, B3, D3 or D5.',
    );
    expect(part('K2', figure(1, 'minotaur', 'is2'), krakenAt('D5'))).toBe(
      'K2 – Carl, 1 fleet, income 1. Around it: Island 7 – Ada, 1 troop, 4 free slots. Island 8 – Carl, 1 troop, 3 free slots. No fleets in J2.',
    );
    expect(part('E1')).toContain('No fleets in D1 or E2.');
    expect(part('G3')).toContain('No fleets in F3, H2 or H3.');
    expect(part('B3')).toBe(
      'B3. Around it: Island 2 – Blaise, 1 troop, income 1, 2 free slots. No fleets in A2 (income 1) or B2.',
    );
    expect(part('Z9')).toBeUndefined();
  });

  test('the board text ends with the sea spaces around each island and each sea space', () => {
    const { islands, seas } = boardOf(3);
    const said = text(...START).slice(text(...START).indexOf('**Sea spaces around each island**'));
    expect(said).toContain('\n- Island 4: D4, D5, E4, E6, F5, F6\n');
    expect(said).toContain('\n- B2: A1, A2, B3, C2; B3: A2, B2\n');
    const named = new Map(
      [...said.matchAll(/(?:^|[;-] )(?:Island )?(\w+): ([^;\n]+)/gmu)].map(([, place, around]) => [place, around]),
    );
    for (const { id, seas: around } of islands) expect(named.get(id.slice(2))).toBe(around.join(', '));
    for (const { id, nearby } of seas) expect(named.get(id)).toBe(nearby.map((sea) => sea.id).join(', '));
    expect(named.size).toBe(islands.length + seas.length);
  });
});

test('the card of a seat shows what each creature costs it now', () => {
  const line = (...position: Position): string | undefined => lineOf(ownCard(...START, TRACK, ...position), 'Your creature');
  expect(line()).toBe('Your creature prices: Harpy 4 GP, Fates 3 GP, Pegasus 2 GP');
  expect(line(built(0, 'temple', 'is7', 0), metropolis(0, 'is1'))).toBe(
    'Your creature prices: Harpy 2 GP (instead of 4), Fates 1 GP (instead of 3), Pegasus 1 GP (instead of 2)',
  );
  expect(line(built(0, 'temple', 'is7', 0), bought('fates', 2, 1))).toBe('Your creature prices: Harpy 4 GP, Pegasus 2 GP');
});

test('the card of a seat names only figures that the seat has bought', () => {
  const card = ownCard(...START, figure(0, 'chiron', 'is2'), figure(1, 'medusa', 'is7'));
  expect(lineOf(card, 'Your figures')).toBe('Your figures: Chiron on island 2 until your first turn next cycle');
  expect(card).not.toContain('Medusa');
});

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('the fullest table in %s', (_, say) => {
  const game = say.game('cyclades');
  const five = table(5, { cycle: 12, options: { gold: 'open' } });
  const islands = Array.from({ length: 13 }, (_, index) => `is${index + 1}`);
  const crowded = seen(
    five,
    (['poseidon', 'ares', 'zeus', 'athena'] as const).map((god, seat): Event => ({ type: 'BidPlaced', seat, god, amount: 13 })),
    { type: 'BidPlaced', seat: 4, god: 'apollo' },
    { type: 'TurnBegan', seat: 0, god: 'poseidon' },
    islands.flatMap((island, index): readonly Event[] => [
      { type: 'IslandLanded', seat: index % 5, from: 'nowhere', island, troops: 3, cost: 0 },
      built(index % 5, 'university', island, 0),
      { type: 'ProsperityPlaced', seat: 0, island },
    ]),
    [0, 1, 2, 3, 4].flatMap((seat) => [priests(seat, 3), philosophers(seat, 3), troops(seat, `is${seat + 1}`, 2)].flat()),
    discarded('fates', 'griffon', 'harpy', 'pegasus', 'mermaid', 'giant', 'dryad', 'satyr', 'cyclops'),
    figure(1, 'minotaur', 'is10'),
    figure(2, 'chiron', 'is11'),
    figure(3, 'medusa', 'is12'),
    figure(4, 'polyphemus', 'is13'),
    krakenAt('K1'),
    onTrack('sphinx', 'sylph', 'chimera'),
    { type: 'SeaBattleBegan', seat: 0, defender: 1, from: 'C6', at: 'B3', fleets: 1, cost: 1 },
  );

  test.each([
    ['ordinary', name],
    ['the longest', () => 'W'.repeat(32)],
    ['escaped', () => '\\*'.repeat(32)],
  ] as const)(`the fullest table of Cyclades in ${say.locale} keeps to Discord’s limits with %s names`, (_, long) => {
    expect(game.altText(crowded, long).length).toBeLessThanOrEqual(1024);
    expect(game.boardText(crowded, long).length).toBeLessThanOrEqual(3800);
    for (const { name: part, value } of game.details(crowded, long)) {
      expect(part.length).toBeLessThanOrEqual(100);
      expect(game.detailText(crowded, value, long)?.length).toBeLessThanOrEqual(1024);
    }
    expect(game.summary(crowded, long).length).toBeLessThanOrEqual(1200);
    const asked = [0, 1, 2, 3, 4].map((seat) => game.prompt(crowded, seat, long));
    for (const prompt of asked) expect(prompt.length + game.outlook(crowded, long).length).toBeLessThan(1000);
  });

  test(`the fullest table of Cyclades in ${say.locale} leaves nothing out with ordinary names`, () => {
    expect(game.summary(crowded, name)).not.toContain('…');
    expect(game.boardText(crowded, name)).not.toContain('…');
    expect(game.summary(crowded, name).split('\n')).toHaveLength(12);
    const picture = game.altText(crowded, name);
    expect(picture).not.toContain('…');
    for (const island of islands) expect(picture).toMatch(new RegExp(`(?<!\\w)${island.slice(2)} \\(`));
    for (let seat = 0; seat < 5; seat += 1) expect(game.card(crowded, seat).length).toBeLessThan(1500);
  });
});
