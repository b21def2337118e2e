import { describe, expect, test } from 'vitest';
import { dueNow, type Started, start } from '../support/builders/starting.ts';
import { A_BOT, CHANNEL, openTable, PEOPLE, type Person, type Shown } from '../support/drivers/discordActions.ts';

const NOBODY = 'There was no answer.';
const idOf = (person: Person): string => String(900 + PEOPLE.indexOf(person));

/** A match of three by invitation, without any move. */
const startPrivately = async (): Promise<Pick<Started, 'table' | 'thread' | 'due' | 'seat' | 'others'>> => {
  const at = openTable();
  await at.slash('Ada', 'match create', { game: 'cyclades', seats: 3, private: true });
  for (const guest of ['Blaise', 'Carl'] as const) {
    await at.press('Ada', { customId: '1.invite.1', label: '', value: idOf(guest) }, 'ephemeral');
    await at.press(guest, { customId: '1.join.1', label: '' });
  }
  await at.slash('Ada', 'match start');
  const due = await dueNow({ table: at });
  const match = await at.services.stores.matches.find(1);
  const [other, ...others] = PEOPLE.filter((person) => person !== due);
  if (other === undefined) throw new Error('Every person has to act.');
  return { table: at, thread: match?.place.thread ?? '', due, seat: match?.active[0] ?? 0, others: [other, ...others] };
};

/** A match without any move, with short functions for acting in its thread. */
const table = async (seats: number | 'private') => {
  const started = seats === 'private' ? await startPrivately() : await start(seats);
  const { services } = started.table;
  const place = { in: started.thread };
  const slash = async (person: Person, command: string, options = {}): Promise<Shown> =>
    (await started.table.slash(person, command, options, place)) ?? expect.fail(NOBODY);
  const press = async (person: Person, customId: string, value?: string): Promise<Shown> =>
    (await started.table.press(person, { customId, label: '', ...(value !== undefined && { value }) }, 'post', place)) ??
    expect.fail(NOBODY);
  const match = async () => (await services.stores.matches.find(1)) ?? expect.fail('There is no match.');
  const handOver = async (person: Person, to: 'substitute' | 'computer') => {
    const asked = await slash(person, 'match handover', { to });
    return press(person, asked.controls[0]?.customId ?? '');
  };
  return { ...started, slash, press, match, handOver };
};

describe('giving a seat away', () => {
  test('giving a seat away asks for confirmation, and happens only then', async () => {
    const { slash, press, match, seat, due } = await table(3);
    const asked = await slash(due, 'match handover', { to: 'substitute' });
    expect(asked.text).toContain('Give your seat away?');
    expect(asked.controls.map(({ label }) => label)).toEqual(['Yes, give it up', 'Back']);
    const back = await press(due, asked.controls[1]?.customId ?? '');
    expect(back.text).not.toContain('already done');
    expect((await match()).computers).toEqual([]);
    expect((await press(due, asked.controls[0]?.customId ?? '')).text).toContain('free for another player');
    expect((await match()).computers).toEqual([seat]);
  });

  test('the last player reads at once that giving the seat away is impossible, and that resigning ends the match', async () => {
    const { slash, handOver, due: last, others } = await table(3);
    for (const person of others.slice(0, 2)) await handOver(person, 'computer');
    const refused = await slash(last, 'match handover', { to: 'computer' });
    expect(refused.text).toContain('You’re the last player, so no one could play on.');
    expect(refused.controls.map(({ label }) => label)).not.toContain('Yes, let the AI play');
    const asked = await slash(last, 'match concede');
    expect(asked.text).toContain('No one else is left to play on, so the match ends.');
    expect(asked.controls.map(({ label }) => label)).toEqual(['Yes, resign', 'Back']);
  });

  test('a seat is given away by its own player only', async () => {
    const { slash, press, match, due, others } = await table(3);
    const asked = await slash(due, 'match handover', { to: 'computer' });
    expect((await press(others[0], asked.controls[0]?.customId ?? '')).text).toContain(`Only ${due} can choose that`);
    expect((await match()).computers).toEqual([]);
    expect((await slash('Emmy', 'match handover', { to: 'computer' })).text).toContain('not playing in this match');
  });

  test('a seat given away leaves its player a button that takes it back, and no moves', async () => {
    const { slash, press, match, handOver, due, seat } = await table(3);
    await handOver(due, 'computer');
    const panel = await press(due, `1.open.1.${seat}`);
    expect(panel.text).toContain('An AI is playing for you.');
    expect(panel.controls.map(({ label }) => label)).toEqual(['Take back my seat', 'Why?']);
    expect((await slash(due, 'cyclades bid', { god: 'apollo' })).text).toContain('An AI is playing for you.');
    expect((await slash(due, 'me turns')).text).not.toContain('#1');
    const taken = await press(due, panel.controls[0]?.customId ?? '');
    expect(taken.text).toContain('The seat is yours');
    expect(taken.controls.length).toBeGreaterThan(0);
    expect((await match()).computers).toEqual([]);
  });

  test('/match status shows which seats computers play and which are free', async () => {
    const { slash, handOver, due } = await table(3);
    await handOver(due, 'substitute');
    const { text } = await slash('Emmy', 'match status');
    expect(text).toContain(`waiting for ${due} (AI)`);
    expect(text).toContain(`Played by AI: ${due}. You can take over with \`/match take\`: ${due}.`);
  });

  test('a free seat is marked as such wherever /match status names it, and so is a seat that conceded', async () => {
    const { slash, handOver, due, others } = await table(4);
    const [gone] = others;
    await handOver(due, 'computer');
    await slash(gone, 'match concede', { sure: true });
    const lines = (await slash('Emmy', 'match status')).text.split('\n').filter((line) => !line.startsWith('Played by AI'));
    const named = (who: string) => lines.filter((line) => line.includes(who));
    expect(named(gone).length).toBeGreaterThan(0);
    expect(named(gone).filter((line) => !line.includes(`${gone} (resigned)`))).toEqual([]);
    expect(named(due).length).toBeGreaterThan(1);
    expect(named(due).filter((line) => !line.includes(`${due} (AI)`))).toEqual([]);
  });
});

