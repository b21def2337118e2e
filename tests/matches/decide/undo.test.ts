import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseCommand } from '#engine/game.ts';
import type { Played, UserId } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

/** The counting game whose dice nobody gets to see, so that a count can be taken back. */
const diceless: AnyGame = { ...countingGame, reveals: () => undefined };

const without = (game: AnyGame): Table => table(openMemoryStores(), { counting: game });

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const undo = (house: Table, match: number, user: UserId) => house.act(match, { type: 'Undo', user });
const redo = (house: Table, match: number, user: UserId) => house.act(match, { type: 'Redo', user });

/** What a person sees of the match, and who is due: all that undoing has to restore. */
const seen = async ({ matches }: Table, match: number, user: UserId) => {
  const position = await matches.position(match, user);
  return { view: position?.view, legal: position?.legal, active: position?.match.active };
};

describe('a seat that takes its last move back', () => {
  test('stands where it stood before, and others are told', async () => {
    const house = without(diceless);
    const match = await house.started(3);
    const before = await seen(house, match, 'ada');
    await house.count(match, 'ada', 2);
    const undone = await undo(house, match, 'ada');
    expect(undone).toMatchObject({ events: [{ event: { type: 'Undone', of: 0 }, by: 0 }] });
    expect(await seen(house, match, 'ada')).toEqual(before);
    const story = await house.matches.history(match, 0);
    expect(story?.steps.at(-1)?.redactedFor('spectator')).toMatchObject([{ event: { type: 'Undone', of: 0 } }]);
    expect(story?.steps.at(-2)?.redactedFor('spectator')).toEqual([]);
  });

  test('may move otherwise then, and what it took back does not count', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    await house.count(match, 'ada', 2);
    await undo(house, match, 'ada');
    await house.count(match, 'ada', 1);
    expect(await seen(house, match, 'ben')).toMatchObject({ view: { total: 1 }, active: [1] });
  });

  test('does so once for each press, since a control knows the decision it was made for', async () => {
    const house = table();
    const match = await house.started(4);
    await house.strike(match, 'ada', 3);
    const press = () => house.act(match, { type: 'Undo', user: 'ada', decision: 1 });
    expect(code(await press())).toBe('played');
    expect(code(await press())).toBe('alreadyDone');
  });

  test('goes back no further once somebody else has moved, even if that was taken back, too', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    await house.count(match, 'ada');
    await house.count(match, 'ben');
    expect(code(await undo(house, match, 'ada'))).toBe('othersActed');
    await undo(house, match, 'ben');
    expect(code(await undo(house, match, 'ada'))).toBe('othersActed');
    expect(await seen(house, match, 'ben')).toMatchObject({ view: { total: 1 }, active: [1] });
  });

  test('does not take back what luck came with', async () => {
    const house = table();
    const match = await house.started(2);
    await house.count(match, 'ada');
    expect(code(await undo(house, match, 'ada'))).toBe('luckWasDrawn');
  });

  test('takes the safe moves of seats back that are left, and that followed by themselves', async () => {
    const house = without(diceless);
    const match = await house.started(3, { options: { goal: '20' } });
    await house.act(match, { type: 'Concede', user: 'ben' });
    await house.count(match, 'ada', 2);
    expect(await seen(house, match, 'ada')).toMatchObject({ view: { total: 3 }, active: [2] });
    expect(code(await undo(house, match, 'ada'))).toBe('played');
    expect(await seen(house, match, 'ada')).toMatchObject({ view: { total: 0 }, active: [0] });
  });

  test('has to have made one, and one that was not a computer’s', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    expect(code(await undo(house, match, 'ada'))).toBe('nothingToUndo');
    expect(code(await undo(house, match, 'ben'))).toBe('nothingToUndo');
    expect(code(await undo(house, match, 'eve'))).toBe('notInThisMatch');
    await house.count(match, 'ada');
    await house.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    const command: BaseCommand = { type: 'Count', seat: 1, by: 1 } as BaseCommand;
    await house.act(match, { type: 'PlayAsComputer', seat: 1, command, decision: 1 });
    expect(code(await undo(house, match, 'ben'))).toBe('computerPlaysForYou');
    await house.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    expect(code(await undo(house, match, 'ben'))).toBe('movedForYou');
  });

  test('may do so three times with the same decision, however it is played, and is not offered a fourth', async () => {
    const house = without(diceless);
    const match = await house.started(2, { options: { goal: '20' } });
    const offered = async () => (await house.matches.position(match, 'ada'))?.undo;
    for (const by of [1, 2, 1]) {
      await house.count(match, 'ada', by);
      expect(await offered()).toBe(true);
      expect(code(await undo(house, match, 'ada'))).toBe('played');
    }
    await house.count(match, 'ada', 2);
    expect(await offered()).toBeUndefined();
    expect(await undo(house, match, 'ada')).toMatchObject({ rejection: { code: 'undoneTooOften', params: { most: 3 } } });
    await house.count(match, 'ben');
    expect(code(await undo(house, match, 'ben'))).toBe('played');
    await house.count(match, 'ben');
    await house.count(match, 'ada');
    expect(code(await undo(house, match, 'ada'))).toBe('played');
  });

  test('may do so anew after the whole table has gone back', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    for (const _ of [1, 2, 3]) {
      await house.count(match, 'ada');
      await undo(house, match, 'ada');
    }
    await house.count(match, 'ada');
    const [start = 0] = (await house.matches.history(match, 0))?.rewindPoints() ?? [];
    await house.act(match, { type: 'Organise', user: 'o', motion: { kind: 'rewind', toVersion: start }, reason: 'agreed' });
    await house.count(match, 'ada');
    expect(code(await undo(house, match, 'ada'))).toBe('played');
  });

  test('may not go on by making it again and again either', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    await house.count(match, 'ada');
    for (const _ of [1, 2, 3]) {
      expect(code(await undo(house, match, 'ada'))).toBe('played');
      expect(code(await redo(house, match, 'ada'))).toBe('played');
    }
    expect(code(await undo(house, match, 'ada'))).toBe('undoneTooOften');
  });

  test('cannot once the match is over, and not before it has begun', async () => {
    const house = without(diceless);
    const lobby = await house.lobby();
    expect(code(await undo(house, lobby, 'ada'))).toBe('matchNotStarted');
    const match = await house.started(2);
    await house.strike(match, 'ada', 1);
    expect(code(await undo(house, match, 'ada'))).toBe('matchEnded');
  });

  test('still counts the moves of its seat on, so that old controls are known as such', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    await house.count(match, 'ada');
    await undo(house, match, 'ada');
    expect((await house.matches.position(match, 'ada'))?.decisions).toEqual([2, 0]);
  });
});

