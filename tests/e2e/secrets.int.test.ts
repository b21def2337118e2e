import { afterEach, describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { Creature } from '#games/cyclades/types.ts';
import { textOf } from '../support/drivers/person.ts';
import { differences, transcriptOf } from '../support/laws/transcript.ts';
import { MATCH, OWNER, PEOPLE, type Twin, twin } from '../support/laws/twin.ts';
import { beginBoth, type Pair, playBoth, typesIn } from '../support/laws/twinPlay.ts';
import { isWhole } from '../support/setup/whole.ts';

let open: Twin[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

/** Two started matches that differ in the owner's gold: 5 and 9. */
const twins = async (seats: number, track?: readonly Creature[]): Promise<Pair> => {
  open = [await twin(5, {}, track), await twin(9, {}, track)];
  const pair = open.slice() as [Twin, Twin];
  await beginBoth(pair, seats);
  return pair;
};

const compare = async ([one, other]: Pair) => differences(await transcriptOf(one), await transcriptOf(other));

const CYCLES = isWhole ? 5 : 3;
/** Several cycles, several displaced offerings in one of them, a battle, and a creature. */
const isEventful = (types: readonly string[]): boolean => {
  const cycles = types.join(' ').split('CycleBegan');
  const isWar = cycles.some((cycle) => cycle.split('BidDisplaced').length > 2);
  return cycles.length > CYCLES && isWar && types.includes('BattleRound') && types.includes('CreatureBought');
};

/** The direct messages to the owner. */
const cardsOf = async ({ stores, who }: Twin): Promise<readonly string[]> => {
  const user = (await stores.matches.find(MATCH))?.seats[OWNER]?.user;
  const owner = who(PEOPLE.find((name) => who(name).id === user) ?? 'Ada');
  return (await owner.sees(await owner.channel('@bot'))).map(textOf);
};

/** The amounts the owner has lost to Griffons. */
const theftsFromOwner = async ({ stores }: Twin): Promise<readonly unknown[]> => {
  const events = (await stores.matches.read(MATCH, 0)).map(({ event }) => event);
  return events.flatMap((event) =>
    event.type === 'GoldStolen' && 'loser' in event && event.loser === OWNER && 'gold' in event ? [event.gold] : [],
  );
};

describe('one seat’s gold, 5 or 9', () => {
  test.each([{ seats: 4, seed: 4 }])(
    "a seat's gold is not visible in any output for others, at $seats seats",
    async ({ seats, seed }) => {
      const pair = await twins(seats);
      await playBoth(pair, { moves: 150, looks: 1, seed, enough: isEventful });
      expect(await compare(pair)).toEqual([]);
      const [one, other] = pair;
      expect(await cardsOf(one)).not.toEqual(await cardsOf(other));
      expect(await typesIn(one)).toSatisfy(isEventful);
      const transcript = await transcriptOf(one);
      const pictures = transcript.get('files')?.filter((path) => /\.(?:jpg|png)$/.test(path)) ?? [];
      expect(pictures.length).toBeGreaterThan(20);
      expect(pictures.filter((path) => Number(path.split('/')[4]) < 10_000)).toEqual([]);
      expect(transcript.get('requests')?.length).toBeGreaterThan(500);
    },
  );

  test("a seat's gold is not visible in any output for others after a Griffon takes half of it", {
    timeout: 600_000,
  }, async () => {
    const pair = await twins(4, ['griffon']);
    const isRobbery = (move: BaseCommand): boolean =>
      'creature' in move && move.creature === 'griffon' && 'target' in move && move.target === OWNER;
    const isRobbed = (types: readonly string[]): boolean =>
      types.slice(types.indexOf('GoldStolen')).includes('CycleBegan') && types.includes('GoldStolen');
    await playBoth(pair, { moves: 120, looks: 1, seed: 8, enough: isRobbed, wanted: isRobbery });
    const [one, other] = await Promise.all(pair.map(theftsFromOwner));
    expect(one?.length).toBeGreaterThan(0);
    expect(one).not.toEqual(other);
    expect(await compare(pair)).toEqual([]);
    expect((await transcriptOf(pair[0])).size).toBe(2 * 3 + 2);
  });
});
