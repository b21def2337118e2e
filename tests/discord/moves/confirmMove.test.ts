import { describe, expect, test } from 'vitest';
import type { Amounts } from '#games/peloponnes/types.ts';
import { bid, buildings, faceUp, marked, table as peloponnesTable, struck } from '../../games/peloponnes/given.ts';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { duePosition } from '../../support/builders/starting.ts';
import { labelsOf, open, press, textOf, versionOf } from '../../support/drivers/arrangedPanel.ts';
import type { Person, Shown } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';
import { optionsFor } from '../../support/drivers/typing.ts';
import { table as cycladesTable, fleets, turnOf } from '../../support/fakes/given.ts';
import { present } from '../../support/setup/present.ts';

/** Ada's turn with Ares in a match of three, with this much gold. */
const adasTurn = (gold: number): Promise<Arranged> => arrangedMatch(3, [...cycladesTable(3, { gold }), ...turnOf('ares')]);

const slash = ({ table, thread }: Arranged, person: Person, line: string, options = {}): Promise<Shown | undefined> =>
  table.slash(person, line, options, { in: thread });

/** Any building Ada can build. */
const build = async (at: Arranged): Promise<void> => {
  const move = (await duePosition(at.table)).legal.find((each) => each.type === 'Build');
  if (move === undefined) throw new Error('Nothing can be built.');
  await slash(at, 'Ada', 'cyclades build', optionsFor(move));
};

describe('the end of a turn', () => {
  test('the end of a turn asks for confirmation, with what could still be done', async () => {
    const at = await adasTurn(9);
    const before = await versionOf(at);
    const asked = await press(at, await open(at), 'End your turn');
    expect(textOf(asked)).toMatch(
      /^\*\*#1\*\* \*\*End your turn\?\*\* You could still recruit a troop \(free\), build a fortress \(2 GP\)/,
    );
    expect(textOf(asked)).not.toContain('end your turn');
    expect(labelsOf(asked)).toEqual(['Yes, end my turn', 'Back']);
    expectWithinLimits({ components: asked?.components ?? [] });
    expect(asked?.callback).toBe(6);
    expect(await versionOf(at)).toBe(before);

    const played = await press(at, asked, 'Yes, end my turn');
    expect(await versionOf(at)).toBeGreaterThan(before);
    expect((await at.table.services.stores.matches.read(1, before))[0]?.event).toMatchObject({ type: 'TurnEnded', seat: 0 });
    expect(textOf(played)).toContain('Cycle 2');
  });

  test('Back does not end the turn, and everything is still possible', async () => {
    const at = await adasTurn(9);
    const panel = await open(at);
    const before = await versionOf(at);
    const back = await press(at, await press(at, panel, 'End your turn'), 'Back');
    expect(labelsOf(back)).toEqual(labelsOf(panel));
    expect(await versionOf(at)).toBe(before);
  });

  test('the end of a turn is played at once if nothing else is possible', async () => {
    const at = await arrangedMatch(3, [...cycladesTable(3, { gold: 0, setUps: [] }), ...turnOf('apollo')]);
    const before = await versionOf(at);
    await slash(at, 'Ada', 'cyclades end');
    expect(await versionOf(at)).toBeGreaterThan(before);
  });

  test('a typed end of a turn asks for confirmation, unless it is given as an option', async () => {
    const at = await adasTurn(9);
    const before = await versionOf(at);
    for (const options of [{}, { sure: false }]) {
      const typed = await slash(at, 'Ada', 'cyclades end', options);
      expect(labelsOf(typed)).toEqual(['Yes, end my turn', 'Back']);
      expect(textOf(typed)).toContain('You could still recruit a troop');
    }
    expect(await versionOf(at)).toBe(before);
    await slash(at, 'Ada', 'cyclades end', { sure: true });
    expect(await versionOf(at)).toBeGreaterThan(before);
  });

  test('the end of a turn is refused without a question to players who cannot end one', async () => {
    const at = await adasTurn(9);
    const refused = await slash(at, 'Blaise', 'cyclades end');
    expect(textOf(refused)).toContain('Ada');
    expect(labelsOf(refused)).toEqual([]);
  });

  test('a confirmation is valid once: that of a turn that went on plays nothing', async () => {
    const at = await adasTurn(9);
    const asked = await press(at, await open(at), 'End your turn');
    await build(at);
    const before = await versionOf(at);
    expect(textOf(await press(at, asked, 'Yes, end my turn'))).toContain('already done');
    expect(await versionOf(at)).toBe(before);
  });

  test('a confirmation is valid only for the player who was asked', async () => {
    const at = await adasTurn(9);
    const asked = await press(at, await open(at), 'End your turn');
    const before = await versionOf(at);
    expect(textOf(await press(at, asked, 'Yes, end my turn', 'Blaise'))).toBe('Only Ada can choose that.');
    expect(await versionOf(at)).toBe(before);
  });

  test('a move that only costs gold is played at once', async () => {
    const at = await adasTurn(9);
    const before = await versionOf(at);
    await build(at);
    expect(await versionOf(at)).toBeGreaterThan(before);
  });
});

