import { describe, expect, test } from 'vitest';
import type { BaseOrder } from '#engine/orders.ts';
import { sweep } from '#jobs/handlers/sweep.ts';
import { announceDroppedOrders } from '#jobs/upkeep/orderNotices.ts';
import type { UserChange } from '#matches/index.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from '../announce/announcementHarness.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';
import { RESTING } from '../reminders/remindingUsers.ts';

/** Bids up to this amount on these gods in the first cycle, then goes to Apollo or asks. */
const plan = (offers: readonly (readonly [god: string, upTo: number])[], apollo: boolean): BaseOrder =>
  ({
    type: 'OfferingPlan',
    cycle: 1,
    offers: offers.map(([god, upTo]) => ({ god, upTo })),
    displaced: 'ask',
    apollo,
  }) as BaseOrder;

let written = 0;
const order = async ({ services, match }: AnnouncementHarness, user: string, ...orders: readonly BaseOrder[]) => {
  written += 1;
  const played = await services().matches.play(match, { type: 'ChangeOrders', user, orders }, `order-${written}`);
  if (played.kind !== 'played') throw new Error(`Not written: ${JSON.stringify(played)}`);
};

/** Announces the moves, then the dropped orders to their owners. */
const tellAll = async (table: AnnouncementHarness): Promise<void> => {
  await table.announceAll();
  await announceDroppedOrders(table.services(), table.match);
};

/** A match announced up to its first turn, and the seats that have to act first, next and last in it. */
const begun = async () => {
  const table = await announcementHarness();
  await tellAll(table);
  const view = (await table.services().matches.position(table.match, undefined))?.view as { readonly queue: readonly number[] };
  const { active, seats } = await table.found();
  const [first, ...others] = [...new Set([...active, ...view.queue])].map((seat) => seats[seat]?.user ?? '');
  const [next, last] = others;
  if (first === undefined || next === undefined || last === undefined) throw new Error('Three people offer.');
  return { table, first, next, last };
};

const textsTo = (table: AnnouncementHarness, user: string) => table.texts(table.discord.dmOf(user));
const goesToApollo = async (table: AnnouncementHarness) => table.move((moves) => moves - 1);
const godsOf = async (table: AnnouncementHarness): Promise<readonly string[]> => {
  const { view } = (await table.services().matches.position(table.match, undefined)) ?? {};
  return (view as { readonly gods: readonly { readonly god?: string }[] }).gods.flatMap(({ god }) => god ?? []);
};

describe('an order that was followed', () => {
  test('an order that was followed is shown in the same post as the move before it', async () => {
    const { table, next } = await begun();
    await order(table, next, plan([], true));
    const before = table.discord.messages(await table.thread()).length;
    await goesToApollo(table);
    await tellAll(table);
    const told = table.texts(await table.thread()).join('\n');
    expect(told.match(/\(planned\)/g)).toHaveLength(1);
    expect(table.discord.messages(await table.thread()).length).toBe(before + 1);
    expect(textsTo(table, next).join()).not.toMatch(/order|planned/);
  });
});

describe('an order that cannot be followed', () => {
  const skipping = async () => {
    const { table, ...people } = await begun();
    const [god = ''] = await godsOf(table);
    await order(table, people.next, plan([[god, 1]], false));
    const { user, moves } = await table.legal();
    const bid = moves.find((move) => 'god' in move && move.god === god && 'amount' in move && move.amount === 3);
    if (bid === undefined) throw new Error('Nobody can offer 3.');
    await table.play(user, bid);
    return { table, god, ...people };
  };

  test('an order that cannot be followed is reported to its owner alone, once, with the reason', async () => {
    const { table, first, next, last } = await skipping();
    await tellAll(table);
    await tellAll(table);
    const news = textsTo(table, next).filter((text) => text.includes('couldn’t be played'));
    expect(news).toHaveLength(1);
    expect(news[0]).toContain('You’d have to bid 4 GP for ');
    for (const other of [first, last]) expect(textsTo(table, other).join()).not.toMatch(/planned|couldn’t be played/);
    expect(table.texts(await table.thread()).join()).not.toMatch(/planned|couldn’t be played/);
    const own = await table.services().matches.orders(table.match, next);
    expect(own?.notices, 'for the next panel').toEqual([expect.objectContaining({ sent: true })]);
  });

  test('an order that cannot be followed waits for the next panel of an owner who accepts no direct messages', async () => {
    const { table, next } = await skipping();
    table.discord.dmsClosed.add(next);
    await tellAll(table);
    const own = await table.services().matches.orders(table.match, next);
    expect(own?.notices.map(({ skipped }) => skipped?.code)).toEqual(['planTooDear']);
    expect(table.texts(await table.thread()).join()).not.toContain('couldn’t be played');
  });
});

