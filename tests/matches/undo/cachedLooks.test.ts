import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import { gameAt, isUnseenBy, undoBarrier } from '#matches/decide/takeBack.ts';
import type { LoggedEvent } from '#matches/index.ts';
import type { StateCheckpoint } from '#matches/replay/eventLogCache.ts';
import { countingGame } from '../games/countingGame.ts';

/** A game whose state is the list of the versions that were folded. */
const listing: AnyGame = {
  ...countingGame,
  initialState: () => [],
  evolve: (state, event) => [...(state as readonly number[]), (event as BaseEvent & { readonly version: number }).version],
};

const rowOf = (version: number, event: BaseEvent): LoggedEvent => ({
  version,
  event: { ...event, version } as BaseEvent,
  commandId: `command-${version}`,
  at: new Date(0),
});

/** The creation, which is no event of the game, and four moves. */
const history = [{ type: 'MatchCreated' }, ...Array.from({ length: 4 }, () => ({ type: 'Counted' }))].map((event, index) =>
  rowOf(index + 1, event),
);

const subsetsOf = ([first, ...rest]: readonly number[]): readonly (readonly number[])[] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((each) => [each, [first, ...each]]);

describe('the state of a game at a version', () => {
  const looks = subsetsOf([2, 3, 4, 5]).flatMap((dropped) =>
    [0, 1, 2, 3, 4, 5, 6].map((version) => ({ version, dropped: new Set(dropped) })),
  );
  const at = ({ version, dropped }: (typeof looks)[number], cache?: Map<Seat, StateCheckpoint>) =>
    gameAt(
      { game: listing, history, ...(cache && { looks: cache }) },
      { dropped, touched: new Map(), redone: new Set() },
      version,
      0,
    );

  test('the state at a version has all moves up to it that were not undone', () => {
    for (const look of looks) {
      expect(at(look)).toEqual([2, 3, 4, 5].filter((version) => version <= look.version && !look.dropped.has(version)));
    }
  });

  test('the state after an earlier look is the same as without one, whatever was undone meanwhile', () => {
    const different = looks.flatMap((first) =>
      looks.filter((second) => {
        const cache = new Map<Seat, StateCheckpoint>();
        at(first, cache);
        return String(at(second, cache)) !== String(at(second));
      }),
    );
    expect(different).toEqual([]);
  });
});

describe('what an undo may cross', () => {
  const barrierOf = (...events: readonly object[]) =>
    undoBarrier(events.map((event, index) => rowOf(index + 1, event as BaseEvent)));

  test('no undo crosses the last version at which a seat was taken over or opened', () => {
    const [opened, taken] = [
      { type: 'SeatOpened', seat: 1 },
      { type: 'SeatTakenOver', seat: 1 },
    ];
    expect(barrierOf({ type: 'Counted' })).toBe(0);
    expect(barrierOf({ type: 'Counted' }, opened)).toBe(2);
    expect(barrierOf(opened, taken, { type: 'Counted' })).toBe(2);
    expect(barrierOf(taken, opened, { ...opened, seat: 2 }, { type: 'Counted' })).toBe(3);
    expect(barrierOf({ type: 'Counted' }, opened, { ...taken, back: true })).toBe(0);
    expect(barrierOf(taken, opened, { ...taken, back: true })).toBe(1);
  });

  test('rows are unseen by a viewer only when all of them are', () => {
    const rows = [rowOf(1, { type: 'SecretDealt', seat: 1 } as BaseEvent), rowOf(2, { type: 'Counted' })];
    expect(isUnseenBy(countingGame, rows, 'spectator')).toBe(false);
    expect(isUnseenBy(countingGame, rows.slice(0, 1), 'spectator')).toBe(true);
    expect(isUnseenBy(countingGame, rows.slice(0, 1), 1)).toBe(false);
  });
});
