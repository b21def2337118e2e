import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { createMatchService, isMatchEvent } from '#matches/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES } from '../../support/games.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { PEOPLE, type Table, table } from '../games/table.ts';

/** A running match of random moves, in which people take back what they may. */
interface Run {
  readonly house: Table;
  readonly match: number;
  readonly users: readonly string[];
  readonly game: AnyGame;
}

const begin = async (id: string, game: AnyGame, seats: number, options: Readonly<Record<string, string>>): Promise<Run> => {
  const house = table(openMemoryStores(), { [id]: game });
  const match = await house.started(seats, { game: id, options });
  return { house, match, users: PEOPLE.slice(0, seats), game };
};

/** What everybody sees, may do and is asked. */
const seenByAll = async ({ house, match, users }: Run): Promise<string> => {
  const positions = await Promise.all(users.map((user) => house.matches.position(match, user)));
  return JSON.stringify(positions.map((position) => [position?.view, position?.legal, position?.match.active]));
};

/** The same, read by a process that has folded nothing yet. */
const seenAfresh = (run: Run): Promise<string> => {
  const { stores, clock } = run.house;
  return seenByAll({
    ...run,
    house: { ...run.house, matches: createMatchService({ onBroken, stores, clock, games: { [run.game.id]: run.game } }) },
  });
};

const mayTakeBack = async ({ house, match, users }: Run) =>
  Promise.all(
    users.map(async (user) => {
      const { undo, redo } = (await house.matches.position(match, user)) ?? {};
      return { undo, redo };
    }),
  );

/** Plays a random move of somebody who is due; answers who, and which seats were told nothing of it. */
const moveOnce = async (run: Run, seed: number) => {
  const { house, match, users, game } = run;
  const { active } = (await house.stores.matches.find(match)) ?? { active: [] };
  const seat = seeded(seed).pick(active);
  const user = users[seat] ?? '';
  const legal = (await house.matches.position(match, user))?.legal ?? [];
  const command = seeded(seed + 1).pick(legal);
  const played = await house.act(match, { type: 'Play', user, command });
  if (played.kind !== 'played') throw new Error(`A legal move was not played: ${JSON.stringify(played)}`);
  const rows = played.events;
  const unseenBy = users
    .map((_, each) => each)
    .filter((each) => rows.every(({ event }) => !isMatchEvent(event) && game.redact(event, each) === undefined));
  return { user, command, unseenBy, isOver: played.match.status !== 'playing' };
};

/** Games, and whether several are asked at the same time in them. */
const TABLES = [
  ...Object.entries(GAMES).map(([id, game]) => ({ id, game, options: {}, isSimultaneous: id !== 'cyclades' })),
  { id: 'divers', game: toy, options: { rounds: '4' }, isSimultaneous: true },
];

describe.each(TABLES)('in matches of $id', ({ id, game, options, isSimultaneous }) => {
  const forRuns = async (turns: number, runs: number, turn: (run: Run, seed: number) => Promise<boolean>) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.integer({ min: 2, max: 4 }), async (seed, seats) => {
        const run = await begin(id, game, seats, options);
        for (let number = 0; number < turns && (await turn(run, seed * 1009 + number)); number++);
        expect(await seenAfresh(run)).toBe(await seenByAll(run));
      }),
      // The same runs each time: few enough to be quick, and each law meets in them what it is about.
      { numRuns: runs, seed: 2 },
    );
  };

  test('what is taken back leaves everything as it was, and made again as it had become', async () => {
    let undone = 0;
    await forRuns(24, 2, async (run, seed) => {
      const { house, match } = run;
      const before = await seenByAll(run);
      const { user, isOver } = await moveOnce(run, seed);
      if (isOver) return false;
      const after = await seenByAll(run);
      const mayUndo = (await house.matches.position(match, user))?.undo === true;
      expect((await house.act(match, { type: 'Undo', user })).kind).toBe(mayUndo ? 'played' : 'rejected');
      if (!mayUndo) return true;
      undone++;
      expect(await seenByAll(run)).toBe(before);
      expect((await house.act(match, { type: 'Redo', user })).kind).toBe('played');
      expect(await seenByAll(run)).toBe(after);
      return true;
    });
    expect(undone).toBeGreaterThan(3);
  });

  test('several moves in a row go back one by one', async () => {
    let deepest = 0;
    await forRuns(8, 2, async (run, seed) => {
      const { stood, mover, isOver } = await movesInARow(run, seed, 5);
      if (isOver) return false;
      const { house, match } = run;
      let back = 0;
      while ((await house.act(match, { type: 'Undo', user: mover })).kind === 'played') {
        back++;
        const now = stood.at(-1 - back);
        if (now !== undefined) expect(await seenByAll(run)).toBe(now);
      }
      deepest = Math.max(deepest, back);
      return true;
    });
    expect(deepest).toBeGreaterThan(0);
  });

  if (!isSimultaneous) return;
  test('whether somebody may take back, or make again, hangs on nothing they have not seen', async () => {
    let unseen = 0;
    await forRuns(40, 4, async (run, seed) => {
      const before = await mayTakeBack(run);
      const { user, unseenBy, isOver } = await moveOnce(run, seed);
      if (isOver) return false;
      const after = await mayTakeBack(run);
      for (const seat of unseenBy) expect(after[seat]).toEqual(before[seat]);
      unseen += unseenBy.length;
      if (unseenBy.length === 0 || seed % 2 === 0) return true;
      await run.house.act(run.match, { type: 'Undo', user });
      const then = await mayTakeBack(run);
      for (const seat of unseenBy) expect(then[seat]).toEqual(before[seat]);
      return true;
    });
    expect(unseen).toBeGreaterThan(0);
  });

  test('a choice that is taken back and made again after others chose is as if it had stood', async () => {
    let chosenAgain = 0;
    await forRuns(40, 4, async (run, seed) => {
      const before = await seenByAll(run);
      const first = await moveOnce(run, seed);
      const second = first.isOver ? first : await moveOnce(run, seed + 31);
      if (second.isOver) return false;
      const { user, command } = first;
      const stood = await seenByAll(run);
      const undone = await run.house.act(run.match, { type: 'Undo', user });
      if (second.user === user || undone.kind !== 'played') return true;
      if (!JSON.stringify(undone.events).includes('alone')) {
        // What the other has done unseen was for something that is not asked any more.
        expect(await seenByAll(run)).toBe(before);
        return true;
      }
      await run.house.act(run.match, { type: 'Play', user, command });
      expect(await seenByAll(run)).toBe(stood);
      chosenAgain++;
      return true;
    });
    expect(chosenAgain).toBeGreaterThan(0);
  });
});

/** So many random moves; how everything stood since the last of their movers moved first, and after each of those moves. */
const movesInARow = async (run: Run, seed: number, moves: number) => {
  let stood: string[] = [];
  let mover = '';
  for (let move = 0; move < moves; move++) {
    const before = await seenByAll(run);
    const { user, isOver } = await moveOnce(run, seed + move * 7919);
    if (isOver) return { stood, mover, isOver };
    stood = [...(user === mover ? stood : [before]), await seenByAll(run)];
    mover = user;
  }
  return { stood, mover, isOver: false };
};
