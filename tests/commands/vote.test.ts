import { describe, expect, test } from 'vitest';
import { start } from '../support/builders/starting.ts';
import type { Person, Shown } from '../support/drivers/discordActions.ts';

/** Starts a match with that many seats, without any move, with short functions for voting in its thread. */
const council = async (seats: number, pace = '48h') => {
  const started = await start(seats, undefined, { pace });
  const { table, thread } = started;
  const place = { in: thread };
  const slash = async (person: Person, command: string, options = {}): Promise<Shown> =>
    (await table.slash(person, command, options, place)) ?? expect.fail('There was no answer.');
  const vote = (person: Person, options = {}) => slash(person, 'match vote', options);
  const press = async (person: Person, customId: string, value?: string): Promise<Shown> =>
    (await table.press(person, { customId, label: '', ...(value !== undefined && { value }) }, 'ephemeral', place)) ??
    expect.fail('There was no answer.');
  const match = async () => (await table.services.stores.matches.find(1)) ?? expect.fail('There is no match.');
  const position = async () => (await table.services.matches.position(1, undefined)) ?? expect.fail('There is no match.');
  const suggest = async (person: Person, options: Readonly<Record<string, string>>, focused: string) =>
    (await table.suggest(person, 'match vote', options, focused, place)).map(({ name }) => name);
  return { ...started, slash, vote, press, match, position, suggest };
};

const idsOf = ({ controls }: Shown): readonly string[] => controls.map(({ customId }) => customId);
const valuesOf = ({ controls }: Shown): readonly (string | undefined)[] => controls.map(({ value }) => value);

