import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, type LocalApp, type SandboxPerson, startLocalApp } from '../../support/drivers/localApp.ts';
import { controlsOf, type Person, textOf } from '../../support/drivers/person.ts';
import { forge, isPublic, pressForged, privately, told } from '../../support/fakes/malformedInput.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const EVERYBODY = [...NAMES, 'Dora', 'Emmy'] as const;

let app: LocalApp;
let thread: string;
/** The channel of the forged controls. */
let games: string;
/** The match of all these tests, with the last version of its log. */
const match = 1;
const theMatch = async (id = match) => {
  const found = await app.stores.matches.find(id);
  if (found === undefined) throw new Error(`There is no match ${id}.`);
  return found;
};
/** The active player, and a player who need not act. */
const roles = async (): Promise<{
  readonly due: Person;
  readonly waiting: Person;
  readonly seat: number;
  readonly decision: number;
}> => {
  const { active, seats } = await theMatch();
  const people = await Promise.all(NAMES.map(app.who));
  const [seat = 0] = active;
  const due = people.find(({ id }) => id === seats[seat]?.user);
  const waiting = people.find(({ id }) => id !== seats[seat]?.user);
  const decision = (await app.bot.services.matches.position(match, undefined))?.decisions[seat] ?? -1;
  if (due === undefined || waiting === undefined) throw new Error('No seat has to act.');
  return { due, waiting, seat, decision };
};

beforeAll(async () => {
  app = await startLocalApp();
  ({ thread } = await begin(app, NAMES));
  games = await (await app.who('Ada')).channel('games');
});
afterAll(() => app?.stop());

describe('a forged control', () => {
  const IDS = [
    ...['x', '1', '1.', '.', '1..1', '1.move', '1.move.1', '1.move.1.0', '1.open.1.', '1.board.01', '1.board.-1', '1.board.1.1'],
    ...[
      '2.board.1',
      '1.board.99999999999',
      '1.board.1e3',
      '1.constructor.1',
      '1.__proto__.1',
      '1.move.1.0.0.__proto__',
      '1.log.1.x',
    ],
    ...['1.set.1.constructor', '1.set.1.gold', '1.invite.1', '1.host.1', `1.move.1.0.0.${'a'.repeat(80)}`, `1.${'é'.repeat(98)}`],
    ...['1.concede.1.7.0', '1.move.1.9.0.PlaceBid', '1.panel.1.999999999.0.0'],
  ];

  test.each(IDS)('the forged control %j is not understood, and changes nothing', async (customId) => {
    const { version } = await theMatch();
    for (const name of ['Blaise', 'Emmy'] as const) {
      expect(textOf(await pressForged(app, name, games, { customId }))).toContain('out of date');
    }
    expect((await theMatch()).version).toBe(version);
  });

  test.each(['board', 'join', 'start', 'settings', 'again', 'log', 'card', 'dm', 'move.0.0', 'concede.0.0'])(
    'a forged control of a match that does not exist (%s) is refused as such',
    async (kind) => {
      const [word, ...rest] = kind.split('.');
      const shown = await pressForged(app, 'Ada', games, { customId: ['1', word, '77', ...rest].join('.') });
      expect(textOf(shown)).toContain('That match isn’t here.');
    },
  );

  test('a forged control of another seat plays nothing for it, whatever it names', async () => {
    const { waiting, due, seat, decision } = await roles();
    const { version } = await theMatch();
    for (const kind of ['move', 'concede'] as const) {
      for (const name of [waiting.name as SandboxPerson, 'Emmy'] as const) {
        const path = kind === 'move' ? '.PlaceBid.apollo' : '';
        const shown = await pressForged(app, name, games, { customId: `1.${kind}.${match}.${seat}.${decision}${path}` });
        expect(textOf(shown)).toBe(`Only ${due.name} can choose that.`);
      }
    }
    expect((await theMatch()).version).toBe(version);
  });

  test.each([
    'constructor.x',
    'PlaceBid.apollo.9',
    'PlaceBid.ares.999999999',
    'EndTurn',
    'PlaceBid.Is1',
    'SeatConceded',
    'GoldDealt',
    'UseCreature.griffon.1',
    'UseCreature.kraken.A1',
    'SwapCreature.griffon',
    'FinishCreature',
    'GoldStolen.1',
  ])('a forged control of one’s own seat for an illegal move (%s) shows the legal ones', async (path) => {
    const { due, seat, decision } = await roles();
    const { version } = await theMatch();
    for (const kind of ['move', 'sure']) {
      const customId = `1.${kind}.${match}.${seat}.${decision}.${path}`;
      const shown = await pressForged(app, due.name as SandboxPerson, games, { customId });
      expect(textOf(shown)).toContain('You can’t do that any more');
      expect(controlsOf(shown).length).toBeGreaterThan(0);
    }
    expect((await theMatch()).version).toBe(version);
  });

  test.each([1, 1_000_000])('a forged control of a later decision (%i later) is refused as already done', async (later) => {
    const { due, seat, decision } = await roles();
    const { version } = await theMatch();
    const customId = `1.move.${match}.${seat}.${decision + later}.PlaceBid.apollo`;
    expect(textOf(await pressForged(app, due.name as SandboxPerson, games, { customId }))).toContain('already done');
    expect((await theMatch()).version).toBe(version);
  });

  test.each(['../../x', 'PlaceBid.ares', '__proto__', '\u202e', '@everyone', 'x'.repeat(100)])(
    'a menu with a value that was not offered (%j) plays nothing',
    async (value) => {
      const { due, seat, decision } = await roles();
      const { version } = await theMatch();
      const forgery = { customId: `1.move.${match}.${seat}.${decision}`, values: [value] };
      const shown = await pressForged(app, due.name as SandboxPerson, games, forgery);
      expect(textOf(shown)).not.toContain(value);
      expect((await theMatch()).version).toBe(version);
    },
  );
});

