import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseEvent, Upcast } from '#engine/game.ts';
import { createMatchService, type MatchId, type MatchService, type StoredEvent, type Stores } from '#matches/index.ts';
import { startingWith } from '../../support/builders/arrangedMatch.ts';
import { theGame } from '../../support/builders/positions.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { GAMES } from '../../support/games.ts';
import { PEOPLE, stoppedClock, table } from '../games/table.ts';

/**
 * Invented former shapes of the events of recorded matches: in the first, all fields were inside `facts`; in the second, `player`,
 * counted from 1, was in place of `seat`.
 */
interface Facts extends BaseEvent {
  readonly facts: object;
}
interface ByPlayer extends BaseEvent {
  readonly player?: number;
}

const unpacked: Upcast = (event) => {
  const { type, facts } = event as Facts;
  return { type, ...facts } as BaseEvent;
};
const bySeat: Upcast = (event) => {
  const { player, ...rest } = event as ByPlayer;
  return player === undefined ? event : ({ ...rest, seat: player - 1 } as BaseEvent);
};
const byPlayer = (event: BaseEvent): BaseEvent => {
  const { seat, ...rest } = event as BaseEvent & { readonly seat?: number };
  return seat === undefined ? event : ({ ...rest, player: seat + 1 } as BaseEvent);
};
const packed = ({ type, ...facts }: BaseEvent): BaseEvent => ({ type, facts }) as BaseEvent;

/** Returns the game after both changes, which give each of its events two more former shapes. */
const changedTwice = (game: AnyGame): AnyGame => ({
  ...game,
  eventShapes: Object.fromEntries(
    Object.entries(game.eventShapes).map(([type, upcasts]) => [type, [...upcasts, unpacked, bySeat]]),
  ),
});

/** Returns the rows up to a version as written by three releases, one after the other. */
const asReleasesLeftThem = (game: AnyGame, upTo: number, rows: readonly StoredEvent[]): readonly StoredEvent[] =>
  rows.map((row) => {
    const former = game.eventShapes[row.event.type]?.length;
    if (former === undefined || row.version > upTo) return row;
    const releases = [() => packed(byPlayer(row.event)), () => byPlayer(row.event), () => row.event];
    const release = Math.floor((row.version * releases.length) / (upTo + 1));
    return { ...row, shape: former + 1 + release, event: releases[release]?.() ?? row.event };
  });

const storesOf = (under: Stores, game: AnyGame, upTo: number): Stores => ({
  ...under,
  matches: Object.assign(Object.create(under.matches), {
    read: async (...asked: Parameters<Stores['matches']['read']>) =>
      asReleasesLeftThem(game, upTo, await under.matches.read(...asked)),
  }),
});

/** Returns the events of the first commands of a recorded match. */
const recorded = (file: string, commands: number): readonly BaseEvent[] => {
  const steps: readonly { readonly answer: { readonly events?: readonly BaseEvent[] } }[] = JSON.parse(
    readFileSync(new URL(`../../replays/${file}.json`, import.meta.url), 'utf8'),
  );
  return steps.slice(0, commands + 1).flatMap(({ answer }) => answer.events ?? []);
};

describe.each([
  ['cyclades/four-seats-creatures', 4, 60],
  ['cyclades/five-seats', 5, 25],
  ['peloponnes/four-seats', 4, 30],
])('the recorded match %s in the shape of an older release', (file, seats, commands) => {
  const id = file.split('/')[0] ?? '';
  const game = theGame(id);
  const events = recorded(file, commands);

  const opened = async () => {
    const stores = fixedLuck();
    const match = await table(startingWith(stores, events, game), GAMES).started(seats, { game: id });
    const version = (await stores.matches.find(match))?.version ?? 0;
    const open = (under: Stores, games: Readonly<Record<string, AnyGame>>) =>
      createMatchService({ onBroken, stores: under, clock: stoppedClock(), games });
    const older = storesOf(stores, game, version);
    return { stores, older, match, version, plain: open(stores, GAMES), brought: open(older, { [id]: changedTwice(game) }) };
  };
  const seen = async (matches: MatchService, match: MatchId) => ({
    positions: await Promise.all([...PEOPLE.slice(0, seats), undefined].map((user) => matches.position(match, user))),
    told: (await matches.history(match, 0))?.steps.map((step) => [
      step.redactedFor('spectator'),
      step.redactedFor(0),
      step.view('spectator'),
    ]),
  });

  test('the recorded match really has another shape', async () => {
    const { stores, older, match, version } = await opened();
    const [was, is] = [await older.matches.read(match, 0), await stores.matches.read(match, 0)];
    expect(was).toHaveLength(is.length);
    expect(version).toBeGreaterThan(events.length);
    const different = was.filter(({ event }, at) => JSON.stringify(event) !== JSON.stringify(is[at]?.event));
    expect(different.length).toBeGreaterThan(events.length / 2);
    const misread = createMatchService({
      onBroken,
      stores: older,
      clock: stoppedClock(),
      games: { [id]: { ...game, eventShapes: {} } },
    });
    expect(await misread.position(match, undefined)).toMatchObject({ unreadable: { code: 'matchNewerThanCode' } });
  });

  test('a recorded match of an older release has the same views, history and active seats', async () => {
    const { match, plain, brought } = await opened();
    const now = await seen(brought, match);
    expect(now.told?.length).toBeGreaterThan(0);
    expect(now.positions.every((position) => position !== undefined && position.unreadable === undefined)).toBe(true);
    expect(now).toEqual(await seen(plain, match));
  });

  test('a recorded match continues in the present shape, which the older release cannot read', async () => {
    const { stores, match, version, plain, brought } = await opened();
    const { active = [] } = (await stores.matches.find(match)) ?? {};
    const user = PEOPLE[active[0] ?? 0] as string;
    const [command] = (await brought.position(match, user))?.legal ?? [];
    if (command === undefined) throw new Error('Nothing can be played.');
    expect((await brought.play(match, { type: 'Play', user, command }, 'on')).kind).toBe('played');
    const written = (await stores.matches.read(match, version)).filter(({ event }) =>
      Object.hasOwn(game.eventShapes, event.type),
    );
    expect(written.length).toBeGreaterThan(0);
    for (const { shape, event } of written) expect(shape).toBe((game.eventShapes[event.type]?.length ?? 0) + 3);
    expect(await plain.position(match, user)).toMatchObject({ unreadable: { code: 'matchNewerThanCode' } });
    expect((await brought.position(match, user))?.unreadable).toBeUndefined();
  });
});
