import { describe, expect, test } from 'vitest';
import { hashEntropy } from '#matches/index.ts';
import { signer } from '../../support/fakes/localBeacon.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { table } from '../games/table.ts';

const { chain } = signer(1, { genesis: Date.parse('2026-01-01T00:00:00Z') / 1_000 });
const rejection = (code: string) => ({ rejection: { code } });

describe('the fairness of a lobby', () => {
  const choosing = async (beacon?: typeof chain) => {
    const { act, lobby } = table(openMemoryStores(), { counting: countingGame }, undefined, beacon);
    const match = await lobby();
    return (value: string) => act(match, { type: 'ChooseOption', user: 'ada', option: 'fair', value });
  };

  test('a lobby can choose the beacon once, and the secret alone again', async () => {
    const choose = await choosing(chain);
    expect(await choose('secret')).toMatchObject(rejection('optionChosenAlready'));
    expect(await choose('beacon')).toMatchObject({ events: [{ event: { type: 'FairnessChosen', beacon: chain } }] });
    expect(await choose('beacon')).toMatchObject(rejection('optionChosenAlready'));
    const back = await choose('secret');
    expect(back.kind === 'played' && back.events[0]?.event).toEqual({ type: 'FairnessChosen' });
    expect(await choose('secret')).toMatchObject(rejection('optionChosenAlready'));
  });

  test('a lobby cannot choose a beacon where none is configured', async () => {
    const choose = await choosing();
    expect(await choose('beacon')).toMatchObject(rejection('noBeaconHere'));
  });
});

describe('a rated lobby', () => {
  const choosing = async (beacon?: typeof chain) => {
    const { act, lobby } = table(openMemoryStores(), { counting: countingGame }, undefined, beacon);
    const match = await lobby();
    const choose = (option: string, value: string) => act(match, { type: 'ChooseOption', user: 'ada', option, value });
    return {
      choose,
      join: () => act(match, { type: 'Join', user: 'ben' }),
      seat: () => act(match, { type: 'SeatComputer', user: 'ada' }),
    };
  };

  test('a host makes a match rated before other people join, and unrated at any time', async () => {
    const { choose, join, seat } = await choosing();
    expect(await choose('rated', 'off')).toMatchObject(rejection('optionChosenAlready'));
    await seat();
    const rated = await choose('rated', 'on');
    expect(rated).toMatchObject({ match: { rated: true, fair: 'secret' } });
    expect(rated.kind === 'played' && rated.events.map(({ event }) => event)).toEqual([{ type: 'RatedChosen', rated: true }]);
    await join();
    expect(await choose('rated', 'off')).toMatchObject({ match: { rated: false } });
    expect(await choose('rated', 'on')).toMatchObject(rejection('ratedTooLate'));
  });

  test('a rated match draws by the beacon where there is one', async () => {
    const { choose } = await choosing(chain);
    expect(await choose('rated', 'on')).toMatchObject({ match: { rated: true, fair: 'beacon' } });
    expect(await choose('fair', 'secret')).toMatchObject(rejection('ratedByBeacon'));
    await choose('rated', 'off');
    expect(await choose('fair', 'secret')).toMatchObject({ match: { rated: false, fair: 'secret' } });
  });
});

test('a game’s own option can have a value that is also an answer to time-outs', async () => {
  const game = { ...countingGame, options: { ...countingGame.options, style: ['bold', 'safe'] } };
  const { act, lobby } = table(openMemoryStores(), { counting: game });
  const match = await lobby();
  expect(await act(match, { type: 'ChooseOption', user: 'ada', option: 'style', value: 'safe' })).toMatchObject({
    match: { options: { style: 'safe' }, timeOut: 'computer' },
  });
});

test('a lobby is refused when its host has as many open matches as the server allows', async () => {
  const { lobby, matches } = table();
  await lobby({ mostOpen: 1 });
  const place = { server: 'server', channel: 'channel' };
  const second = { game: 'counting', host: 'ada', hostName: 'Ada', private: false, options: {}, place };
  expect(await matches.create({ ...second, mostOpen: 1 }, 'second')).toMatchObject({
    rejection: { code: 'tooManyOpenMatches', params: { most: 1 } },
  });
  expect(await matches.create({ ...second, mostOpen: 2 }, 'third')).toMatchObject({ kind: 'played' });
  expect(await matches.create(second, 'fourth')).toMatchObject({ kind: 'played' });
});

test('a host cannot seat a computer in a full lobby', async () => {
  const { act, lobby } = table();
  const match = await lobby();
  for (let seat = 1; seat < 4; seat++)
    expect(await act(match, { type: 'SeatComputer', user: 'ada' })).toMatchObject({ kind: 'played' });
  expect(await act(match, { type: 'SeatComputer', user: 'ada' })).toMatchObject(rejection('lobbyFull'));
});

test('a lobby has at most 20 invitations of users who have not joined', async () => {
  const { act, lobby } = table();
  const match = await lobby({ private: true });
  const invite = (guest: string) => act(match, { type: 'Invite', user: 'ada', guest });
  await invite('ben');
  await act(match, { type: 'Join', user: 'ben' });
  for (let guest = 1; guest <= 20; guest++) expect(await invite(`guest ${guest}`)).toMatchObject({ kind: 'played' });
  expect(await invite('guest 21')).toMatchObject({ rejection: { code: 'tooManyGuests', params: { most: 20 } } });
});

describe('entropy', () => {
  const hash = hashEntropy('Blow, winds');

  test('a player can change their entropy, but not repeat it, and others cannot add any', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    const give = (user: string, given = hash) => act(match, { type: 'GiveWords', user, hash: given });
    expect(await give('ada')).toMatchObject({ events: [{ event: { type: 'WordsGiven', seat: 0, hash } }] });
    expect(await give('ada')).toMatchObject(rejection('wordsGivenAlready'));
    expect(await give('ada', hashEntropy('Rage, blow'))).toMatchObject({ kind: 'played' });
    expect(await give('ben')).toMatchObject(rejection('notInThisMatch'));
  });

  test('entropy that is not hashed throws', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    await expect(act(match, { type: 'GiveWords', user: 'ada', hash: 'Blow, winds' })).rejects.toThrow('SHA-256');
  });

  test('a match starts with the entropy of a single player', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    await act(match, { type: 'GiveWords', user: 'ada', hash });
    await act(match, { type: 'Join', user: 'ben' });
    expect(await act(match, { type: 'Start', user: 'ada' })).toMatchObject({
      events: [{ event: { type: 'MatchStarted', words: [hash] } }, {}, {}, {}],
    });
  });
});
