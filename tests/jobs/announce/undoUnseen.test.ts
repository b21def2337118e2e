import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { type AnnouncementHarness, announcementHarness, dice, SEATED } from './announcementHarness.ts';

interface Made {
  readonly user: string;
  readonly command: BaseCommand;
}

/** Plays until one seat has made a hidden part of a choice, or until `most` moves are made; returns the moves. */
const playToPart = async (
  table: AnnouncementHarness,
  seed: number,
  most: number,
): Promise<{ moves: readonly Made[]; isPart: boolean }> => {
  const thrown = dice(seed);
  const moves: Made[] = [];
  while (moves.length < most && (await table.found()).status === 'playing') {
    const { user, moves: legal } = await table.legal();
    const command = legal[thrown(legal.length)];
    if (command === undefined) throw new Error(`${user} has no move`);
    const { version } = await table.found();
    await table.play(user, command);
    moves.push({ user, command });
    const rows = await table.stores.matches.read(table.match, version);
    if (rows.every(({ event }) => event.type === 'ChoiceNoted')) return { moves, isPart: true };
  }
  return { moves, isPart: false };
};

/** The moves that lead to the first part of a choice in one of the matches. */
const toPart = async (): Promise<readonly Made[]> => {
  for (let seed = 1; seed < 30; seed++) {
    const table = await announcementHarness({ game: 'peloponnes' });
    const { moves, isPart } = await playToPart(table, seed, 80);
    if (isPart) return moves;
  }
  throw new Error('Nobody ever chooses in parts.');
};

/** Everything sent, to the byte, and when the match is to be checked again. */
const sent = async (table: AnnouncementHarness) => {
  const channels = ['games', await table.thread(), ...SEATED.map(table.discord.dmOf)];
  const { activeSince, staleAt } = await table.found();
  const clocks = await table.stores.clocks.of(table.match);
  return {
    messages: channels.map((channel) => table.discord.messages(channel)),
    requests: table.discord.requests,
    times: { activeSince, staleAt, clocks },
  };
};

/** A match of the same seats in which these moves were made, and each announced. */
const reached = async (moves: readonly Made[]): Promise<AnnouncementHarness> => {
  const table = await announcementHarness({ game: 'peloponnes' });
  await table.announceAll();
  for (const { user, command } of moves) {
    table.clock.advance(1);
    await table.play(user, command);
    await table.announceAll();
  }
  return table;
};

/** Undoes a part as often as allowed: redone, then chosen again, and made again at the end. */
const WAVERING = ['Undo', 'Redo', 'Undo', 'Play', 'Undo', 'Redo'] as const;

const waver = async (table: AnnouncementHarness, { user, command }: Made): Promise<void> => {
  for (const [act, type] of WAVERING.entries()) {
    if (type === 'Play') await table.play(user, command);
    else {
      const played = await table.services().matches.play(table.match, { type, user }, `wavering ${act}`);
      expect(played.kind).toBe('played');
    }
    await table.announceAll();
  }
};

/** Announces the same move of the same actor in both; returns false once a draw was involved, which differs between versions. */
const goOnAlike = async (plain: AnnouncementHarness, other: AnnouncementHarness): Promise<boolean> => {
  const { user, moves } = await plain.legal();
  const command = moves.at(-1);
  if (command === undefined) throw new Error(`${user} has no move`);
  const { version } = await plain.found();
  for (const table of [plain, other]) {
    await table.play(user, command);
    await table.announceAll();
  }
  const rows = await plain.stores.matches.read(plain.match, version);
  return !rows.some(({ event }) => ['ChitTurned', 'TilesRevealed', 'MatchEnded'].includes(event.type));
};

/** The last line of each post in the thread. */
const marksOf = async (table: AnnouncementHarness): Promise<readonly (string | undefined)[]> =>
  table.texts(await table.thread()).map((text) => text.split('\n').at(-1));

describe('a hidden part of a choice that is undone', () => {
  test('a hidden part of a choice that is undone changes nothing that others can see: no post, tag, reminder or clock, then or later', async () => {
    const moves = await toPart();
    const part = moves.at(-1);
    if (part === undefined) throw new Error('There are no moves.');
    const [plain, wavering] = [await reached(moves), await reached(moves)];
    await waver(wavering, part);
    expect(await sent(wavering)).toEqual(await sent(plain));
    const posts = plain.discord.messages(await plain.thread()).length;
    for (let later = 0; later < 40 && (await goOnAlike(plain, wavering)); later++) {
      expect(await sent(wavering)).toEqual(await sent(plain));
    }
    const marks = await marksOf(plain);
    expect(marks.length).toBeGreaterThan(posts);
    expect(await marksOf(wavering)).toEqual(marks);
  });
});
