import { expect, test } from 'vitest';
import type { AdviceRequest, Services } from '#discord/command/services.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { mayHint } from '#discord/moves/hint.ts';
import type { AnyAdvice } from '#engine/advice.ts';
import type { CommandOf } from '#games/cyclades/commands.ts';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { COMPUTER_SEATS } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';

const advise: Services['advise'] = async ({ game, view, legal }) =>
  provided(COMPUTER_SEATS, game).advise(view, legal, seeded(1)).slice();

/** A match of Ada against an AI player, or against Blaise and an AI player, until Ada has to act. */
const begun = async (game: string, guests: readonly 'Blaise'[], asked: Services['advise'] = advise): Promise<Table> => {
  const table = openTable({ advise: asked });
  await table.slash('Ada', 'match create', { game, seats: 2 + guests.length });
  for (const guest of guests) await table.press(guest, { customId: '1.join.1', label: 'Join' });
  await table.press('Ada', { customId: '1.level.1.usual', label: 'Usual' });
  await table.slash('Ada', 'match start');
  await playComputers(table);
  return table;
};

/** Plays until a person has to act. */
const playComputers = async ({ services: { matches } }: Table): Promise<void> => {
  for (;;) {
    const turn = await matches.computerTurn(1);
    if (turn === undefined) break;
    const { seat, decision, version } = turn;
    await matches.play(1, { type: 'PlayAsComputer', seat, decision }, `computer ${version}`);
  }
};

const opened = async (table: Table): Promise<Shown> =>
  (await table.press('Ada', { customId: '1.open.1.0', label: 'Make a move' })) ?? expect.fail();

const hintOf = (panel: Shown) => panel.controls.find(({ label }) => label === 'Hint');

const hinted = async (table: Table): Promise<Shown> =>
  (await table.press('Ada', hintOf(await opened(table)) ?? expect.fail(), 'ephemeral')) ?? expect.fail();

test.each(['cyclades', 'peloponnes'])(
  '%s: a hint says the two best moves with reasons, and has a button for each',
  async (game) => {
    const table = await begun(game, []);
    const { text, controls } = await hinted(table);
    expect(text).toMatch(/\*\*Hint\*\*/);
    expect(text).toMatch(/1\. \*\*.+\*\* – .+\.\n2\. \*\*.+\*\* \(.*(as good|lower)\) – .+\./);
    expect(controls.slice(0, 3).map(({ customId }) => parseCustomId(customId)?.kind)).toEqual(['move', 'move', 'panel']);
  },
);

test('the second idea may have the same win chance, but is not another amount for the same god, and has other reasons', async () => {
  const table = await begun('cyclades', [], async ({ legal }) => {
    const bids = legal as readonly CommandOf<'PlaceBid'>[];
    const [best = expect.fail(), otherAmount = expect.fail()] = bids.filter(({ god }) => god === 'zeus');
    const [sameReasons, other] = (['poseidon', 'athena'] as const).map(
      (named) => bids.find(({ god }) => god === named) ?? expect.fail(named),
    );
    const advice = { winChance: 0.5, reasons: [{ part: 'priests', count: 2 }] };
    return [
      ...[best, otherAmount, sameReasons ?? best].map((move) => ({ ...advice, move })),
      { ...advice, move: other ?? best, reasons: [{ part: 'philosophers', count: 1 }] },
    ];
  });
  expect((await hinted(table)).text).toMatch(/1\. \*\*Bid 1 on Zeus\*\*.+\n2\. \*\*Bid 1 on Athena\*\* \(almost as good\)/);
});

test('the same decision gets the same hint, from its own view alone', async () => {
  const requests: AdviceRequest[] = [];
  const table = await begun('cyclades', [], async (request) => {
    requests.push(request);
    return advise(request);
  });
  const first = await hinted(table);
  expect((await hinted(table)).text).toBe(first.text);
  const position = await table.services.matches.position(1, '900');
  expect(requests.map(({ view, legal, seed }) => ({ view, legal, seed }))).toEqual(
    Array.from({ length: 2 }, () => ({ view: position?.view, legal: position?.legal, seed: expect.stringMatching(/^hint 1 /) })),
  );
});

test('there are no hints in a match with another person', async () => {
  const table = await begun('cyclades', ['Blaise']);
  expect(hintOf(await opened(table))).toBeUndefined();
  const match = await table.services.stores.matches.find(1);
  const { seat, user = '' } = match?.seats.find((each) => each.seat === match.active[0]) ?? expect.fail();
  const position = await table.services.matches.position(1, user);
  const forged = { customId: `1.hint.1.${seat}.${position?.decisions[seat] ?? 0}`, label: 'Hint' };
  const { text } = (await table.press(user === '900' ? 'Ada' : 'Blaise', forged, 'ephemeral')) ?? expect.fail();
  expect(text).not.toContain('**Hint**');
  expect(text).toContain('matches against AI players alone');
});

test.each([
  ['a person plays beside', { user: '901' }],
  ['a person played before', { former: ['901'] }],
  ['a person once had the seat', { held: [{ name: 'Blaise', upTo: 3, user: '901' }] }],
])('there are no hints after %s', async (_, seat) => {
  const table = await begun('cyclades', []);
  const found = (await table.services.matches.position(1, '900')) ?? expect.fail();
  expect(mayHint(found)).toBe(true);
  const seats = found.match.seats.map((each) => (each.seat === found.seat ? each : { ...each, ...seat }));
  expect(mayHint({ ...found, match: { ...found.match, seats } })).toBe(false);
  expect(mayHint({ ...found, match: { ...found.match, computers: [] } })).toBe(false);
  expect(mayHint({ ...found, match: { ...found.match, forgotten: 1 } })).toBe(false);
  expect(mayHint({ ...found, legal: found.legal.slice(0, 1) })).toBe(false);
});

test('there are no hints after another person was forgotten', async () => {
  const table = await begun('cyclades', ['Blaise']);
  const asked = (await table.slash('Blaise', 'me forget')) ?? expect.fail();
  const confirm = asked.controls.find(({ label }) => label === 'Delete my data') ?? expect.fail();
  await table.press('Blaise', confirm, 'ephemeral');
  const found = (await table.services.matches.position(1, '900')) ?? expect.fail();
  expect(found.match.seats.filter(({ user }) => user !== undefined)).toHaveLength(1);
  const legal = ['one', 'other'].map((type) => ({ type, seat: 0 }));
  expect(mayHint({ ...found, legal })).toBe(false);
});

test('where the AI player finds nothing in time, the panel says so', async () => {
  const table = await begun('cyclades', [], async (): Promise<readonly AnyAdvice[] | undefined> => undefined);
  expect((await hinted(table)).text).toContain('I have no hint right now');
});

test('a hint for an earlier decision is not given: out of turn it says so', async () => {
  const table = await begun('peloponnes', []);
  const old = hintOf(await opened(table)) ?? expect.fail();
  const position = (await table.services.matches.position(1, '900')) ?? expect.fail();
  const [command] = position.legal;
  await table.services.matches.play(1, { type: 'Play', user: '900', command: command ?? expect.fail() }, 'move');
  const early = (await table.press('Ada', old, 'ephemeral')) ?? expect.fail();
  expect(early.text).toContain('It’s not your turn');
  await playComputers(table);
  const { text } = (await table.press('Ada', old, 'ephemeral')) ?? expect.fail();
  expect(text).not.toContain('**Hint**');
  expect(text).toContain('already done');
});
