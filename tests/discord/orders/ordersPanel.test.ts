import { describe, expect, test } from 'vitest';
import { dueNow, start } from '../../support/builders/starting.ts';
import type { Person, Place, Shown, Table } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';

const MATCH = 1;

const playing = async (seats = 3, game = 'cyclades') => {
  const { table, due, others, thread } = await start(seats, undefined, { game });
  const place: Place = { in: thread };
  const order = (who: Person, typed: string, sure?: boolean) =>
    table.slash(who, `${game} orders`, { order: typed, ...(sure !== undefined && { sure }) }, place);
  const open = (who: Person) => table.slash(who, `${game} orders`, {}, place);
  const log = async () => (await table.slash('Ada', 'log', {}, place))?.text ?? '';
  const [next, last] = others as readonly [Person, Person];
  return { table, due, next, last, place, order, open, log };
};

/** Presses the control with a label. */
const press = async (
  table: Table,
  who: Person,
  shown: Shown | undefined,
  label: string,
  place: Place,
): Promise<Shown | undefined> => {
  const control = shown?.controls.find((each) => each.label === label);
  if (shown !== undefined) expectWithinLimits(shown);
  if (control === undefined) throw new Error(`No ${label} among ${shown?.controls.map((each) => each.label).join(', ')}.`);
  return table.press(who, control, 'ephemeral', place);
};

const pressAll = async (table: Table, who: Person, from: Shown | undefined, labels: readonly string[], place: Place) => {
  let shown = from;
  for (const label of labels) shown = await press(table, who, shown, label, place);
  return shown;
};

