import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { voteControls, voteText } from '#discord/decisions/votes.ts';
import { seatName } from '#discord/text/seatNames.ts';
import type { Match, Motion, VoteStanding } from '#matches/index.ts';
import { matchOf } from '../../support/builders/positions.ts';
import { expectWithinLimits, pressables } from '../../support/drivers/pressing.ts';
import { messagesFor } from '../../support/languages.ts';

const say = messagesFor();
const match: Match = { ...matchOf('cyclades', 5, [0]), computers: [3] };
const standing = (part: Partial<VoteStanding> = {}): VoteStanding => ({
  called: 41,
  number: 2,
  by: 0,
  motion: { kind: 'resume' },
  until: Date.UTC(2026, 0, 3),
  voters: [0, 1, 2, 4],
  yes: [0],
  no: [],
  needed: 3,
  unanimous: false,
  abstains: true,
  ...part,
});

const textOf = (vote: VoteStanding): string => voteText(say, match, vote, say.common.motion(vote.motion, seatName(say, match)));

const MOTIONS: readonly Motion[] = [
  { kind: 'pause', hours: 48 },
  { kind: 'resume' },
  { kind: 'extend', seat: 2, hours: 36 },
  { kind: 'replace', seat: 2 },
  { kind: 'computer', seat: 2 },
  { kind: 'draw' },
  { kind: 'standing' },
  { kind: 'rewind', toVersion: 4711 },
];

describe('the post of a vote', () => {
  test('the post of a vote names people with escaped text only, and names no version', () => {
    for (const motion of MOTIONS) {
      const text = textOf(standing({ motion, yes: [2], no: [1, 4] }));
      expect(text).toContain('Blaise\\*');
      expect(text).not.toMatch(/4711|41\b|(?<!\\)`|(?<!\\)<@1>|\n.*Noether\n.*Noether/);
    }
  });

  test('the post of a vote has another text for each motion', () => {
    const said = MOTIONS.map((motion) => textOf(standing({ motion })));
    expect(new Set(said).size).toBe(MOTIONS.length);
  });

  test('the post of a vote says what silence means, and how many votes are needed', () => {
    expect(textOf(standing())).toContain('Passes right away with 3 of 4 votes. Not voting by');
    expect(textOf(standing({ unanimous: true, needed: 4 }))).toContain('Everyone who can vote must vote yes by <t:1767398400:f>');
    expect(textOf(standing({ abstains: false }))).toContain(
      'Needs 3 of 4 votes by <t:1767398400:f> (<t:1767398400:R>). Not voting counts as no.',
    );
  });

  test.each([
    ['carried', 'Passed.'],
    ['failed', 'Failed.'],
    ['withdrawn', 'Cancelled.'],
    ['lapsed', 'The match ended before the vote did.'],
  ] as const)('the post of a vote shows its result at the end, and waits for nobody: %s', (result, words) => {
    const text = textOf(standing({ result }));
    expect(text).toContain(words);
    expect(text).not.toMatch(/Not voted yet|<@|\?/);
  });

  test('a vote called by a person can be withdrawn, and one called by the bot cannot', () => {
    const kinds = (vote: VoteStanding) =>
      pressables({ components: [voteControls(say, match, vote)] }).map(({ customId }) => parseCustomId(customId));
    expect(kinds(standing())).toMatchObject([{ voice: 'yes' }, { voice: 'no' }, { voice: 'withdraw', match: 12, vote: 2 }]);
    const { by, ...asked } = standing();
    expect(kinds(asked)).toMatchObject([{ voice: 'yes' }, { voice: 'no' }]);
    expect(textOf(asked)).not.toContain('Called by');
  });

  test('the post of a vote fits a message', () => {
    const text = textOf(standing({ motion: { kind: 'extend', seat: 2, hours: 240 } }));
    expectWithinLimits({ components: [{ type: 10, content: text }, voteControls(say, match, standing())] });
  });
});
