import { afterEach, describe, expect, test } from 'vitest';
import { createRelays } from '#beacon/relays.ts';
import type { Exported, LoggedEvent, MatchEventOf } from '#matches/index.ts';
import { chooseBeacon } from '../support/drivers/chooseBeacon.ts';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { type Person, textOf } from '../support/drivers/person.ts';
import { slashOf } from '../support/drivers/typing.ts';
import { type LocalRelay, signer, startRelay } from '../support/fakes/localBeacon.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { COMPUTERS, GAMES } from '../support/games.ts';
import { isPost, isPostOfKind } from '../support/laws/postIds.ts';
import { isWhole } from '../support/setup/whole.ts';
import { check } from '../verify/checking.ts';

const beacon = signer(1, { genesis: 1_700_000_000 });
const SECOND_HOURS = 1 / 3_600;
/** After these, the sample ends by agreement. */
const DRAWS = isWhole ? Number.POSITIVE_INFINITY : 6;

let relay: LocalRelay | undefined;
let app: LocalApp | undefined;

afterEach(async () => {
  await app?.stop();
  await relay?.stop();
  [app, relay] = [undefined, undefined];
});

/** A match whose lobby has chosen the beacon, started by two people; its deal waits for a round. */
const started = async (game: string) => {
  const opened = await startLocalApp({
    time: 'virtual',
    beacon: async (now) => {
      relay = await startRelay(beacon, now);
      return createRelays([relay.url], beacon.chain);
    },
  });
  app = opened;
  const [ada, ben] = [await opened.who('Ada'), await opened.who('Blaise')];
  const games = await ada.channel('games');
  await ada.answerTo(await ada.slash(`/match create game:${game}`, { in: games }));
  const lobby = await ada.waitFor(games, (message) => isPost(message, '#1·lobby'), 'the lobby');
  await chooseBeacon(ada, games, lobby);
  await ben.answerTo(await ben.press(lobby, 'Join'));
  await ada.answerTo(await ada.slash('/match start', { in: lobby.id }));
  return { app: opened, people: [ada, ben] as const, thread: lobby.id, lobby };
};

type Started = Awaited<ReturnType<typeof started>>;

const rowsOf = ({ app: { stores } }: Started): Promise<readonly LoggedEvent[]> => stores.matches.read(1, 0);

const ofType = async <Type extends 'DrawAwaited' | 'RoundDrawn'>(
  at: Started,
  type: Type,
): Promise<readonly MatchEventOf<Type>[]> =>
  (await rowsOf(at)).flatMap(({ event }) => (event.type === type ? (event as unknown as MatchEventOf<Type>) : []));

const isAwaited = async (at: Started): Promise<boolean> =>
  (await ofType(at, 'DrawAwaited')).length > (await ofType(at, 'RoundDrawn')).length;

/** Waits for the post that names the newest round, then for the round to be published and drawn. */
const bringRound = async (at: Started): Promise<void> => {
  const { round } = (await ofType(at, 'DrawAwaited')).at(-1) ?? expect.fail('No draw is awaited.');
  await at.people[0].waitFor(at.thread, (message) => textOf(message).includes(`round ${round} of`), `the post of round ${round}`);
  for (let tries = 0; (await isAwaited(at)) && tries < 10; tries++) await at.app.advance(3 * SECOND_HOURS);
  expect(await isAwaited(at)).toBe(false);
};

/** One in this number of moves is typed. The others are played as by another bot on the same database. */
const TYPED_EVERY = 5;

/** One move of the active person. */
const move = async (at: Started, count: number): Promise<void> => {
  const { matches } = at.app.bot.services;
  const row = await at.app.stores.matches.find(1);
  const seat = row?.active[0];
  const user = row?.seats.find((each) => each.seat === seat)?.user;
  const person = at.people.find(({ id }) => id === user) ?? expect.fail('Nobody is asked.');
  const { legal = [], view } = (await matches.position(1, user)) ?? {};
  const command = COMPUTERS[row?.game ?? '']?.choose(view, legal, seeded(count)) ?? expect.fail('There is no AI player.');
  if (count % TYPED_EVERY === 0) {
    await person.answerTo(await person.slash(slashOf(row?.game ?? '', command), { in: at.thread }));
    return;
  }
  const played = await matches.play(1, { type: 'Play', user: person.id, command }, `move ${count}`);
  expect(played.kind).toBe('played');
};

const isOver = async ({ app: { stores } }: Started): Promise<boolean> => (await stores.matches.find(1))?.status !== 'playing';

const exported = async (at: Started): Promise<Exported> => {
  const { matches } = at.app.bot.services;
  const [position, story] = [await matches.position(1, undefined), await matches.history(1, 0)];
  if (position === undefined || story === undefined) throw new Error('There is no match.');
  return JSON.parse(JSON.stringify(await matches.exportMatch(position, story)));
};

describe.each(Object.keys(GAMES))('a match of %s with a beacon, through bot, sandbox and queue,', (game) => {
  test('a match with a beacon is played to its end, and each draw is proved against the operator', async () => {
    const at = await started(game);
    const { matches } = at.app.bot.services;
    for (let count = 0; count < 2_000 && !(await isOver(at)); count++) {
      if (await isAwaited(at)) await bringRound(at);
      else if ((await ofType(at, 'RoundDrawn')).length >= DRAWS) {
        await matches.play(
          1,
          { type: 'Organise', user: at.people[0].id, motion: { kind: 'standing' }, reason: 'Enough.' },
          'the end',
        );
      } else await move(at, count);
    }
    expect(await isOver(at)).toBe(true);
    await at.people[0].waitFor(at.thread, (message) => isPostOfKind(message, 1, 'end'), 'the end');
    const draws = await ofType(at, 'RoundDrawn');
    expect(draws.length).toBeGreaterThan(5);
    const file = await exported(at);
    expect(new Set(file.draws?.map(({ post }) => post)).size).toBe(draws.length);
    const proved = check(file, [], beacon.chain);
    expect(proved).toMatch(/^All of it follows/);
    expect(proved).toContain(`${draws.length} of ${draws.length} draws are proved against the operator: a post older`);
  });
});

describe('while the beacon is silent', () => {
  test('a match waits for a silent beacon and says so once, nobody can move, and the same round is drawn once it comes', async () => {
    const at = await started('cyclades');
    relay?.behave('withheld');
    const [{ round } = { round: 0 }] = await ofType(at, 'DrawAwaited');
    for (let minutes = 0; minutes < 5; minutes++) await at.app.advance(1 / 60);
    const line = await at.people[0].waitFor(at.thread, (message) => textOf(message).includes('isn’t answering'), 'the line');
    expect(textOf(line)).toContain('/match vote');
    for (let minutes = 0; minutes < 5; minutes++) await at.app.advance(1 / 60);
    const lines = (await at.people[0].sees(at.thread)).map(textOf).filter((text) => text.includes('isn’t answering'));
    expect(lines).toHaveLength(1);
    const [ada, ben] = at.people as readonly [Person, Person];
    const refused = await ben.answerTo(await ben.slash('/cyclades bid god:ares amount:1', { in: at.thread }));
    expect(textOf(refused)).toContain('The dice are waiting for the public beacon');
    expect(await at.app.stores.clocks.of(1)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ running: expect.anything() })]),
    );
    relay?.behave('right');
    await bringRound(at);
    expect((await ofType(at, 'RoundDrawn')).map((drawn) => drawn.round)).toEqual([round]);
    await ada.waitFor(at.thread, (message) => textOf(message).includes('<@'), 'the first turn');
  });
});