describe('/match vote', () => {
  test('/match vote offers all motions, and leads by menus to a vote that asks for confirmation', async () => {
    const { vote, press, position } = await council(3);
    const panel = await vote('Blaise');
    expect(valuesOf(panel)).toEqual(['pause', 'extend', 'replace', 'computer', 'standing', 'draw']);
    const whose = await press('Blaise', '1.motion.1', 'extend');
    expect(whose.controls.filter(({ value }) => value !== undefined).map(({ label }) => label)).toEqual(['Ada', 'Carl']);
    const howLong = await press('Blaise', '1.motion.1.extend', '2');
    expect(howLong.text).toContain('For how long?');
    const asked = await press('Blaise', '1.motion.1.extend.2', '24');
    expect(asked.text).toContain('to give Carl 1 day more');
    expect((await position()).vote).toBeUndefined();
    const called = asked.controls.find(({ label }) => label === 'Yes, call the vote');
    expect((await press('Blaise', called?.customId ?? '')).text).toContain('You’ve called a vote to give Carl 1 day more');
    expect((await position()).vote).toMatchObject({ by: 1, motion: { kind: 'extend', seat: 2, hours: 24 }, voters: [0, 1] });
  });

  test('/match vote goes one choice back', async () => {
    const { press } = await council(3);
    const asked = await press('Ada', '1.motion.1.pause', '48');
    const back = asked.controls.find(({ label }) => label === 'Back');
    expect((await press('Ada', back?.customId ?? '')).text).toContain('For how long?');
  });

  test('/match vote takes a completely typed motion at once', async () => {
    const { vote, position } = await council(3);
    const called = await vote('Ada', { motion: 'pause', time: '3d' });
    expect(called.text).toBe('You’ve called a vote to pause the match for 3 days. Your own vote counts as yes.');
    expect((await position()).vote).toMatchObject({ motion: { kind: 'pause', hours: 72 }, yes: [0] });
  });

  test.each([
    ['36h', 36],
    ['36', 36],
    ['2 days', 48],
    ['30 Hours', 30],
  ])('/match vote understands %s', async (time, hours) => {
    const { vote, position } = await council(3);
    await vote('Ada', { motion: 'pause', time });
    expect((await position()).vote?.motion).toEqual({ kind: 'pause', hours });
  });

  test.each([
    [{ motion: 'pause', time: 'soon *' }, '“soon \\*” as a length of time'],
    [{ motion: 'pause', time: '2h' }, 'A pause must last at least 24 hours.'],
    [{ motion: 'pause', time: '99d' }, 'A pause can last at most 28 days'],
    [{ motion: 'extend', seat: 'Zoe', time: '1d' }, '`seat:`'],
    [{ motion: 'extend', seat: 'Carl', time: '300h' }, 'between 1 hour and 10 days'],
    [{ motion: 'extend', seat: 'Ada', time: '1d' }, 'You can’t vote on this'],
    [{ motion: 'replace', seat: 'Carl' }, 'Carl is still playing'],
    [{ motion: 'resume' }, 'The match isn’t paused.'],
    [{ motion: 'rewind', to: '999' }, 'can’t be rewound to that point'],
    [{ motion: 'rewind', to: 'the start' }, 'can’t be rewound to that point'],
  ])('/match vote refuses %j in a sentence, and calls nothing', async (options, words) => {
    const { vote, position } = await council(3);
    expect((await vote('Ada', options)).text).toContain(words);
    expect((await position()).vote).toBeUndefined();
  });

  test('a vote can be about the seat of a player who has left the server, even before their time is over', async () => {
    const { vote, table, position } = await council(3);
    expect((await vote('Ada', { motion: 'replace', seat: 'Carl' })).text).toContain('Carl is still playing');
    table.refuse(/\/members\/902$/, 10_007);
    expect((await vote('Ada', { motion: 'replace', seat: 'Blaise' })).text).toContain('Blaise is still playing');
    expect((await vote('Ada', { motion: 'replace', seat: 'Carl' })).text).toContain('You’ve called a vote');
    expect((await position()).vote).toMatchObject({ motion: { kind: 'replace', seat: 2 }, voters: [0, 1] });
  });

  test('a vote is decided at once if nobody else may vote', async () => {
    const { vote, table, match } = await council(2);
    table.refuse(/\/members\/901$/, 10_007);
    const { text } = await vote('Ada', { motion: 'computer', seat: 'Blaise' });
    expect(text).toBe('You’re the only one who can vote, so the vote to let an AI play for Blaise passes right away.');
    expect((await match()).computers).toEqual([1]);
  });

  test('/match vote asks for what was not typed', async () => {
    const { vote } = await council(3);
    expect((await vote('Ada', { motion: 'extend', seat: '3' })).text).toContain('For how long?');
    expect((await vote('Ada', { motion: 'computer' })).text).toContain('Whose seat?');
    expect((await vote('Ada', { motion: 'draw' })).text).toContain('You’ve called a vote to end the match as a draw');
  });

  test('/match vote suggests seats of others, and durations', async () => {
    const { suggest } = await council(3);
    expect(await suggest('Ada', { motion: 'extend', seat: '' }, 'seat')).toEqual(['Blaise', 'Carl']);
    expect(await suggest('Ada', { motion: 'pause', time: '' }, 'time')).toContain('7 days');
    expect(await suggest('Ada', { motion: 'pause', time: '4d' }, 'time')).toEqual(['4 days']);
    expect(await suggest('Ada', { motion: 'extend', time: '36' }, 'time')).toEqual(['36 hours']);
  });

  test('a vote is for players of a running match', async () => {
    const { vote, slash } = await council(2);
    expect((await vote('Emmy')).text).toContain('not playing in this match');
    await slash('Ada', 'match concede', { sure: true });
    expect((await vote('Blaise')).text).toContain('over');
  });

  test('/match vote shows the open vote in place of another, with its buttons', async () => {
    const { vote } = await council(3);
    await vote('Ada', { motion: 'pause', time: '2d' });
    for (const options of [{}, { motion: 'draw' }]) {
      const shown = await vote('Blaise', options);
      expect(shown.text).toContain('Only one vote can be open at a time.');
      expect(shown.text).toContain('### Vote to pause the match for 2 days');
      expect(idsOf(shown)).toEqual(['1.vote.1.1.yes', '1.vote.1.1.no', '1.vote.1.1.withdraw', '1.section.house.voting']);
    }
  });
});

