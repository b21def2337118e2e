import { expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { syncLobbyMessage } from '#discord/lobby/lobby.ts';
import { CHANNEL, openTable } from '../../support/drivers/discordActions.ts';

const join = { customId: '1.join.1', label: '' };

test('the edit with the newer content wins when two edits of a lobby overlap', async () => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'cyclades' });
  await table.press('Blaise', join);
  const { matches } = table.services.stores;
  const edits = () =>
    table.requests.filter(({ method, path }) => method === 'PATCH' && path.startsWith(`/channels/${CHANNEL}/messages/`));

  // Another process has read the lobby with three players; before its edit is sent, a fourth has joined and been shown.
  await matches.append({ ...(await joining(table.services, '902', 'Carl')) });
  let isHeld = true;
  const held: Services = {
    ...table.services,
    rest: new Proxy(table.services.rest, {
      get: (rest, name: 'patch') => {
        const own: unknown = rest[name];
        if (name !== 'patch' || !isHeld) return typeof own === 'function' ? own.bind(rest) : own;
        return async (...given: Parameters<typeof rest.patch>) => {
          isHeld = false;
          await table.press('Dora', join);
          return rest.patch(...given);
        };
      },
    }),
  };
  await syncLobbyMessage(held, 1);
  expect(isHeld).toBe(false);
  expect(JSON.stringify(edits().at(-1)?.body)).toContain('Dora');
});

/** A player joins whom the lobby message does not show yet. */
const joining = async ({ stores }: Services, user: string, name: string) => {
  const match = await stores.matches.find(1);
  if (match === undefined) throw new Error('There is no match.');
  const seat = match.seats.length;
  const commandId = `join ${user}`;
  return {
    match: 1,
    expectedVersion: match.version,
    commandId,
    events: [{ version: match.version + 1, shape: 1, event: { type: 'SeatTaken', seat }, commandId, by: seat, at: new Date(0) }],
    summary: { ...match, seats: [...match.seats, { seat, user, name }] },
  };
};