describe('a notice of a dropped order', () => {
  const skippedFor = async (wishes: UserChange = {}) => {
    const { table, next } = await begun();
    await table.stores.users.change(next, wishes);
    const [god = ''] = await godsOf(table);
    await order(table, next, plan([[god, 1]], false));
    const { user, moves } = await table.legal();
    const bid = moves.find((move) => 'god' in move && move.god === god && 'amount' in move && move.amount === 3);
    if (bid === undefined) throw new Error('Nobody can offer 3.');
    await table.play(user, bid);
    const sweepNow = () => sweep(table.services(), BEATING, deaf, 10);
    const news = () => textsTo(table, next).filter((text) => text.includes('couldn’t be played'));
    return { table, next, sweepNow, news };
  };

  test('a notice of a dropped order is sent by the sweep after the announcer of the move has died', async () => {
    const { table, sweepNow, news } = await skippedFor();
    await sweepNow();
    expect(news(), 'before all others know').toEqual([]);
    await table.announceAll();
    for (let swept = 0; swept < 2; swept++) await sweepNow();
    expect(news()).toHaveLength(1);
  });

  test('a notice of a dropped order is sent once, though its sender died and there are more by then', async () => {
    const { table, next, news } = await skippedFor();
    await table.announceAll();
    const services = table.services();
    const died = { ...services, matches: { ...services.matches, markNoticesSent: () => Promise.reject(new Error('died')) } };
    await expect(announceDroppedOrders(died, table.match)).rejects.toThrow('died');
    expect(news()).toHaveLength(1);

    const { generation, seats } = await table.stores.orders.find(table.match);
    const more = seats.map(({ notices, ...own }) => ({
      ...own,
      notices: [...notices, ...notices.map((notice) => ({ ...notice, version: notice.version + 1 }))],
    }));
    expect(await table.stores.orders.save(table.match, { generation, seats: more })).toBe(true);
    for (let tried = 0; tried < 2; tried++) await announceDroppedOrders(services, table.match);
    expect(news().map((text) => text.split('more than your limits').length - 1)).toEqual([1, 1]);
    expect((await services.matches.orders(table.match, next))?.notices.map(({ sent }) => sent)).toEqual([true, true]);
  });

  test('a notice of a dropped order waits for the end of quiet hours', async () => {
    const { table, sweepNow, news } = await skippedFor({ hours: RESTING });
    await tellAll(table);
    table.clock.advance(7);
    await sweepNow();
    expect(news()).toEqual([]);
    table.clock.advance(1);
    await sweepNow();
    expect(news()).toHaveLength(1);
  });

  test('a notice of a dropped order is retried while Discord is unavailable, and not after Discord rejects it', async () => {
    const { table, next, sweepNow, news } = await skippedFor();
    await table.announceAll();
    table.discord.fail(/POST/, { status: 503 });
    await sweepNow();
    expect(await table.stores.schedule.due('notices', table.clock.now(), 10)).toEqual([table.match]);
    table.discord.dmsClosed.add(next);
    await sweepNow();
    expect(await table.stores.schedule.due('notices', table.clock.now(), 10)).toEqual([]);
    expect(news()).toEqual([]);
  });
});

describe('two matches that differ only in one seat’s orders', () => {
  /** Two matches in which one user has other orders, played by the same moves; what all others are sent, and all requests. */
  const compare = async (
    orders: readonly [readonly BaseOrder[], readonly BaseOrder[]],
    owner: 'next' | 'last',
    act: (table: AnnouncementHarness) => Promise<unknown>,
  ) => {
    const seen: unknown[] = [];
    for (const own of orders) {
      const people = await begun();
      const { table } = people;
      const user = people[owner];
      await order(table, user, ...own);
      await act(table);
      await tellAll(table);
      const others = SEATED.filter((each) => each !== user).map(table.discord.dmOf);
      const channels = ['games', await table.thread(), ...others];
      const { version, active, activeSince } = await table.found();
      const story = await table.services().matches.history(table.match, 0);
      seen.push({
        messages: channels.map((channel) => table.discord.messages(channel)),
        match: { version, active, activeSince },
        told: story?.steps.map((step) => step.redactedFor('spectator')),
        views: await Promise.all(
          SEATED.filter((each) => each !== user).map((each) => table.services().matches.position(table.match, each)),
        ),
      });
    }
    return seen;
  };

  test('orders that are not followed change nothing that others are sent, to the byte', async () => {
    const [without, withOrders] = await compare([[], [{ type: 'EndSpentTurn' }, plan([], true)]], 'last', goesToApollo);
    expect(withOrders).toEqual(without);
    expect(JSON.stringify(withOrders)).not.toMatch(/standing order|planned/);
  });

  test('different orders that choose the same move now change nothing that others are sent, to the byte', async () => {
    const [god = '', other = ''] = await godsOf((await begun()).table);
    const [one, another] = await compare(
      [
        [plan([[god, 2]], false)],
        [
          plan(
            [
              [god, 9],
              [other, 4],
            ],
            true,
          ),
          { type: 'EndSpentTurn' },
        ],
      ],
      'next',
      goesToApollo,
    );
    expect(another).toEqual(one);
    expect(JSON.stringify(one)).toContain('(planned)');
  });

  test('a skipped order changes nothing that others are sent, compared with none', async () => {
    const [god = ''] = await godsOf((await begun()).table);
    const bids = async (table: AnnouncementHarness) => {
      const { moves, user } = await table.legal();
      const bid = moves.find((move) => 'god' in move && move.god === god && 'amount' in move && move.amount === 3);
      if (bid !== undefined) await table.play(user, bid);
    };
    const [none, skipped] = await compare([[], [plan([[god, 2]], false)]], 'next', bids);
    expect(skipped).toEqual(none);
  });
});