describe('what was taken back', () => {
  test('can be made again as long as nothing else was done', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    await house.count(match, 'ada', 2);
    const after = await seen(house, match, 'ben');
    await undo(house, match, 'ada');
    expect(await redo(house, match, 'ada')).toMatchObject({ events: [{ event: { type: 'Redone', of: 0 } }] });
    expect(await seen(house, match, 'ben')).toEqual(after);
    expect(code(await redo(house, match, 'ada'))).toBe('nothingToRedo');
    const told = (await house.matches.history(match, 7))?.steps.map((step) => step.redactedFor('spectator').length);
    expect(told).toEqual([1, 0, 0]);
  });

  test('can not be made again after another move', async () => {
    const house = without(diceless);
    const match = await house.started(2);
    expect(code(await redo(house, match, 'ada'))).toBe('nothingToRedo');
    await house.count(match, 'ada', 2);
    await undo(house, match, 'ada');
    await house.count(match, 'ada', 1);
    expect(code(await redo(house, match, 'ada'))).toBe('nothingToRedo');
    await undo(house, match, 'ada');
    await redo(house, match, 'ada');
    expect(await seen(house, match, 'ada')).toMatchObject({ view: { total: 1 } });
    expect(code(await redo(house, match, 'ada'))).toBe('nothingToRedo');
  });
});

/** Pearl Divers: all choose unseen and in parts, then dive together when the last is ready. */
const divers = async (seats: number) => {
  const house = table(openMemoryStores(), { divers: toy });
  const match = await house.started(seats, { game: 'divers' });
  const play = (user: UserId, type: string) => house.act(match, { type: 'Play', user, command: { type } });
  return { house, match, play };
};