describe('a lobby’s forged menu', () => {
  test('a forged invitation of users that Discord does not name invites nobody, and the lobby can still be posted', async () => {
    await told(app, 'Ada', '/match create game:cyclades', games);
    const { id } = (await app.stores.matches.list({ openOf: (await app.who('Ada')).id }))[0] ?? { id: 0 };
    for (const value of ['@everyone', '<@1>', '0', '1'.repeat(90)]) {
      const shown = await pressForged(app, 'Ada', games, { customId: `1.invite.${id}`, values: [value] });
      expect(textOf(shown)).toContain('out of date');
    }
    for (const value of ['zzz', '1', '__proto__']) {
      const shown = await pressForged(app, 'Ada', games, { customId: `1.host.${id}`, values: [value] });
      expect(textOf(shown)).toContain('Only a player in the match can be its host.');
    }
    for (const [option, value] of [
      ['gold', 'all'],
      ['remind', '0.5'],
      ['remind', '-1'],
      ['toString', 'x'],
    ] as const) {
      const shown = await pressForged(app, 'Ada', games, { customId: `1.set.${id}.${option}`, values: [value] });
      expect(textOf(shown)).toMatch(/That value isn’t valid here|I don’t know that setting/);
    }
    expect((await theMatch(id)).guests).toEqual([]);
    expect((await theMatch(id)).failures).toBe(0);
    await told(app, 'Ada', `/match leave match:${id}`, games);
  });
});

