import { describe, expect, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { bid, buildings, faceUp, lands, marked, struck, table } from '../games/peloponnes/given.ts';
import { type Arranged, arrangedMatch } from '../support/builders/arrangedMatch.ts';
import type { Person, Shown } from '../support/drivers/discordActions.ts';

type Values = Readonly<Record<string, string | number | boolean>>;
type Position = readonly (Event | readonly Event[])[];

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

const at = (...position: Position): Promise<Arranged> => {
  const events = position.flat();
  const [began] = events;
  return arrangedMatch(began?.type === 'GameBegan' ? began.seats : 0, events, {}, 'peloponnes');
};

const type = async ({ table, thread }: Arranged, person: Person, command: string, options: Values = {}): Promise<string> =>
  textOf(await table.slash(person, `peloponnes ${command}`, options, { in: thread }));

const suggested = async ({ table, thread }: Arranged, command: string, options: Values, focused: string) =>
  table.suggest('Ada', `peloponnes ${command}`, options, focused, { in: thread });

/** All events since the match was arranged. */
const happened = async ({ table }: Arranged, position: Position): Promise<readonly Event[]> => {
  const rows = await table.services.stores.matches.read(1, 0);
  const began = rows.findIndex(({ event }) => event.type === 'GameBegan');
  return rows.slice(began + position.flat().length).map(({ event }) => event as Event);
};

const three = table(3, { goods: [{ coins: 9, wood: 3, stone: 3, food: 9, luxury: 6, inhabitants: 9 }] });
const offers: Position = [three, faceUp(['A13', 'A01', 'A07'], ['A12', 'A05'])];
const pushedOut: Position = [
  ...offers,
  bid(0, 'A13', 4),
  bid(1, 'A13', 5),
  { type: 'BidPushedOut', seat: 0, tile: 'A13', coins: 4 },
];
/** Ada has won the Market, and has these goods; Blaise has won the Bridge. */
const won = (seats: Parameters<typeof table>[1]): Position => [
  table(3, seats),
  faceUp(['A13', 'A12', 'A01']),
  bid(0, 'A13', 3),
  bid(1, 'A12', 1),
  { type: 'OrderSettled', order: [0, 1, 2] },
  { type: 'ChoiceAsked', seats: [0, 1] },
];
const rich = { goods: [{ coins: 9, wood: 3, stone: 3, inhabitants: 9 }] };
const inIncome = (...owned: readonly string[]): Position => [
  three,
  buildings(0, ...owned),
  buildings(1, 'A15'),
  { type: 'StepBegan', step: 'income' },
  { type: 'ChoiceAsked', seats: [0, 1] },
];
const earthquake: Position = [three, buildings(0, 'A13', 'A12'), buildings(1, 'A14'), struck('earthquake', [0, 1])];
const hungry: Position = [
  table(3, { goods: [{ food: 5, luxury: 4, inhabitants: 8 }] }),
  marked(0, 'A12', 'A14'),
  { type: 'SupplyRoundBegan', tile: 'B05' },
  { type: 'ChoiceAsked', seats: [0, 1, 2] },
];
const finishing: Position = [
  table(3, { goods: [{ coins: 9, wood: 3, stone: 3, food: 9, inhabitants: 8 }] }),
  marked(0, 'A12', 'A14'),
  marked(1, 'A13'),
  { type: 'SupplyRoundBegan', tile: 'B05' },
  { type: 'StepBegan', step: 'finishing' },
  { type: 'ChoiceAsked', seats: [0, 1] },
];
const levelWon: Position = [
  table(1, { options: { solo: 'campaign' } }),
  { type: 'LevelBegan', seat: 0, level: 1, target: 24, start: {} },
  { type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 30, won: true },
];

describe('/peloponnes', () => {
  test.each<[string, string, Values, Position, object]>([
    ['the least, where coins are left out', 'bid', { tile: 'A13' }, offers, { type: 'BidPlaced', tile: 'A13', coins: 3 }],
    ['what is said', 'bid', { tile: 'A13', coins: 5 }, offers, { type: 'BidPlaced', tile: 'A13', coins: 5 }],
    ['by a building’s name', 'bid', { tile: 'market' }, offers, { type: 'BidPlaced', tile: 'A13' }],
    ['by a land’s name', 'bid', { tile: ' Mountains a01 ' }, offers, { type: 'BidPlaced', tile: 'A01' }],
    [
      'by the name of the only land so called that is there',
      'bid',
      { tile: 'forest' },
      offers,
      { type: 'BidPlaced', tile: 'A07' },
    ],
    ['by a number as people write it', 'bid', { tile: 'a 12' }, offers, { type: 'BidPlaced', tile: 'A12', coins: 4 }],
    ['the coins that were pushed out', 'bid', { tile: 'A07' }, pushedOut, { type: 'BidMoved', tile: 'A07', coins: 4 }],
    ['nothing', 'pass', { sure: true }, offers, { type: 'BidPassed', seat: 0 }],
    ['no more', 'withdraw', { sure: true }, pushedOut, { type: 'BidWithdrawn', seat: 0, coins: 4 }],
  ])('/peloponnes offers %s: %s %j', async (_, command, options, position, event) => {
    const arranged = await at(...position);
    await type(arranged, 'Ada', command, options);
    expect((await happened(arranged, position))[0]).toMatchObject(event);
  });

  test.each<[string, Values, Position, object]>([
    ['pay', {}, won(rich), { type: 'PayBuilding', tile: 'A13' }],
    ['pay', { tile: 'Market' }, won(rich), { type: 'PayBuilding', tile: 'A13' }],
    ['mark', {}, won(rich), { type: 'MarkBuilding', tile: 'A13' }],
    ['forgo', {}, won({ goods: [{ coins: 3, luxury: 8 }] }), { type: 'ForgoTile', tile: 'A13' }],
    ['income', { good: 'wood' }, inIncome('A15'), { type: 'ChooseIncome', tile: 'A15', good: 'wood' }],
    ['income', { good: 'Coin' }, inIncome('A15'), { type: 'ChooseIncome', tile: 'A15', good: 'coins' }],
    ['income', { tile: 'temple', good: 'food' }, inIncome('A15', 'B15'), { type: 'ChooseIncome', tile: 'B15', good: 'food' }],
    ['giveup', { tile: 'bridge', sure: true }, earthquake, { type: 'GiveUpTile', tile: 'A12' }],
    ['ready', {}, earthquake, { type: 'PayDisaster' }],
    ['feed', { luxury: 2 }, hungry, { type: 'FeedInhabitants', luxury: 2 }],
    ['pay', { tile: 'street' }, finishing, { type: 'PayBuilding', tile: 'A14' }],
    ['abandon', { tile: 'A12', sure: true }, finishing, { type: 'AbandonBuilding', tile: 'A12' }],
  ])('/peloponnes stores the choice %s %j', async (command, options, position, chosen) => {
    const arranged = await at(...position);
    await type(arranged, 'Ada', command, options);
    const [noted] = await happened(arranged, position);
    expect(noted).toMatchObject({ seat: 0, command: chosen });
  });

  test('/peloponnes suggests numbers by value, not by the digits in their labels', async () => {
    const arranged = await at(...offers);
    const coins = async (typed: string) =>
      (await suggested(arranged, 'bid', { tile: 'A01', coins: typed }, 'coins')).map(({ value }) => value);
    expect(await coins('')).toEqual(expect.arrayContaining([9, 10, 11, 12]));
    expect(await coins('1')).toEqual([10, 11, 12]);
    expect(await coins('0')).toEqual([]);
    expect(await coins('9')).toEqual([9]);
  });

  test('/peloponnes bonus begins the next level of a campaign with the chosen good', async () => {
    const arranged = await at(...levelWon);
    expect(await type(arranged, 'Ada', 'bonus', { good: 'Food' })).toContain('Campaign level 2');
    const [chosen, level] = await happened(arranged, levelWon);
    expect([chosen, level]).toMatchObject([
      { type: 'BonusChosen', good: 'food' },
      { type: 'LevelBegan', level: 2, target: 28 },
    ]);
  });

  test('/peloponnes asks for an omitted option by name if several values are possible', async () => {
    expect(await type(await at(...inIncome('A15', 'B15')), 'Ada', 'income', { good: 'food' })).toBe(
      'Please add `tile:` – it can be Port A15 or Temple of Apollo B15.',
    );
    expect(await type(await at(...finishing), 'Ada', 'pay')).toBe('Please add `tile:` – it can be Bridge A12 or Street A14.');
  });
});

describe('suggestions of /peloponnes', () => {
  const names = (choices: readonly { readonly name: string }[]) => choices.map(({ name }) => name);

  test('suggested tiles are the face-up ones, by name, with what happens to them', async () => {
    const arranged = await at(...offers);
    const tiles = await suggested(arranged, 'bid', { tile: '' }, 'tile');
    expect(tiles.map(({ value }) => value)).toEqual(['A13', 'A01', 'A07', 'A12', 'A05']);
    expect(names(tiles)[0]).toMatch(/^Market: bid 3–12 – build it for 3 wood/);
    expect(names(tiles)[3]).toMatch(/^Bridge: bid 4 – build it for/);
    for (const typed of ['mark', 'MARKET', 'a13']) {
      const [first] = await suggested(arranged, 'bid', { tile: typed }, 'tile');
      expect(first?.value).toBe('A13');
    }
    expect(await suggested(arranged, 'bid', { tile: 'Agora' }, 'tile')).toEqual([]);
  });

  test('suggested lands include those that do not fit, marked as lost', async () => {
    const arranged = await at(three, lands(0, 'A05'), faceUp(['A01', 'A13', 'A12']));
    const [mountains] = await suggested(arranged, 'bid', { tile: 'A01' }, 'tile');
    expect(mountains?.name).toContain('doesn’t fit: you’d lose it');
  });

  test('suggested coins are those for the named tile', async () => {
    const arranged = await at(...offers);
    const coins = await suggested(arranged, 'bid', { tile: 'Market', coins: '' }, 'coins');
    expect(coins.map(({ value }) => value)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(names(coins)[8]).toContain('(using 4 luxury goods)');
  });

  test('suggested goods are those of a building with a choice, with the current stock', async () => {
    const goods = await suggested(await at(...inIncome('A15')), 'income', { good: '' }, 'good');
    expect(goods.map(({ value }) => value)).toEqual(['food', 'wood', 'stone', 'coins']);
    expect(names(goods)[1]).toBe('Port: 1 wood – you have 3 of 10');
  });

  test('suggested buildings are those that can be given up', async () => {
    const tiles = await suggested(await at(...earthquake), 'giveup', { tile: '' }, 'tile');
    expect(tiles.map(({ value }) => value)).toEqual(['A13', 'A12']);
  });
});

describe('refusals of /peloponnes', () => {
  test.each<[string, Person, string, Values, Position, string]>([
    ['too little', 'Ada', 'bid', { tile: 'A13', coins: 2 }, offers, 'Bid at least 3 coins on the Market'],
    ['too much', 'Ada', 'bid', { tile: 'market', coins: 13 }, offers, 'Bid up to 12 coins (luxury goods included)'],
    ['a wrong price', 'Ada', 'bid', { tile: 'Bridge', coins: 5 }, offers, 'The Bridge costs exactly 4 coins'],
    ['a tile elsewhere', 'Ada', 'bid', { tile: 'Agora' }, offers, 'The Agora isn’t on offer now. Choose the Market'],
    ['no tile at all', 'Ada', 'bid', { tile: 'Babylon' }, offers, '`tile:` must be a tile: its name or its number'],
    ['a name of several tiles that are there', 'Ada', 'bid', { tile: 'm' }, offers, '`tile:` must be a tile'],
    ['somebody not due', 'Blaise', 'bid', { tile: 'A13' }, offers, 'is waiting for Ada'],
    ['a watcher', 'Emmy', 'pass', {}, offers, 'You’re not playing in this match'],
    ['other coins than those pushed out', 'Ada', 'bid', { tile: 'A07', coins: 5 }, pushedOut, 'your bid stays at 4 coins'],
    ['to pass once pushed out', 'Ada', 'pass', {}, pushedOut, 'Move your 4 coins to another tile, or withdraw'],
    ['to withdraw what stands', 'Ada', 'withdraw', {}, offers, 'You can withdraw only after you’ve been outbid'],
    ['what cannot be paid', 'Ada', 'pay', {}, won({ goods: [{ coins: 9 }] }), 'You can’t pay for the Market'],
    ['what must be built', 'Ada', 'forgo', {}, won(rich), 'You must build the Market'],
    ['another tile', 'Ada', 'pay', { tile: 'Bridge' }, won(rich), 'Choose the Market'],
    ['to pay outside its step', 'Ada', 'pay', {}, offers, 'You can’t do that now: it’s the bidding phase'],
    ['an income outside its step', 'Ada', 'income', { good: 'wood' }, offers, 'You can’t do that now'],
    ['a good that is none', 'Ada', 'income', { good: 'wine' }, inIncome('A15'), '`good:` must be food, wood, stone or coin'],
    ['an odd number', 'Ada', 'feed', { luxury: 3 }, hungry, 'an even number of luxury goods'],
    [
      'to keep what cannot be paid',
      'Ada',
      'ready',
      {},
      [table(3, { goods: [{ wood: 1, stone: 1 }] }), buildings(0, 'A13', 'A12'), buildings(1, 'A14'), struck('earthquake', [0])],
      'Discard at least 1 tile first',
    ],
  ])('/peloponnes refuses %s', async (_, person, command, options, position, words) => {
    const arranged = await at(...position);
    expect(await type(arranged, person, command, options)).toContain(words);
    expect(await happened(arranged, position)).toEqual([]);
  });

  test('/peloponnes refuses a second choice of a seat that has chosen, naming the seats still to choose', async () => {
    const arranged = await at(...won(rich));
    await type(arranged, 'Ada', 'mark');
    expect(await type(arranged, 'Ada', 'pay')).toContain('You’ve already chosen; the match is waiting for Blaise');
  });

  test('/peloponnes refuses the moves of another game, and is refused in a match of another', async () => {
    const arranged = await at(...offers);
    const shown = await arranged.table.slash('Ada', 'cyclades end', {}, { in: arranged.thread });
    expect(textOf(shown)).toContain('That’s a Peloponnes match');
  });
});

describe('/peloponnes card', () => {
  test.each([
    ['A13', 'Market A13'],
    ['market', 'Market A13'],
    ['fields a05', 'Fields A05'],
    ['plague', 'Plague'],
    ['leoni', 'Leonidaion B08'],
  ])('/peloponnes card %j is %s', async (name, title) => {
    expect(await type(await at(...offers), 'Emmy', 'card', { name })).toMatch(new RegExp(`^\\*\\*${title}\\*\\*`));
  });

  test('/peloponnes card lists some cards if no name matches', async () => {
    const words = await type(await at(...offers), 'Emmy', 'card', { name: 'Babylon' });
    expect(words).toMatch(/^I couldn’t find that\. Try .* or one of \d+ more\.$/);
  });
});