describe('in Peloponnes', () => {
  const offers = [...peloponnesTable(3, { goods: [{ coins: 9 }, { coins: 9 }] }), ...faceUp(['A13', 'A01', 'A07'])];
  const pushedOut = [...offers, bid(0, 'A13', 4), bid(1, 'A13', 5), { type: 'BidPushedOut', seat: 0, tile: 'A13', coins: 4 }];

  test.each([
    { move: 'pass', events: offers, asks: 'Pass (+3 coins)?', still: 'bid on a tile', yes: 'Yes, pass (+3 coins)' },
    {
      move: 'withdraw',
      events: pushedOut,
      asks: 'Withdraw 4 coins (+1 coin)?',
      still: 'move your 4 coins',
      yes: 'Yes, withdraw 4 coins (+1 coin)',
    },
  ])(
    'a player who would $move is asked for confirmation, because an offer is possible',
    async ({ move, events, asks, still, yes }) => {
      const at = await arrangedMatch(3, events, {}, 'peloponnes');
      const before = await versionOf(at);
      const asked = await slash(at, 'Ada', `peloponnes ${move}`);
      expect(textOf(asked)).toBe(`**#1** **${asks}** You could still ${still}.`);
      expect(await versionOf(at)).toBe(before);
      await press(at, asked, yes);
      expect(await versionOf(at)).toBeGreaterThan(before);
    },
  );

  const FINISHING = [
    { type: 'SupplyRoundBegan', tile: 'B05' },
    { type: 'StepBegan', step: 'finishing' },
    { type: 'ChoiceAsked', seats: [0] },
  ] as const;
  const rich = { coins: 9, wood: 3, stone: 3, food: 3, luxury: 0, inhabitants: 3 };
  const twoOf = (goods: Amounts) => peloponnesTable(2, { goods: [goods, rich] });
  const earthquake = (goods: Amounts) => [...twoOf(goods), ...buildings(0, 'A13', 'A14'), ...struck('earthquake', [0])];

  test.each([
    { move: 'giveup', events: earthquake(rich), asks: 'Discard Market', still: 'pay to keep tiles' },
    {
      move: 'abandon',
      events: [...twoOf(rich), ...marked(0, 'A13'), ...FINISHING],
      asks: 'Discard Market',
      still: 'pay for',
    },
  ])(
    'a player who would $move something affordable is asked for confirmation, and gives nothing up by going back',
    async (row) => {
      const { move, events, asks, still } = row;
      const at = await arrangedMatch(2, events, {}, 'peloponnes');
      const before = await versionOf(at);
      const panel = await open(at);
      const label = present(labelsOf(panel).find((each) => each.startsWith(asks)));
      const asked = await press(at, panel, label);
      expect(textOf(asked)).toMatch(new RegExp(`^\\*\\*#1\\*\\* \\*\\*${asks}.*\\?\\*\\* You could still ${still}`));
      expectWithinLimits({ components: asked?.components ?? [] });
      expect(labelsOf(await press(at, asked, 'Back'))).toEqual(labelsOf(panel));
      expect(labelsOf(await slash(at, 'Ada', `peloponnes ${move}`, { tile: 'A13' }))).toEqual(labelsOf(asked));
      expect(await versionOf(at)).toBe(before);
      await press(at, asked, present(labelsOf(asked)[0]));
      expect(await versionOf(at)).toBeGreaterThan(before);
    },
  );

  test('a tile is given up at once if none is affordable', async () => {
    const at = await arrangedMatch(2, earthquake({ ...rich, wood: 1, stone: 1 }), {}, 'peloponnes');
    const before = await versionOf(at);
    await slash(at, 'Ada', 'peloponnes giveup', { tile: 'A13' });
    expect(await versionOf(at)).toBeGreaterThan(before);
  });

  test('a bid that would lose the tile and the coins is not offered at once, has a warning, and asks for confirmation', async () => {
    const stone = { type: 'LandPlaced', seat: 0, tile: 'A01' };
    const at = await arrangedMatch(
      3,
      [...peloponnesTable(3, { goods: [{ coins: 9 }] }), stone, ...faceUp(['A05', 'A02', 'A13'])],
      {},
      'peloponnes',
    );
    const before = await versionOf(at);
    const panel = await open(at);
    const bids = (panel?.controls ?? []).filter(({ label }) => /(?: A\d\d|^Market): \d(?: \(all\))?$/.test(label));
    expect(bids).toHaveLength(8);
    expect(bids.filter(({ label }) => /^Fields A05|Market: 9/.test(label))).toEqual([]);
    const fields = present(panel?.controls.find(({ label }) => label.startsWith('Fields A05: bid')));
    const behind = (await press(at, panel, fields.label))?.controls.filter(({ label }) => label.startsWith('Fields A05: '));
    expect(behind?.map(({ mark }) => mark)).toEqual(Array.from({ length: 7 }, () => 'warning'));
    const asked = await slash(at, 'Ada', 'peloponnes bid', { tile: 'A05', coins: 3 });
    expect(textOf(asked)).toContain(
      'fit your outermost land: they have no good in common. You’d lose the tile and your 3 coins.',
    );
    expect(await versionOf(at)).toBe(before);
    await press(at, asked, present(labelsOf(asked)[0]));
    expect(await versionOf(at)).toBeGreaterThan(before);
  });

  test('any other bid is played at once', async () => {
    const at = await arrangedMatch(3, offers, {}, 'peloponnes');
    const before = await versionOf(at);
    await slash(at, 'Ada', 'peloponnes bid', { tile: 'A13' });
    expect(await versionOf(at)).toBeGreaterThan(before);
  });
});

