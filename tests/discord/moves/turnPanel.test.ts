import { describe, expect, test } from 'vitest';
import type { PictureRequest } from '#renderers/index.ts';
import { atLastMeal, faceUp, lastMeal, table as peloponnesTable } from '../../games/peloponnes/given.ts';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import type { Changes, Person, Shown } from '../../support/drivers/discordActions.ts';
import type { Pressable } from '../../support/drivers/pressing.ts';
import { table as cycladesTable, fleets, turnOf } from '../../support/fakes/given.ts';
import { onTrack } from '../../support/fakes/givenCreatures.ts';

/** A turn made with the panel: each press of a button, each choice of a menu. */
interface Turn {
  /** The current panel. */
  now(): Shown;
  /** Presses, or chooses, the first control whose label begins like this. */
  take(label: string): Promise<Shown>;
  presses(): number;
}

const beginning = ({ controls }: Shown, label: string): Pressable | undefined =>
  controls.find((control) => control.label.startsWith(label));

const labels = ({ controls }: Shown): readonly string[] => controls.map(({ label }) => label);

const open = async ({ table, thread }: Arranged, person: Person = 'Ada'): Promise<Turn> => {
  const place = { in: thread };
  let shown = await table.press(person, { customId: '1.open.1.0', label: '' }, 'post', place);
  let count = 0;
  const now = (): Shown => {
    if (shown === undefined) throw new Error('There was no reply.');
    return shown;
  };
  return {
    now,
    presses: () => count,
    take: async (label) => {
      const control = beginning(now(), label);
      if (control === undefined) throw new Error(`No control begins with ${label}: ${labels(now()).join(', ')}.`);
      shown = await table.press(person, control, 'ephemeral', place);
      count += 1;
      return now();
    },
  };
};

const turnWith = (god: Parameters<typeof turnOf>[0], changes: Changes = {}): Promise<Arranged> =>
  arrangedMatch(3, [...cycladesTable(3, { gold: 20 }), ...fleets(0, 'C2', 1), ...turnOf(god)], changes);

const eventsOf = async ({ table }: Arranged): Promise<readonly string[]> =>
  (await table.services.stores.matches.read(1, 0)).map(({ event }) => event.type);

