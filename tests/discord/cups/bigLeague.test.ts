import { expect, test } from 'vitest';
import { cardOf } from '#discord/cups/cupView.ts';
import { cupOf } from '../../community/cups/cups.ts';
import { messagesFor } from '../../support/languages.ts';

test('the picture of a league with very many divisions stays small', () => {
  const league = cupOf({ seats: 3, format: { kind: 'league', division: 5, moving: 1, seasons: 2 } });
  league.enter(300);
  const row = { id: 1, server: '10', channel: '20', version: 1, posted: 0, isUnposted: false, isOver: false };
  const card = cardOf(messagesFor(), { row, people: [], cup: league.close() });
  expect(card?.lists).toHaveLength(12);
});
