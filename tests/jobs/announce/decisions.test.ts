import { beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '#jobs/handlers/sweep.ts';
import type { MatchCommand, Motion } from '#matches/index.ts';
import { pressables } from '../../support/drivers/pressing.ts';
import { isPostOfKind } from '../../support/laws/postIds.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';
import { type AnnouncementHarness, announcementHarness, doomAt, SEATED } from './announcementHarness.ts';

let table: AnnouncementHarness;
let acts = 0;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
});

const actOn = async (on: AnnouncementHarness, command: MatchCommand): Promise<void> => {
  acts += 1;
  const name = 'user' in command ? `The ${command.user}` : undefined;
  const played = await on.services().matches.play(on.match, command, `council-${acts}`, name);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
};
const act = (command: MatchCommand): Promise<void> => actOn(table, command);
const call = (user: string, motion: Motion): Promise<void> => act({ type: 'CallVote', user, motion });
const vote = async (user: string, yes: boolean): Promise<void> => {
  const { vote: open } = (await table.services().matches.position(table.match, user)) ?? {};
  await act({ type: 'Vote', user, called: open?.called ?? 0, yes });
};
const sweepNow = (): Promise<void> => sweep(table.services(), BEATING, deaf, 100);
const inThread = async (words: string): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes(words));
const votePosts = (): Promise<readonly string[]> => inThread('### Vote to');
const labelsIn = async (words: string): Promise<readonly string[]> => {
  const found = table.discord
    .messages(await table.thread())
    .findLast(({ body }) => JSON.stringify(body.components).includes(words));
  return pressables({ components: found?.body.components ?? [] }).map(({ label }) => label);
};
const pingsSince = (before: number): readonly string[] => table.discord.pings.slice(before).map(({ user }) => user);

const PAUSE: Motion = { kind: 'pause', hours: 48 };

