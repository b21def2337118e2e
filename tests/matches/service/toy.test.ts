import { describe, expect, test } from 'vitest';
import type { BaseCommand, BaseEvent } from '#engine/game.ts';
import type { MatchId, MatchStore, Played, Stores } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { toy } from '../../support/toy/game.ts';
import type { View } from '../../support/toy/types.ts';
import { PEOPLE, type Table, table } from '../games/table.ts';

type Word = 'TakeStone' | 'Dive' | 'KeepPearls';

/** Starts a match of Pearl Divers, ready for its first dive. */
const divers = async (seats: number, options: Readonly<Record<string, string>> = {}, stores: Stores = fixedLuck()) => {
  const fixture = table(stores, { divers: toy });
  const match = await fixture.started(seats, { game: 'divers', options });
  const play = (user: string, command: object, decision?: number) =>
    fixture.act(match, {
      type: 'Play',
      user,
      command: command as Omit<BaseCommand, 'seat'>,
      ...(decision !== undefined && { decision }),
    });
  return {
    ...fixture,
    match,
    play,
    does: async (user: string, ...words: readonly Word[]) => {
      for (const type of words) expect(await play(user, { type })).toMatchObject({ kind: 'played' });
    },
    concede: (user: string) => fixture.act(match, { type: 'Concede', user }),
    row: () => fixture.stores.matches.find(match),
    seen: async (user?: string) => (await fixture.matches.position(match, user))?.view as View,
    position: (user?: string) => fixture.matches.position(match, user),
  };
};

const typesOf = (played: Played) => (played.kind === 'played' ? played.events.map(({ event }) => event.type) : played.kind);

test('a lobby of one starts with its host alone and is played to the end', async () => {
  const { does, row, position } = await divers(1);
  expect(await row()).toMatchObject({ status: 'playing', active: [0], seats: [{ user: 'ada' }] });
  await does('ada', 'Dive', 'Dive');
  expect(await row()).toMatchObject({ status: 'ended', active: [] });
  expect((await position())?.outcome).toEqual({ winners: [0], reason: 'most' });
});

test('a match for one ends without winners when its player concedes', async () => {
  const { concede, row, seen, position } = await divers(1);
  expect(typesOf(await concede('ada'))).toEqual(['SeatConceded', 'MatchEnded']);
  expect(await row()).toMatchObject({ status: 'ended', active: [] });
  expect((await position('ada'))?.outcome).toEqual({ winners: [], reason: 'conceded' });
  expect(await seen()).toMatchObject({ step: 'ended', active: [], outcome: { winners: [], reason: 'conceded' } });
});

describe('simultaneous choices', () => {
  test('a simultaneous choice asks every seat and waits for the last', async () => {
    const { does, row, seen } = await divers(3);
    expect((await row())?.active).toEqual([0, 1, 2]);
    await does('cleo', 'TakeStone', 'Dive');
    await does('ada', 'Dive');
    expect((await row())?.active).toEqual([1]);
    expect(await seen()).toMatchObject({ step: 'diving', chosen: [0, 2], stones: 0, divers: [{ pearls: 0 }, {}, { pearls: 0 }] });
  });

  test('a simultaneous choice leaves the controls of other seats valid, since each seat counts its own decisions', async () => {
    const { play, does, position } = await divers(3);
    await does('ben', 'TakeStone', 'Dive');
    await does('cleo', 'Dive');
    expect((await position('ada'))?.decisions).toEqual([0, 2, 1]);
    expect(await play('ada', { type: 'TakeStone' }, 0)).toMatchObject({ kind: 'played' });
    expect(await play('ada', { type: 'TakeStone' }, 0)).toMatchObject({ kind: 'rejected', rejection: { code: 'alreadyDone' } });
    expect(await play('ada', { type: 'Dive' }, 1)).toMatchObject({ kind: 'played' });
  });

  test('choices made by all seats concurrently are all accepted', async () => {
    const { play, row, seen } = await divers(4);
    const played = await Promise.all(PEOPLE.slice(0, 4).map((user) => play(user, { type: 'Dive' }, 0)));
    expect(played.map(({ kind }) => kind)).toEqual(['played', 'played', 'played', 'played']);
    expect(await row()).toMatchObject({ active: [0, 1, 2, 3] });
    expect((await seen()).round).toBe(2);
  });

  test('a second choice in the same round is refused with the game’s own reason', async () => {
    const { play, does } = await divers(2);
    await does('ada', 'Dive');
    expect(await play('ada', { type: 'TakeStone' })).toMatchObject({
      rejection: { code: 'chosenAlready', params: { active: [1] } },
    });
  });

  test('a seat that concedes gets a safe choice, which takes effect if it was the last', async () => {
    const { does, concede, row, seen } = await divers(3);
    await does('ada', 'Dive');
    expect(typesOf(await concede('ben'))).toEqual(['SeatConceded', 'DiverReady']);
    expect((await row())?.active).toEqual([2]);
    await does('cleo', 'Dive');
    expect((await seen()).round).toBe(2);
    expect((await row())?.active).toEqual([0, 2]);
  });
});

