import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseCommand } from '#engine/game.ts';
import type { Played, UserId } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

/** The counting game without visible dice, so that a count can be undone. */
const diceless: AnyGame = { ...countingGame, reveals: () => undefined };

const without = (game: AnyGame): Table => table(openMemoryStores(), { counting: game });

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const undo = (fixture: Table, match: number, user: UserId) => fixture.act(match, { type: 'Undo', user });
const redo = (fixture: Table, match: number, user: UserId) => fixture.act(match, { type: 'Redo', user });

/** Returns a user's view and legal moves, and the active seats: everything an undo has to restore. */
const seen = async ({ matches }: Table, match: number, user: UserId) => {
  const position = await matches.position(match, user);
  return { view: position?.view, legal: position?.legal, active: position?.match.active };
};

describe('undo', () => {
  test('a seat that undoes its last move is back in its former position, and the undo is announced', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(3);
    const before = await seen(fixture, match, 'ada');
    await fixture.count(match, 'ada', 2);
    const undone = await undo(fixture, match, 'ada');
    expect(undone).toMatchObject({ events: [{ event: { type: 'Undone', of: 0 }, by: 0 }] });
    expect(await seen(fixture, match, 'ada')).toEqual(before);
    const story = await fixture.matches.history(match, 0);
    expect(story?.steps.at(-1)?.redactedFor('spectator')).toMatchObject([{ event: { type: 'Undone', of: 0 } }]);
    expect(story?.steps.at(-2)?.redactedFor('spectator')).toEqual([]);
  });

  test('a seat can move differently after an undo, and the undone move does not count', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2);
    await fixture.count(match, 'ada', 2);
    await undo(fixture, match, 'ada');
    await fixture.count(match, 'ada', 1);
    expect(await seen(fixture, match, 'ben')).toMatchObject({ view: { total: 1 }, active: [1] });
  });

  test('an undo button works once, because it names its decision', async () => {
    const fixture = table();
    const match = await fixture.started(4);
    await fixture.strike(match, 'ada', 3);
    const press = () => fixture.act(match, { type: 'Undo', user: 'ada', decision: 1 });
    expect(code(await press())).toBe('played');
    expect(code(await press())).toBe('alreadyDone');
  });

  test('a seat cannot undo further once another seat has moved, even if that move was undone', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2);
    await fixture.count(match, 'ada');
    await fixture.count(match, 'ben');
    expect(code(await undo(fixture, match, 'ada'))).toBe('othersActed');
    await undo(fixture, match, 'ben');
    expect(code(await undo(fixture, match, 'ada'))).toBe('othersActed');
    expect(await seen(fixture, match, 'ben')).toMatchObject({ view: { total: 1 }, active: [1] });
  });

  test('a move that drew luck cannot be undone', async () => {
    const fixture = table();
    const match = await fixture.started(2);
    await fixture.count(match, 'ada');
    expect(code(await undo(fixture, match, 'ada'))).toBe('luckWasDrawn');
  });

  test('an undo includes the automatic safe moves that followed', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(3, { options: { goal: '20' } });
    await fixture.act(match, { type: 'Concede', user: 'ben' });
    await fixture.count(match, 'ada', 2);
    expect(await seen(fixture, match, 'ada')).toMatchObject({ view: { total: 3 }, active: [2] });
    expect(code(await undo(fixture, match, 'ada'))).toBe('played');
    expect(await seen(fixture, match, 'ada')).toMatchObject({ view: { total: 0 }, active: [0] });
  });

  test('a seat can undo only a move of its own, not a computer’s', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2);
    expect(code(await undo(fixture, match, 'ada'))).toBe('nothingToUndo');
    expect(code(await undo(fixture, match, 'ben'))).toBe('nothingToUndo');
    expect(code(await undo(fixture, match, 'eve'))).toBe('notInThisMatch');
    await fixture.count(match, 'ada');
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    const command: BaseCommand = { type: 'Count', seat: 1, by: 1 } as BaseCommand;
    await fixture.act(match, { type: 'PlayAsComputer', seat: 1, command, decision: 1 });
    expect(code(await undo(fixture, match, 'ben'))).toBe('computerPlaysForYou');
    await fixture.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    expect(code(await undo(fixture, match, 'ben'))).toBe('movedForYou');
  });

  test('a decision can be undone three times, however it is played, and a fourth undo is not offered', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2, { options: { goal: '20' } });
    const offered = async () => (await fixture.matches.position(match, 'ada'))?.undo;
    for (const by of [1, 2, 1]) {
      await fixture.count(match, 'ada', by);
      expect(await offered()).toBe(true);
      expect(code(await undo(fixture, match, 'ada'))).toBe('played');
    }
    await fixture.count(match, 'ada', 2);
    expect(await offered()).toBeUndefined();
    expect(await undo(fixture, match, 'ada')).toMatchObject({ rejection: { code: 'undoneTooOften', params: { most: 3 } } });
    await fixture.count(match, 'ben');
    expect(code(await undo(fixture, match, 'ben'))).toBe('played');
    await fixture.count(match, 'ben');
    await fixture.count(match, 'ada');
    expect(code(await undo(fixture, match, 'ada'))).toBe('played');
  });

  test('a rewind of the table resets the number of undos', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2);
    for (const _ of [1, 2, 3]) {
      await fixture.count(match, 'ada');
      await undo(fixture, match, 'ada');
    }
    await fixture.count(match, 'ada');
    const [start = 0] = (await fixture.matches.history(match, 0))?.rewindPoints() ?? [];
    await fixture.act(match, { type: 'Organise', user: 'o', motion: { kind: 'rewind', toVersion: start }, reason: 'agreed' });
    await fixture.count(match, 'ada');
    expect(code(await undo(fixture, match, 'ada'))).toBe('played');
  });

  test('alternating undo and redo is limited, too', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2);
    await fixture.count(match, 'ada');
    for (const _ of [1, 2, 3]) {
      expect(code(await undo(fixture, match, 'ada'))).toBe('played');
      expect(code(await redo(fixture, match, 'ada'))).toBe('played');
    }
    expect(code(await undo(fixture, match, 'ada'))).toBe('undoneTooOften');
  });

  test('undo is refused before the start and after the end', async () => {
    const fixture = without(diceless);
    const lobby = await fixture.lobby();
    expect(code(await undo(fixture, lobby, 'ada'))).toBe('matchNotStarted');
    const match = await fixture.started(2);
    await fixture.strike(match, 'ada', 1);
    expect(code(await undo(fixture, match, 'ada'))).toBe('matchEnded');
  });

  test('undone moves count as decisions, so that their controls are recognized as old', async () => {
    const fixture = without(diceless);
    const match = await fixture.started(2);
    await fixture.count(match, 'ada');
    await undo(fixture, match, 'ada');
    expect((await fixture.matches.position(match, 'ada'))?.decisions).toEqual([2, 0]);
  });
});

