import { describe, expect, test } from 'vitest';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { type AnnouncementHarness, announcementHarness, dice, doomAt, SEATED } from './announcementHarness.ts';

const MOVES = 14;

/** Lets one of the seats that have to act play a legal move. */
const moveAny = async (table: AnnouncementHarness, thrown: ReturnType<typeof dice>): Promise<void> => {
  const { active, seats } = await table.found();
  const seat = active[thrown(active.length)];
  const user = seats.find((row) => row.seat === seat)?.user ?? 'nobody';
  const legal = (await table.services().matches.position(table.match, user))?.legal ?? [];
  const command = legal[thrown(legal.length)];
  if (command === undefined) throw new Error('No seat has to act.');
  await table.play(user, command);
};

/** A match of Pearl Divers after a number of simultaneous moves. */
const prepared = async (announceEach = false, most = MOVES): Promise<AnnouncementHarness> => {
  const table = await announcementHarness({
    game: 'divers',
    games: GAMES_WITH_DIVERS,
    options: { aim: 'together', rounds: '4' },
  });
  const thrown = dice(6);
  for (let moves = 0; moves < most; moves++) {
    await moveAny(table, thrown);
    if (announceEach) await table.announceAll();
  }
  return table;
};

/** All messages, without what may differ from run to run. */
const standing = async ({ discord, thread }: AnnouncementHarness) =>
  ['games', await thread(), ...SEATED.map(discord.dmOf)].map((channel) =>
    discord.messages(channel).map(({ body, files, silent }) => ({ components: body.components, files, silent })),
  );

describe('posts after simultaneous moves', () => {
  test('posts after simultaneous moves are the same whether each move is announced immediately or all of them at the end', async () => {
    const [atOnce, atTheEnd] = [await prepared(true), await prepared()];
    await atTheEnd.announceAll();
    const [, thread = []] = await standing(atOnce);
    expect(thread.length).toBeGreaterThan(4);
    expect(await standing(atOnce)).toEqual(await standing(atTheEnd));
  });

  test.each(['before', 'after'] as const)('is the same when the announcer dies %s any one of its requests', async (moment) => {
    const undisturbed = await prepared();
    await undisturbed.announceAll();
    const requests = undisturbed.discord.requests.length;
    const whole = await standing(undisturbed);
    for (let request = 1; request <= requests; request++) {
      const table = await prepared();
      const { doom, struck } = doomAt(request, moment);
      await Promise.race([struck, table.announceOnce(doom)]);
      table.clock.advance(2);
      await table.announceAll();
      expect({ request, stands: await standing(table) }).toEqual({ request, stands: whole });
    }
  });

  test('the newest post after simultaneous moves pings everybody who has to act, however late it is sent', async () => {
    const counts: number[] = [];
    for (let moves = 1; moves <= MOVES; moves++) {
      const table = await prepared(false, moves);
      await table.announceAll();
      const { active, seats } = await table.found();
      const opener = await openerOf(table);
      const due = active.filter((seat) => seat !== opener).map((seat) => seats[seat]?.user);
      expect(table.discord.pings.map(({ user }) => user)).toEqual(due);
      counts.push(due.length);
    }
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });
});

/** The seat whose move last made others active: the newest post shows its result. */
const openerOf = async ({ services, match }: AnnouncementHarness): Promise<number | undefined> => {
  const steps = (await services().matches.history(match, 0))?.steps ?? [];
  return steps.findLast((step) => step.active.some((seat) => !step.activeBefore.includes(seat)) || isNewRound(step.events))?.by;
};

const isNewRound = (events: readonly { readonly event: { readonly type: string } }[]): boolean =>
  events.some(({ event }) => event.type === 'RoundBegan');