describe('a vote to rewind', () => {
  test('a vote to rewind is about a public point, named by its event, and needs everybody’s yes', async () => {
    const { vote, press, suggest, slash, due, others, match, table } = await council(2);
    await slash(due, 'cyclades bid', { god: 'athena', amount: 1 });
    const [other] = others;
    await slash(other, 'cyclades bid', { god: 'zeus', amount: 1 });
    const points = await suggest(other, { motion: 'rewind', to: '' }, 'to');
    expect(points[0]).toContain(`${due} bids 1`);
    expect(points.at(-1)).toContain('cycle 1');
    const panel = await press(other, '1.motion.1', 'rewind');
    expect(panel.controls.filter(({ value }) => value !== undefined).map(({ label }) => label)).toEqual(points);
    const newest = panel.controls[0]?.value ?? '';
    const where = `to rewind the match to ·${newest}, after “${due} bids 1`;
    expect((await press(other, '1.motion.1.rewind', newest)).text).toContain(where);
    expect((await vote(other, { motion: 'rewind', to: newest })).text).toContain(where);
    expect((await slash('Emmy', 'match status')).text).toContain(where);
    const { version } = await match();
    await press(due, '1.vote.1.1.yes');
    expect((await table.services.stores.matches.read(1, version)).map(({ event }) => event.type)).toEqual([
      'Voted',
      'VoteEnded',
      'Undone',
    ]);
    expect((await table.services.matches.position(1, '900'))?.match.active).toEqual((await match()).active);
  });
});

describe('the buttons of a vote', () => {
  test('the buttons of a vote vote for the user who presses them, and a carried motion takes effect immediately', async () => {
    const { vote, press, match } = await council(3);
    await vote('Ada', { motion: 'pause', time: '2d' });
    expect((await press('Blaise', '1.vote.1.1.no')).text).toContain('You voted no.');
    expect((await press('Blaise', '1.vote.1.1.no')).text).toContain('You’ve already voted that way.');
    expect((await press('Emmy', '1.vote.1.1.yes')).text).toContain('not playing in this match');
    expect((await match()).pausedUntil).toBeUndefined();
    expect((await press('Blaise', '1.vote.1.1.yes')).text).toBe(
      'Your vote decided it: the vote to pause the match for 2 days passes.',
    );
    expect((await match()).pausedUntil).toBeInstanceOf(Date);
    const words = /-# The match is paused until <t:\d+:f>/;
    for (const person of ['Ada', 'Blaise', 'Carl'] as const) expect((await press(person, '1.open.1')).text).toMatch(words);
  });

  test('the buttons of a finished vote say so and do nothing', async () => {
    const { vote, press, position } = await council(3);
    await vote('Ada', { motion: 'pause', time: '2d' });
    expect((await press('Blaise', '1.vote.1.1.withdraw')).text).toContain('Only the player who called the vote');
    expect((await press('Ada', '1.vote.1.1.withdraw')).text).toBe('You’ve cancelled your vote.');
    expect((await press('Blaise', '1.vote.1.1.yes')).text).toBe('That vote is over. You can call a new one with `/match vote`.');
    await vote('Carl', { motion: 'draw' });
    expect((await press('Blaise', '1.vote.1.1.yes')).text).toBe('That vote is over. You can call a new one with `/match vote`.');
    expect((await press('Blaise', '1.vote.1.3.yes')).text).toBe('That vote is over. You can call a new one with `/match vote`.');
    expect((await position()).vote).toMatchObject({ number: 2, yes: [2] });
  });

  test('the buttons of a vote are also below /match status', async () => {
    const { vote, slash } = await council(3);
    await vote('Ada', { motion: 'standing' });
    const shown = await slash('Emmy', 'match status');
    expect(shown.text).toContain('Not voted yet: Blaise and Carl');
    expect(idsOf(shown)).toContain('1.vote.1.1.yes');
  });

  test('a vote to end a match says who would win with the current position, and afterwards what decided it', async () => {
    const { vote, press, slash } = await council(3);
    const wins =
      'to end the match with the current standings (the player with the most Metropolises wins; ties are broken by islands, then by gold)';
    expect((await vote('Ada', { motion: 'standing' })).text).toContain(wins);
    expect((await slash('Emmy', 'match status')).text).not.toMatch(/Ada: .* GP/);
    await press('Blaise', '1.vote.1.1.yes');
    await press('Carl', '1.vote.1.1.yes');
    const { text } = await slash('Emmy', 'match status');
    expect(text).toMatch(/Ada: no Metropolises, 2 islands and 7 GP; Blaise: .*7 GP; Carl: .*7 GP/);
  });
});
