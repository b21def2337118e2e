import { describe, expect, test } from 'vitest';
import type { Played } from '#matches/index.ts';
import { council, PAUSE } from './council.ts';

const rejection = (code: string, params: object = {}) => ({ kind: 'rejected', rejection: { code, params } });
const types = (played: Played): readonly string[] =>
  played.kind === 'rejected' ? [] : played.events.map(({ event }) => event.type);

describe('vote standing', () => {
  const standing = async ({ matches, match }: Awaited<ReturnType<typeof council>>) =>
    (await matches.position(match, undefined))?.vote;

  test('an open vote shows its voters, their votes and the majority it needs', async () => {
    const fixture = await council(4);
    await fixture.act(fixture.match, { type: 'Concede', user: 'dan' });
    const called = fixture.calledAt(await fixture.call('ada', { kind: 'standing' }));
    expect(await standing(fixture)).toMatchObject({ number: 1, by: 0, voters: [0, 1, 2], yes: [0], no: [], needed: 2 });
    await fixture.say('ben', called, false);
    expect(await standing(fixture)).toMatchObject({ yes: [0], no: [1] });
    await fixture.say('cleo', called, false);
    expect(await standing(fixture)).toBeUndefined();
    await fixture.call('ben', { kind: 'draw' });
    expect(await standing(fixture)).toMatchObject({ number: 2, needed: 3 });
  });

  test('the history of a vote shows each step and the result', async () => {
    const fixture = await council(3);
    const called = fixture.calledAt(await fixture.call('ada', PAUSE));
    await fixture.say('ben', called, true);
    const steps = (await fixture.matches.history(fixture.match, called - 1))?.steps ?? [];
    expect(steps.map((step) => step.votes())).toMatchObject([
      [{ called, yes: [0] }],
      [{ called, yes: [0, 1], result: 'carried', motion: PAUSE }],
    ]);
    expect(steps[0]?.votes()[0]).not.toHaveProperty('result');
  });

  test('the history shows that the end of a match closes its open vote, which the last concession cost a voter', async () => {
    const fixture = await council(3);
    const called = fixture.calledAt(await fixture.call('ada', { kind: 'draw' }));
    await fixture.act(fixture.match, { type: 'Concede', user: 'ben' });
    const ended = await fixture.act(fixture.match, { type: 'Concede', user: 'cleo' });
    expect(types(ended)).toEqual(['SeatConceded', 'MatchEnded']);
    const steps = (await fixture.matches.history(fixture.match, called))?.steps ?? [];
    expect(steps.at(-1)?.votes()).toMatchObject([{ called, voters: [0], yes: [0], result: 'lapsed' }]);
  });
});

test('an organiser’s reason is kept beside the log', async () => {
  const { act, match, stores } = await council(3, { pace: '24h' });
  const organise = (reason: string) =>
    act(match, { type: 'Organise', user: 'eve', motion: { kind: 'replace', seat: 0 }, reason });
  for (const reason of ['', '  ', 'x'.repeat(301)]) {
    expect(await organise(reason)).toMatchObject(rejection('reasonNeeded', { most: 300 }));
  }
  const decided = await organise(' She asked me to. ');
  const version = decided.kind === 'played' ? (decided.events[0]?.version ?? 0) : 0;
  expect(await stores.matches.remarkOn(match, version)).toEqual({ version, user: 'eve', text: 'She asked me to.' });
  expect(await stores.matches.remarkOn(match, version + 1)).toBeUndefined();
});

test('an organiser decides without a vote, and the decision is announced', async () => {
  const { act, match } = await council(3, { pace: '24h' });
  const decided = await act(match, { type: 'Organise', user: 'eve', motion: { kind: 'replace', seat: 0 }, reason: 'Gone.' });
  expect(types(decided)).toEqual(['OrganiserDecided', 'SeatOpened']);
  expect(decided).toMatchObject({ match: { computers: [0] } });
  expect(JSON.stringify(decided)).not.toContain('Gone.');
});
