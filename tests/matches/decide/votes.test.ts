import { describe, expect, test } from 'vitest';
import type { Played } from '#matches/index.ts';
import { council, PAUSE } from './council.ts';

const rejection = (code: string, params: object = {}) => ({ kind: 'rejected', rejection: { code, params } });
const types = (played: Played): readonly string[] =>
  played.kind === 'rejected' ? [] : played.events.map(({ event }) => event.type);

describe('votes', () => {
  test('a vote passes as soon as more than half are for it, including its caller', async () => {
    const { call, calledAt, say } = await council(4);
    const asked = await call('ada', PAUSE);
    expect(types(asked)).toEqual(['VoteCalled', 'Voted']);
    const called = calledAt(asked);
    expect(types(await say('ben', called, true))).toEqual(['Voted']);
    const carried = await say('cleo', called, true);
    expect(types(carried)).toEqual(['Voted', 'VoteEnded', 'MatchPaused']);
    expect(carried).toMatchObject({ match: { pausedUntil: new Date('2026-01-03T12:00:00Z') } });
    expect(await say('dan', called, true)).toMatchObject(rejection('voteOver'));
  });

  test('a vote fails as soon as half are against it', async () => {
    const { call, calledAt, say } = await council(4);
    const called = calledAt(await call('ada', PAUSE));
    expect(types(await say('ben', called, false))).toEqual(['Voted']);
    const failed = await say('cleo', called, false);
    expect(types(failed)).toEqual(['Voted', 'VoteEnded']);
    expect(failed).toMatchObject({ events: [{}, { event: { result: 'failed' } }] });
    expect(failed.match).not.toHaveProperty('pausedUntil');
  });

  test('a voter can change their vote until the vote ends, but not repeat it', async () => {
    const { call, calledAt, say } = await council(4);
    const called = calledAt(await call('ada', PAUSE));
    await say('ben', called, false);
    expect(await say('ben', called, false)).toMatchObject(rejection('votedAlready'));
    await say('ben', called, true);
    expect(types(await say('cleo', called, true))).toEqual(['Voted', 'VoteEnded', 'MatchPaused']);
  });

  test('silence for one pace is an abstention: more votes for than against then pass a vote', async () => {
    const { call, calledAt, say, silence, clock } = await council(4, { pace: '24h' });
    const asked = await call('ada', PAUSE);
    const called = calledAt(asked);
    expect(asked).toMatchObject({ match: { voteUntil: new Date('2026-01-02T12:00:00Z') } });
    expect(await silence(called)).toMatchObject(rejection('notDueYet'));
    clock.advance(24);
    expect(types(await silence(called))).toEqual(['VoteEnded', 'MatchPaused']);
    expect(await say('ben', called, true)).toMatchObject(rejection('voteOver'));
  });

  test('a vote fails when it ends with as many votes against as for', async () => {
    const { call, calledAt, say, silence, clock } = await council(4, { pace: '24h' });
    const called = calledAt(await call('ada', { kind: 'standing' }));
    await say('ben', called, false);
    clock.advance(24);
    expect(await silence(called)).toMatchObject({ events: [{ event: { type: 'VoteEnded', result: 'failed' } }] });
  });

  test('a tied vote fails although silence counts as abstention', async () => {
    const { call, calledAt, say, silence, clock } = await council(4, { pace: '24h' });
    const called = calledAt(await call('ada', PAUSE));
    await say('ben', called, false);
    clock.advance(24);
    expect(await silence(called)).toMatchObject({ events: [{ event: { type: 'VoteEnded', result: 'failed' } }] });
  });

  test('a vote in a match without a pace lasts 48 hours', async () => {
    const { call } = await council(4, { pace: 'off' });
    expect(await call('ada', PAUSE)).toMatchObject({ match: { voteUntil: new Date('2026-01-03T12:00:00Z') } });
  });

  test('votes, withdrawals and counts for an earlier vote are refused while another is open', async () => {
    const { act, call, calledAt, match, say, silence } = await council(4, { pace: '24h' });
    const called = calledAt(await call('ada', PAUSE)) - 1;
    expect(await say('ben', called, true)).toMatchObject(rejection('voteOver'));
    expect(await act(match, { type: 'WithdrawVote', user: 'ada', called })).toMatchObject(rejection('voteOver'));
    expect(await silence(called)).toMatchObject(rejection('voteOver'));
  });

  test('a vote for a draw needs everybody’s consent, and silence is no consent', async () => {
    const drawn = await council(3);
    const called = drawn.calledAt(await drawn.call('ada', { kind: 'draw' }));
    expect(types(await drawn.say('ben', called, true))).toEqual(['Voted']);
    expect(await drawn.say('cleo', called, true)).toMatchObject({
      match: { status: 'ended' },
      events: [{}, {}, { event: { type: 'MatchEnded', winners: [0, 1, 2], reason: 'draw' } }],
    });
    const silent = await council(3, { pace: '24h' });
    const open = silent.calledAt(await silent.call('ada', { kind: 'draw' }));
    await silent.say('ben', open, true);
    silent.clock.advance(24);
    expect(await silent.silence(open)).toMatchObject({ match: { status: 'playing' }, events: [{ event: { result: 'failed' } }] });
    const refused = await council(3);
    const called3 = refused.calledAt(await refused.call('ada', { kind: 'draw' }));
    expect(types(await refused.say('ben', called3, false))).toEqual(['Voted', 'VoteEnded']);
  });

  test('a vote to end the match with the current standing makes the leader the winner', async () => {
    const { call, calledAt, say } = await council(3);
    const called = calledAt(await call('ben', { kind: 'standing' }));
    expect(await say('cleo', called, true)).toMatchObject({
      match: { status: 'ended' },
      events: [{}, {}, { event: { type: 'MatchEnded', winners: [0], reason: 'standing' } }],
    });
  });

  test('only one vote is open at a time, and only its caller can withdraw it', async () => {
    const { call, calledAt, match, act } = await council(3);
    const called = calledAt(await call('ada', PAUSE));
    expect(await call('ben', { kind: 'draw' })).toMatchObject(rejection('voteOpenAlready'));
    expect(await act(match, { type: 'WithdrawVote', user: 'ben', called })).toMatchObject(rejection('notYourVote'));
    expect(types(await act(match, { type: 'WithdrawVote', user: 'ada', called }))).toEqual(['VoteEnded']);
    expect(types(await call('ben', { kind: 'draw' }))).toEqual(['VoteCalled', 'Voted']);
  });

  test('voting is refused to outsiders and to seats that conceded', async () => {
    const { call, calledAt, say, match, act } = await council(4);
    await act(match, { type: 'Concede', user: 'dan' });
    expect(await call('eve', PAUSE)).toMatchObject(rejection('notInThisMatch'));
    expect(await call('dan', PAUSE)).toMatchObject(rejection('noVoice'));
    const called = calledAt(await call('ada', PAUSE));
    expect(await say('eve', called, true)).toMatchObject(rejection('notInThisMatch'));
    expect(await say('dan', called, true)).toMatchObject(rejection('noVoice'));
    expect(types(await say('ben', called, true)), 'two of three').toEqual(['Voted', 'VoteEnded', 'MatchPaused']);
  });

  test('a vote cannot take the seat of a user who still plays', async () => {
    const { call, clock } = await council(3, { pace: 'off' });
    const motion = { kind: 'computer', seat: 0 } as const;
    expect(await call('ben', motion)).toMatchObject(rejection('seatStillPlays', { seat: 0, days: 7 }));
    clock.advance(7 * 24);
    expect(types(await call('ben', motion))).toEqual(['VoteCalled', 'Voted']);
  });

  test('a vote takes the seat of a user who has left immediately', async () => {
    const { act, match } = await council(3);
    const motion = { kind: 'replace', seat: 0 } as const;
    expect(types(await act(match, { type: 'CallVote', user: 'ben', motion, isGone: true }))).toEqual(['VoteCalled', 'Voted']);
  });

  test('a vote cannot take a seat whose user has time left, or in a suspended match', async () => {
    const paced = await council(3, { pace: 'week' });
    paced.clock.advance(8 * 24);
    expect(await paced.call('ben', { kind: 'computer', seat: 0 })).toMatchObject({ rejection: { code: 'seatStillPlays' } });
    const paused = await council(3, { pace: 'off' });
    await paused.act(paused.match, { type: 'Organise', user: 'eve', motion: { kind: 'pause', hours: 480 }, reason: 'Holidays.' });
    paused.clock.advance(8 * 24);
    expect(await paused.call('ben', { kind: 'computer', seat: 0 })).toMatchObject({ rejection: { code: 'seatStillPlays' } });
  });

  test('a vote on a seat ends as soon as its user plays, gets more time or gives it away', async () => {
    const late = async () => {
      const table = await council(4, { pace: 'off' });
      table.clock.advance(7 * 24);
      return { ...table, called: table.calledAt(await table.call('ben', { kind: 'replace', seat: 0 })) };
    };
    const played = await late();
    expect(types(await played.count(played.match, 'ada'))).toEqual(['Counted', 'VoteEnded']);
    expect(await played.say('cleo', played.called, true)).toMatchObject(rejection('voteOver'));
    const given = await late();
    expect(types(await given.act(given.match, { type: 'HandOver', user: 'ada', to: 'computer' }))).toEqual([
      'SeatGivenToComputer',
      'VoteEnded',
    ]);
  });

  test('a single vote takes a seat only when its user has not returned in time', async () => {
    const { call, calledAt, silence, clock, count, match } = await council(2, { pace: 'off' });
    clock.advance(7 * 24);
    const asked = await call('ben', { kind: 'replace', seat: 0 });
    expect(types(asked)).toEqual(['VoteCalled', 'Voted']);
    clock.advance(48);
    expect(types(await silence(calledAt(asked)))).toEqual(['VoteEnded', 'SeatOpened']);
    const back = await council(2, { pace: 'off' });
    back.clock.advance(7 * 24);
    await back.call('ben', { kind: 'replace', seat: 0 });
    expect(types(await back.count(back.match, 'ada'))).toEqual(['Counted', 'VoteEnded']);
    expect(await count(match, 'ada')).toMatchObject(rejection('computerPlaysForYou'));
  });

  test('a vote to end the match is not passed by silence or by a single vote', async () => {
    const { call, calledAt, silence, clock } = await council(3, { pace: 'live' });
    const called = calledAt(await call('ada', { kind: 'standing' }));
    clock.advance(1);
    expect(await silence(called)).toMatchObject({ match: { status: 'playing' }, events: [{ event: { result: 'failed' } }] });
  });

  test('the caller of a failed vote has to wait until its time would have been up', async () => {
    const { call, calledAt, match, act, clock } = await council(3, { pace: '24h' });
    await act(match, { type: 'WithdrawVote', user: 'ada', called: calledAt(await call('ada', PAUSE)) });
    expect(await call('ada', PAUSE)).toMatchObject(rejection('votedLately'));
    expect(types(await call('ben', { kind: 'draw' }))).toEqual(['VoteCalled', 'Voted']);
    const again = await council(3, { pace: '24h' });
    await again.act(again.match, { type: 'WithdrawVote', user: 'ada', called: again.calledAt(await again.call('ada', PAUSE)) });
    again.clock.advance(24);
    expect(types(await again.call('ada', PAUSE))).toEqual(['VoteCalled', 'Voted']);
    clock.advance(24);
  });

  test('voting is refused when no vote is open', async () => {
    const { match, act } = await council(3);
    const called = undefined as unknown as number;
    expect(await act(match, { type: 'Vote', user: 'ada', called, yes: true })).toMatchObject(rejection('voteOver'));
    expect(await act(match, { type: 'WithdrawVote', user: 'ada', called })).toMatchObject(rejection('voteOver'));
  });

  test('a vote to end the match with the current standing leaves out seats that conceded', async () => {
    const { call, calledAt, say, match, act } = await council(4);
    await act(match, { type: 'Concede', user: 'ada' });
    const called = calledAt(await call('ben', { kind: 'standing' }));
    expect(await say('cleo', called, true)).toMatchObject({ events: [{}, {}, { event: { type: 'MatchEnded', winners: [1] } }] });
  });

  test('a vote on a seat leaves out its user and can give the seat to a computer', async () => {
    const { call, calledAt, say, clock, count, match } = await council(3, { pace: 'off' });
    clock.advance(7 * 24);
    const called = calledAt(await call('ben', { kind: 'computer', seat: 0 }));
    expect(await say('ada', called, false)).toMatchObject(rejection('noVoice'));
    expect(await say('cleo', called, true)).toMatchObject({
      match: { computers: [0], seats: [{ user: 'ada' }, {}, {}] },
      events: [{}, {}, { event: { type: 'SeatGivenToComputer', seat: 0 } }],
    });
    expect(await count(match, 'ada')).toMatchObject(rejection('computerPlaysForYou'));
  });

  test('impossible motions are refused: a pause in a pause, a missing seat, too many hours', async () => {
    const { call, calledAt, say } = await council(3, { pace: '24h' });
    expect(await call('ada', { kind: 'pause', hours: 2 })).toMatchObject(rejection('pauseTooShort', { leastHours: 24 }));
    expect(await call('ada', { kind: 'pause', hours: Number.NaN })).toMatchObject({ kind: 'rejected' });
    expect(await call('ada', { kind: 'extend', seat: 7, hours: 24 })).toMatchObject(rejection('noSuchSeat', { seats: 3 }));
    expect(await call('ada', { kind: 'extend', seat: 1, hours: 2.5 })).toMatchObject({
      rejection: { code: 'extensionOutOfBounds' },
    });
    expect(await call('ada', { kind: 'resume' })).toMatchObject(rejection('notPaused'));
    await say('ben', calledAt(await call('ada', PAUSE)), true);
    expect(await call('ada', PAUSE)).toMatchObject(rejection('pausedAlready'));
    const called = calledAt(await call('cleo', { kind: 'resume' }));
    expect(types(await say('ada', called, true))).toEqual(['Voted', 'VoteEnded', 'MatchResumed']);
  });

  test('a vote whose motion has become impossible fails', async () => {
    const { call, calledAt, say, act, match } = await council(4, { pace: '24h' });
    const called = calledAt(await call('ada', { kind: 'extend', seat: 3, hours: 24 }));
    await act(match, { type: 'Concede', user: 'dan' });
    expect(await say('ben', called, true)).toMatchObject({ events: [{}, { event: { type: 'VoteEnded', result: 'failed' } }] });
  });
});