test('an undone move can be redone as long as no other action has followed', async () => {
  const fixture = without(diceless);
  const match = await fixture.started(2);
  await fixture.count(match, 'ada', 2);
  const after = await seen(fixture, match, 'ben');
  await undo(fixture, match, 'ada');
  expect(await redo(fixture, match, 'ada')).toMatchObject({ events: [{ event: { type: 'Redone', of: 0 } }] });
  expect(await seen(fixture, match, 'ben')).toEqual(after);
  expect(code(await redo(fixture, match, 'ada'))).toBe('nothingToRedo');
  const told = (await fixture.matches.history(match, 7))?.steps.map((step) => step.redactedFor('spectator').length);
  expect(told).toEqual([1, 0, 0]);
});

test('an undone move cannot be redone after another move', async () => {
  const fixture = without(diceless);
  const match = await fixture.started(2);
  expect(code(await redo(fixture, match, 'ada'))).toBe('nothingToRedo');
  await fixture.count(match, 'ada', 2);
  await undo(fixture, match, 'ada');
  await fixture.count(match, 'ada', 1);
  expect(code(await redo(fixture, match, 'ada'))).toBe('nothingToRedo');
  await undo(fixture, match, 'ada');
  await redo(fixture, match, 'ada');
  expect(await seen(fixture, match, 'ada')).toMatchObject({ view: { total: 1 } });
  expect(code(await redo(fixture, match, 'ada'))).toBe('nothingToRedo');
});

/** Starts a match of Pearl Divers: all make hidden choices in parts, which take effect when the last seat is ready. */
const divers = async (seats: number) => {
  const fixture = table(openMemoryStores(), { divers: toy });
  const match = await fixture.started(seats, { game: 'divers' });
  const play = (user: UserId, type: string) => fixture.act(match, { type: 'Play', user, command: { type } });
  return { fixture, match, play };
};

