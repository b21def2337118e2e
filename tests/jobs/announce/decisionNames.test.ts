import { beforeEach, describe, expect, test } from 'vitest';
import type { MatchCommand } from '#matches/index.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from './announcementHarness.ts';

let table: AnnouncementHarness;
let acts = 0;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
});

const act = async (command: MatchCommand): Promise<void> => {
  acts += 1;
  const name = 'user' in command ? `The ${command.user}` : undefined;
  const played = await table.services().matches.play(table.match, command, `names-${acts}`, name);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
};
const saying = async (words: string): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes(words));

/** The user who has to act, their seat and their name. */
const dueNow = async () => {
  const { user } = await table.legal();
  const row = (await table.found()).seats.find((each) => each.user === user);
  return { user, seat: row?.seat ?? -1, name: row?.name ?? '' };
};

describe('posts after a seat was taken over', () => {
  test('posts after a seat was taken over keep what the former person did, and say whose seat it was', async () => {
    const { user, seat, name } = await dueNow();
    await table.move();
    await act({ type: 'HandOver', user, to: 'substitute' });
    await act({ type: 'TakeSeat', user: 'zoe', seat });
    await table.announceAll();
    expect(await saying(`The zoe takes over ${name}’s seat.`)).toHaveLength(1);
    expect(await saying(`${name} bids`)).toHaveLength(1);
    expect(await saying('The zoe bids')).toEqual([]);
  });

  test('posts after a seat was taken over name who called an open vote, and ask the new person for their own vote', async () => {
    const { user, seat, name } = await dueNow();
    const [silent] = SEATED.filter((each) => each !== user);
    await act({ type: 'CallVote', user, motion: { kind: 'pause', hours: 48 } });
    await table.announceAll();
    expect(await saying(`Yes: ${name}`)).toHaveLength(1);
    await act({ type: 'HandOver', user, to: 'substitute' });
    await table.announceAll();
    const [free = ''] = await saying('### Vote to');
    expect(free).toContain(
      `Not voted yet: ${SEATED.filter((each) => each !== user)
        .map((each) => `<@${each}>`)
        .join(' and ')}`,
    );
    await act({ type: 'TakeSeat', user: 'zoe', seat });
    await table.announceAll();
    const [text = '', ...more] = await saying('### Vote to');
    expect(more).toEqual([]);
    expect(text).toContain(`Called by ${name}.`);
    expect(text).toContain('Yes: –\nNo: –\n');
    expect(text).toContain('<@zoe>');
    expect(text).toContain(`<@${silent}>`);
  });
});