describe('what several are asked at the same time', () => {
  test('each may choose anew while others choose still, and what others chose stays', async () => {
    const { house, match, play } = await divers(3);
    await play('ada', 'TakeStone');
    await play('ada', 'Dive');
    await play('ben', 'TakeStone');
    await play('ben', 'Dive');
    expect((await undo(house, match, 'ada')).kind).toBe('played');
    expect(await seen(house, match, 'ada')).toMatchObject({ view: { stones: 1, active: [0, 2], chosen: [1] } });
    expect((await undo(house, match, 'ada')).kind).toBe('played');
    expect(await seen(house, match, 'ada')).toMatchObject({ view: { stones: 0, active: [0, 2], chosen: [1] } });
    expect(code(await undo(house, match, 'ada'))).toBe('nothingToUndo');
    expect(await seen(house, match, 'ben')).toMatchObject({ view: { stones: 1 } });
    await play('ada', 'Dive');
    await play('cleo', 'Dive');
    expect(await seen(house, match, 'ada')).not.toMatchObject({ view: { active: [0, 1, 2], round: 1 } });
  });

  test('is taken back three times at most, each decision for itself, whatever others chose unseen meanwhile', async () => {
    const { house, match, play } = await divers(3);
    await play('ada', 'TakeStone');
    for (const _ of [1, 2, 3]) {
      await play('ada', 'Dive');
      expect(code(await undo(house, match, 'ada'))).toBe('played');
      await play('ben', 'TakeStone');
    }
    await play('ada', 'Dive');
    expect(code(await undo(house, match, 'ada'))).toBe('undoneTooOften');
    const other = await divers(3);
    await other.play('ada', 'TakeStone');
    await other.play('ada', 'Dive');
    for (const _ of [1, 2, 3]) {
      expect(code(await undo(other.house, other.match, 'ada'))).toBe('played');
      expect(code(await undo(other.house, other.match, 'ada'))).toBe('played');
      await other.play('ada', 'TakeStone');
      await other.play('ada', 'Dive');
    }
    expect(code(await undo(other.house, other.match, 'ada'))).toBe('undoneTooOften');
  });

  test('is shown when the last has chosen, and nobody takes theirs back then', async () => {
    const { house, match, play } = await divers(2);
    await play('ada', 'Dive');
    await play('ben', 'Dive');
    expect(code(await undo(house, match, 'ada'))).toBe('othersActed');
    expect(code(await undo(house, match, 'ben'))).toBe('luckWasDrawn');
  });

  test('can be chosen again as before, unless the others wait for that alone', async () => {
    const { house, match, play } = await divers(3);
    await play('ada', 'Dive');
    await undo(house, match, 'ada');
    await play('ben', 'Dive');
    expect((await redo(house, match, 'ada')).kind).toBe('played');
    expect(await seen(house, match, 'ada')).toMatchObject({ view: { active: [2], chosen: [0, 1] } });
    await undo(house, match, 'ada');
    await play('cleo', 'Dive');
    expect(code(await redo(house, match, 'ada'))).toBe('othersActed');
    await play('ada', 'Dive');
    expect((await house.stores.matches.find(match))?.status).toMatch(/playing|ended/);
    expect(await seen(house, match, 'ada')).not.toMatchObject({ view: { step: 'diving', round: 1 } });
  });

  test('can be taken back whatever others have done unseen, and others hear nothing of parts they did not see', async () => {
    const { house, match, play } = await divers(3);
    await play('ada', 'TakeStone');
    await play('ben', 'TakeStone');
    const before = await house.stores.matches.find(match);
    house.clock.advance(1);
    await undo(house, match, 'ada');
    const steps = (await house.matches.history(match, 0))?.steps ?? [];
    expect(steps.at(-1)?.redactedFor(0)).toHaveLength(1);
    expect(steps.at(-1)?.redactedFor(1)).toEqual([]);
    expect(steps.at(-1)?.redactedFor('spectator')).toEqual([]);
    expect((await house.stores.matches.find(match))?.activeSince).toEqual(before?.activeSince);
  });
});