describe('a turn by the panel alone', () => {
  test.each([
    { god: 'poseidon', recruit: 'Recruit a fleet in ', events: ['FleetRecruited', 'FleetRecruited'], most: 5 },
    { god: 'ares', recruit: 'Island 1: +1 troop', events: ['TroopRecruited', 'TroopRecruited'], most: 5 },
    { god: 'zeus', recruit: 'Recruit a priest', events: ['PriestRecruited', 'PriestRecruited'], most: 5 },
    { god: 'athena', recruit: 'Recruit a philosopher', events: ['PhilosopherRecruited', 'PhilosopherRecruited'], most: 5 },
  ] as const)(
    'a turn by the panel alone recruits two of $god, builds and ends in $most presses',
    async ({ god, recruit, events, most }) => {
      const at = await turnWith(god);
      const turn = await open(at);
      await turn.take(recruit);
      await turn.take(recruit);
      const build = /^Island \d+: \+(?:port|fortress|temple|university)(?:, slot \d)?$/;
      await turn.take(labels(turn.now()).find((label) => build.test(label)) ?? 'Nothing can be built');
      await turn.take('End your turn');
      await turn.take('Yes, end my turn');
      expect(turn.presses()).toBeLessThanOrEqual(most);
      expect((await eventsOf(at)).filter((type) => /Recruited|Built|TurnEnded/.test(type)).slice(1)).toEqual([
        ...events,
        'BuildingBuilt',
        'TurnEnded',
      ]);
    },
  );

  test('each kind of move keeps its place in the panel, whatever was played', async () => {
    const turn = await open(await turnWith('ares'));
    const kinds = (): readonly string[] =>
      labels(turn.now()).flatMap((label) => /^(?:Recruit|Build|Move|End)/.exec(label)?.[0] ?? []);
    expect(kinds()).toEqual(['Recruit', 'Build', 'Move', 'End']);
    await turn.take('Island 1: +fortress');
    expect(kinds()).toEqual(['Recruit', 'Build', 'Move', 'End']);
    for (const price of ['free', '2 GP', '3 GP', '4 GP']) {
      expect(labels(turn.now())).toContain(`Recruit a troop (${price})`);
      await turn.take('Island 1: +1 troop');
    }
    expect(kinds()).toEqual(['Build', 'Move', 'End']);
  });

  test('a panel plays with all units at once, and asks for the number behind the kind of move', async () => {
    const turn = await open(await turnWith('poseidon'));
    expect(labels(turn.now())).toContain('Move 2 fleets from C2 to D3 (1 GP)');
    expect(labels(turn.now())).not.toContain('Move 1 fleet from C2 to D3 (1 GP)');
    await turn.take('Move fleets');
    await turn.take('From C2');
    expect(turn.now().text).toMatch(/Move fleets \(1 GP\) › From C2 \(2 fleets\).* › Which sea space will you move to\?$/);
    await turn.take('To D3');
    await turn.take('1 fleet: C2 to D3');
    expect(turn.now().text).toContain('Your fleets in D3 have 2 steps left.');
    await turn.take('Move 1 fleet from D3 to E4 (free)');
    expect(turn.presses()).toBe(5);
  });

  test('a turn can be ended at every step of the panel, and the way back leads to every other kind of move', async () => {
    const turn = await open(await turnWith('poseidon'));
    const inReach = (): readonly string[] =>
      labels(turn.now()).filter((label) => /^(Recruit a fleet \(free\)$|Build a port \(2 GP\)$|End|Back)/.test(label));
    const all = inReach();
    expect(all).toEqual(['Recruit a fleet (free)', 'Build a port (2 GP)', 'End your turn']);
    await turn.take('Move fleets');
    expect(inReach()).toEqual(['Back', 'End your turn']);
    await turn.take('From C2');
    expect(inReach()).toEqual(['Back', 'End your turn']);
    await turn.take('Back');
    expect(turn.now().text).toMatch(/Which sea space will you move from\?$/);
    await turn.take('Back');
    expect(inReach()).toEqual(all);
    await turn.take('Build a port');
    await turn.take('Build a port (2 GP) on');
    expect(labels(turn.now())).toContain('Undo');
    await turn.take('Undo');
    expect(labels(turn.now())).toEqual(expect.arrayContaining([...all, 'Redo']));
  });

  test('a panel of bids lists all that is known of each, and offers the least, the next two and the most', async () => {
    const offering = [...peloponnesTable(3, { goods: [{ coins: 9 }] }), ...faceUp(['A13', 'A01', 'A07'])];
    const tiles = (await open(await arrangedMatch(3, offering, {}, 'peloponnes'))).now();
    expect(tiles.text).toMatch(
      /Which tile\?\n- Market: bid 3–8 – 1 coin to mark it; .*\n- Mountains A01: bid 3–9 – fits, as your first land – 3 power, .* per round.*\n- Forest A07: /,
    );
    expect(labels(tiles)).toEqual(
      expect.arrayContaining(['Market: 3', 'Market: 4', 'Market: 5', 'Market: 8', 'Mountains A01: 9 (all)', 'Pass (+3 coins)']),
    );
    const gods = await open(await arrangedMatch(3, cycladesTable(3, { gold: 8 })));
    expect(gods.now().text).toMatch(/Which god will you bid for\?\n- Poseidon – bid 1 to 8 GP\n/);
    expect(labels(gods.now()).filter((label) => label.startsWith('Ares'))).toEqual([
      'Ares: other amount',
      'Ares: 1',
      'Ares: 2',
      'Ares: 3',
      'Ares: 8 (all)',
    ]);
    const all = await gods.take('Ares: other amount');
    expect(labels(all).filter((label) => label.startsWith('Ares'))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((gold) => `Ares: ${gold}`),
      'Ares: 8 (all)',
    ]);
  });

  test('a Kraken is offered where it destroys fleets of others, and last, with a warning, where it destroys one’s own', async () => {
    const given = [...cycladesTable(3), onTrack('kraken', 'fates', 'griffon'), ...turnOf('zeus')];
    const turn = await open(await arrangedMatch(3, given));
    await turn.take('Kraken (4 GP)');
    const buttons = turn.now().controls.filter(({ label, value }) => value === undefined && label.startsWith('Kraken'));
    expect(buttons.map(({ label }) => / destroys (?:Blaise|Carl)’s fleet$/.test(label))).toEqual([true, true, true, true]);
    await turn.take('More');
    const { label, description, mark } = turn.now().controls.findLast(({ value }) => value !== undefined) ?? {};
    expect({ label, description, mark }).toEqual({
      label: 'Kraken (4 GP) in G5',
      description: 'destroys your fleet',
      mark: 'warning',
    });
    await turn.take('Kraken (4 GP) in G5');
    expect(turn.now().text).toContain('The Kraken would destroy your fleet.');
  });
});

describe('the words of a panel', () => {
  test('a panel shows what its player can pay with, after each move, and to nobody else', async () => {
    const at = await turnWith('zeus');
    const turn = await open(at);
    expect(turn.now().text).toContain('\n-# You have 20 GP.');
    await turn.take('Recruit a priest (free)');
    await turn.take('Recruit a priest (4 GP)');
    expect(turn.now().text).toContain('\n-# You have 16 GP and 2 priests.');
    expect((await open(at, 'Blaise')).now().text).not.toContain('You have');
  });

  test("a panel of Peloponnes shows the player's goods", async () => {
    const offering = [
      ...peloponnesTable(3, { goods: [{ coins: 9, stone: 2, inhabitants: 4 }] }),
      ...faceUp(['A13', 'A01', 'A07']),
    ];
    const turn = await open(await arrangedMatch(3, offering, {}, 'peloponnes'));
    expect(turn.now().text).toContain('\n-# You have: 9 coins, 2 stone, 4 inhabitants.\n');
  });
});

