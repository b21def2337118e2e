import { describe, expect, test } from 'vitest';
import { table } from '../games/table.ts';

const rejection = (code: string, params: object = {}) => ({ kind: 'rejected', rejection: { code, params } });

describe('a seat that is given away', () => {
  test('to a substitute is open to anybody, and a computer plays it meanwhile', async () => {
    const { act, started, count, matches } = table();
    const match = await started(3);
    const given = await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(given).toMatchObject({ events: [{ event: { type: 'SeatOpened', seat: 0 } }], match: { computers: [0], active: [0] } });
    expect(await count(match, 'ada')).toMatchObject(rejection('computerPlaysForYou'));
    const decision = (await matches.position(match, 'ada'))?.decisions[0] ?? -1;
    const command = { type: 'Count', seat: 0, by: 2 };
    expect(await act(match, { type: 'PlayAsComputer', seat: 0, command, decision: decision + 1 })).toMatchObject(
      rejection('alreadyDone'),
    );
    expect(await act(match, { type: 'PlayAsComputer', seat: 0, command, decision })).toMatchObject({
      kind: 'played',
      match: { active: [1] },
      events: [{ by: 0, how: 'computer', event: { type: 'Counted', seat: 0, by: 2 } }],
    });
  });

  test('passes to whoever takes it: their controls work, those of the one before do not', async () => {
    const { act, started, count, matches } = table();
    const match = await started(3);
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await act(match, { type: 'TakeSeat', user: 'ben', seat: 0 })).toMatchObject(rejection('alreadySeated', { seat: 1 }));
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 1 })).toMatchObject(rejection('seatNotOpen'));
    const taken = await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    expect(taken).toMatchObject({
      events: [{ by: 0, event: { type: 'SeatTakenOver', seat: 0 } }],
      match: { computers: [], host: 'eve', seats: [{ user: 'eve', name: 'The eve' }, {}, {}] },
    });
    expect(await count(match, 'ada')).toMatchObject(rejection('notInThisMatch'));
    expect(await matches.position(match, 'ada')).not.toHaveProperty('seat');
    expect(await act(match, { type: 'TakeSeat', user: 'dan', seat: 0 })).toMatchObject(rejection('seatNotOpen'));
    expect(await count(match, 'eve')).toMatchObject({ kind: 'played' });
  });

  test('can be taken back by its person as long as nobody else has it', async () => {
    const { act, started, count } = table();
    const match = await started(3);
    await act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).toMatchObject(rejection('seatNotOpen'));
    expect(await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 })).toMatchObject({
      events: [{ by: 0, event: { type: 'SeatTakenOver', seat: 0, back: true } }],
      match: { computers: [] },
    });
    expect(await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 })).toMatchObject(rejection('alreadySeated', { seat: 0 }));
    expect(await count(match, 'ada')).toMatchObject({ kind: 'played' });
  });

  test('is for nobody who has played another one: they know its secrets', async () => {
    const { act, started } = table();
    const match = await started(3);
    const free = (user: string) => act(match, { type: 'HandOver', user, to: 'substitute' });
    const take = (user: string, seat: number) => act(match, { type: 'TakeSeat', user, seat });
    await free('ada');
    await take('eve', 0);
    await free('ben');
    expect(await take('ada', 1)).toMatchObject(rejection('satElsewhere'));
    await free('eve');
    expect(await take('dan', 0)).toMatchObject({ match: { seats: [{ user: 'dan', former: ['ada', 'eve'] }, {}, {}] } });
    for (const user of ['ada', 'eve']) expect(await take(user, 1)).toMatchObject(rejection('satElsewhere'));
    expect(await take('fay', 1)).toMatchObject({ match: { seats: [{}, { user: 'fay', former: ['ben'] }, {}] } });
  });

  test('may be taken again by whoever had it once, when it is free, uninvited too', async () => {
    const { act, started } = table();
    const match = await started(2, { private: true, guests: ['ben', 'eve'] });
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).toMatchObject({ kind: 'played' });
    expect(await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 })).toMatchObject(rejection('seatNotOpen'));
    await act(match, { type: 'HandOver', user: 'eve', to: 'substitute' });
    const back = await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(back).toMatchObject({ match: { seats: [{ user: 'ada', former: ['eve'] }, {}] } });
  });

  test('keeps the names it went by, each up to the version before the next one took it', async () => {
    const { act, started, count, stores } = table();
    const match = await started(3);
    const row = async () => (await stores.matches.find(match))?.seats[0];
    const versionNow = async () => (await stores.matches.find(match))?.version ?? 0;
    await count(match, 'ada');
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await row()).toEqual({ seat: 0, user: 'ada', name: 'The ada' });
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    const first = { name: 'The ada', upTo: await versionNow(), user: 'ada' };
    await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    expect(await row()).toMatchObject({ name: 'The eve', held: [first] });
    await act(match, { type: 'HandOver', user: 'eve', to: 'substitute' });
    const second = { name: 'The eve', upTo: await versionNow(), user: 'eve' };
    await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await row()).toMatchObject({ name: 'The ada', held: [first, second] });
    const taken = (await stores.matches.read(match, second.upTo))[0];
    expect(taken?.event).toEqual({ type: 'SeatTakenOver', seat: 0 });
  });

  test('knows that it was a computer’s from the start, when it was', async () => {
    const { act, lobby, stores } = table();
    const match = await lobby();
    await act(match, { type: 'Join', user: 'ben' });
    await act(match, { type: 'SeatComputer', user: 'ada' });
    await act(match, { type: 'Start', user: 'ada' });
    await act(match, { type: 'Organise', user: 'org', motion: { kind: 'replace', seat: 2 }, reason: 'A friend comes.' });
    const upTo = (await stores.matches.find(match))?.version ?? 0;
    await act(match, { type: 'TakeSeat', user: 'eve', seat: 2 });
    const row = (await stores.matches.find(match))?.seats[2];
    expect(row).toEqual({ seat: 2, user: 'eve', name: 'The eve', held: [{ name: 'Talos', upTo, computer: true }] });
  });

  test('in a private match is for those who were invited', async () => {
    const { act, started } = table();
    const match = await started(3, { private: true, guests: ['ben', 'cleo', 'eve'] });
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await act(match, { type: 'TakeSeat', user: 'dan', seat: 0 })).toMatchObject(rejection('notInvited'));
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).toMatchObject({ kind: 'played' });
  });

  test('in a private match leaves its former person no guest, who can be invited to it again', async () => {
    const { act, started } = table();
    const match = await started(3, { private: true, guests: ['ben', 'cleo', 'eve'] });
    await act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 2 })).toMatchObject({ match: { guests: ['ben', 'eve'] } });
    await act(match, { type: 'HandOver', user: 'eve', to: 'substitute' });
    const invited = await act(match, { type: 'Invite', user: 'ada', guest: 'cleo' });
    expect(invited).toMatchObject({ kind: 'played', match: { guests: ['ben', 'eve', 'cleo'] } });
  });

  test('in a private match is open to whoever is invited to it by somebody who still plays', async () => {
    const { act, started } = table();
    const match = await started(3, { private: true, guests: ['ben', 'cleo'] });
    const invite = (user: string, guest: string) => act(match, { type: 'Invite', user, guest });
    expect(await invite('ben', 'eve')).toMatchObject(rejection('noSeatFree'));
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await invite('ada', 'eve')).toMatchObject(rejection('onlyPlayersInvite'));
    expect(await invite('dan', 'eve')).toMatchObject(rejection('notInThisMatch'));
    expect(await invite('ben', 'cleo')).toMatchObject(rejection('guestSeated'));
    expect(await invite('ben', 'eve')).toMatchObject({ match: { guests: ['ben', 'cleo', 'eve'], status: 'playing' } });
    expect(await invite('ben', 'eve')).toMatchObject(rejection('alreadyInvited'));
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).toMatchObject({ kind: 'played' });
    expect(await invite('ben', 'dan')).toMatchObject(rejection('noSeatFree'));
  });

  test('asks its person for no moves while a computer plays it, and again when it is taken back', async () => {
    const { act, started, matches } = table();
    const match = await started(3);
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await matches.position(match, 'ada')).toMatchObject({ seat: 0, legal: [], open: [0] });
    await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    const position = await matches.position(match, 'ada');
    expect(position?.legal.length).toBeGreaterThan(0);
    expect(position?.open).toEqual([]);
  });

  test('is not given away by the last person at the table', async () => {
    const { act, started } = table();
    const match = await started(2);
    await act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    expect(await act(match, { type: 'HandOver', user: 'ben', to: 'substitute' })).toMatchObject(rejection('lastPerson'));
  });

  test('ends the match when an organiser gives the last person’s to a computer, not while another is free', async () => {
    const organise = (on: ReturnType<typeof table>, match: number, kind: 'computer' | 'replace', seat: number) =>
      on.act(match, { type: 'Organise', user: 'zoe', motion: { kind, seat }, reason: 'They have left.' });
    const left = table();
    const match = await left.started(3);
    await organise(left, match, 'computer', 0);
    await organise(left, match, 'computer', 1);
    expect(await organise(left, match, 'computer', 2)).toMatchObject({
      match: { status: 'ended' },
      events: [{}, { event: { type: 'SeatGivenToComputer' } }, { event: { type: 'MatchEnded', reason: 'abandoned' } }],
    });
    const waiting = table();
    const other = await waiting.started(2);
    await organise(waiting, other, 'replace', 0);
    expect(await organise(waiting, other, 'replace', 1)).toMatchObject({ match: { status: 'playing', computers: [0, 1] } });
    expect(await waiting.act(other, { type: 'TakeSeat', user: 'eve', seat: 1 })).toMatchObject({ kind: 'played' });
    expect(await organise(waiting, other, 'computer', 1)).toMatchObject({ match: { status: 'playing' } });
  });

  test('lets a match of computers go on for somebody who is out of the game', async () => {
    const house = table();
    const match = await house.started(3);
    await house.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    await house.act(match, { type: 'HandOver', user: 'cleo', to: 'computer' });
    await house.count(match, 'ada');
    const decision = (await house.matches.position(match, 'ben'))?.decisions[1] ?? -1;
    const struck = { type: 'Strike', seat: 1, target: 0 } as const;
    expect(await house.act(match, { type: 'PlayAsComputer', seat: 1, command: struck, decision })).toMatchObject({
      kind: 'played',
      match: { status: 'playing' },
    });
  });

  test('ends the match when the last person gives up: the only computer left wins, of several none', async () => {
    const alone = table();
    const two = await alone.started(2);
    await alone.act(two, { type: 'HandOver', user: 'ada', to: 'computer' });
    expect(await alone.act(two, { type: 'Concede', user: 'ben' })).toMatchObject({
      match: { status: 'ended' },
      events: [{}, { event: { type: 'MatchEnded', winners: [0], reason: 'conceded' } }],
    });
    const crowd = table();
    const three = await crowd.started(3);
    await crowd.act(three, { type: 'HandOver', user: 'ada', to: 'computer' });
    await crowd.act(three, { type: 'HandOver', user: 'ben', to: 'computer' });
    expect(await crowd.act(three, { type: 'Concede', user: 'cleo' })).toMatchObject({
      events: [{}, { event: { type: 'MatchEnded', winners: [], reason: 'abandoned' } }],
    });
  });
});