describe('undo of simultaneous choices', () => {
  test('a seat can undo its simultaneous choice while others still choose, and the choices of others stay', async () => {
    const { fixture, match, play } = await divers(3);
    await play('ada', 'TakeStone');
    await play('ada', 'Dive');
    await play('ben', 'TakeStone');
    await play('ben', 'Dive');
    expect((await undo(fixture, match, 'ada')).kind).toBe('played');
    expect(await seen(fixture, match, 'ada')).toMatchObject({ view: { stones: 1, active: [0, 2], chosen: [1] } });
    expect((await undo(fixture, match, 'ada')).kind).toBe('played');
    expect(await seen(fixture, match, 'ada')).toMatchObject({ view: { stones: 0, active: [0, 2], chosen: [1] } });
    expect(code(await undo(fixture, match, 'ada'))).toBe('nothingToUndo');
    expect(await seen(fixture, match, 'ben')).toMatchObject({ view: { stones: 1 } });
    await play('ada', 'Dive');
    await play('cleo', 'Dive');
    expect(await seen(fixture, match, 'ada')).not.toMatchObject({ view: { active: [0, 1, 2], round: 1 } });
  });

  test('each simultaneous decision can be undone three times, whatever others chose meanwhile', async () => {
    const { fixture, match, play } = await divers(3);
    await play('ada', 'TakeStone');
    for (const _ of [1, 2, 3]) {
      await play('ada', 'Dive');
      expect(code(await undo(fixture, match, 'ada'))).toBe('played');
      await play('ben', 'TakeStone');
    }
    await play('ada', 'Dive');
    expect(code(await undo(fixture, match, 'ada'))).toBe('undoneTooOften');
    const other = await divers(3);
    await other.play('ada', 'TakeStone');
    await other.play('ada', 'Dive');
    for (const _ of [1, 2, 3]) {
      expect(code(await undo(other.fixture, other.match, 'ada'))).toBe('played');
      expect(code(await undo(other.fixture, other.match, 'ada'))).toBe('played');
      await other.play('ada', 'TakeStone');
      await other.play('ada', 'Dive');
    }
    expect(code(await undo(other.fixture, other.match, 'ada'))).toBe('undoneTooOften');
  });

  test('simultaneous choices are revealed when the last seat has chosen, and cannot be undone then', async () => {
    const { fixture, match, play } = await divers(2);
    await play('ada', 'Dive');
    await play('ben', 'Dive');
    expect(code(await undo(fixture, match, 'ada'))).toBe('othersActed');
    expect(code(await undo(fixture, match, 'ben'))).toBe('luckWasDrawn');
  });

  test('an undone simultaneous choice can be redone, unless the others wait for it alone', async () => {
    const { fixture, match, play } = await divers(3);
    await play('ada', 'Dive');
    await undo(fixture, match, 'ada');
    await play('ben', 'Dive');
    expect((await redo(fixture, match, 'ada')).kind).toBe('played');
    expect(await seen(fixture, match, 'ada')).toMatchObject({ view: { active: [2], chosen: [0, 1] } });
    await undo(fixture, match, 'ada');
    await play('cleo', 'Dive');
    expect(code(await redo(fixture, match, 'ada'))).toBe('othersActed');
    await play('ada', 'Dive');
    expect((await fixture.stores.matches.find(match))?.status).toMatch(/playing|ended/);
    expect(await seen(fixture, match, 'ada')).not.toMatchObject({ view: { step: 'diving', round: 1 } });
  });

  test('a simultaneous choice can be undone despite hidden acts of others, who learn nothing of parts they did not see', async () => {
    const { fixture, match, play } = await divers(3);
    await play('ada', 'TakeStone');
    await play('ben', 'TakeStone');
    const before = await fixture.stores.matches.find(match);
    fixture.clock.advance(1);
    await undo(fixture, match, 'ada');
    const steps = (await fixture.matches.history(match, 0))?.steps ?? [];
    expect(steps.at(-1)?.redactedFor(0)).toHaveLength(1);
    expect(steps.at(-1)?.redactedFor(1)).toEqual([]);
    expect(steps.at(-1)?.redactedFor('spectator')).toEqual([]);
    expect((await fixture.stores.matches.find(match))?.activeSince).toEqual(before?.activeSince);
  });
});
