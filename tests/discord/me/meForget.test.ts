import { expect, test } from 'vitest';
import { start } from '../../support/builders/starting.ts';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits, type Pressable } from '../../support/drivers/pressing.ts';

const ADA = '900';
const join = { customId: '1.join.1', label: 'Join' };

const shown = (answer: Shown | undefined): Shown => {
  if (answer === undefined) throw new Error('There is no reply.');
  expectWithinLimits({ components: answer.components });
  return answer;
};

const control = ({ controls }: Shown, label: string): Pressable => {
  const found = controls.find((each) => each.label === label);
  if (found === undefined) throw new Error(`There is no control ${label}.`);
  return found;
};

const dataOf = async (table: Table, person: 'Ada' | 'Blaise') => {
  const [file] = shown(await table.slash(person, 'me data', {}, { in: 'dm' })).files;
  if (file === undefined) throw new Error('There is no file.');
  return { name: file.name, data: JSON.parse(new TextDecoder().decode(file.data)) };
};

const forget = async (table: Table): Promise<{ readonly asked: Shown; readonly done: Shown }> => {
  const asked = shown(await table.slash('Ada', 'me forget'));
  return { asked, done: shown(await table.press('Ada', control(asked, 'Delete my data'), 'ephemeral')) };
};

const match = async (table: Table, id = 1) => {
  const found = await table.services.stores.matches.find(id);
  if (found === undefined) throw new Error('The match is missing.');
  return found;
};

test('the data stored about a person comes as a file, for them alone and about nobody else', async () => {
  const { table } = await start(2);
  await table.slash('Ada', 'note', { text: 'Ares next', match: '1' });
  await table.slash('Blaise', 'note', { text: 'Zeus', match: '1' });
  const { name, data } = await dataOf(table, 'Ada');
  expect(name).toBe('my-data.json');
  expect(data).toMatchObject({
    askedAt: '2026-01-01T00:00:00.000Z',
    user: { id: ADA, name: 'Ada', locale: 'en-US' },
    seats: [{ match: 1, game: 'cyclades', status: 'playing', isTheirs: true, names: ['Ada'] }],
    hostOf: [1],
    notes: [{ match: 1, text: 'Ares next' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/Blaise|901|Zeus/);
});

test('forgetting asks for confirmation first, with what goes and what stays, and deletes nothing before', async () => {
  const { table } = await start(2);
  const { text } = shown(await table.slash('Ada', 'me forget'));
  expect(text).toContain('name and ID. In 1 match');
  expect(text).toContain('In 1 running match, an AI takes over your seat');
  expect(text).toContain('I keep the moves');
  expect(await table.services.stores.users.find(ADA)).toMatchObject({ id: ADA });
  expect((await match(table)).seats.map(({ name }) => name)).toContain('Ada');
});

test('a forgotten user appears nowhere any more; a computer plays their seat, and the match continues', async () => {
  const { table, thread } = await start(3);
  await table.slash('Ada', 'note', { text: 'Ares next', match: '1' });
  const { seat } = (await match(table)).seats.find(({ user }) => user === ADA) ?? { seat: -1 };
  const { done } = await forget(table);
  expect(done.text).toContain('Done. Nothing I store says who you are.');
  const after = await match(table);
  expect(after.status).toBe('playing');
  expect(after.computers).toEqual([seat]);
  expect(after.seats[seat]).toEqual({ seat, name: `Player ${seat + 1}` });
  expect(JSON.stringify(after)).not.toMatch(/Ada|900/);
  const { data } = await dataOf(table, 'Ada');
  expect(JSON.stringify({ ...data, askedAt: '' })).not.toMatch(/Ada|900|Ares/);
  expect(data.seats).toEqual([]);
  const log = shown(await table.slash('Blaise', 'log', {}, { in: thread }));
  expect(log.text).toContain(`Player ${seat + 1}`);
  expect(log.text).not.toContain('Ada');
});

test('a forgotten user leaves a lobby, and its next player becomes the host', async () => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'cyclades', seats: 3 });
  await table.press('Blaise', join);
  const { asked } = await forget(table);
  expect(asked.text).toContain('You leave 1 lobby.');
  expect(await match(table)).toMatchObject({ status: 'lobby', host: '901', seats: [{ seat: 0, user: '901', name: 'Blaise' }] });
});

test('the last player concedes by being forgotten, and the match ends', async () => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'cyclades', seats: 2 });
  await table.press('Ada', { customId: '1.level.1.usual', label: '' });
  await table.slash('Ada', 'match start');
  await forget(table);
  const after = await match(table);
  expect(after).toMatchObject({ status: 'ended', host: '' });
  expect(JSON.stringify(after)).not.toMatch(/Ada|900/);
});

test('an invitation is deleted with its forgotten user', async () => {
  const table = openTable();
  await table.slash('Blaise', 'match create', { game: 'cyclades', seats: 2, private: true });
  await table.slash('Blaise', 'match invite', { person: { user: ADA }, match: '1' });
  expect((await match(table)).guests).toEqual([ADA]);
  await forget(table);
  expect((await match(table)).guests).toEqual([]);
});

test('a forgotten user who comes back is a new one, and may take an open seat', async () => {
  const { table } = await start(2);
  await forget(table);
  await forget(table);
  await table.slash('Ada', 'match create', { game: 'peloponnes' });
  const { data } = await dataOf(table, 'Ada');
  expect(data.seats).toMatchObject([{ match: 2, game: 'peloponnes', status: 'lobby', names: ['Ada'] }]);
  expect(await match(table, 2)).toMatchObject({ host: ADA, seats: [{ user: ADA, name: 'Ada' }] });
});

test("a forgotten user's match that advances meanwhile is left once more, and then everything is deleted", async () => {
  const { table } = await start(3);
  const { personal } = table.services.stores;
  const forgetIt = personal.forget;
  let isFirst = true;
  Object.assign(personal, {
    forget: async (...given: Parameters<typeof forgetIt>) => {
      if (isFirst) {
        isFirst = false;
        const seat = (await match(table)).seats.find(({ user }) => user === ADA)?.seat ?? -1;
        await table.services.matches.play(1, { type: 'TakeSeat', user: ADA, seat }, 'taken back', 'Ada');
      }
      return forgetIt(...given);
    },
  });
  await forget(table);
  const after = await match(table);
  expect(after.computers).toHaveLength(1);
  expect(JSON.stringify(after)).not.toMatch(/Ada|900/);
});

test('a control that says “forget” forgets the user who presses it, never another one', async () => {
  const { table } = await start(2);
  const asked = shown(await table.slash('Ada', 'me forget'));
  await table.press('Blaise', control(asked, 'Delete my data'), 'ephemeral');
  expect(await table.services.stores.users.find(ADA)).toMatchObject({ id: ADA });
  expect(await table.services.stores.users.find('901')).toBeUndefined();
});
