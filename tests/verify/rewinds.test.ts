import { describe, expect, test } from 'vitest';
import type { Exported, MatchId } from '#matches/index.ts';
import { type Table, table } from '../matches/games/table.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { GAMES } from '../support/games.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { check, refused, withStep } from './checking.ts';

interface Playing {
  readonly at: Table;
  readonly match: MatchId;
}

/** Plays on until a move has drawn; returns the version before that move. */
const untilDrawn = async ({ at, match }: Playing): Promise<number> => {
  for (let count = 0; count < 200; count++) {
    const { active, seats, version } = (await at.stores.matches.find(match)) ?? expect.fail('The match is gone.');
    const user = seats.find(({ seat }) => seat === active[0])?.user ?? '';
    const { legal = [], view } = (await at.matches.position(match, user)) ?? {};
    const { seat: _, ...command } = naiveMove('cyclades', view, legal, seeded(count));
    await at.act(match, { type: 'Play', user, command });
    const [row] = await at.stores.matches.read(match, version);
    if ((row?.command?.drew ?? 0) > 0) return version;
  }
  return expect.fail('Nobody drew.');
};

const playing = async (): Promise<Playing> => {
  const at = table(undefined, GAMES);
  return { at, match: await at.started(3, { game: 'cyclades' }) };
};

const ended = async ({ at, match }: Playing): Promise<Exported> => {
  await at.act(match, { type: 'Organise', user: 'eve', motion: { kind: 'standing' }, reason: 'Enough.' });
  return exportOf(at.matches, match);
};

describe('draws that were taken back', () => {
  test('draws taken back by a vote are reported, with the person who called it and those who agreed', async () => {
    const match = await playing();
    const toVersion = await untilDrawn(match);
    await match.at.act(match.match, { type: 'CallVote', user: 'ben', motion: { kind: 'rewind', toVersion } });
    const called = (await match.at.matches.position(match.match, 'ada'))?.vote?.called ?? 0;
    for (const user of ['cleo', 'ada']) {
      const voted = await match.at.act(match.match, { type: 'Vote', user, called, yes: true });
      expect(voted.kind).toBe('played');
    }
    expect(check(await ended(match))).toMatch(
      /At step #1·\d+ (1 draw was|\d+ draws were) taken back: seat 1 asked for it, and the seats 0, 1, 2 agreed\./,
    );
  });

  test('draws taken back by an organiser are reported, each time', async () => {
    const match = await playing();
    for (let time = 0; time < 2; time++) {
      await untilDrawn(match);
      const motion = { kind: 'rewind', toVersion: await untilDrawn(match) } as const;
      const rewound = await match.at.act(match.match, { type: 'Organise', user: 'eve', motion, reason: 'Oops.' });
      expect(rewound.kind).toBe('played');
    }
    expect(check(await ended(match)).match(/taken back: an organiser decided it\./g)).toHaveLength(2);
  });

  test('without undone draws, the report says that there are none', async () => {
    const match = await playing();
    await untilDrawn(match);
    expect(check(await ended(match))).toContain('No draw was taken back.');
  });

  test('a log that states another number of undone draws is refused', async () => {
    const match = await playing();
    await untilDrawn(match);
    const exported = await ended(match);
    const index = exported.steps.findLastIndex(({ command }) => command?.drew !== undefined);
    const changed = withStep(exported, index, (step) => ({
      ...step,
      ...(step.command && { command: { ...step.command, drew: 99 } }),
    }));
    expect(refused(changed)).toMatch(/^step #1·\d+: By the rules it drew \d+ times; the log says 99\./);
  });
});
