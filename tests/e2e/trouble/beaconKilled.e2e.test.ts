import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMatchService, type LoggedEvent, type MatchEventOf, type MatchService } from '#matches/index.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { exportOf } from '../../support/builders/exportedMatches.ts';
import { type AppProcess, startAppProcess } from '../../support/drivers/appProcess.ts';
import { chooseBeacon } from '../../support/drivers/chooseBeacon.ts';
import { type Person, textOf } from '../../support/drivers/person.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { slashOf } from '../../support/drivers/typing.ts';
import { type LocalRelay, signer, startRelay } from '../../support/fakes/localBeacon.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { type LogWatch, watchLog } from '../../support/laws/logWatch.ts';
import { isPost, isPostOfKind } from '../../support/laws/postIds.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';
import { isWhole } from '../../support/setup/whole.ts';
import { check } from '../../verify/checking.ts';

const beacon = signer(1, { genesis: Math.floor(Date.now() / 1_000) - 1_000, period: 1 });

const GAMES_PLAYED = isWhole ? Object.keys(GAMES) : ['peloponnes'];
const THROWS = isWhole ? Number.POSITIVE_INFINITY : 4;

let relay: LocalRelay;
let app: AppProcess;
let watch: LogWatch;

beforeEach(async () => {
  relay = await startRelay(beacon, Date.now);
  const { publicKey, genesis, period } = beacon.chain;
  app = await startAppProcess({ BEACON_RELAYS: relay.url, BEACON_CHAIN: `${publicKey},${genesis},${period}` });
  watch = await watchLog(app.databaseUrl);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${app.said()}\n`);
  await watch?.stop();
  await app?.stop();
  await relay?.stop();
});

const rows = (): Promise<readonly LoggedEvent[]> => app.stores.matches.read(1, 0);

const ofType = async <Type extends 'DrawAwaited' | 'RoundDrawn'>(type: Type): Promise<readonly MatchEventOf<Type>[]> =>
  (await rows()).flatMap(({ event }) => (event.type === type ? (event as unknown as MatchEventOf<Type>) : []));

const untilDrawn = (count: number): Promise<unknown> =>
  watch.until(async () => (await ofType('RoundDrawn')).length >= count || undefined, `${count} rounds are drawn`);

const isAwaited = async (): Promise<boolean> => (await ofType('DrawAwaited')).length > (await ofType('RoundDrawn')).length;

const newestRound = async (): Promise<number> =>
  (await ofType('DrawAwaited')).at(-1)?.round ?? expect.fail('No draw is awaited.');

const matchesHere = (): MatchService =>
  createMatchService({ stores: app.stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf, onBroken });

/** Typed moves of active players until one needs a draw; false once the match is over. */
const untilAwaited = async (people: readonly Person[], thread: string): Promise<boolean> => {
  const { stores } = app;
  const matches = matchesHere();
  for (let count = 0; count < 500; count++) {
    const row = (await stores.matches.find(1)) ?? expect.fail('The match is gone.');
    if (row.status !== 'playing') return false;
    const user = row.seats.find(({ seat }) => seat === row.active[0])?.user;
    const person = people.find(({ id }) => id === user) ?? expect.fail('Nobody is asked.');
    const { legal = [], view } = (await matches.position(1, user)) ?? {};
    await person.slash(slashOf(row.game, naiveMove(row.game, view, legal, seeded(count))), { in: thread });
    await watch.until(async () => ((await rows()).length > row.version ? true : undefined), 'the move');
    if (await isAwaited()) return true;
  }
  return expect.fail('Nothing drew.');
};

interface Throw {
  readonly thread: string;
  readonly ada: Person;
  /** How many rounds were drawn before it. */
  readonly before: number;
}

const again = async (): Promise<void> => {
  await app.kill();
  await app.start();
};

const untilPosted = async ({ ada, thread }: Throw): Promise<unknown> => {
  const round = await newestRound();
  return ada.waitFor(thread, (message) => textOf(message).includes(`round ${round} of`), `the post of round ${round}`);
};

/** Where the bot is killed, once a throw's commitment is stored. */
const DEATHS: readonly (readonly [string, (at: Throw) => Promise<void>])[] = [
  ['with the command stored', again],
  [
    'with the round named, and not yet published',
    async (at) => {
      await untilPosted(at);
      await again();
    },
  ],
  [
    'with the relay asked, and silent',
    async () => {
      relay.behave('silent');
      const round = await newestRound();
      await watch.until(async () => (relay.asked.includes(round) ? true : undefined), 'the relay is asked');
      await again();
      expect(await isAwaited()).toBe(true);
      relay.behave('right');
    },
  ],
  [
    'with the draw stored, and untold',
    async (at) => {
      await untilPosted(at);
      const path = `^/channels/${at.thread}/messages$`;
      await ask(app.sandbox, '/faults', [
        { method: 'POST', path, fault: { kind: 'delay', ms: 2_000 }, times: 1 } satisfies Fault,
      ]);
      await untilDrawn(at.before + 1);
      const isHeld = async () => ((await ask<readonly Fault[]>(app.sandbox, '/faults')).length === 0 ? true : undefined);
      await watch.until(isHeld, 'the post is on its way');
      await again();
    },
  ],
];

test.each(GAMES_PLAYED)(
  'a bot of %s that is killed at each step of a throw loses nothing, throws nothing twice, and everything is verified',
  async (game) => {
    const people = [await app.who('Ada'), await app.who('Blaise')] as const;
    const [ada, ben] = people;
    const games = await ada.channel('games');
    await ada.answerTo(await ada.slash(`/match create game:${game}`, { in: games }));
    const lobby = await ada.waitFor(games, (message) => isPost(message, '#1·lobby'), 'the lobby');
    await chooseBeacon(ada, games, lobby);
    await ben.answerTo(await ben.press(lobby, 'Join'));
    const thread = lobby.id;
    await ada.slash('/match start', { in: thread });
    await watch.until(async () => ((await isAwaited()) ? true : undefined), 'the deal is awaited');

    const matches = matchesHere();
    let before = 0;
    for (let goesOn = true; goesOn && before < THROWS; goesOn = await untilAwaited(people, thread)) {
      const [, die] = DEATHS[before % DEATHS.length] ?? expect.fail('There is no such death.');
      await die({ thread, ada, before });
      before += 1;
      await untilDrawn(before);
    }
    if (!isWhole) {
      if (await isAwaited()) await untilDrawn(before + 1);
      await matches.play(1, { type: 'Organise', user: ada.id, motion: { kind: 'standing' }, reason: 'Enough.' }, 'the end');
    }
    const [awaited, drawn] = [await ofType('DrawAwaited'), await ofType('RoundDrawn')];
    expect(drawn.length).toBeGreaterThanOrEqual(4);
    expect(drawn.map(({ round }) => round)).toEqual(awaited.map(({ round }) => round));
    expect(drawn.every(({ round, signature }) => signature === beacon.sign(round))).toBe(true);
    await ada.waitFor(thread, (message) => isPostOfKind(message, 1, 'end'), 'the end');
    const posted = ada.updates.flatMap((update) => (update.kind === 'message' ? textOf(update.message) : []));
    for (const { round } of awaited) {
      expect(posted.filter((text) => text.includes(`round ${round} of`)).length).toBe(1);
    }
    const proved = check(await exportOf(matches, 1), [], beacon.chain);
    expect(proved).toMatch(/^All of it follows/);
    expect(proved).toMatch(new RegExp(`\\d+ of ${drawn.length} draws are proved against the operator: a post older`));
    process.stderr.write(`${game}: ${drawn.length} throws, ${before} deaths\n`);
  },
  isWhole ? 1_200_000 : 600_000,
);
