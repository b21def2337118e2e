import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { createMatchService, isMatchEvent } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { PEOPLE, type Table, table } from './table.ts';

/** A running match of random moves and undos. */
interface Run {
  readonly fixture: Table;
  readonly match: number;
  readonly users: readonly string[];
  readonly game: AnyGame;
}

const begin = async (id: string, game: AnyGame, seats: number, options: Readonly<Record<string, string>>): Promise<Run> => {
  const fixture = table(fixedLuck(), { [id]: game });
  const match = await fixture.started(seats, { game: id, options });
  return { fixture, match, users: PEOPLE.slice(0, seats), game };
};

/** Returns every user's view, legal moves and active seats. */
const seenByAll = async ({ fixture, match, users }: Run): Promise<string> => {
  const positions = await Promise.all(users.map((user) => fixture.matches.position(match, user)));
  return JSON.stringify(positions.map((position) => [position?.view, position?.legal, position?.match.active]));
};

/** Returns what `seenByAll` returns in a process without a cache. */
const seenAfresh = (run: Run): Promise<string> => {
  const { stores, clock } = run.fixture;
  return seenByAll({
    ...run,
    fixture: { ...run.fixture, matches: createMatchService({ onBroken, stores, clock, games: { [run.game.id]: run.game } }) },
  });
};

const mayTakeBack = async ({ fixture, match, users }: Run) =>
  Promise.all(
    users.map(async (user) => {
      const { undo, redo } = (await fixture.matches.position(match, user)) ?? {};
      return { undo, redo };
    }),
  );

/** Plays a random move of an active seat. Returns its user, and the seats from which the move was hidden. */
const moveOnce = async (run: Run, seed: number) => {
  const { fixture, match, users, game } = run;
  const { active } = (await fixture.stores.matches.find(match)) ?? { active: [] };
  const seat = seeded(seed).pick(active);
  const user = users[seat] ?? '';
  const legal = (await fixture.matches.position(match, user))?.legal ?? [];
  const command = seeded(seed + 1).pick(legal);
  const played = await fixture.act(match, { type: 'Play', user, command });
  if (played.kind !== 'played') throw new Error(`A legal move was not played: ${JSON.stringify(played)}`);
  const rows = played.events;
  const unseenBy = users
    .map((_, each) => each)
    .filter((each) => rows.every(({ event }) => !isMatchEvent(event) && game.redact(event, each) === undefined));
  return { user, command, unseenBy, isOver: played.match.status !== 'playing' };
};

/** A game to which the laws apply, and whether its seats choose simultaneously. */
interface LawsOf {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, string>>;
  readonly isSimultaneous: boolean;
}

/** Defines the tests of the laws of undo and redo in random matches of a game. */
export const testUndoLaws = ({ id, game, options, isSimultaneous }: LawsOf): void => {
  const forRuns = async (turns: number, runs: number, turn: (run: Run, seed: number) => Promise<boolean>) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.integer({ min: 2, max: 4 }), async (seed, seats) => {
        const run = await begin(id, game, seats, options);
        for (let number = 0; number < turns && (await turn(run, seed * 1009 + number)); number++);
        expect(await seenAfresh(run)).toBe(await seenByAll(run));
      }),
      // A fixed seed: few enough runs to be quick, in which each law meets the cases it is about.
      { numRuns: runs, seed: 2 },
    );
  };

  test('an undo leaves everything as before the move, and a redo as after it', async () => {
    let undone = 0;
    await forRuns(24, 2, async (run, seed) => {
      const { fixture, match } = run;
      const before = await seenByAll(run);
      const { user, isOver } = await moveOnce(run, seed);
      if (isOver) return false;
      const after = await seenByAll(run);
      const mayUndo = (await fixture.matches.position(match, user))?.undo === true;
      expect((await fixture.act(match, { type: 'Undo', user })).kind).toBe(mayUndo ? 'played' : 'rejected');
      if (!mayUndo) return true;
      undone++;
      expect(await seenByAll(run)).toBe(before);
      expect((await fixture.act(match, { type: 'Redo', user })).kind).toBe('played');
      expect(await seenByAll(run)).toBe(after);
      return true;
    });
    expect(undone).toBeGreaterThan(3);
  });

  test('several moves in a row are undone one by one', async () => {
    let deepest = 0;
    await forRuns(8, 2, async (run, seed) => {
      const { stood, mover, isOver } = await movesInARow(run, seed, 5);
      if (isOver) return false;
      const { fixture, match } = run;
      let back = 0;
      while ((await fixture.act(match, { type: 'Undo', user: mover })).kind === 'played') {
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
  test('whether a user can undo or redo depends on nothing they have not seen', async () => {
    let unseen = 0;
    await forRuns(40, 4, async (run, seed) => {
      const before = await mayTakeBack(run);
      const { user, unseenBy, isOver } = await moveOnce(run, seed);
      if (isOver) return false;
      const after = await mayTakeBack(run);
      for (const seat of unseenBy) expect(after[seat]).toEqual(before[seat]);
      unseen += unseenBy.length;
      if (unseenBy.length === 0 || seed % 2 === 0) return true;
      await run.fixture.act(run.match, { type: 'Undo', user });
      const then = await mayTakeBack(run);
      for (const seat of unseenBy) expect(then[seat]).toEqual(before[seat]);
      return true;
    });
    expect(unseen).toBeGreaterThan(0);
  });

  test('a choice undone and redone after others chose equals a choice that was kept', async () => {
    let chosenAgain = 0;
    await forRuns(40, 4, async (run, seed) => {
      const before = await seenByAll(run);
      const first = await moveOnce(run, seed);
      const second = first.isOver ? first : await moveOnce(run, seed + 31);
      if (second.isOver) return false;
      const { user, command } = first;
      const stood = await seenByAll(run);
      const undone = await run.fixture.act(run.match, { type: 'Undo', user });
      if (second.user === user || undone.kind !== 'played') return true;
      if (!JSON.stringify(undone.events).includes('alone')) {
        // The other seat's hidden acts were part of a decision that is no longer open.
        expect(await seenByAll(run)).toBe(before);
        return true;
      }
      await run.fixture.act(run.match, { type: 'Play', user, command });
      expect(await seenByAll(run)).toBe(stood);
      chosenAgain++;
      return true;
    });
    expect(chosenAgain).toBeGreaterThan(0);
  });
};

/** Plays random moves. Returns the positions before and after each move of the last user's final streak. */
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
