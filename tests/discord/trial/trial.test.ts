import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import { bid, faceUp, table as peloponnesTable } from '../../games/peloponnes/given.ts';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { labelsOf, open, textOf, versionOf } from '../../support/drivers/arrangedPanel.ts';
import type { Person, Shown } from '../../support/drivers/discordActions.ts';
import { table as cycladesTable, fleets, turnOf } from '../../support/fakes/given.ts';
import { onTrack } from '../../support/fakes/givenCreatures.ts';

/** Presses controls one after the other, each by the beginning of its label, on what the one before has shown. */
const pressed = async (at: Arranged, from: Shown | undefined, labels: readonly string[], person: Person = 'Ada') => {
  let shown = from;
  for (const label of labels) {
    const control = shown?.controls.find((each) => each.label.startsWith(label));
    if (control === undefined) throw new Error(`Nothing begins with ${label}: ${labelsOf(shown).join(', ')}.`);
    shown = await at.table.press(person, control, 'ephemeral', { in: at.thread, shown });
  }
  return shown;
};

const opening = (...more: readonly BaseEvent[]): readonly BaseEvent[] => [
  ...cycladesTable(3, { gold: 20 }),
  ...fleets(0, 'C2', 1),
  ...more,
];

const inTurnOf = (god: Parameters<typeof turnOf>[0], ...before: readonly BaseEvent[]): Promise<Arranged> =>
  arrangedMatch(3, opening(...before, ...turnOf(god)));

const tried = async (at: Arranged, ...labels: readonly string[]): Promise<Shown | undefined> =>
  pressed(at, await open(at), ['Try it', ...labels]);

const typesSince = async ({ table }: Arranged, version: number): Promise<readonly string[]> =>
  (await table.services.stores.matches.read(1, version)).map(({ event }) => event.type);

describe('moves tried in a turn', () => {
  test('are listed with what they do, and nothing of them is stored', async () => {
    const at = await inTurnOf('ares');
    const version = await versionOf(at);
    const shown = await tried(at, 'Island 1: +1 troop', 'Island 1: +1 troop', 'Island 7: +fortress');
    expect(textOf(shown)).toContain(
      '1. Ada recruits a troop on island 1.\n2. Ada recruits a troop on island 1 for 2 GP.\n3. Ada builds',
    );
    expect(textOf(shown)).toContain('You have 16 GP.');
    expect(await versionOf(at)).toBe(version);
  });

  test('are all played by one press, and undone by one', async () => {
    const at = await inTurnOf('ares');
    const version = await versionOf(at);
    const shown = await tried(at, 'Island 1: +1 troop', 'Island 1: +1 troop', 'Island 7: +fortress', 'Play these');
    expect(await typesSince(at, version)).toEqual(['TroopRecruited', 'TroopRecruited', 'BuildingBuilt']);
    expect(textOf(shown)).toContain('You have 16 GP.');
    expect(textOf(await pressed(at, shown, ['Undo']))).toContain('You have 20 GP.');
  });

  test('have buttons of their own colour, with a line right above the last ones', async () => {
    const at = await inTurnOf('ares');
    const real = await open(at);
    const shown = await tried(at);
    const styleOf = (from: Shown | undefined) =>
      from?.components
        .flatMap((part) => ('components' in part ? (part.components as readonly { label?: string; style?: number }[]) : []))
        .find(({ label }) => label?.startsWith('Island 1: +1 troop'))?.style;
    expect(styleOf(real)).toBe(ButtonStyle.Secondary);
    expect(styleOf(shown)).toBe(ButtonStyle.Primary);
    expect(textOf(shown).trimEnd().split('\n').at(-1)).toContain('Nothing is played yet.');
  });

  test('are taken back one by one, or forgotten', async () => {
    const at = await inTurnOf('ares');
    const two = await tried(at, 'Island 1: +1 troop', 'Island 7: +fortress');
    const one = await pressed(at, two, ['Undo']);
    expect(textOf(one)).toContain('1. Ada recruits a troop on island 1.\n\n');
    const none = await pressed(at, one, ['Undo']);
    expect(labelsOf(none)).not.toContain('Play these');
    expect(labelsOf(await pressed(at, none, ['Forget it']))).toContain('Try it');
  });

  test('stop at dice, with the odds in place of the throw', async () => {
    const at = await inTurnOf('ares');
    const shown = await tried(at, 'Island 1: +1 troop', 'Attack: 2 troops, island 1 to 2');
    expect(textOf(shown)).toMatch(/2\. .*You win the next round 64% of the time/);
    expect(textOf(shown)).not.toContain('You can’t undo');
    expect(textOf(shown)).toContain('Dice or draws decide what comes next');
    expect(labelsOf(shown)).toEqual(['Play these', 'Undo', 'Forget it']);
  });

  test('sail along a whole voyage as one move', async () => {
    const at = await inTurnOf('poseidon');
    const version = await versionOf(at);
    const shown = await tried(at, 'Move fleets', 'From C2', 'To E4', '2 fleets');
    expect(textOf(shown)).toMatch(/^1\. .*E4/m);
    await pressed(at, shown, ['Play these']);
    expect(await typesSince(at, version)).toContain('FleetsMoved');
  });

  test('stop where another seat’s gold would be seen', async () => {
    const at = await arrangedMatch(3, opening(onTrack('griffon'), ...turnOf('zeus')));
    const shown = await tried(at, 'Griffon', 'Griffon (4 GP) – take half of Blaise');
    expect(textOf(shown)).toContain('another player keeps secret');
    expect(textOf(shown)).not.toMatch(/10 GP/);
  });
});

