import { describe, expect, test } from 'vitest';
import { sweep } from '#jobs/handlers/sweep.ts';
import { processDeadlines } from '#jobs/upkeep/deadlines.ts';
import { processGuildRemovals } from '#jobs/upkeep/guildRemoval.ts';
import type { MatchCommand, Played } from '#matches/index.ts';
import { verify } from '#verify/verify.ts';
import { exportOf } from '../../support/builders/exportedMatches.ts';
import { ordersOf } from '../../support/games.ts';
import { type AnnouncementHarness, announcementHarness, dice, SEATED } from '../announce/announcementHarness.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';

/** The bot is removed from a server and returns, at random moments of a match with random actions. */

const MATCHES = 40;
const STEPS = 60;
const PEOPLE = [...SEATED, 'dan'];

interface Wild extends AnnouncementHarness {
  readonly die: (faces: number) => number;
  readonly act: (command: MatchCommand, name?: string) => Promise<Played>;
}

const wild = async (seed: number): Promise<Wild> => {
  const die = dice(seed * 7919);
  const table = await announcementHarness({ game: seed % 2 === 0 ? 'cyclades' : 'peloponnes' });
  const { matches } = table.services();
  let acts = 0;
  return { ...table, die, act: (command, name) => matches.play(table.match, command, `wild ${acts++}`, name) };
};

const leave = async ({ discord, stores, clock }: AnnouncementHarness): Promise<void> => {
  discord.putBot('on another server');
  await stores.absences.begin('server', clock.now());
};

const comeBack = async ({ discord, stores, clock }: AnnouncementHarness): Promise<void> => {
  discord.putBot('on the server');
  await stores.absences.update('server', { backAt: clock.now() });
};

/** Does what a worker does, without choosing computer moves. */
const playComputers = async ({ services, match, act }: Wild): Promise<void> => {
  const { matches } = services();
  if ((await matches.unansweredAbandonment(match)) !== undefined) await act({ type: 'GoOn' });
  for (let moves = 0; moves < 50; moves++) {
    const turn = await matches.computerTurn(match);
    if (turn === undefined) return;
    await act({ type: 'PlayAsComputer', seat: turn.seat, decision: turn.decision });
  }
};

/** Three orders, each typed at random word by word. */
const someOrders = async ({ die, services, match, found }: Wild, user: string): Promise<readonly unknown[]> => {
  const view = (await services().matches.position(match, user))?.view;
  const rules = ordersOf((await found()).game);
  return Array.from({ length: 3 }).flatMap(() => {
    let words: readonly string[] = [];
    for (let said = 0; said < 8; said++) {
      const saying = rules?.say(view, words);
      if (saying?.order !== undefined && (saying.next.length === 0 || die(3) === 0)) return saying.order;
      const word = saying?.next[die(saying.next.length)];
      if (word === undefined) return [];
      words = [...words, word];
    }
    return [];
  });
};

const moveAtRandom = async ({ services, match, found, die, act }: Wild): Promise<unknown> => {
  const { seats, active } = await found();
  const user = seats.find(({ seat }) => seat === active[0])?.user ?? '';
  const legal = (await services().matches.position(match, user))?.legal ?? [];
  const command = legal[die(legal.length)];
  return command && act({ type: 'Play', user, command });
};

const voteAtRandom = async ({ services, match, die, act }: Wild, user: string): Promise<unknown> => {
  const vote = (await services().matches.position(match, undefined))?.vote;
  const motion = die(2) === 0 ? ({ kind: 'pause', hours: 48 } as const) : ({ kind: 'draw' } as const);
  return vote === undefined
    ? act({ type: 'CallVote', user, motion })
    : act({ type: 'Vote', user, called: vote.called, yes: die(3) > 0 });
};

/** The possible next actions: most likely a move. */
const step = async (table: Wild): Promise<unknown> => {
  const { die, act, clock } = table;
  const user = PEOPLE[die(PEOPLE.length)] ?? '';
  const deeds: readonly (() => Promise<unknown>)[] = [
    () => voteAtRandom(table, user),
    () => act({ type: 'HandOver', user, to: die(2) === 0 ? 'computer' : 'substitute' }),
    () => act({ type: 'TakeSeat', user, seat: die(SEATED.length) }, user),
    () => act({ type: 'Undo', user }),
    async () => act({ type: 'ChangeOrders', user, orders: await someOrders(table, user) }),
    async () => act({ type: 'ChangeOrders', user, orders: await someOrders(table, user) }),
    async () => (die(2) === 0 ? act({ type: 'Concede', user }) : undefined),
    () =>
      act({
        type: 'Organise',
        user: 'eve',
        motion: die(2) === 0 ? { kind: 'pause', hours: 24 } : { kind: 'resume' },
        reason: 'x',
      }),
    () => leave(table),
    () => comeBack(table),
    async () => {
      await comeBack(table);
      await Promise.all([
        processGuildRemovals(table.services()),
        processGuildRemovals(table.services()),
        processDeadlines(table.services(), BEATING, table.match),
      ]);
    },
    async () => clock.advance([1, 12, 30, 100][die(4)] ?? 1),
    () => processDeadlines(table.services(), BEATING, table.match),
  ];
  return (deeds[die(deeds.length + 4)] ?? (() => moveAtRandom(table)))();
};

const sweepOnce = ({ services }: AnnouncementHarness): Promise<void> => sweep(services(), BEATING, deaf, 10);

/** Random actions, and a worker's sweep at random intervals. */
const playWildly = async (table: Wild): Promise<void> => {
  const workers = [sweepOnce, () => table.announceOnce(), playComputers];
  for (let steps = 0; steps < STEPS && (await table.found()).status === 'playing'; steps++) {
    await step(table);
    for (const work of workers) if (table.die(3) === 0) await work(table);
  }
};

/** The bot is back, and has done all pending work. */
const settle = async (table: Wild): Promise<void> => {
  await comeBack(table);
  for (let times = 0; times < 3; times++) {
    await sweepOnce(table);
    await processDeadlines(table.services(), BEATING, table.match);
    await playComputers(table);
  }
};

const endIt = async ({ found, act, announceAll }: Wild): Promise<void> => {
  for (const { user = '' } of (await found()).seats) await act({ type: 'Concede', user });
  await act({ type: 'Organise', user: 'eve', motion: { kind: 'draw' }, reason: 'So be it.' });
  await announceAll();
};

describe('a match that is suspended and resumed at random moments', () => {
  test.each(Array.from({ length: MATCHES }, (_, seed) => seed + 1))('loses nothing, and proves it (%i)', async (seed) => {
    const table = await wild(seed);
    await playWildly(table);
    await settle(table);
    const { suspendedAt, active, computers } = await table.found();
    expect([suspendedAt, await table.stores.absences.all()]).toEqual([undefined, []]);
    const clocks = await table.stores.clocks.of(table.match);
    const waiting = active.filter((seat) => !computers.includes(seat));
    const running = clocks.filter((clock) => clock.running !== undefined).map(({ seat }) => seat);
    expect(running).toEqual(expect.arrayContaining(waiting));
    await endIt(table);
    expect(await table.found()).toMatchObject({ status: 'ended', failures: 0 });
    const ids = table.postIds(await table.thread());
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(verify(await exportOf(table.services().matches, table.match), []).join('\n')).toMatch(/^All of it follows/);
  });
});