describe('the panel of orders', () => {
  test('the panel of orders opens from one’s own panel, and says that it is private and when orders play', async () => {
    const { table, next, place } = await playing();
    const own = await table.press(next, { customId: `1.open.${MATCH}`, label: '' }, 'post', place);
    const shown = await press(table, next, own, 'Plan ahead', place);
    expect(shown?.text).toContain('Your planned moves');
    expect(shown?.text).toContain('You haven’t planned any moves.');
    expect(shown?.text).toContain('Only you see these.');
    expect(shown?.text).toContain('as soon as it’s your turn');
  });

  test('the panel of orders shows the maximum number of orders, each with Remove, and refuses one more', async () => {
    const { table, next, place, order, open } = await playing(5);
    const islands = Array.from({ length: 13 }, (_, index) => `is${index + 1}`);
    const seas = ['B', 'C', 'D', 'E'].flatMap((column) => [1, 2, 3, 4].map((line) => `${column}${line}`));
    let given = 0;
    for (const front of [...islands, ...seas]) {
      if (given === 20) break;
      if ((await order(next, `retreat ${front} odds25`))?.text.includes('Saved')) given += 1;
    }
    const panel = await open(next);
    expect(panel?.text.match(/^- Battles at/gm)).toHaveLength(20);
    expect(panel?.text).not.toContain('…');
    expect(panel?.controls.filter(({ label }) => label.startsWith('Battles at'))).toHaveLength(20);
    const refused = await order(next, 'retreat everywhere now');
    expect(refused?.text).toContain('You can have up to 20 planned moves at a time. Cancel one first.');
    const [first] = panel?.controls.filter(({ label }) => label.startsWith('Battles at')) ?? [];
    if (first === undefined) throw new Error('No order can be removed.');
    await table.press(next, first, 'ephemeral', place);
    expect((await order(next, 'retreat everywhere now'))?.text).toContain('Saved');
  });

  test('the panel of orders refuses text whose end it would truncate, and escapes quoted text', async () => {
    const { next, order, open } = await playing();
    const long = await order(next, `ares 4 ${'then '.repeat(58)}athena 3`);
    expect(long?.text).toContain('I don’t understand “athena” there. Nothing can follow here, so remove the rest.');
    expect((await order(next, '**@everyone**'))?.text).toContain('“\\*\\*@\u200beveryone\\*\\*”');
    expect((await open(next))?.text).toContain('You haven’t planned any moves.');
  });

  test('the panel of orders takes a plan of offerings by menus alone', async () => {
    const { table, next, place, open } = await playing(4);
    const steps = ['Bids: which gods, and up to how much', 'Cycle 2', 'Ares', 'Up to 4 GP', 'Then: Athena', 'Up to 6 GP'];
    const said = await pressAll(table, next, await open(next), [...steps, 'When outbid: only the gods after that one'], place);
    const saved = await pressAll(table, next, said, ['Finally: Apollo', 'Save'], place);
    const plan =
      'Bids in cycle 2: Ares up to 4 GP, then Athena up to 6 GP, then Apollo; if you’re outbid, only the gods after that one';
    expect(saved?.text).toContain(`Saved: ${plan}.`);
    expect((await open(next))?.text).toContain(`- ${plan}`);
  });

  test.each(['cyclades', 'peloponnes'])(
    'the panel of orders shows examples of typed orders, and each is accepted as typed: %s',
    async (game) => {
      const { next, order, open } = await playing(3, game);
      const examples = [...((await open(next))?.text.matchAll(/`([^`]+)`/g) ?? [])].map(([, example = '']) => example);
      expect(examples.length).toBeGreaterThan(3);
      for (const example of examples) expect((await order(next, example))?.text).toMatch(/^Saved: /);
    },
  );

  test('the panel of orders explains the words that name nothing on the board, with their defaults', async () => {
    const { table, next, place, open } = await playing(4);
    const shown = await pressAll(table, next, await open(next), ['Ares › Up to 2 GP', 'Then: Zeus', 'Up to 1 GP'], place);
    expect(shown?.text).toContain('If you name several gods and are outbid, I’ll try them all again');
    expect(JSON.stringify(shown?.components)).toContain('"description":"tries only the gods after the one you were outbid on"');
  });

  test('the panel of orders explains even a few words in a menu, because buttons have no room', async () => {
    const { table, next, place, open } = await playing(3, 'peloponnes');
    const shown = await press(table, next, await open(next), 'Buildings I win: pay, mark or discard', place);
    expect(JSON.stringify(shown?.components)).toContain('"description":"pays 1 coin now and the cost in a supply round"');
  });

  test('the panel of orders goes back word by word, and to more words by pages', async () => {
    const { table, next, place, open } = await playing();
    const fronts = await pressAll(table, next, await open(next), ['Battles: fight on', 'More', 'Previous', 'More'], place);
    expect(fronts?.controls.map(({ label }) => label)).toEqual(expect.arrayContaining(['Previous', 'Back']));
    const begun = await press(table, next, fronts, 'Back', place);
    expect(begun?.controls.map(({ label }) => label)).toContain('Battles: fight on');
  });

  test('the panel of orders keeps one order for each occasion, and each can be removed', async () => {
    const { table, next, place, order, open } = await playing(4);
    await order(next, 'fight everywhere');
    await order(next, 'retreat everywhere fewer 2');
    await order(next, 'end');
    const shown = await open(next);
    expect(shown?.text).not.toContain('fight on');
    const everywhere = 'retreat when outnumbered by 2 units, to where most of your units are';
    expect(shown?.text).toContain(`- Battles everywhere: ${everywhere}`);
    expect((await order(next, 'fight is2'))?.text).toContain(`- Battles everywhere else: ${everywhere}`);
    const after = await press(table, next, shown, 'End your turn when you can’t do or afford anything else', place);
    expect(after?.text).toContain('Cancelled: End your turn');
    expect(after?.text).not.toContain('- End your turn');
    expect((await order(next, 'plan 2 ares 4 to 3'))?.text).toContain('Ares › Up to 4 GP, after being outbid up to 3 GP');
    expect((await order(next, 'none'))?.text).toContain('You haven’t planned any moves.');
  });

  test('the panel of orders is for players, and shows nobody else’s', async () => {
    const { next, last, order, open } = await playing();
    await order(next, 'fight everywhere');
    expect((await open(last))?.text).toContain('You haven’t planned any moves.');
    expect((await open('Emmy'))?.text).toMatch(/not playing in this match/);
    expect((await order('Emmy', 'fight everywhere'))?.text).toMatch(/not playing in this match/);
  });

  test('the panel of orders answers old and forged controls with its current state', async () => {
    const { table, next, place, order, open } = await playing();
    await order(next, 'fight everywhere');
    const forged = [
      '1.keep.1.plan.2.walls.4',
      '1.keep.1',
      '1.keep.1.constructor',
      '1.say.1.0.plan.2.ares.99999999',
      '1.unkeep.1',
    ];
    for (const customId of forged) {
      const shown = await table.press(next, { customId, label: '' }, 'ephemeral', place);
      expect(shown?.text).toMatch(/\w{3}/);
    }
    const gone = await table.press(next, { customId: '1.unkeep.1', label: '', value: 'feedfeedfeedfeed' }, 'ephemeral', place);
    expect(gone?.text).toContain('can’t do that any more');
    expect((await open(next))?.text).toContain('- Battles everywhere: fight on');
  });
});

describe('an order', () => {
  test("an order written while one's seat is active asks for confirmation before it plays", async () => {
    const { table, due, place, order, log } = await playing();
    const asked = await order(due, 'apollo');
    expect(asked?.text).toContain('This move will be played right now: Go to Apollo (free)\nSave and play?');
    expect(await log()).not.toContain('(planned)');
    const played = await press(table, due, asked, 'Save and play', place);
    expect(played?.text).toContain('Saved: Bids in cycle 1: Apollo');
    expect(await log()).toContain('*(planned)*');
  });

  test('an order confirmed for a finished decision asks again, or is stored', async () => {
    const { table, due, place, order } = await playing();
    const asked = await order(due, 'apollo');
    await table.slash(due, 'cyclades bid', { god: 'apollo' }, place);
    const pressed = await press(table, due, asked, 'Save and play', place);
    expect(pressed?.text).toContain('Saved:');
    expect((await table.services.matches.position(MATCH, undefined))?.decisions.reduce((sum, each) => sum + each)).toBe(1);
  });

  test('an order typed with `sure` plays without confirmation', async () => {
    const { due, order, log } = await playing();
    expect((await order(due, 'apollo', true))?.text).toContain('Saved:');
    expect(await log()).toContain('*(planned)*');
  });

  test('an order plays as soon as others have moved, and everybody reads how', async () => {
    const { table, due, next, last, place, order, log } = await playing();
    await order(next, 'apollo');
    await order(last, 'apollo');
    const moved = await table.slash(due, 'cyclades bid', { god: 'apollo' }, place);
    expect(moved?.text.match(/\(planned\)/g)).toHaveLength(2);
    expect((await log()).match(/\(planned\)/g)).toHaveLength(2);
    expect(await log()).not.toContain(`${due} goes to Apollo. *(planned`);
    expect((await table.services.matches.position(MATCH, undefined))?.decisions).toEqual([1, 1, 1]);
  });

  test.each([
    ['plan 7 ares 4', 'You can’t plan bids for cycle 7 now. Plan them for cycle 1 or 2.'],
    ['plan 2 ares 4 to 3', 'After being outbid, you’d bid less on Ares (3) than before (4). Choose 4 or more.'],
    ['plan 2 ares 4 to 6 next', 'This plan never tries Ares again after you’re outbid.'],
    ['fight walls', 'There’s no place called walls on this board.'],
    ['plan 2 ares', 'Something is missing at the end.'],
    ['retreat is1 now is1', 'I don’t understand “is1” there.'],
    ['plan 2 hermes 4', 'I don’t understand “hermes” there.'],
    ['hermes', 'Try `plan`, `retreat`, `fight`, `marker`, `end`'],
    ['marker', 'Something is missing at the end.'],
    ['ares 4 ares 5', 'This bidding plan names Ares twice. Name it only once.'],
  ])('an impossible order is refused with possible ones: %s', async (typed, sentence) => {
    const { next, order, open } = await playing(4);
    await order(next, 'fight everywhere');
    expect((await order(next, typed))?.text).toContain(sentence);
    expect((await open(next))?.text).toContain('- Battles everywhere: fight on');
  });

  test('an order is suggested word by word while it is typed', async () => {
    const { table, next, place } = await playing(4);
    const suggest = (typed: string) => table.suggest(next, 'cyclades orders', { order: typed }, 'order', place);
    expect((await suggest('')).map(({ value }) => value).slice(0, 5)).toEqual(['plan', 'retreat', 'fight', 'marker', 'end']);
    expect((await suggest('apo')).map(({ value }) => value)).toContain('apollo');
    expect((await suggest('plan 2 at')).map(({ value }) => value)).toEqual(['plan 2 athena']);
    expect((await suggest('plan 2 away')).map(({ value }) => value)).toEqual(['plan 2 apollo']);
    expect((await suggest('plan 2 ares ')).slice(0, 2)).toEqual([
      { name: 'plan 2 ares 1 – Up to 1 GP', value: 'plan 2 ares 1' },
      { name: 'plan 2 ares 2 – Up to 2 GP', value: 'plan 2 ares 2' },
    ]);
    expect(await suggest('plan 2 walls ')).toEqual([]);
  });
});

describe('a notice of an order that couldn’t be played', () => {
  /** The next active player had a plan that was outbid. */
  const outbid = async () => {
    const opened = await playing();
    const { table, due, place, next, last, order } = opened;
    const { view } = (await table.services.matches.position(MATCH, undefined)) ?? {};
    const [god = ''] = (view as { readonly gods: readonly { readonly god?: string }[] }).gods.flatMap((each) => each.god ?? []);
    for (const who of [next, last]) await order(who, `plan 1 ${god} 1`);
    await table.slash(due, 'cyclades bid', { god, amount: 3 }, place);
    const owner = await dueNow({ table });
    if (owner === due) throw new Error('No other seat has to act.');
    return { ...opened, owner };
  };

  test('a notice of a failed order is at the top of the next panel, once', async () => {
    const { table, owner, place } = await outbid();
    const look = () => table.press(owner, { customId: `1.open.${MATCH}`, label: '' }, 'post', place);
    expect((await look())?.text).toMatch(
      /^This planned move couldn’t be played and was removed: Bids in cycle 1: .* You’d have to bid 4 GP for .* now, more than your limits/,
    );
    expect((await look())?.text).not.toContain('couldn’t be played');
  });

  test('a notice of a failed order is shown to its owner alone', async () => {
    const { table, due, place, log } = await outbid();
    const shown = await table.press(due, { customId: `1.open.${MATCH}`, label: '' }, 'post', place);
    expect(shown?.text).not.toContain('couldn’t be played');
    expect(await log()).not.toContain('couldn’t be played');
  });
});

describe('orders of Peloponnes', () => {
  test('orders of Peloponnes are typed by the names of tiles, and chosen by menus', async () => {
    const { table, next, place, order, open } = await playing(3, 'peloponnes');
    expect((await order(next, 'building pay, mark'))?.text).toContain(
      'Saved: If you win a building: pay for it, otherwise mark it with a coin.',
    );
    expect((await order(next, 'plan 2 street 6 all, pass, move port 7, withdraw'))?.text).toContain(
      'Saved: Bids in round 2: the Street for 6 coins, then pass; if you’re outbid, move to the Port for up to 7 coins, then withdraw.',
    );
    const asked = ['Luxury goods for missing food', 'Up to 2 luxury goods', 'Save'];
    const saved = await pressAll(table, next, await open(next), asked, place);
    expect(saved?.text).toContain('- If food is missing: spend up to 2 luxury goods');
  });

  test('orders of Peloponnes are refused with what would be right', async () => {
    const { next, order } = await playing(3, 'peloponnes');
    const refused = await order(next, 'plan 2 street 6 to 4');
    expect(refused?.text).toContain('Put the smaller number first');
    expect(refused?.controls.map(({ label }) => label)).not.toContain('Save');
    expect(refused?.text).not.toContain('can already save it');
    expect(refused?.controls.length).toBeGreaterThan(0);
    expect((await order(next, 'feed 3'))?.text).toContain('Choose an even number, not 3');
    expect((await order(next, 'income market food'))?.text).toContain('Choose the Port or the Temple of Apollo');
    expect((await order(next, 'plan 2 agriculture 9'))?.text).toContain('can’t appear in round 2');
  });

  test('orders of Peloponnes are refused in a solo match', async () => {
    const { due, open } = await playing(1, 'peloponnes');
    expect((await open(due))?.text).toContain('You don’t need to plan moves');
  });
});
