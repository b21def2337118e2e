import { expect, test } from 'vitest';
import { createMatchService, isMatchEvent, type MatchId } from '#matches/index.ts';
import { countingGame } from '../../matches/games/countingGame.ts';
import { PEOPLE, type Table, table } from '../../matches/games/table.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { toy } from '../../support/toy/game.ts';
import { computed, recorded, runDue } from './recorded.ts';

const GAMES = { counting: countingGame, divers: toy };
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);
const QUIET = { timeZone: 'Asia/Tokyo', quietFrom: '22:00', quietUntil: '06:00' };

interface Run {
  readonly at: Table;
  readonly match: MatchId;
  readonly users: readonly string[];
}

/** Plays a random match: moves, undone moves, late turns, pauses, downtimes, and people who leave and return. */
const randomRun = async (seed: number): Promise<Run> => {
  const chance = seeded(seed);
  const [game, seats] = [chance.pick(['counting', 'divers']), chance.pick([2, 3, 4])];
  const at = table(fixedLuck(), GAMES);
  const users = PEOPLE.slice(0, seats);
  for (const user of users) await at.stores.users.change(user, { name: user, hours: QUIET });
  const match = await at.started(seats, { game, pace: '24h', timeOut: chance.pick(['computer', 'safe']) });
  const acts: readonly (() => Promise<unknown>)[] = [
    ...Array.from({ length: 12 }, () => async () => {
      const { active = [] } = (await at.stores.matches.find(match)) ?? {};
      const user = users[chance.pick(active.length === 0 ? [0] : active)] ?? '';
      const legal = (await at.matches.position(match, user))?.legal ?? [];
      if (legal.length > 0) await at.act(match, { type: 'Play', user, command: chance.pick(legal) });
    }),
    ...Array.from({ length: 4 }, () => async () => {
      at.clock.advance(chance.pick([2, 40, 100, 150]));
      await runDue(at, match);
    }),
    () => at.act(match, { type: 'Undo', user: chance.pick(users) }),
    () => at.act(match, { type: 'HandOver', user: chance.pick(users), to: chance.pick(['computer', 'substitute'] as const) }),
    async () => {
      const user = chance.pick([...users, 'eve']);
      await at.act(match, { type: 'TakeSeat', user, seat: user === 'eve' ? 0 : (users as readonly string[]).indexOf(user) });
    },
    () => at.act(match, { type: 'Organise', user: 'mod', motion: { kind: 'pause', hours: 24 }, reason: 'holidays' }),
    () => at.act(match, { type: 'Organise', user: 'mod', motion: { kind: 'resume' }, reason: 'back' }),
    async () => {
      const from = at.clock.now().getTime();
      at.clock.advance(5);
      await at.stores.clocks.noteDowntime({ from, until: at.clock.now().getTime() });
    },
  ];
  for (let turn = 0; turn < 60 && (await at.stores.matches.find(match))?.status === 'playing'; turn++) await chance.pick(acts)();
  if (chance.pick([true, false])) await at.act(match, { type: 'Concede', user: chance.pick(users) });
  return { at, match, users: [...users, 'eve'] };
};

test('rows are the same whenever they are computed, and by whichever process', async () => {
  let count = 0;
  for (const seed of SEEDS) {
    const { at, match } = await randomRun(seed);
    const rows = await recorded(at, match);
    const afresh = createMatchService({ onBroken, stores: at.stores, clock: at.clock, games: GAMES });
    expect(await recorded({ ...at, matches: afresh }, match)).toEqual(rows);
    count += rows.length;
  }
  expect(count).toBeGreaterThan(SEEDS.length);
});

test('only a turn whose time ran out is missed, by its clock without quiet hours, pauses and downtimes', async () => {
  let missed = 0;
  for (const seed of SEEDS) {
    const { at, match } = await randomRun(seed);
    const rows = await computed(at, match);
    const log = await at.stores.matches.read(match, 0);
    for (const { seat, asked, inTime, answers, endedAt } of rows) {
      const ranOut = log.filter(
        ({ event, at: when }) => isMatchEvent(event) && event.type === 'TimeRanOut' && event.seat === seat && when <= endedAt,
      );
      expect(inTime).toBeLessThanOrEqual(asked);
      expect(asked - inTime).toBeLessThanOrEqual(ranOut.length);
      expect(answers.every((seconds) => seconds >= 0)).toBe(true);
      missed += asked - inTime;
    }
  }
  expect(missed).toBeGreaterThan(3);
});

test('forgetting a person removes their rows and leaves those of the others as they were', async () => {
  for (const seed of SEEDS) {
    const { at, match, users } = await randomRun(seed);
    const rows = await recorded(at, match);
    const user = users[seed % users.length] ?? '';
    const version = (await at.stores.matches.find(match))?.version ?? 0;
    expect(await at.stores.personal.forget(user, new Map([[match, version]]), (seat) => `Player ${seat + 1}`)).toBe(true);
    const others = rows.filter((row) => row.user !== user);
    expect(await at.stores.participations.list({ match })).toEqual(others);
    expect(await recorded(at, match)).toEqual(others);
  }
});
