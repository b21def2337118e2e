import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { dice, type Posting, posting, SEATED } from './posting.ts';

const SECRET_SEAT = 1;

/** Plays the same moves in two matches, each legal in both, and announces each. */
const playTwins = async (twins: readonly [Posting, Posting], moves: number): Promise<void> => {
  const thrown = dice(21);
  const [one, other] = twins;
  for (const twin of twins) await twin.announceAll();
  for (let move = 0; move < moves; move++) {
    const [here, there] = [await one.legal(), await other.legal()];
    const both = here.moves.filter((command) => there.moves.some((twin) => isDeepStrictEqual(twin, command)));
    const command = both[thrown(both.length)] as BaseCommand;
    for (const twin of twins) {
      await twin.play(here.user, command);
      await twin.announceAll();
    }
  }
};

/** Every byte that others than the owner of the secret are sent. */
const seenByOthers = async (table: Posting, owner: string) => {
  const channels = ['games', await table.thread(), ...SEATED.filter((user) => user !== owner).map(table.discord.dmOf)];
  return channels.map((channel) => table.discord.messages(channel));
};

describe('what others are sent', () => {
  it('is the same to the byte, in the same order, whether a seat was dealt 5 or 9 gold', async () => {
    const twins = [await posting({ seat: SECRET_SEAT, gold: 5 }), await posting({ seat: SECRET_SEAT, gold: 9 })] as const;
    await playTwins(twins, 60);
    const [poor, rich] = twins;
    const owner = (await poor.found()).seats[SECRET_SEAT]?.user ?? '';
    const [own, twin] = twins.map((table) => table.texts(table.discord.dmOf(owner)));
    expect(own).not.toEqual(twin);
    expect(await seenByOthers(poor, owner)).toEqual(await seenByOthers(rich, owner));
    expect(poor.discord.requests).toEqual(rich.discord.requests);
    expect(poor.discord.requests.length).toBeGreaterThan(60);
  });
});
