import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMatchService } from '#matches/index.ts';
import { buildings, struck, table } from '../../games/peloponnes/given.ts';
import { startingWith } from '../../support/builders/arrangedMatch.ts';
import { theGame } from '../../support/builders/positions.ts';
import { begin, type LocalApp, type SandboxPerson, startLocalApp } from '../../support/drivers/localApp.ts';
import { controlsOf, textOf } from '../../support/drivers/person.ts';
import { isPublic, pressForged, privately, told } from '../../support/fakes/malformedInput.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { isPost } from '../../support/laws/postIds.ts';

/** An earthquake: Ada, in seat 0, may give up the Market or the Bridge, Blaise the Street; Carl has no choice. */
const EARTHQUAKE = [
  ...table(3, { goods: [{ coins: 9, wood: 3, stone: 3, food: 9, inhabitants: 5 }] }),
  ...buildings(0, 'A13', 'A12'),
  ...buildings(1, 'A14'),
  ...struck('earthquake', [0, 1]),
];
/** A match of Cyclades, and beside it the match with the earthquake. */
const CYCLADES = 1;
const SHAKEN = 2;

let app: LocalApp;
let games: string;
/** The channel of the match with the earthquake. */
let thread: string;

const matchOf = async (id: number) => {
  const match = await app.stores.matches.find(id);
  if (match === undefined) throw new Error(`There is no match ${id}.`);
  return match;
};
const versionOf = async (id: number): Promise<number> => (await matchOf(id)).version;

/** Resolves once the thread shows everything that was played in a match. */
const announced = (id: number): Promise<unknown> =>
  vi.waitUntil(
    async () => {
      const { announcedVersion, version } = await matchOf(id);
      return announcedVersion === version;
    },
    { timeout: 20_000 },
  );

/** A current control of a seat that makes this move. */
const controlFor = async (match: number, seat: number, ...path: readonly string[]): Promise<string> => {
  const position = await app.bot.services.matches.position(match, undefined);
  return ['1', 'move', match, seat, position?.decisions[seat], ...path].join('.');
};

/** A person's own panel, opened from the newest turn post. */
const openPanel = async (name: SandboxPerson): Promise<APIMessage> => {
  const who = await app.who(name);
  const calls = (message: APIMessage): boolean =>
    isPublic(message) && controlsOf(message).some(({ label }) => label === 'Make a move');
  await who.waitFor(thread, calls, 'the post that calls for moves');
  const newest = (await who.sees(thread)).findLast(calls);
  return privately(who, await who.press(newest as APIMessage, 'Make a move'));
};

/** The control of a panel that makes a move: a button, or a menu and its entry. */
const controlOf = (panel: APIMessage, path: string): { readonly customId: string; readonly values?: readonly string[] } => {
  for (const { custom_id: customId = '', options = [] } of controlsOf(panel)) {
    if (customId.endsWith(path)) return { customId };
    const entry = options.find(({ value }) => `${customId}.${value}`.endsWith(path));
    if (entry !== undefined) return { customId, values: [entry.value] };
  }
  throw new Error(`No control makes ${path}.`);
};

/** Presses the control of a move in a panel; returns the updated panel. */
const panelAfter = async (name: SandboxPerson, panel: APIMessage, path: string, deliveries = 1): Promise<APIMessage> => {
  const who = await app.who(name);
  const before = JSON.stringify(panel.components);
  const pressed = {
    do: 'component',
    channel: panel.channel_id,
    message: panel.id,
    ...controlOf(panel, path),
    deliveries,
  } as const;
  expect((await who.act(pressed)).failed).toBeUndefined();
  const changed = (message: APIMessage): boolean => message.id === panel.id && JSON.stringify(message.components) !== before;
  return who.waitFor(thread, changed, `what comes of ${path}`);
};

/** Presses the control of a move in a panel, and returns the panel's text. */
const pressIn = async (name: SandboxPerson, panel: APIMessage, path: string, deliveries = 1): Promise<string> =>
  textOf(await panelAfter(name, panel, path, deliveries));

const typesAfter = async (version: number): Promise<readonly string[]> =>
  (await app.stores.matches.read(SHAKEN, version)).map(({ event }) => event.type);

beforeAll(async () => {
  app = await startLocalApp();
  await begin(app, ['Ada', 'Blaise']);
  const ada = await app.who('Ada');
  games = await ada.channel('games');
  await told(app, 'Ada', '/match create game:peloponnes seats:3', games);
  const lobby = await ada.waitFor(games, (message) => isPost(message, `#${SHAKEN}·lobby`), 'the lobby');
  for (const name of ['Blaise', 'Carl'] as const) {
    const guest = await app.who(name);
    await privately(guest, await guest.press(lobby, 'Join'));
  }
  const stores = startingWith(app.stores, EARTHQUAKE, theGame('peloponnes'));
  const door = createMatchService({ onBroken, stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf });
  expect(await door.play(SHAKEN, { type: 'Start', user: ada.id }, 'start')).toMatchObject({ kind: 'played' });
  thread = lobby.id;
  await app.restart();
});
afterAll(() => app?.stop());