/** Returns the result of a match in which all dive with this number of stones, and keep what they find. */
const playedOut = async (seats: number, stones: number, options: Readonly<Record<string, string>>, stores: Stores) => {
  const { row, does, seen, position } = await divers(seats, options, stores);
  for (let turns = 0; turns < 100; turns++) {
    const [due] = (await row())?.active ?? [];
    if (due === undefined) return (await position())?.outcome;
    const { step } = await seen();
    const words: readonly Word[] = step === 'sharing' ? ['KeepPearls'] : [...Array<Word>(stones).fill('TakeStone'), 'Dive'];
    await does(PEOPLE[due] ?? '', ...words);
  }
  throw new Error('There is no end.');
};

test('a match ends with one winner, several or none, as the game decides', async () => {
  const stores = fixedLuck();
  const most = [];
  for (let matches = 0; matches < 12; matches++) most.push(await playedOut(3, 0, { aim: 'most' }, stores));
  expect(new Set(most.map((outcome) => `${outcome?.reason} ${Math.min(2, outcome?.winners.length ?? 0)}`))).toEqual(
    new Set(['most 1', 'most 2']),
  );
  const together = [];
  for (let matches = 0; matches < 12; matches++)
    together.push(await playedOut(2, 1 + (matches % 2), { aim: 'together' }, stores));
  expect(new Set(together.map((outcome) => `${outcome?.reason} ${outcome?.winners.length}`))).toEqual(
    new Set(['together 2', 'tooFew 0', 'allLost 0']),
  );
});

test('the game’s views show no active seat after all but one concede', async () => {
  const { concede, match, matches, row, seen } = await divers(3);
  await concede('ada');
  await concede('cleo');
  expect(await row()).toMatchObject({ status: 'ended', active: [] });
  expect(await seen()).toMatchObject({ step: 'ended', active: [], outcome: { winners: [1], reason: 'conceded' } });
  const last = (await matches.history(match, 0))?.steps.at(-1);
  expect(last?.view('spectator')).toEqual(await seen());
});

/** Returns stores with rows of a former release: `Surfaced` in its first shape. */
const formerly = (stores: Stores): Stores => {
  const append: MatchStore['append'] = (entry) =>
    stores.matches.append({
      ...entry,
      events: entry.events.map((row) => {
        if (row.event.type !== 'Surfaced') return row;
        const { pearls, ...rest } = row.event as BaseEvent & { readonly pearls: number };
        return { ...row, shape: 1, event: { ...rest, found: pearls } as BaseEvent };
      }),
    });
  return { ...stores, matches: Object.assign(Object.create(stores.matches), { append }) };
};

test('an event of an older shape is read in the present shape', async () => {
  const stores = formerly(fixedLuck());
  const { match, does, seen } = await divers(1, { rounds: '4' }, stores);
  await does('ada', 'TakeStone', 'Dive', 'TakeStone', 'Dive');
  const written = (await stores.matches.read(match, 0)).filter(({ event }) => event.type === 'Surfaced');
  expect(written).toMatchObject([
    { shape: 1, event: { found: 1 } },
    { shape: 1, event: { found: 1 } },
  ]);
  const afterwards = table(stores, { divers: toy });
  expect((await afterwards.matches.position(match, 'ada'))?.view).toEqual(await seen('ada'));
  expect((await seen()).divers).toMatchObject([{ pearls: 2 }]);
});

describe('clocks of simultaneous choices', () => {
  const NOON = Date.parse('2026-01-01T12:00:00Z');
  const hours = (date: Date | undefined) => date && (date.getTime() - NOON) / 3_600_000;
  const dueTimes = async ({ stores }: Pick<Table, 'stores'>, match: MatchId) => {
    const found = await stores.matches.find(match);
    const reminders = (await stores.clocks.of(match)).map(({ running }) => running?.remindAt);
    return { active: found?.active, since: hours(found?.activeSince), remind: reminders.map((at) => at && hours(new Date(at))) };
  };

  test('seats that have not chosen keep their time when another has chosen, in parts or entirely', async () => {
    const { clock, does, match, stores } = await divers(3);
    clock.advance(10);
    await does('ben', 'TakeStone');
    expect(await dueTimes({ stores }, match)).toEqual({ active: [0, 1, 2], since: 0, remind: [24, 24, 24] });
    await does('ben', 'Dive');
    expect(await dueTimes({ stores }, match)).toEqual({ active: [0, 2], since: 0, remind: [24, undefined, 24] });
  });

  test('the last seat keeps its time after a part of its choice that no other seat sees', async () => {
    const { clock, does, match, stores } = await divers(2);
    await does('ada', 'Dive');
    clock.advance(5);
    await does('ben', 'TakeStone');
    expect(await dueTimes({ stores }, match)).toEqual({ active: [1], since: 0, remind: [undefined, 24] });
  });
});
