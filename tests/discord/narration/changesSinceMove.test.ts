import { describe, expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { changesSinceLastMove } from '#discord/narration/changesSinceMove.ts';
import type { BaseCommand, BaseEvent, Seat } from '#engine/game.ts';
import type { HistoryStep, LoggedEvent, Match } from '#matches/index.ts';
import { arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { dueNow, duePosition, start } from '../../support/builders/starting.ts';
import type { Person, Shown } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';
import { optionsFor } from '../../support/drivers/typing.ts';
import { table as cycladesTable, fleets, turnOf } from '../../support/fakes/given.ts';
import { REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';

const TITLE = 'Since your last move';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

const opening = { customId: '1.open.1', label: '' };

describe('the panel of a turn post', () => {
  test('the panel of a turn post shows what others have done since its owner’s last move, and nothing earlier', async () => {
    const started = await start(3);
    const { table, thread } = started;
    const bid = (person: Person, god: string, amount: number) =>
      table.slash(person, 'cyclades bid', { god, amount }, { in: thread });
    const gods = ['ares', 'zeus', 'athena', 'poseidon'];
    const free: string[] = [];
    const first = await dueNow(started);
    for (const god of gods) {
      if (free.length > 0) break;
      if (/bids 1/.test(textOf(await bid(first, god, 1)))) free.push(god);
    }
    const [taken = ''] = free;
    const second = await dueNow(started);
    await bid(second, taken, 3);
    expect(await dueNow(started)).toBe(first);

    const panel = await table.press(first, opening, 'post', { in: thread });
    const lines = textOf(panel).split('\n');
    expect(lines[0]).toBe(`**${TITLE}**`);
    expect(lines[1]).toContain(`${second} bids 3`);
    expect(lines.filter((line) => line.includes(`${first} bids 1`))).toEqual([]);
    expect(textOf(panel)).toContain(`**#1** `);
    expectWithinLimits({ components: panel?.components ?? [] });

    const [way] = panel?.controls ?? [];
    if (way === undefined) throw new Error('Nothing can be pressed.');
    expect(textOf(await table.press(first, way, 'ephemeral', { in: thread }))).not.toContain(TITLE);
  });

  test('the panel of a turn post shows everything since the start to a player who has not moved yet', async () => {
    const { table, thread, due } = await start(2);
    const text = textOf(await table.press(due, opening, 'post', { in: thread }));
    expect(text).toMatch(/^\*\*Since the start\*\*\nThe match starts with 2 players\.\n/);
    expect(text).not.toContain('joins');
  });

  test('the panel of a turn post shows no changes while its owner continues moving, nor to inactive players', async () => {
    const { table, thread } = await arrangedMatch(3, [...cycladesTable(3, { gold: 9 }), ...turnOf('ares')]);
    const move = (await duePosition(table)).legal.find((each) => each.type === 'Build');
    await table.slash('Ada', 'cyclades build', optionsFor(move as BaseCommand), { in: thread });
    for (const person of ['Ada', 'Blaise', 'Emmy'] as const) {
      expect(textOf(await table.press(person, opening, 'post', { in: thread }))).not.toContain(TITLE);
    }
  });

  test('the panel of a turn post shows lines that name its owner and the newest, and says where the others are', async () => {
    const much = [...cycladesTable(3, { gold: 9 }), ...fleets(1, 'A1', 200), ...turnOf('ares')];
    const { table, thread } = await arrangedMatch(3, much);
    const panel = await table.press('Ada', opening, 'post', { in: thread });
    expect(textOf(panel)).toMatch(/^\*\*Since the start\*\*\n(.+\n){3}… \d+ more lines: `\/log`\n/);
    expect(textOf(panel).length).toBeLessThan(2000);
    expect(panel?.controls.length).toBeGreaterThan(1);
    expectWithinLimits({ components: panel?.components ?? [] });
  });
});

interface MadeUp {
  readonly by?: Seat;
  readonly how?: NonNullable<LoggedEvent['how']>;
  /** Whose order made the last of the events. */
  readonly ordered?: Seat;
  readonly events: readonly BaseEvent[];
  readonly view?: unknown;
}

const bid = (seat: Seat, amount: number): BaseEvent & object => ({ type: 'BidPlaced', seat, god: 'ares', amount }) as BaseEvent;

/** The changes that seat 0 is shown in a match of Cyclades after these events. */
const toldOf = async (...made: readonly MadeUp[]): Promise<string> => {
  const match = { id: 1, game: 'cyclades', seats: ['Ada', 'Blaise'].map((name, seat) => ({ seat, name })) } as unknown as Match;
  const started: MadeUp = { by: 0, events: [{ type: 'MatchStarted' }] };
  const steps = [started, ...made].map(({ by, how, ordered, events, view }, index) => {
    const commandId = String(index);
    const rows = events.map((event, place) => ({
      version: index + 1,
      commandId,
      event,
      ...(by !== undefined && { by }),
      ...(how && { how }),
      ...(ordered !== undefined && place === events.length - 1 && { by: ordered, how: 'order' as const }),
    }));
    return { by, from: index + 1, version: index + 1, events: rows, redactedFor: () => rows, view: () => view };
  }) as unknown as readonly HistoryStep[];
  const story = async () => ({ match, steps, takenBack: new Set<number>() });
  const services = { games: REGISTRY, matches: { history: story } } as unknown as Services;
  return changesSinceLastMove(services, messagesFor(), match, 0);
};

describe('the changes since a move', () => {
  test("changes are counted from the last move by hand or by an order, because a computer's move informs nobody", async () => {
    const told = await toldOf(
      { by: 0, events: [bid(0, 1)] },
      { by: 1, events: [bid(1, 2)] },
      { by: 0, how: 'order', events: [bid(0, 3)] },
      { by: 1, events: [bid(1, 6)] },
      { by: 0, how: 'computer', events: [bid(0, 4)] },
      { by: 0, how: 'safe', events: [bid(0, 5)] },
    );
    expect(told.match(/bids \d/g)).toEqual(['bids 6', 'bids 4', 'bids 5']);
    expect(told).toContain('Since your last move');
  });

  test("changes include the move itself if an order made it in another player's step", async () => {
    const told = await toldOf({ by: 1, events: [bid(1, 2)] }, { by: 1, ordered: 0, events: [bid(1, 3), bid(0, 4)] });
    expect(told.match(/bids \d/g)).toEqual(['bids 3', 'bids 4']);
  });

  test('changes have eight lines at most, and the others are in the log', async () => {
    const many = Array.from({ length: 20 }, (_, index): MadeUp => ({ by: 1, events: [bid(1, index + 1)] }));
    const told = await toldOf({ by: 0, events: [bid(0, 1)] }, ...many);
    expect(told.split('\n')).toHaveLength(10);
    expect(told).toContain('… 12 more lines: `/log`');
    expect(told).toContain('bids 20');
  });

  test('lines that harm or name their reader are kept, in their order, with the others left out where they were', async () => {
    const many = Array.from({ length: 20 }, (_, index): MadeUp => ({ by: 1, events: [bid(1, index + 1)] }));
    const killed = { type: 'TroopKilled', seat: 1, loser: 0, island: 'is4' } as unknown as BaseEvent;
    const displaced = { type: 'BidDisplaced', seat: 0, god: 'ares' } as unknown as BaseEvent;
    const told = await toldOf({ by: 0, events: [bid(0, 1)] }, { by: 1, events: [killed, displaced] }, ...many);
    const lines = told.split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.slice(1, 4)).toEqual([
      'The Harpy removes one of Ada’s troops from island 4.',
      'Ada is outbid on Ares and must choose another god.',
      '… 14 more lines: `/log`',
    ]);
    expect(lines.slice(4)).toEqual([15, 16, 17, 18, 19, 20].map((amount) => `Blaise bids ${amount} on Ares.`));
    const moreHarm = await toldOf(
      { by: 0, events: [bid(0, 1)] },
      ...Array.from({ length: 9 }, () => ({ by: 1, events: [killed] })),
      {
        by: 1,
        events: [displaced],
      },
    );
    expect(moreHarm).not.toContain('outbid');
  });

  test('changes leave out the prices that the panel says anyway', async () => {
    const filled = { type: 'TrackFilled', track: ['harpy'] } as unknown as BaseEvent;
    const view = { phase: 'offerings' };
    expect(await toldOf({ by: 0, events: [bid(0, 1)] }, { by: 1, events: [bid(1, 2), filled], view })).not.toContain('Harpy');
    const later = { phase: 'actions', turn: { god: 'apollo' } };
    expect(await toldOf({ by: 0, events: [bid(0, 1)] }, { by: 1, events: [bid(1, 2), filled], view: later })).toContain('Harpy');
  });

  test('changes are not counted from actions that are no moves: a vote, or giving time', async () => {
    const told = await toldOf(
      { by: 0, events: [bid(0, 1)] },
      { by: 1, events: [bid(1, 2)] },
      { by: 0, events: [{ type: 'SeatTakenOver', seat: 0 } as BaseEvent] },
    );
    expect(told).toContain('bids 2');
  });

  test('changes leave out an open vote, whose post has pinged everyone, but not its outcome', async () => {
    const called = { type: 'VoteCalled', seat: 1, motion: { kind: 'draw' }, until: 0 } as unknown as BaseEvent;
    const voted = { type: 'Voted', seat: 1, called: 3, yes: true } as unknown as BaseEvent;
    const moved = { by: 0, events: [bid(0, 1)] };
    expect(await toldOf(moved, { by: 1, events: [called, voted] })).toBe('');
    const told = await toldOf(moved, { by: 1, events: [bid(1, 2)] }, { by: 1, events: [called, voted] });
    expect(told.split('\n')).toEqual([expect.stringContaining(TITLE), expect.stringContaining('bids 2')]);
  });

  test('changes are empty if nothing has happened, or nothing visible', async () => {
    expect(await toldOf({ by: 0, events: [bid(0, 1)] })).toBe('');
    expect(await toldOf({ by: 0, events: [bid(0, 1)] }, { by: 1, events: [] })).toBe('');
  });
});