describe('the picture of a panel', () => {
  /** Records the requests, and draws none of them. */
  const drawing = (): { readonly asked: PictureRequest[]; readonly changes: Changes } => {
    const asked: PictureRequest[] = [];
    const render: Changes['render'] = async (request) => {
      asked.push(request);
      return { file: new Uint8Array([asked.length]), name: 'board.jpg', width: 1, height: 1 };
    };
    return { asked, changes: { render } };
  };

  test('the picture of a panel is the board as the actor sees it, with choices highlighted, drawn again with each press', async () => {
    const { asked, changes } = drawing();
    const turn = await open(await turnWith('poseidon', changes));
    const highlighted = (): readonly string[] => asked.at(-1)?.highlighted ?? [];
    expect(asked).toMatchObject([{ game: 'cyclades', view: { viewer: 0, seats: [{ gold: 20 }, {}, {}] } }]);
    expect(highlighted()).toEqual(expect.arrayContaining(['C2', 'D3', 'is7']));
    await turn.take('Build a port');
    expect(new Set(highlighted())).toEqual(new Set(highlighted().filter((place) => place.startsWith('is'))));
    await turn.take('Back');
    await turn.take('Move fleets');
    expect(highlighted()).toEqual(expect.arrayContaining(['C2']));
    await turn.take('From C2');
    expect(highlighted()).toContain('D3');
    expect(highlighted()).not.toContain('C2');
    await turn.take('To D3');
    await turn.take('2 fleets: C2 to D3');
    expect(highlighted()).toContain('D4');
    expect(asked).toHaveLength(7);
    expect(turn.now().files.map(({ data }) => [...data])).toEqual([[7]]);
    expect(
      turn
        .now()
        .components.map(({ type }) => type)
        .slice(0, 2),
    ).toEqual([12, 10]);
    expect(turn.now().callback).toBe(6);
  });

  test('the picture of a panel highlights the gods during offerings, then the chosen one', async () => {
    const { asked, changes } = drawing();
    const turn = await open(await arrangedMatch(3, cycladesTable(3, { gold: 5 }), changes));
    expect(asked.at(-1)?.highlighted).toEqual(['poseidon', 'ares', 'zeus', 'athena', 'apollo']);
    await turn.take('Ares: other amount');
    expect(asked.at(-1)?.highlighted).toEqual(['ares']);
  });

  test('the picture of a panel highlights the creatures for sale', async () => {
    const { asked, changes } = drawing();
    const given = [...cycladesTable(3, { gold: 20 }), onTrack('sphinx', 'fates', 'griffon'), ...turnOf('zeus')];
    const turn = await open(await arrangedMatch(3, given, changes));
    await turn.take('Buy a creature');
    expect(asked.at(-1)?.highlighted).toEqual(expect.arrayContaining(['sphinx', 'fates', 'griffon']));
  });

  test('the picture of a panel is shown even if nothing on it can be chosen', async () => {
    const { asked, changes } = drawing();
    const goods = { inhabitants: 3, coins: 1 };
    const given = [...peloponnesTable(2, { goods: lastMeal([goods, goods]), round: 8 }), ...atLastMeal];
    const turn = await open(await arrangedMatch(2, given, changes, 'peloponnes'));
    expect(turn.now().text).toContain('how many luxury goods will you spend');
    expect(asked).toMatchObject([{ game: 'peloponnes', highlighted: [] }]);
  });

  test('the picture of a panel is omitted when nothing can be chosen, and for typed commands', async () => {
    const { asked, changes } = drawing();
    const acting = await turnWith('zeus', changes);
    const typed = await acting.table.slash('Ada', 'cyclades recruit', {}, { in: acting.thread });
    expect(labels(typed ?? (await open(acting)).now())).toContain('End your turn');
    expect((await open(acting, 'Blaise')).now().files).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('a picture that cannot be drawn is logged, and the panel is shown without it', async () => {
    const at = await turnWith('ares', { render: () => Promise.reject(new RangeError('no paint')) });
    const turn = await open(at);
    await turn.take('Island 1: +1 troop');
    expect(labels(turn.now())).toContain('Move troops (1 GP)');
    expect(at.table.logged).toEqual([
      { level: 'error', fields: { match: 1, fault: 'RangeError' }, message: expect.stringContaining('could not draw a picture') },
      { level: 'error', fields: { match: 1, fault: 'RangeError' }, message: expect.stringContaining('could not draw a picture') },
    ]);
  });

  test('an old panel updates to what can be chosen now', async () => {
    const { asked, changes } = drawing();
    const at = await turnWith('ares', changes);
    const old = (await open(at)).now();
    await at.table.slash('Ada', 'cyclades recruit', { at: 'is1' }, { in: at.thread });
    const control = beginning(old, 'Island 1: +1 troop');
    if (control === undefined) throw new Error('No troop can be recruited.');
    const now = await at.table.press('Ada', control, 'ephemeral', { in: at.thread });
    expect(now?.text).toContain('Here’s the current state');
    expect(now?.files).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });
});
