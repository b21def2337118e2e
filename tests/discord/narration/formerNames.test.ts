import { beforeAll, describe, expect, test } from 'vitest';
import type { PictureRequest } from '#renderers/index.ts';
import { dueNow, start } from '../../support/builders/starting.ts';
import { openTable, type Person, type Shown } from '../../support/drivers/discordActions.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';

/**
 * Ada makes an offer, calls a vote and gives her seat away; Emmy takes it over, and acts first. `drawn`: the names in each picture;
 * `since`: what Carl reads when his turn comes.
 */
const takenOver = async () => {
  const drawn: (readonly string[])[] = [];
  const render = async ({ names }: PictureRequest) => {
    drawn.push(names);
    return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
  };
  const { table, thread, due } = await start(3, openTable({ render, stores: fixedLuck(10) }));
  const slash = async (person: Person, command: string, options = {}): Promise<Shown> =>
    (await table.slash(person, command, options, { in: thread })) ?? expect.fail('There was no answer.');
  const offer = async (god: string): Promise<Person> => {
    const person = await dueNow({ table });
    await slash(person, 'cyclades bid', { god });
    return person;
  };
  expect(due).toBe('Ada');
  await offer('apollo');
  await table.press('Ada', { customId: '1.call.1.pause.48', label: '' }, 'ephemeral', { in: thread });
  const asked = await slash('Ada', 'match handover', { to: 'substitute' });
  await table.press('Ada', asked.controls[0] ?? expect.fail('There is nothing to press.'), 'ephemeral', { in: thread });
  await slash('Emmy', 'match take');
  await offer('apollo');
  const asks = await dueNow({ table });
  const seat = (await table.services.stores.matches.find(1))?.active[0];
  const panel = await table.press(asks, { customId: `1.open.1.${seat}`, label: '' }, 'post', { in: thread });
  await offer('apollo');
  return { slash, drawn, since: panel?.text ?? '' };
};

describe('a seat that was taken over', () => {
  let played: Awaited<ReturnType<typeof takenOver>>;
  beforeAll(async () => {
    played = await takenOver();
  });

  test('the log names the former player for earlier actions, and the former names of seats', async () => {
    const { text } = await played.slash('Blaise', 'log');
    expect(text).toContain('Ada goes to Apollo.');
    expect(text).toContain('Ada calls a vote to pause the match for 2 days');
    expect(text).toContain('Ada votes yes.');
    expect(text).toContain('Ada’s seat is free to take over');
    expect(text).toContain('Emmy takes over Ada’s seat.');
    expect(text).toContain('Apollo gives Emmy 1 GP');
    expect(text.indexOf('Emmy')).toBe(text.indexOf('Emmy takes over'));
  });

  test('the changes since the start use the same names', () => {
    expect(played.since).toMatch(/Ada goes to Apollo\.[\s\S]*Emmy takes over Ada’s seat\.[\s\S]*Blaise goes to Apollo\./);
  });

  test('a board of the past shows the names of that time, and the current board the current ones', async () => {
    await played.slash('Blaise', 'history', { cycle: 1 });
    expect(played.drawn.at(-1)).toEqual(['Ada', 'Blaise', 'Carl']);
    await played.slash('Blaise', 'board');
    expect(played.drawn.at(-1)).toEqual(['Emmy', 'Blaise', 'Carl']);
  });

  test('the log names the player who called the vote', async () => {
    const { text } = await played.slash('Blaise', 'match status');
    expect(text).toContain('Called by Ada.');
    expect(text).not.toContain('Called by Emmy.');
  });
});