describe('taking a seat over', () => {
  test('taking a seat over shows the new player the current decision immediately, and sends them the card by direct message', async () => {
    const { press, match, handOver, due, seat, table: at } = await table(3);
    await handOver(due, 'substitute');
    const shown = await press('Emmy', `1.take.1.${seat}`);
    expect(shown.text).toContain('The seat is yours: match #1.');
    expect(shown.text).toContain('it’s your turn');
    const held = [{ user: idOf(due), name: due, upTo: (await match()).version - 1 }];
    expect((await match()).seats[seat]).toEqual({ seat, user: idOf('Emmy'), name: 'Emmy', former: [idOf(due)], held });
    expect(at.requests.map(({ method, path }) => `${method} ${path}`)).toContain(
      `PUT /channels/${(await match()).place.thread}/thread-members/${idOf('Emmy')}`,
    );
  });

  test("taking a seat over leaves the former player with a spectator's access, whatever they press or type", async () => {
    const { slash, press, handOver, due, seat, others, table: at, thread } = await table(3);
    const before = await press(due, `1.open.1.${seat}`);
    await handOver(due, 'substitute');
    await press('Emmy', `1.take.1.${seat}`);
    const [control] = before.controls;
    expect((await at.press(due, control ?? expect.fail('There was nothing to press.'), 'ephemeral', { in: thread }))?.text).toBe(
      'Only Emmy can choose that.',
    );
    expect((await slash(due, 'gold')).text).toContain('no player card');
    expect((await slash(due, 'cyclades bid', { god: 'apollo' })).text).toContain('not playing in this match');
    expect(await at.suggest(due, 'cyclades bid', { god: '' }, 'god', { in: thread })).toEqual([]);
    expect((await press(due, `1.take.1.${seat}`)).text).toContain('That seat is taken.');
    const outsider = PEOPLE.find((person) => person !== due && person !== 'Emmy' && !others.slice(0, 2).includes(person));
    for (const command of ['log', 'match export', 'match status', 'board']) {
      const [theirs, anybodys] = [await slash(due, command), await slash(outsider ?? 'Dora', command)];
      expect({ text: theirs.text, files: theirs.files }).toEqual({ text: anybodys.text, files: anybodys.files });
    }
  });

  test('taking a seat over is refused to the seat’s own player, and if no seat is free', async () => {
    const { slash, press, handOver, due, others, seat } = await table(3);
    expect((await slash('Emmy', 'match take')).text).toContain('No seat is free in this match');
    await handOver(due, 'substitute');
    expect((await press(others[0], `1.take.1.${seat}`)).text).toContain('You’re already playing in this match.');
    expect((await press('Emmy', `1.take.1.${(seat + 1) % 3}`)).text).toContain('That seat is taken.');
    expect((await press('Emmy', '1.take.1.77')).text).toContain('That seat is taken.');
  });

  test('taking a seat over requires a name only if several seats are free', async () => {
    const { slash, match, handOver, table: at, thread } = await table(4);
    await handOver('Blaise', 'substitute');
    await handOver('Carl', 'substitute');
    expect((await slash('Emmy', 'match take')).text).toBe('Several seats are free. Name one with `seat:`: Blaise and Carl.');
    expect((await at.suggest('Emmy', 'match take', { seat: 'c' }, 'seat', { in: thread })).map(({ name }) => name)).toEqual([
      'Carl',
    ]);
    await slash('Emmy', 'match take', { seat: 'Carl' });
    expect((await match()).seats.map(({ name }) => name)).toEqual(['Ada', 'Blaise', 'Emmy', 'Dora']);
    await slash('Blaise', 'match take');
    expect((await match()).computers).toEqual([]);
  });

  test('a seat of a private match is for people whom a player has invited, who are mentioned', async () => {
    const { slash, press, handOver, due, others, seat, table: at } = await table('private');
    const invite = { person: { user: idOf('Emmy') } };
    expect((await slash(others[0], 'match invite', invite)).text).toContain('No seat is free in this match');
    await handOver(due, 'substitute');
    expect((await press('Emmy', `1.take.1.${seat}`)).text).toContain('by invitation');
    expect((await slash(others[0], 'match invite', { person: { user: A_BOT, bot: true } })).text).toContain('apps can’t play');
    expect((await slash('Dora', 'match invite', invite)).text).toContain('not playing in this match');
    expect((await slash(others[0], 'match invite', invite)).text).toContain(`<@${idOf('Emmy')}> is invited`);
    const call = at.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
    expect(call?.body).toMatchObject({ allowed_mentions: { users: [idOf('Emmy')] } });
    expect(JSON.stringify(call?.body)).toContain('invites you to take over a seat');
    expect((await press('Emmy', `1.take.1.${seat}`)).text).toContain('The seat is yours');
  });
});

