import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder, StandingOrders } from '#engine/orders.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { toy } from '../../support/toy/game.ts';
import { table } from '../games/table.ts';

/** Takes a number of stones, each by a hidden command, then dives. */
interface Weigh extends BaseOrder {
  readonly stones: number;
}

interface View {
  readonly stones: number;
  readonly step: string;
}

const orders: StandingOrders<BaseCommand, View, Weigh> = {
  vocabulary: {},
  whyNotOrders: () => undefined,
  occasionOf: ({ type }) => type,
  say: () => undefined,
  examples: () => [],
  standing: (all) => all,
  ordered: (all, { stones, step }, legal) => {
    const [by] = all;
    if (by === undefined || legal.length === 0 || step !== 'diving') return undefined;
    const command = legal.find(({ type }) => type === (stones < by.stones ? 'TakeStone' : 'Dive'));
    return command && { command, by, left: all };
  },
};

/** Returns what Ada and Cleo see of a hidden choice of Ben's, made by an order or by hand. */
const seen = async (stones: number, how: 'order' | 'hand', untilAll = false) => {
  const { started, act, matches, stores } = table(fixedLuck(), { divers: toy }, () => orders as unknown as AnyStandingOrders);
  const match = await started(3, { game: 'divers' });
  const play = (user: string, type: string) => act(match, { type: 'Play', user, command: { type } as Omit<BaseCommand, 'seat'> });
  if (how === 'order') await act(match, { type: 'ChangeOrders', user: 'ben', orders: [{ type: 'Weigh', stones }] });
  else for (const type of [...Array(stones).fill('TakeStone'), 'Dive']) await play('ben', type);
  if (untilAll) for (const user of ['ada', 'cleo']) await play(user, 'Dive');
  const story = await matches.history(match, 0);
  const { active, activeSince } = (await stores.matches.find(match)) ?? {};
  return {
    views: await Promise.all(['ada', 'cleo', undefined].map(async (user) => (await matches.position(match, user))?.view)),
    told: story?.steps.flatMap(({ redactedFor: told, number }) =>
      told('spectator').map(({ event, by, how: told }) => ({ event, by, number, how: told })),
    ),
    active,
    activeSince,
    own: (await matches.position(match, 'ben'))?.view,
  };
};

const forOthers = ({ own, ...others }: Awaited<ReturnType<typeof seen>>) => others;
const byHand = ({ told, ...rest }: ReturnType<typeof forOthers>) => ({ ...rest, told: told?.map(({ how, ...row }) => row) });

describe('orders for hidden choices in several parts', () => {
  test('other players cannot see how many parts an ordered hidden choice had', async () => {
    const [none, one, two] = [await seen(0, 'order'), await seen(1, 'order'), await seen(2, 'order')];
    expect(forOthers(one)).toEqual(forOthers(none));
    expect(forOthers(two)).toEqual(forOthers(none));
    expect(one.own).not.toEqual(two.own);
    expect(none.told?.filter(({ how }) => how === 'order').map(({ event }) => event.type)).toEqual(['DiverReady']);
  });

  test('an ordered hidden choice looks like one by hand, except that it is marked as an order', async () => {
    const [ordered, hand] = [await seen(2, 'order'), await seen(2, 'hand')];
    expect(forOthers(ordered)).not.toEqual(forOthers(hand));
    expect(byHand(forOthers(ordered))).toEqual(byHand(forOthers(hand)));
  });

  test('an ordered hidden choice is revealed when all have chosen', async () => {
    const [one, two] = [await seen(1, 'order', true), await seen(2, 'order', true)];
    const depths = [one, two].map(({ told }) =>
      told?.flatMap(({ event }) => (event.type === 'Surfaced' && 'depth' in event ? [event.depth] : [])).slice(0, 3),
    );
    expect(depths).toEqual([
      [0, 1, 0],
      [0, 2, 0],
    ]);
  });
});