describe('a battle', () => {
  /** Blaise's fleet lies beside two of Ada's, who acts with Poseidon. */
  const besideEachOther = [...cycladesTable(3), ...fleets(0, 'F5', 2), ...fleets(1, 'F6', 1), ...turnOf('poseidon')];

  test('a move into a battle shows both strengths and the odds, and asks for confirmation', async () => {
    const at = await arrangedMatch(3, besideEachOther);
    const before = await versionOf(at);
    const move = { from: 'F5', to: 'F6', fleets: 2 };
    const asked = await slash(at, 'Ada', 'cyclades fleets', move);
    expect(textOf(asked)).toBe(
      '**#1** **Attack: 2 fleets, F5 to F6 (1 GP)?** You attack Blaise, 2 v 1. You win the next round 64% of the time, and the whole battle 91%. You can’t undo a battle.',
    );
    expect(await versionOf(at)).toBe(before);
    await press(at, asked, 'Yes, attack: 2 fleets, F5 to F6 (1 GP)');
    expect((await at.table.services.stores.matches.read(1, before))[0]?.event).toMatchObject({ type: 'SeaBattleBegan' });
  });

  test('a typed move into a battle is played at once if that is given as an option, and one without a battle always', async () => {
    const at = await arrangedMatch(3, besideEachOther);
    const before = await versionOf(at);
    await slash(at, 'Ada', 'cyclades fleets', { from: 'F5', to: 'E4', fleets: 1 });
    const moved = await versionOf(at);
    expect(moved).toBeGreaterThan(before);
    await slash(at, 'Ada', 'cyclades fleets', { from: 'F5', to: 'F6', fleets: 1, sure: true });
    expect(await versionOf(at)).toBeGreaterThan(moved);
  });
});