describe('computers in a lobby', () => {
  const lobby = async () => {
    const { table: at } = await start(2);
    await at.slash('Ada', 'match create', { game: 'cyclades', seats: 3 });
    const press = async (person: Person, kind: string, value?: string, rest = ''): Promise<string> =>
      (await at.press(person, { customId: `1.${kind}.2${rest}`, label: '', ...(value !== undefined && { value }) }))?.text ??
      NOBODY;
    const match = async () => (await at.services.stores.matches.find(2)) ?? expect.fail('There is no match.');
    return { at, press, match };
  };

  test('computers in a lobby are seated by the host, shown as such, and removed again', async () => {
    const { at, press, match } = await lobby();
    expect(await press('Blaise', 'computer')).toContain('Only the host');
    expect(await press('Blaise', 'level', undefined, '.novice')).toContain('You’re not playing');
    const asked = await at.press('Ada', { customId: '1.computer.2', label: '' });
    expect(asked?.controls.map(({ label, customId }) => [label, customId])).toEqual([
      ['Novice', '1.level.2.novice'],
      ['Usual', '1.level.2.usual'],
      ['Strong', '1.level.2.strong'],
    ]);
    const next = await at.press('Ada', { customId: '1.level.2.novice', label: '' }, 'ephemeral');
    expect(next?.text).toMatch(/^Talos \(AI player, novice\) has joined\.\nAdd another one\?$/);
    expect(next?.controls).toEqual(asked?.controls);
    expect(await press('Ada', 'level', undefined, '.strong')).toBe('Pandora (AI player, strong) has joined.');
    expect(await press('Ada', 'computer')).toContain('All 3 seats');
    expect(await press('Ada', 'level', undefined, '.strong')).toContain('All 3 seats');
    expect(await press('Ada', 'level', undefined, '.divine')).toContain('out of date');
    const posted = at.requests.findLast(
      ({ method, path }) => method === 'PATCH' && path.startsWith(`/channels/${CHANNEL}/messages/`),
    );
    expect(JSON.stringify(posted?.body)).toContain('- Talos (AI player, novice)');
    expect(await press('Ada', 'away', '1')).toBe('Talos was removed.');
    expect(await press('Ada', 'away', '0')).toBe('That seat isn’t played by an AI. Choose an AI player’s seat.');
    expect(await press('Ada', 'away', 'x')).toContain('out of date');
    expect((await match()).seats.map(({ name }) => name)).toEqual(['Ada', 'Pandora']);
  });

  test('computers in a lobby play with the host who starts the match', async () => {
    const { at, press, match } = await lobby();
    await press('Ada', 'level', undefined, '.novice');
    expect(await press('Ada', 'start')).toContain('Match #2 has started: <#');
    expect(await match()).toMatchObject({ status: 'playing', computers: [1] });
    expect((await at.slash('Ada', 'match status', { match: '2' }))?.text).toContain('Played by AI: Talos (novice).');
  });
});
