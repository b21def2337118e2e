import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatchService } from '#matches/index.ts';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { controlsOf, textOf } from '../../support/drivers/person.ts';
import { privately, told } from '../../support/fakes/malformedInput.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { isPost } from '../../support/laws/postIds.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;

let app: LocalApp;
let thread: string;
let games: string;
beforeAll(async () => {
  app = await startLocalApp();
  ({ thread } = await begin(app, NAMES));
  games = await (await app.who('Ada')).channel('games');
});
afterAll(() => app?.stop());

const theMatch = async (id: number) => {
  const found = await app.stores.matches.find(id);
  if (found === undefined) throw new Error(`There is no match ${id}.`);
  return found;
};

describe('many people at once', () => {
  test('people who join at the same time fill the seats, and the lobby names them all', async () => {
    const ada = await app.who('Ada');
    await told(app, 'Ada', '/match create game:cyclades seats:4', games);
    const { id } = (await app.stores.matches.list({ openOf: ada.id }))[0] ?? { id: 0 };
    const lobby = await ada.waitFor(games, (message) => isPost(message, `#${id}·lobby`), 'the lobby');
    const answers = await Promise.all(
      (['Blaise', 'Carl', 'Dora', 'Emmy'] as const).map(async (name) => {
        const who = await app.who(name);
        return textOf(await privately(who, await who.press(lobby, 'Join')));
      }),
    );
    expect(answers.filter((text) => text.includes('You’ve joined match'))).toHaveLength(3);
    expect(answers.filter((text) => text.includes('All 4 seats'))).toHaveLength(1);
    const { seats } = await theMatch(id);
    await ada.waitFor(
      games,
      (message) => message.id === lobby.id && seats.every(({ name }) => textOf(message).includes(name)),
      'all who have joined',
    );
  });

  test('a lobby that is started as it expires either starts or expires', async () => {
    const later = { now: () => new Date(Date.now() + 8 * 24 * 3_600_000) };
    const matches = createMatchService({ onBroken, stores: app.stores, clock: later, games: GAMES, orders: ordersOf });
    const ada = await app.who('Ada');
    const { id } = (await app.stores.matches.list({ openOf: ada.id }))[0] ?? { id: 0 };
    const played = await Promise.all([
      matches.play(id, { type: 'Expire' }, `expire ${id}`),
      matches.play(id, { type: 'Start', user: ada.id }, 'start-late'),
      matches.play(id, { type: 'Leave', user: (await app.who('Blaise')).id }, 'leave-late'),
    ]);
    const { status } = await theMatch(id);
    expect(['closed', 'playing']).toContain(status);
    const codes = played.map((answer) => (answer.kind === 'rejected' ? answer.rejection.code : answer.kind));
    expect(codes.slice(0, 2).filter((code) => code === 'played')).toHaveLength(1);
    expect(codes.slice(0, 2)).toContain(status === 'closed' ? 'matchClosed' : 'matchStarted');
  });

  test('players who all concede leave one winner, and “again” creates one match however many press it', async () => {
    const people = await Promise.all(NAMES.map(app.who));
    const answers = await Promise.all(
      people.flatMap((who) =>
        [1, 2].map(async () => textOf(await privately(who, await who.slash('/match concede sure:true', { in: thread })))),
      ),
    );
    expect(answers.filter((text) => text === 'You’ve resigned from match #1.')).toHaveLength(NAMES.length - 1);
    expect(answers.every((text) => /resigned|is over/.test(text))).toBe(true);
    expect((await theMatch(1)).status).toBe('ended');
    const ada = await app.who('Ada');
    const last = await ada.waitFor(
      thread,
      (message) => controlsOf(message).some(({ label }) => label === 'Play again'),
      'the end',
    );
    const again = await Promise.all(
      [...people, ...people].map(async (who) => textOf(await privately(who, await who.press(last, 'Play again')))),
    );
    expect(new Set(again.map((text) => /#(\d+)/.exec(text)?.[1])).size).toBe(1);
    expect(await told(app, 'Ada', '/cyclades end', thread)).toContain('over');
  });
});
