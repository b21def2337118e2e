import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { turnoverIn } from '#games/peloponnes/data/turnover.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { GOODS } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { changesAlong } from '../../support/builders/changedViews.ts';

test('what seats gain and spend, and what disasters take, is all that changes what they have', () => {
  const rounds = changesAlong<View>(peloponnes as unknown as AnyGame, 4, 3).filter(({ opens }) => opens);
  expect(rounds.length).toBeGreaterThan(6);
  for (const [index, { view, told }] of rounds.entries()) {
    const before = rounds[index - 1]?.view;
    if (before === undefined) continue;
    const events = told as readonly Event[];
    for (const { seat, goods } of view.seats) {
      const { gained, lost } = turnoverIn(events, seat);
      const disasters = events.flatMap((event) =>
        (event.type === 'LossSuffered' || event.type === 'DisasterPaid') && event.seat === seat ? [event.paid] : [],
      );
      for (const good of GOODS) {
        const taken = disasters.reduce((sum, paid) => sum + (paid[good] ?? 0), 0);
        const then = before.seats[seat]?.goods[good] ?? 0;
        expect(goods[good]).toBe(then + (gained[good] ?? 0) - (lost[good] ?? 0) - taken);
      }
    }
  }
});

test('an offer that comes back was not spent, and luxury goods in it come back as coins', () => {
  const events: readonly Event[] = [
    { type: 'BidPlaced', seat: 1, tile: 'A01', coins: 4, paid: { coins: 3, luxury: 1 } },
    { type: 'BidPlaced', seat: 0, tile: 'A01', coins: 5, paid: { coins: 5 } },
    { type: 'BidWithdrawn', seat: 1, coins: 4, gained: 3 },
  ];
  expect(turnoverIn(events, 1)).toEqual({ gained: { coins: 4 }, lost: { luxury: 1 } });
  expect(turnoverIn(events, 0)).toEqual({ gained: {}, lost: { coins: 5 } });
});
