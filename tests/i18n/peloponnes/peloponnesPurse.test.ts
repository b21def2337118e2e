import { expect, test } from 'vitest';
import { fold } from '#engine/game.ts';
import type { Command } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { tooDear } from '#i18n/peloponnes/reckoning.ts';
import { faceUp, table } from '../../games/peloponnes/given.ts';
import { positionsAlong, theGame } from '../../support/builders/positions.ts';
import { messagesFor } from '../../support/languages.ts';

/** The tiles that a panel lists as too dear. */

test('a player who bids reads which tiles are too dear, and nobody else does', () => {
  const game = theGame('peloponnes');
  const events = [...table(3, { goods: [{ coins: 3 }, { coins: 9 }] }), ...faceUp(['A13', 'A04', 'A07'])];
  const state = fold(game, game.initialState(), events);
  const words = messagesFor().game('peloponnes');
  expect(words.purse(game.view(state, 0), 0)).toMatch(/^You have: .*\. You can’t afford: Wooded Hills A04 \(\d\)\.$/);
  expect(words.purse(game.view(state, 1), 1)).not.toContain('can’t afford');
});

test('the tiles that are too dear are those that no legal bid names, except for taken ones of the conquest row', () => {
  let compared = 0;
  for (const { view, legal, seat = 0 } of positionsAlong('peloponnes', 4, 3, 1, 400)) {
    const { phase, pushedOut, seats, auction, conquest } = view as View;
    const own = seats[seat];
    if (phase !== 'offers' || pushedOut !== undefined || own === undefined) continue;
    const named = new Set((legal as readonly Command[]).flatMap((move) => (move.type === 'PlaceBid' ? [move.tile] : [])));
    const missing = [...auction, ...conquest].filter(({ tile, fixed, offer }) => !named.has(tile) && !(fixed && offer));
    expect(tooDear(view as View, own).map(({ tile }) => tile)).toEqual(missing.map(({ tile }) => tile));
    compared += missing.length;
  }
  expect(compared).toBeGreaterThan(5);
});
