import { describe, expect, test } from 'vitest';
import { type Started, start } from '../../support/builders/starting.ts';
import type { Shown } from '../../support/drivers/discordActions.ts';
import { messagesFor } from '../../support/languages.ts';

const say = messagesFor();
const STANDS_STILL = say.common.refusals.matchSuspended({}, String);
const DM = { in: 'dm' };

/** A match on a server that the bot has left. */
const suspended = async (): Promise<Started> => {
  const started = await start(3);
  const { stores, clock } = started.table.services;
  await stores.absences.begin('10', clock.now());
  return started;
};

const timesSaid = (shown: Shown | undefined): number => (shown?.text.split(STANDS_STILL).length ?? 0) - 1;
const opens = (shown: Shown | undefined): boolean =>
  shown?.controls.some(({ customId }) => /^1\.(open|move)\./.test(customId)) ?? false;

describe('a match on a server that the bot has left', () => {
  test('a suspended match says so once in every look-up, and offers no move', async () => {
    const { table, due } = await suspended();
    const match = { match: '1' };
    for (const shown of [
      await table.slash(due, 'match status', match, DM),
      await table.slash(due, 'help', match, DM),
      await table.slash(due, 'match undo', match, DM),
      await table.press(due, { customId: '1.open.1', label: '' }, 'post', DM),
    ]) {
      expect([shown?.text, timesSaid(shown), opens(shown)]).toEqual([shown?.text, 1, false]);
    }
  });

  test('a suspended match waits for nobody', async () => {
    const { table, due } = await suspended();
    expect((await table.slash(due, 'me turns', {}, DM))?.text).toBe(say.me.noTurns);
    expect((await table.slash(due, 'match list', {}, DM))?.text).not.toContain(say.common.stateWords.yourTurn);
    expect((await table.slash(due, 'cyclades bid', { god: 'apollo' }, DM))?.text).toBe(say.common.denials.noMatchWaits);
  });

  test('a suspended match is shown as before once the bot is back', async () => {
    const { table, due } = await suspended();
    const { stores, clock } = table.services;
    await stores.absences.update('10', { backAt: clock.now() });
    await stores.absences.resume(1, { at: clock.now() });
    const panel = await table.press(due, { customId: '1.open.1', label: '' }, 'post', DM);
    expect([timesSaid(panel), opens(panel)]).toEqual([0, true]);
    expect(timesSaid(await table.slash(due, 'help', { match: '1' }, DM))).toBe(0);
  });
});