describe('a vote has a post of its own', () => {
  test('a vote’s post shows its motion, the votes cast and the deadline, with buttons, and mentions those yet to vote', async () => {
    const before = table.discord.pings.length;
    await call('ben', PAUSE);
    await table.announceAll();
    const [text = ''] = await votePosts();
    const ends = Math.floor(table.clock.now().getTime() / 1000) + 48 * 3600;
    expect(text).toContain('### Vote to pause the match for 2 days');
    expect(text).toContain('Called by Ben.');
    expect(text).toContain('Yes: Ben');
    expect(text).toContain('Not voted yet: <@ada> and <@cleo>');
    expect(text).toContain(`Passes right away with 2 of 3 votes. Not voting by <t:${ends}:f>`);
    expect(await labelsIn('### Vote to')).toEqual(['Yes', 'No', 'Cancel vote']);
    expect(pingsSince(before)).toEqual(['ada', 'cleo']);
  });

  test('a vote’s post grows as votes come in, and ends with the result, without buttons and without pings', async () => {
    await call('ben', PAUSE);
    await table.announceAll();
    const before = table.discord.pings.length;
    await vote('cleo', false);
    await table.announceAll();
    expect((await votePosts())[0]).toMatch(/Yes: Ben\nNo: Cleo\nNot voted yet: <@ada>/);
    await vote('ada', true);
    await table.announceAll();
    const [text = '', ...more] = await votePosts();
    expect(more).toEqual([]);
    expect(text).toContain('Passed.');
    expect(text).toMatch(/Yes: Ada and Ben\nNo: Cleo/);
    expect(await labelsIn('### Vote to')).toEqual([]);
    expect(await inThread('The match is paused until')).toHaveLength(1);
    expect(await inThread('votes yes')).toEqual([]);
    expect(pingsSince(before)).toEqual([]);
  });

  test('a vote’s post says that a draw takes everybody’s yes', async () => {
    await call('ben', { kind: 'draw' });
    await table.announceAll();
    expect((await votePosts())[0]).toContain('Everyone who can vote must vote yes by');
  });

  test('a vote that ended before it was announced is posted once', async () => {
    await call('ben', PAUSE);
    await act({ type: 'WithdrawVote', user: 'ben', called: (await table.found()).version - 1 });
    await table.announceAll();
    const posts = await votePosts();
    expect(posts).toHaveLength(1);
    expect(posts[0]).toContain('Cancelled.');
  });

  test('an open vote’s post ends with the match', async () => {
    await call('ben', { kind: 'draw' });
    await table.announceAll();
    await act({ type: 'Organise', user: 'zoe', motion: { kind: 'standing' }, reason: 'The evening is over.' });
    await table.announceAll();
    expect((await votePosts())[0]).toContain('The match ended before the vote did.');
    expect(await labelsIn('### Vote to')).toEqual([]);
  });

  test('a vote pings nobody in quiet hours, but mentions them afterwards unless they have voted or it is over', async () => {
    for (const user of ['ada', 'cleo']) {
      await table.stores.users.change(user, { hours: { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' } });
    }
    const before = table.discord.pings.length;
    await call('ben', { kind: 'draw' });
    await table.announceAll();
    expect(pingsSince(before)).toEqual([]);
    await sweepNow();
    await vote('ada', true);
    table.clock.advance(8);
    await sweepNow();
    await sweepNow();
    const asked = (user: string) => table.texts(table.discord.dmOf(user)).filter((text) => text.includes('there’s a vote to'));
    expect([asked('ada'), asked('cleo')]).toEqual([[], [expect.stringContaining('to end the match as a draw')]]);
  });

  test('a vote is counted by a sweep once its deadline has passed, and not before', async () => {
    await call('ben', PAUSE);
    table.clock.advance(47.9);
    await sweepNow();
    expect((await table.found()).pausedUntil).toBeUndefined();
    table.clock.advance(0.1);
    await sweepNow();
    await sweepNow();
    expect((await table.found()).pausedUntil).toBeInstanceOf(Date);
    await table.announceAll();
    expect((await votePosts())[0]).toContain('Passed.');
  });
});

describe('a seat that is free', () => {
  test('a free seat is offered in the thread until it is taken, and its new person alone gets the card', async () => {
    const { user: due } = await table.legal();
    const seat = SEATED.indexOf(due as (typeof SEATED)[number]);
    await act({ type: 'HandOver', user: due, to: 'substitute' });
    await table.announceAll();
    expect(await inThread('’s seat is free.')).toHaveLength(1);
    expect(await labelsIn('’s seat is free.')).toEqual(['Take over']);
    const cards = table.discord.messages(table.discord.dmOf(due)).map(({ edits, body }) => ({ edits, body }));
    const others = table.discord.requests.length;
    await act({ type: 'TakeSeat', user: 'zoe', seat });
    await table.announceAll();
    expect(await inThread('’s seat is free.')).toEqual([]);
    expect(await inThread('The zoe has taken the free seat.')).toHaveLength(1);
    expect(await labelsIn('has taken the free seat')).toEqual([]);
    const told = ['You’re playing in match #1.', 'your player card'].map((words) => expect.stringContaining(words));
    expect(table.texts(table.discord.dmOf('zoe'))).toEqual(told);
    expect(table.discord.messages(table.discord.dmOf(due)).map(({ edits, body }) => ({ edits, body }))).toEqual(cards);
    expect(table.discord.requests.slice(others).filter((line) => line.includes(table.discord.dmOf(due)))).toEqual([]);
  });

  test('a free seat sends the cards of later rounds to its new person, and none while a computer plays it', async () => {
    await act({ type: 'HandOver', user: 'ben', to: 'computer' });
    await act({ type: 'HandOver', user: 'cleo', to: 'substitute' });
    await act({ type: 'TakeSeat', user: 'zoe', seat: 2 });
    await table.announceAll();
    const cardsOf = (user: string): number => table.texts(table.discord.dmOf(user)).length;
    const before = Object.fromEntries([...SEATED, 'zoe'].map((user) => [user, cardsOf(user)]));
    await playRound();
    await table.announceAll();
    const more = Object.fromEntries([...SEATED, 'zoe'].map((user) => [user, cardsOf(user) - (before[user] ?? 0)]));
    expect(more).toEqual({ ada: 1, ben: 0, cleo: 0, zoe: 1 });
  });

  test('a free seat is no longer offered once the match is over', async () => {
    await act({ type: 'HandOver', user: 'ben', to: 'substitute' });
    await table.announceAll();
    await act({ type: 'Organise', user: 'zoe', motion: { kind: 'draw' }, reason: 'No time.' });
    await table.announceAll();
    expect(await labelsIn('This seat has been taken')).toEqual([]);
    expect(await inThread('’s seat is free.')).toEqual([]);
  });

  test('nothing pings a free seat: a computer is named where a person would be mentioned', async () => {
    const { user: due } = await table.legal();
    await act({ type: 'HandOver', user: due, to: 'computer' });
    await table.announceAll();
    const thread = await table.thread();
    expect(table.texts(thread).at(-1)).toContain('(AI)');
    expect(table.texts(thread).at(-1)).not.toContain(`<@${due}>`);
  });
});

describe('a person whose seat others give away', () => {
  const told = (user: string): readonly string[] =>
    table.textsOf(table.discord.dmOf(user), (body) => isPostOfKind(body, table.match, 'seat given'));
  const organise = (motion: Motion, user = 'zoe') => act({ type: 'Organise', user, motion, reason: 'Gone for *weeks*.' });

  test.each([
    ['replace', 'to offer your seat to another player. An AI plays it until then.'],
    ['computer', 'to let an AI play your seat from now on.'],
  ] as const)('the owner of a lost seat hears why, once, and the way back: %s', async (kind, words) => {
    await organise({ kind, seat: 1 });
    for (let time = 0; time < 2; time++) await table.announceAll();
    expect(told('ben')).toEqual([expect.stringContaining(`a moderator has decided ${words}`)]);
    expect(told('ben')[0]).toContain('Gone for \\*weeks\\*.');
    expect(told('ben')[0]).toContain('`/match take`');
    expect([told('ada'), told('cleo')]).toEqual([[], []]);
  });

  test('a person whose seat a vote gives away gets the notice as well', async () => {
    await act({ type: 'CallVote', user: 'ada', motion: { kind: 'computer', seat: 1 }, isGone: true });
    await table.announceAll();
    expect(told('ben')).toEqual([]);
    await vote('cleo', true);
    await table.announceAll();
    expect(told('ben')).toEqual([expect.stringContaining('the other players have voted to let an AI play your seat')]);
  });

  test('a person whose seat others give away gets a silent notice in their quiet hours', async () => {
    await table.stores.users.change('ben', { hours: { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' } });
    for (const seat of [1, 2]) await organise({ kind: 'computer', seat });
    await table.announceAll();
    const isSilent = (user: string) => table.discord.messages(table.discord.dmOf(user)).at(-1)?.silent;
    expect([isSilent('ben'), isSilent('cleo')]).toEqual([true, false]);
  });

  test('a person gets no notice of their own decision, nor that somebody has taken the seat they left', async () => {
    await organise({ kind: 'computer', seat: 0 }, 'ada');
    await organise({ kind: 'replace', seat: 1 });
    await act({ type: 'TakeSeat', user: 'zoe', seat: 1 });
    await table.announceAll();
    expect([told('ada'), told('ben'), told('zoe')]).toEqual([[], [], []]);
  });
});

/** Plays the first legal move for everybody until a new round has begun. */
const playRound = async (): Promise<void> => {
  const { matches } = table.services();
  const began = async () => (await matches.history(table.match, 0))?.steps.flatMap((step) => step.events) ?? [];
  const rounds = async () => (await began()).filter(({ event }) => event.type === 'CycleBegan').length;
  const before = await rounds();
  for (let moves = 0; (await rounds()) === before; moves += 1) {
    if (moves > 200) throw new Error('The round has no end.');
    const { active, computers, seats } = await table.found();
    const [seat = 0] = active;
    if (computers.includes(seat)) {
      const turn = await matches.computerTurn(table.match);
      await act({ type: 'PlayAsComputer', seat, decision: turn?.decision ?? 0 });
    } else {
      const user = seats[seat]?.user ?? '';
      const [move] = (await matches.position(table.match, user))?.legal ?? [];
      await table.play(user, move ?? expect.fail('There is no move.'));
    }
  }
};

describe('what an organiser decides', () => {
  test('an organiser’s decision is posted for all, with name and reason, in words that format nothing and mention nobody', async () => {
    const before = table.discord.pings.length;
    await act({ type: 'Organise', user: 'zoe', motion: PAUSE, reason: '**Ask** @everyone <@ada> https://example.org' });
    await table.announceAll();
    const [text = ''] = await inThread('As a moderator, ');
    expect(text).toContain('As a moderator, <@zoe> has decided to pause the match for 2 days.');
    expect(text).toContain('Reason: \\*\\*Ask');
    expect(text).not.toMatch(/@everyone|(?<!\\)<@ada>|https:\/\//);
    expect(pingsSince(before)).toEqual([]);
    expect(await inThread('A moderator decided')).toEqual([]);
  });

  test('an organiser’s decision is posted before its result: why a match was ended early', async () => {
    await act({ type: 'Organise', user: 'zoe', motion: { kind: 'draw' }, reason: 'The last ferry leaves.' });
    await table.announceAll();
    expect(table.texts(await table.thread()).join('\n')).toMatch(/The last ferry leaves\.[\s\S]*### /);
  });
});

describe('an announcer that dies', () => {
  const prepared = async (): Promise<AnnouncementHarness> => {
    const on = await announcementHarness();
    await on.announceAll();
    await actOn(on, { type: 'CallVote', user: 'ben', motion: PAUSE });
    await actOn(on, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await actOn(on, { type: 'Organise', user: 'zoe', motion: { kind: 'replace', seat: 0 }, reason: 'Gone.' });
    await actOn(on, { type: 'TakeSeat', user: 'zoe', seat: 2 });
    return on;
  };
  const stands = async (on: AnnouncementHarness): Promise<readonly (readonly string[])[]> =>
    [await on.thread(), 'games', ...[...SEATED, 'zoe'].map(on.discord.dmOf)].map((channel) => on.texts(channel));

  test.each(['before', 'after'] as const)('an announcer that dies %s any request leaves no gap and no double', async (moment) => {
    const undisturbed = await prepared();
    const told = undisturbed.discord.requests.length;
    await undisturbed.announceAll();
    const requests = undisturbed.discord.requests.length - told;
    expect(requests).toBeGreaterThan(4);
    for (let request = 1; request <= requests; request += 1) {
      const on = await prepared();
      const { doom, struck } = doomAt(request, moment);
      await Promise.race([struck, on.announceOnce(doom)]);
      on.clock.advance(0.01);
      await on.announceAll();
      expect({ request, stands: await stands(on) }).toEqual({ request, stands: await stands(undisturbed) });
    }
  });
});
