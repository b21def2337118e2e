import { expect, test } from 'vitest';
import { start } from '../../support/builders/starting.ts';

test.each([
  ['es-ES', 'Ninguno', 'No has planificado ninguna jugada.'],
  ['fr', 'rien', 'Tu n’as planifié aucun coup.'],
  ['cs', 'nic', 'Nemáš naplánované žádné tahy.'],
  ['cs', 'none', 'Nemáš naplánované žádné tahy.'],
  ['de', 'keine', 'Du hast keine Züge geplant.'],
])('all orders are deleted in a game without typed orders: in %s %s', async (locale, typed, none) => {
  const { table, others, thread } = await start(2);
  const place = { in: thread, locale };
  const kept = await table.slash(others[0], 'cyclades orders', { order: 'fight everywhere' }, place);
  expect(kept?.text).not.toContain(none);
  const shown = await table.slash(others[0], 'cyclades orders', { order: typed }, place);
  expect(shown?.text).toContain(none);
});
