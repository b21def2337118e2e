import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { lobbyBody } from '#discord/lobby/lobby.ts';
import type { Match } from '#matches/index.ts';
import { matchOf, theGame } from '../../support/builders/positions.ts';
import { expectWithinLimits, pressables } from '../../support/drivers/pressing.ts';
import { REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { textsOf } from '../../support/laws/messageLimits.ts';

const say = messagesFor();
const defaults = Object.fromEntries(Object.entries(theGame('cyclades').options).map(([name, values]) => [name, values[0] ?? '']));
const open: Match = {
  ...matchOf('cyclades', 3, []),
  status: 'lobby',
  seatLimit: 4,
  options: defaults,
  expiresAt: new Date(Date.UTC(2026, 0, 8)),
};

const BOUND = { commitment: 'ab'.repeat(32) };

const wordsOf = (match: Match): string => textsOf(lobbyBody(REGISTRY, say, match, 'mark', BOUND).components).join('\n');
const tableOf = (match: Match): string => textsOf(lobbyBody(REGISTRY, say, match, 'mark', BOUND, true).components).join('\n');
const kindsOf = (match: Match): readonly unknown[] =>
  pressables(lobbyBody(REGISTRY, say, match, 'mark', BOUND)).map(({ customId }) => parseCustomId(customId)?.kind);

describe('the lobby message', () => {
  test('the lobby message of a solo game says that it would be one, while there is one player', () => {
    const options = Object.fromEntries(
      Object.entries(theGame('peloponnes').options).map(([name, values]) => [name, values[0] ?? '']),
    );
    const lobbyOf = (seats: number): string =>
      wordsOf({ ...open, ...matchOf('peloponnes', seats, []), status: 'lobby', seatLimit: 5, options });
    expect(lobbyOf(1)).toContain('1 of 5 – start now to play solo\n');
    expect(lobbyOf(2)).not.toContain('alone');
    expect(wordsOf({ ...open, seats: open.seats.slice(0, 1) })).toContain('1 of 4 – at least 2 to start\n');
  });

  test('the lobby message of a table of /play says that it starts by itself, and how many places are free', () => {
    const two = { ...open, seats: open.seats.slice(0, 2) };
    expect(tableOf(two)).toContain('Players: 2 of 4, 2 places free – starts by itself when everyone has agreed\n');
    expect(tableOf(open)).toContain('3 of 4, 1 place free – starts');
    expect(tableOf({ ...two, seatLimit: 2 })).toContain('Players: 2 of 2 – starts by itself when everyone has agreed\n');
    expect(tableOf(two)).not.toContain('to start');
  });

  test('the lobby message of a rated match with one person says that it takes two', () => {
    const bare = open.seats.map(({ user: _, ...row }) => row);
    const ofPeople = (people: number) =>
      wordsOf({ ...open, rated: true, seats: [...open.seats.slice(0, people), ...bare.slice(people)] });
    expect(ofPeople(1)).toContain('Rated: yes, if at least two people play');
    expect(ofPeople(2)).toContain('Rated: yes, it changes the players’ ratings');
  });

  test('the lobby message shows the players, the maximum, and when it closes', () => {
    expect(wordsOf(open)).toContain('#12 Cyclades');
    expect(wordsOf(open)).toContain('3 of 4');
    expect(wordsOf(open)).toContain('<t:1767830400:R>');
    expect(wordsOf(open)).toContain('Ada');
  });

  test('the lobby message offers to join, leave, start, set and add a computer while it is open, and nothing afterwards', () => {
    expect(kindsOf(open)).toEqual(['join', 'leave', 'start', 'settings', 'computer']);
    for (const status of ['playing', 'ended', 'closed', 'setAside'] as const) expect(kindsOf({ ...open, status })).toEqual([]);
  });

  test('the lobby message links to the thread once it is started, and says so when it is closed', () => {
    expect(wordsOf({ ...open, status: 'playing' })).toContain('<#thread>');
    expect(wordsOf({ ...open, status: 'closed' })).toContain('closed');
    expect(wordsOf({ ...open, status: 'closed' })).not.toContain('<t:');
  });

  test('the lobby message escapes markup and mentions in names', () => {
    expect(wordsOf(open)).toContain('Blaise\\*');
    expect(wordsOf(open)).not.toMatch(/(?<!\\)`|(?<!\\)<@1>/);
  });

  test('the lobby message names the settings that differ from the defaults', () => {
    expect(wordsOf(open)).not.toContain('Gold');
    expect(wordsOf({ ...open, options: { ...defaults, gold: 'open' } })).toContain('Gold: visible to all');
    expect(wordsOf({ ...open, remindAfterHours: 0 })).toContain('never');
  });

  test('the lobby message promises no reminder that would come after the deadline', () => {
    const reminder = (part: Partial<Match>) => /Reminder: [^·\n]*/.exec(wordsOf({ ...open, ...part }))?.[0].trim();
    const once = 'Reminder: once, shortly before the time runs out';
    expect(reminder({ pace: 'live', remindAfterHours: 24 })).toBe(once);
    expect(reminder({ pace: '8h', remindAfterHours: 24 })).toBe(once);
    expect(reminder({ pace: '9h', remindAfterHours: 24 })).toBe('Reminder: after 24 hours');
    expect(reminder({ pace: 'live', remindAfterHours: 24, timeOut: 'vote' })).toBe('Reminder: after 24 hours');
    expect(reminder({ pace: 'live', remindAfterHours: 0 })).toBe('Reminder: never');
  });

  test('the lobby message mentions invited users, and nobody else', () => {
    expect(lobbyBody(REGISTRY, say, open, 'mark', BOUND).allowed_mentions).toEqual({ parse: [], users: [] });
    const invited: Match = { ...open, private: true, guests: ['77', 'user1'] };
    expect(lobbyBody(REGISTRY, say, invited, 'mark', BOUND).allowed_mentions).toEqual({ parse: [], users: ['77'] });
    expect(wordsOf(invited)).toContain('<@77>');
    expect(wordsOf(invited)).not.toContain('<@user1>');
    expect(lobbyBody(REGISTRY, say, { ...invited, status: 'playing' }, 'mark', BOUND).allowed_mentions.users).toEqual([]);
  });

  test('the lobby message shows the commitment, and reveals the secret of a match that was never played', () => {
    const secret = 'cd'.repeat(32);
    expect(wordsOf(open)).toContain(`SHA-256 of the secret ${BOUND.commitment}`);
    const saidOf = (status: Match['status']): string =>
      textsOf(lobbyBody(REGISTRY, say, { ...open, status }, 'mark', { ...BOUND, secret }).components).join('\n');
    expect(saidOf('closed')).toContain(`the secret was ${secret}`);
    expect(saidOf('ended')).not.toContain(secret);
  });

  test('the lobby message fits when every name has maximum length', () => {
    const name = '*'.repeat(32);
    const seats = Array.from({ length: 5 }, (_, seat) => ({ seat, user: `${seat}`, name }));
    const guests = Array.from({ length: 60 }, (_, index) => `1234567890123456${index + 100}`);
    expectWithinLimits(lobbyBody(REGISTRY, say, { ...open, seats, guests, seatLimit: 5 }, 'mark', BOUND));
  });
});
