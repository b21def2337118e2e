import { expect } from 'vitest';
import { type CupCommand, loadCup, playCup, tablesOf } from '#community/cups/index.ts';
import { CHANNEL, openTable, type Person, type Place, type Table } from '../../support/drivers/discordActions.ts';

/** Cups on the server of a test, whose time it sets. */

const DAY = 24 * 3_600_000;

let now: number;
export let table: Table;

/** Opens a table of a server for each test, at the same time. */
export const begin = (): void => {
  now = Date.UTC(2026, 0, 1);
  const picture = async () => ({ file: new Uint8Array([1]), name: 'record.jpg', width: 1, height: 1 });
  table = openTable({ clock: { now: () => new Date(now) }, renderCard: picture });
};

/** Lets days pass. */
export const pass = (days: number): number => (now += days * DAY);

export const press = (who: Person, customId: string, place: Place = {}) =>
  table.press(who, { customId, label: '' }, 'ephemeral', place);

/** Opens a cup of Cyclades by the command and the panel. */
export const open = async (
  options: Readonly<Record<string, string | number>> = {},
  changes: readonly (readonly [string, string])[] = [],
  channel = CHANNEL,
) => {
  let shown = await table.slash('Ada', 'cup create', { game: 'cyclades', players: '3', ...options }, { in: channel });
  for (const [part, value] of changes) {
    if (part === 'most') shown = await press('Ada', control(shown, 'rest'));
    shown = await table.choose('Ada', control(shown, part), [value]);
  }
  return press('Ada', control(shown, 'open'), { in: channel });
};

export const control = (shown: Awaited<ReturnType<Table['slash']>>, part: string): string =>
  shown?.controls.find(({ customId }) => customId.startsWith(`1.cupset.${part}.`))?.customId ?? expect.fail(`no ${part}`);

export const play = (asked: Exclude<CupCommand, { readonly type: 'Open' | 'Enter' | 'Withdraw' }>, id: string) =>
  playCup(table.services, 1, asked, id);

/** What was posted in or edited: texts, with the custom ids of controls. */
export const written = () =>
  table.requests
    .filter(({ method, path }) => path.startsWith('/channels/20/messages') && method !== 'GET')
    .map(({ method, path, body, files }) => ({ method, path, text: JSON.stringify(body), files: files.length }));

/** Draws the cup and scores all its tables but `left`, each by the order of the seats. */
export const playOut = async (left = 0): Promise<void> => {
  pass(4);
  await play({ type: 'CloseEntries', seed: '00' }, 'close');
  const drawn = (await loadCup(table.services.stores, 1)) ?? expect.fail('no cup');
  for (const each of tablesOf(drawn.cup).slice(left)) {
    const seats = each.seats.map((_, seat) => ({ place: seat + 1, left: false, timeOuts: 0, share: 0.5 }));
    await play({ type: 'Score', table: each.table, how: 'played', seats }, `score ${each.table}`);
  }
};