describe('/match try', () => {
  test('begins to try moves, or says why there is nothing to try', async () => {
    const at = await inTurnOf('ares');
    const shown = await at.table.slash('Ada', 'match try', {}, { in: at.thread });
    expect(textOf(await pressed(at, shown, ['Island 1: +1 troop']))).toContain('1. Ada recruits a troop on island 1.');
    const refused = await at.table.slash('Blaise', 'match try', {}, { in: at.thread });
    expect(textOf(refused)).toContain('Waiting for Ada');
  });
});

describe('bids tried', () => {
  test('end where the others would answer, and can be planned', async () => {
    const at = await arrangedMatch(3, opening());
    const shown = await tried(at, 'Ares: 3');
    expect(textOf(shown)).toContain('What the other players do then is open');
    const plan = await pressed(at, shown, ['Make it a plan']);
    expect(textOf(plan)).toContain('You tried: Bid 3 on Ares. If you save this plan, what’s played right now is: Bid 1 on Ares.');
    expect(textOf(plan)).toContain('Cycle 1 › Ares › Up to 3 GP');
    expect(textOf(await pressed(at, plan, ['Back']))).toBe(textOf(shown));
  });

  test('show what a tile costs in Peloponnes, and can be planned', async () => {
    const at = await arrangedMatch(
      3,
      [...peloponnesTable(3), ...faceUp(['A05', 'A11', 'A04'], ['A03', 'A10'])],
      {},
      'peloponnes',
    );
    const shown = await tried(at, 'Fields A05: 5');
    expect(textOf(shown)).toContain('You have: 15 coins');
    const plan = await pressed(at, shown, ['Make it a plan']);
    expect(textOf(plan)).toContain('Round 1 › Fields A05 › Up to 5 coins › Bid the maximum right away');
    expect(textOf(plan)).not.toContain('You tried');
    const version = await versionOf(at);
    await pressed(at, plan, ['Save', 'Save and play']);
    const [bidden] = await at.table.services.stores.matches.read(1, version);
    expect(bidden?.event).toMatchObject({ type: 'BidPlaced', seat: 0, tile: 'A05', coins: 5 });
  });

  test('choices that wait for others show what they will do', async () => {
    const won = [bid(0, 'A11', 3), bid(1, 'A05', 3), bid(2, 'A04', 4), { type: 'OrderSettled', order: [2, 0, 1] }];
    const events = [
      ...peloponnesTable(3, { goods: [{ coins: 20, wood: 5, stone: 5 }] }),
      ...faceUp(['A05', 'A11', 'A04'], ['A03', 'A10']),
      ...won,
      { type: 'ChoiceAsked', seats: [0] },
    ];
    const at = await arrangedMatch(3, events, {}, 'peloponnes');
    const version = await versionOf(at);
    const panel = await open(at);
    const shown = await pressed(at, panel, ['Try it', labelsOf(panel)[0] ?? '']);
    expect(textOf(shown)).toMatch(/^1\. .*Barracks/m);
    expect(textOf(shown)).not.toContain('done for now');
    expect(await versionOf(at)).toBe(version);
  });
});

