import { describe, expect, test } from 'vitest';
import { table } from '../games/table.ts';

const rejection = (code: string, params: object = {}) => ({ kind: 'rejected', rejection: { code, params } });

describe('seats that are given away', () => {
  test('a seat opened for a substitute is open to anybody, and a computer plays it meanwhile', async () => {
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

  test('a taken seat belongs to its new user: their controls work, those of the former user do not', async () => {
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

  test('a former user can take their seat back while no other user has it', async () => {
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

  test('an open seat is refused to users who have played another seat, because they know its secrets', async () => {
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

  test('a former user of a seat can take it again when it is open, even uninvited', async () => {
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

  test('a seat keeps the names it had, each up to the version before the next user took it', async () => {
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

  test('a seat that a computer had from the start keeps that name', async () => {
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

  test('an open seat in a private match is for invited users', async () => {
    const { act, started } = table();
    const match = await started(3, { private: true, guests: ['ben', 'cleo', 'eve'] });
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await act(match, { type: 'TakeSeat', user: 'dan', seat: 0 })).toMatchObject(rejection('notInvited'));
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).toMatchObject({ kind: 'played' });
  });

  test('the former user of a seat in a private match loses the invitation and can be invited again', async () => {
    const { act, started } = table();
    const match = await started(3, { private: true, guests: ['ben', 'cleo', 'eve'] });
    await act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    expect(await act(match, { type: 'TakeSeat', user: 'eve', seat: 2 })).toMatchObject({ match: { guests: ['ben', 'eve'] } });
    await act(match, { type: 'HandOver', user: 'eve', to: 'substitute' });
    const invited = await act(match, { type: 'Invite', user: 'ada', guest: 'cleo' });
    expect(invited).toMatchObject({ kind: 'played', match: { guests: ['ben', 'eve', 'cleo'] } });
  });

  test('every remaining player of a private match can invite to its open seat', async () => {
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

  test('a user whose seat a computer plays is not asked for moves until they take it back', async () => {
    const { act, started, matches } = table();
    const match = await started(3);
    await act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await matches.position(match, 'ada')).toMatchObject({ seat: 0, legal: [], open: [0] });
    await act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    const position = await matches.position(match, 'ada');
    expect(position?.legal.length).toBeGreaterThan(0);
    expect(position?.open).toEqual([]);
  });

  test('the last user of a match cannot give their seat away', async () => {
    const { act, started } = table();
    const match = await started(2);
    await act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    expect(await act(match, { type: 'HandOver', user: 'ben', to: 'substitute' })).toMatchObject(rejection('lastPerson'));
  });

  test('a match ends when an organiser gives its last user’s seat to a computer, unless another seat is open', async () => {
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

  test('a match of computers continues while an eliminated user is seated', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    await fixture.act(match, { type: 'HandOver', user: 'cleo', to: 'computer' });
    await fixture.count(match, 'ada');
    const decision = (await fixture.matches.position(match, 'ben'))?.decisions[1] ?? -1;
    const struck = { type: 'Strike', seat: 1, target: 0 } as const;
    expect(await fixture.act(match, { type: 'PlayAsComputer', seat: 1, command: struck, decision })).toMatchObject({
      kind: 'played',
      match: { status: 'playing' },
    });
  });

  test('the only computer left wins when the last user concedes; of several, none wins', async () => {
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