describe('while an earthquake requires choices of two players out of three', () => {
  test.each([
    [SHAKEN, 'PlaceBid.apollo'],
    [SHAKEN, 'EndTurn'],
    [SHAKEN, 'PassBid'],
    [SHAKEN, 'GiveUpTile.A14'],
    [SHAKEN, 'GiveUpTile.all'],
    [CYCLADES, 'GiveUpTile.A13'],
    [CYCLADES, 'PayDisaster'],
  ])('a control in match %i of a move of another game or step (%s) plays nothing', async (match, path) => {
    const version = await versionOf(match);
    const [seat = 0] = (await matchOf(match)).active;
    const due = (await matchOf(match)).seats[seat]?.name as SandboxPerson;
    const customId = await controlFor(match, seat, ...path.split('.'));
    expect(textOf(await pressForged(app, due, games, { customId }))).toContain('You can’t do that any more');
    expect(await versionOf(match)).toBe(version);
  });

  test("nobody can choose for another seat, even with that seat's own ids", async () => {
    const version = await versionOf(SHAKEN);
    for (const name of ['Blaise', 'Carl', 'Emmy'] as const) {
      const customId = await controlFor(SHAKEN, 0, 'GiveUpTile', 'A13');
      expect(textOf(await pressForged(app, name, games, { customId }))).toBe('Only Ada can choose that.');
    }
    expect(await told(app, 'Carl', '/peloponnes ready', thread)).toContain('Ada and Blaise');
    expect(await versionOf(SHAKEN)).toBe(version);
  });

  test('a tile given up from one of two open panels, delivered five times, is given up once, and no other player learns of it', async () => {
    const panels = [await openPanel('Ada'), await openPanel('Ada')] as const;
    const first = await panelAfter('Ada', panels[0], 'GiveUpTile.A13');
    const second = await panelAfter('Ada', panels[1], 'GiveUpTile.A12');
    expect(textOf(first)).toMatch(/Discard Market .*\?/);
    const blaise = await app.who('Blaise');
    await announced(SHAKEN);
    const version = await versionOf(SHAKEN);
    const [heard, seen] = [blaise.updates.length, await blaise.sees(thread)];
    expect(await pressIn('Ada', first, 'GiveUpTile.A13', 5)).toContain('Market');
    expect(await pressIn('Ada', second, 'GiveUpTile.A12')).toContain('already done');
    expect(await typesAfter(version)).toEqual(['ChoiceNoted']);
    await announced(SHAKEN);
    expect(await blaise.sees(thread)).toEqual(seen);
    expect(blaise.updates.slice(heard)).toEqual([]);
  });

  test('a choice survives a restart, cannot be taken back, and takes effect once when the last two are made at the same moment', async () => {
    await app.restart();
    expect(await told(app, 'Ada', '/peloponnes giveup tile:A13', thread)).toContain('You can’t choose the Market now');
    const version = await versionOf(SHAKEN);
    const panels = [await openPanel('Ada'), await openPanel('Blaise')] as const;
    await Promise.all([pressIn('Ada', panels[0], 'PayDisaster', 3), pressIn('Blaise', panels[1], 'PayDisaster', 3)]);
    const types = await typesAfter(version);
    expect(types.filter((type) => type === 'Chosen')).toHaveLength(2);
    await announced(SHAKEN);
    expect((await told(app, 'Emmy', '/log', thread)).match(/discards the Market/g)).toHaveLength(1);
  });

  test('a button from before the reveal answers that the choice is made, and plays nothing', async () => {
    const version = await versionOf(SHAKEN);
    for (const path of ['GiveUpTile.A12', 'PayDisaster']) {
      const shown = await pressForged(app, 'Ada', games, { customId: `1.move.${SHAKEN}.0.0.${path}` });
      expect(textOf(shown)).toContain('already done');
    }
    expect(await versionOf(SHAKEN)).toBe(version);
  });
});

describe('five players with names of maximum length, all markup', () => {
  const CALLED: Readonly<Record<string, string>> = {
    Ada: '*_'.repeat(16),
    Blaise: '~`'.repeat(16),
    Carl: '||'.repeat(16),
    Dora: '<@'.repeat(16),
    Emmy: '[]'.repeat(16),
  };
  const FIVE = Object.keys(CALLED) as readonly SandboxPerson[];
  const MATCH = 3;
  const everybody = () => Promise.all(FIVE.map(app.who));

  const rename = async (): Promise<void> => {
    const { context } = app.sandbox;
    for (const { id, name } of await everybody()) {
      const person = context.world.people.get(id);
      if (person === undefined) throw new Error(`${name} is not there.`);
      context.change({ kind: 'person', person: { ...person, name: CALLED[name] ?? '' } });
    }
  };

  const dueNow = async (): Promise<SandboxPerson> => {
    const { active, seats } = await matchOf(MATCH);
    const due = (await everybody()).find(({ id }) => id === seats[active[0] ?? -1]?.user);
    return due?.name as SandboxPerson;
  };

  test('players with the longest names play two rounds whose posts Discord accepts, and replies distinguish them', async () => {
    await rename();
    const ada = await app.who('Ada');
    await told(app, 'Ada', '/match create game:peloponnes', games);
    const lobby = await ada.waitFor(games, (message) => isPost(message, `#${MATCH}·lobby`), 'the lobby');
    for (const name of FIVE.slice(1)) {
      const guest = await app.who(name);
      await privately(guest, await guest.press(lobby, 'Join'));
    }
    await told(app, 'Ada', '/match start', lobby.id);
    for (let turn = 0; turn < 2 * FIVE.length; turn += 1) await told(app, await dueNow(), '/peloponnes pass sure:true', lobby.id);
    await announced(MATCH);
    expect((await matchOf(MATCH)).failures).toBe(0);
    for (const line of ['/match status', '/board', '/log page:3']) {
      const plain = (await told(app, 'Carl', line, lobby.id)).replaceAll(/[\\\u200b]/gu, '');
      for (const called of Object.values(CALLED)) expect(plain).toContain(called);
    }
    const [, ...posts] = (await ada.sees(lobby.id)).filter((post) => isPublic(post) && post.mentions.length > 0);
    const due = await app.who(await dueNow());
    expect(posts.flatMap(({ mentions }) => mentions.map(({ id }) => id))).toEqual([due.id]);
    expect(posts.some((post) => post.mention_everyone)).toBe(false);
  });
});