describe('tried moves that do not fit any more', () => {
  test('are refused with what they were after another move of the same turn', async () => {
    const at = await inTurnOf('ares');
    const panel = await open(at);
    const shown = await pressed(at, panel, ['Try it', 'Island 1: +1 troop', 'Island 7: +fortress']);
    await pressed(at, panel, ['Island 7: +1 troop']);
    const version = await versionOf(at);
    for (const label of ['Play these', 'Undo', 'End your turn']) {
      const refused = await pressed(at, shown, [label]);
      expect(textOf(refused)).toContain('Nothing was played: the match has moved on');
      expect(textOf(refused)).toContain('1. Ada recruits a troop on island 1.\n2. Ada builds');
      expect(labelsOf(refused)).toContain('Try it');
    }
    expect(await versionOf(at)).toBe(version);
  });

  test('are said to be played where an earlier press played them, until they are undone', async () => {
    const at = await inTurnOf('ares');
    const shown = await tried(at, 'Island 1: +1 troop', 'Island 7: +fortress');
    const first = await pressed(at, shown, ['Play these']);
    const version = await versionOf(at);
    const again = await pressed(at, shown, ['Play these']);
    expect(textOf(again)).toContain('You’ve already played these moves. Here’s the current state:');
    expect(textOf(again)).not.toContain('Nothing was played');
    expect(labelsOf(again)).toContain('Try it');
    expect(await versionOf(at)).toBe(version);
    await pressed(at, first, ['Undo']);
    expect(textOf(await pressed(at, shown, ['Play these']))).toContain('Nothing was played');
  });

  test('are said to be played where both presses came at once', async () => {
    const at = await inTurnOf('ares');
    const version = await versionOf(at);
    const shown = await tried(at, 'Island 1: +1 troop');
    const both = await Promise.all([pressed(at, shown, ['Play these']), pressed(at, shown, ['Play these'])]);
    expect(await typesSince(at, version)).toEqual(['TroopRecruited']);
    expect(both.map(textOf).filter((said) => said.includes('You’ve already played these moves'))).toHaveLength(1);
    expect(both.map(textOf).join()).not.toContain('Nothing was played');
  });

  test('are not said to be played where others were', async () => {
    const at = await inTurnOf('ares');
    const panel = await open(at);
    const [one, two] = [
      await pressed(at, panel, ['Try it', 'Island 1: +1 troop']),
      await pressed(at, panel, ['Try it', 'Island 7: +1 troop']),
    ];
    await pressed(at, one, ['Play these']);
    expect(textOf(await pressed(at, two, ['Play these']))).toContain('Nothing was played: the match has moved on');
  });

  test('are refused without their list after the end of the match', async () => {
    const at = await inTurnOf('ares');
    const shown = await tried(at, 'Island 1: +1 troop');
    for (const user of ['901', '902']) await at.table.services.matches.play(1, { type: 'Concede', user }, `concede ${user}`);
    const refused = await pressed(at, shown, ['Play these']);
    expect(textOf(refused)).toContain('Nothing was played: this match is over.');
    expect(textOf(refused)).not.toContain('1. ');
  });

  test('are refused where their word means other moves', async () => {
    const at = await inTurnOf('ares');
    const shown = await tried(at, 'Island 1: +1 troop');
    const control = shown?.controls.find(({ label }) => label === 'Play these');
    const forged = { customId: (control?.customId ?? '').replace(/00$/, '01'), label: '' };
    const refused = await at.table.press('Ada', forged, 'ephemeral', { in: at.thread, shown });
    expect(textOf(refused)).toContain('Nothing was played');
  });

  test('belong to one seat alone', async () => {
    const at = await inTurnOf('ares');
    const shown = await tried(at, 'Island 1: +1 troop');
    const play = shown?.controls.find(({ label }) => label === 'Play these');
    const refused = play && (await at.table.press('Blaise', play, 'ephemeral', { in: at.thread }));
    expect(textOf(refused)).toContain('Ada');
    expect(labelsOf(refused)).not.toContain('Play these');
  });
});