describe('typed commands', () => {
  test.each([
    ['/match status match:"1; DROP TABLE"', '#1'],
    ['/match status match:"-1"', 'That match isn’t here.'],
    ['/match status match:"99999999999999999999"', 'That match isn’t here.'],
    ['/match status match:"١"', 'That match isn’t here.'],
    ['/match status match:"@everyone"', 'That match isn’t here.'],
    ['/log page:9999', 'Log of #1'],
    ['/match start', 'already started'],
    ['/match leave', 'already started'],
    ['/match join', 'already started'],
  ])('the typed command %s is answered with a sentence', async (line, words) => {
    expect(await told(app, 'Ada', line, thread)).toContain(words);
  });

  test('a move typed by a stranger plays nothing', async () => {
    const { version } = await theMatch();
    const lines = [
      'bid god:ares amount:1',
      'recruit',
      'build island:Is1',
      'end',
      'fight',
      'retreat to:Is1',
      'prosperity island:Is1',
      'creature creature:griffon target:1',
      'swap creature:griffon',
      'sell piece:troop at:Is1',
      'push from:A1 to:A2',
      'kraken to:A1',
      'finish',
    ];
    for (const line of lines) expect(await told(app, 'Emmy', `/cyclades ${line}`, thread)).toContain('not playing in this match');
    expect(await told(app, 'Emmy', '/match concede sure:true', thread)).toContain('not playing in this match');
    expect(await told(app, 'Emmy', '/gold', thread)).toContain('not playing');
    expect((await theMatch()).version).toBe(version);
  });

  test('a move typed out of turn is refused with the active player', async () => {
    const { due, waiting } = await roles();
    expect(await told(app, waiting.name as SandboxPerson, '/cyclades bid god:ares amount:1', thread)).toContain(due.name);
  });

  test('an offering beyond all gold is refused with the legal ones', async () => {
    const { due } = await roles();
    const { version } = await theMatch();
    const legal = (await app.bot.services.matches.position(match, due.id))?.legal ?? [];
    const { god } = legal.find((move) => 'amount' in move) as unknown as { readonly god: string };
    const acted = await due.slash(`/cyclades bid god:${god} amount:9999`, { in: thread });
    const shown = await privately(due, acted);
    expect(textOf(shown)).toMatch(/Bid up to \d/);
    expect(controlsOf(shown).length).toBeGreaterThan(0);
    expect((await theMatch()).version).toBe(version);
  });
});

describe('a single press', () => {
  test('a press delivered five times plays once, and a later press is refused as already done', async () => {
    const { due, seat, decision } = await roles();
    const { version } = await theMatch();
    const customId = `1.move.${match}.${seat}.${decision}.PlaceBid.apollo`;
    const control = await forge(app, games, { customId });
    const shown = await privately(due, await due.press(control, customId, 5));
    expect(textOf(shown)).toContain('goes to Apollo');
    expect((await theMatch()).version).toBe(version + 1);
    const words = `${due.name} goes to Apollo`;
    await due.waitFor(thread, (message) => isPublic(message) && textOf(message).includes(words), 'the move');
    const tellings = (await due.sees(thread)).filter(isPublic).map(textOf).join('\n');
    expect(tellings.split(words)).toHaveLength(2);
    const old = await privately(due, await due.press(control, customId));
    expect(textOf(old)).toContain('already done');
    expect((await theMatch()).version).toBe(version + 1);
  });

  test('three people who press one button at once play for the seat it belongs to, once', async () => {
    const { due, seat, decision } = await roles();
    const { version } = await theMatch();
    const customId = `1.move.${match}.${seat}.${decision}.PlaceBid.apollo`;
    const control = await forge(app, games, { customId });
    const people = await Promise.all(EVERYBODY.map(app.who));
    const answers = await Promise.all(
      people.map(async (who) => textOf(await privately(who, await who.press(control, customId)))),
    );
    expect(answers.filter((text) => text.includes(`${due.name} goes to Apollo`))).toHaveLength(1);
    expect(answers.filter((text) => text === `Only ${due.name} can choose that.`)).toHaveLength(EVERYBODY.length - 1);
    expect((await theMatch()).version).toBe(version + 1);
  });

  test('one person who presses two different moves at once plays one of them', async () => {
    const { due, seat, decision } = await roles();
    const { version } = await theMatch();
    const [one, other] = (await app.bot.services.matches.position(match, due.id))?.legal ?? [];
    const idOf = (move: typeof one) => {
      const { god, amount } = { god: '', ...move } as { god: string; amount?: number };
      return `1.move.${match}.${seat}.${decision}.PlaceBid.${god}${amount === undefined ? '' : `.${amount}`}`;
    };
    const controls = await Promise.all([one, other].map((move) => forge(app, games, { customId: idOf(move) })));
    const answers = await Promise.all(
      controls.map(async (control) =>
        textOf(await privately(due, await due.press(control, controlsOf(control)[0]?.custom_id ?? ''))),
      ),
    );
    expect(answers.filter((text) => text.includes('already done'))).toHaveLength(1);
    const story = await app.bot.services.matches.history(match, version);
    expect(story?.steps.filter(({ by }) => by === seat)).toHaveLength(1);
  });
});
