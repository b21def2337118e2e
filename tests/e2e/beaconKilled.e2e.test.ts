import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GAMES, ordersOf } from '#games/index.ts';
import { type LoggedEvent, type MatchEventOf, openMatches } from '#matches/index.ts';
import type { Fault } from '#sandbox/pageProtocol.ts';
import { exportOf } from '../support/exporting.ts';
import { hastyMove } from '../support/hasty.ts';
import { type HouseProcess, houseProcess } from '../support/houseProcess.ts';
import { type LocalRelay, signer, startRelay } from '../support/localBeacon.ts';
import { type LogWatch, watchLog } from '../support/logWatch.ts';
import { onBroken } from '../support/onBroken.ts';
import { controlsOf, type Person, textOf } from '../support/person.ts';
import { ask } from '../support/sandbox.ts';
import { seeded } from '../support/seeded.ts';
import { slashOf } from '../support/typing.ts';
import { check } from '../verify/checking.ts';

const beacon = signer(1, { genesis: Math.floor(Date.now() / 1_000) - 1_000, period: 1 });

let relay: LocalRelay;
let house: HouseProcess;
let watch: LogWatch;

beforeAll(async () => {
  relay = await startRelay(beacon, Date.now);
  const { publicKey, genesis, period } = beacon.chain;
  house = await houseProcess({ BEACON_RELAYS: relay.url, BEACON_CHAIN: `${publicKey},${genesis},${period}` });
  watch = await watchLog(house.databaseUrl);
}, 120_000);
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${house.said()}\n`);
});
afterAll(async () => {
  await watch?.stop();
  await house?.stop();
  await relay?.stop();
});

const rows = (): Promise<readonly LoggedEvent[]> => house.stores.matches.read(1, 0);

const ofType = async <Type extends 'DrawAwaited' | 'RoundDrawn'>(type: Type): Promise<readonly MatchEventOf<Type>[]> =>
  (await rows()).flatMap(({ event }) => (event.type === type ? (event as unknown as MatchEventOf<Type>) : []));

const countIs = (type: 'DrawAwaited' | 'RoundDrawn', count: number): Promise<unknown> =>
  watch.until(async () => (await ofType(type)).length >= count || undefined, `${count} times ${type}`);

const isAwaited = async (): Promise<boolean> => (await ofType('DrawAwaited')).length > (await ofType('RoundDrawn')).length;

/** Moves of whoever is asked, typed, until one draws. */
const untilAwaited = async (people: readonly Person[], thread: string): Promise<void> => {
  const { stores } = house;
  const matches = openMatches({ stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf, onBroken });
  for (let count = 0; count < 300; count++) {
    const row = await stores.matches.find(1);
    const user = row?.seats.find(({ seat }) => seat === row.active[0])?.user;
    const person = people.find(({ id }) => id === user) ?? expect.fail('Nobody is asked.');
    const { legal = [], view } = (await matches.position(1, user)) ?? {};
    await person.slash(slashOf('peloponnes', hastyMove('peloponnes', view, legal, seeded(count))), { in: thread });
    await watch.until(async () => ((await rows()).length > (row?.version ?? 0) ? true : undefined), 'the move');
    if (await isAwaited()) return;
  }
  expect.fail('Nothing drew.');
};

/** Discord keeps the bot waiting for the answer to its next message in the thread. */
const hold = (thread: string): Promise<unknown> =>
  ask(house.sandbox, '/faults', [
    { method: 'POST', path: `^/channels/${thread}/messages$`, fault: { kind: 'delay', ms: 2_000 }, times: 1 } satisfies Fault,
  ]);

const isHeld = (): Promise<unknown> =>
  watch.until(async () => ((await ask<readonly Fault[]>(house.sandbox, '/faults')).length === 0 ? true : undefined), 'the fault');

const newestRound = async (): Promise<number> =>
  (await ofType('DrawAwaited')).at(-1)?.round ?? expect.fail('No draw is awaited.');

test('a bot that is killed at each step of a throw loses nothing, makes no throw twice, and all of it is proved', async () => {
  const [ada, ben] = [await house.who('Ada'), await house.who('Blaise')];
  const people = [ada, ben];
  const games = await ada.channel('games');
  await ada.answerTo(await ada.slash('/match create game:peloponnes', { in: games }));
  const lobby = await ada.waitFor(games, (message) => textOf(message).includes('#1·lobby'), 'the lobby');
  const panel = await ada.answerTo(await ada.press(lobby, 'Settings'));
  const menu = controlsOf(panel).find(({ custom_id: id }) => id?.endsWith('.fair'))?.custom_id ?? expect.fail('No beacon.');
  await ada.choose(panel, ['beacon'], menu);
  await ada.waitFor(games, (message) => textOf(message).includes('public beacon'), 'the lobby with the beacon');
  await ben.answerTo(await ben.press(lobby, 'Join'));
  const thread = lobby.id;
  const posted = (round: number) =>
    ada.waitFor(thread, (message) => textOf(message).includes(`round ${round} of`), `the post of round ${round}`);
  const again = async (): Promise<void> => {
    await house.kill();
    await house.start();
  };

  // With the command stored, and its post on the way.
  await hold(thread);
  await ada.slash('/match start', { in: thread });
  await countIs('DrawAwaited', 1);
  await isHeld();
  await again();
  await countIs('RoundDrawn', 1);

  // With the round named, and not yet published.
  await untilAwaited(people, thread);
  await posted(await newestRound());
  await again();
  await countIs('RoundDrawn', 2);

  // With the relay asked, and silent.
  relay.behave('silent');
  await untilAwaited(people, thread);
  const waited = await newestRound();
  await watch.until(async () => (relay.asked.includes(waited) ? true : undefined), 'the relay is asked');
  await again();
  expect(await isAwaited()).toBe(true);
  relay.behave('right');
  await countIs('RoundDrawn', 3);

  // With the draw stored, and untold.
  await untilAwaited(people, thread);
  await posted(await newestRound());
  await hold(thread);
  await countIs('RoundDrawn', 4);
  await isHeld();
  await again();
  await untilAwaited(people, thread);
  await countIs('RoundDrawn', 5);

  const [awaited, drawn] = [await ofType('DrawAwaited'), await ofType('RoundDrawn')];
  expect(drawn.map(({ round }) => round)).toEqual(awaited.map(({ round }) => round));
  expect(drawn.every(({ round, signature }) => signature === beacon.sign(round))).toBe(true);
  const { stores } = house;
  const matches = openMatches({ stores, clock: { now: () => new Date() }, games: GAMES, onBroken });
  await ada.answerTo(await ada.slash('/match concede', { in: thread }));
  await matches.play(1, { type: 'Organise', user: ada.id, motion: { kind: 'standing' }, reason: 'Enough.' }, 'the end');
  const file = await exportOf(matches, 1);
  const texts = (await ada.sees(thread)).map(textOf);
  for (const { round } of awaited) expect(texts.filter((text) => text.includes(`round ${round} of`))).toHaveLength(1);
  const proved = check(file, [], beacon.chain);
  expect(proved).toMatch(/^All of it follows/);
  expect(proved).toContain('of 5 draws are proved against the operator: a post older');
}, 240_000);
