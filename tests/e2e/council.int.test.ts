import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { controlsOf, type Person, textOf } from '../support/drivers/person.ts';
import { sitDown, type Table } from '../support/drivers/table.ts';
import { told } from '../support/drivers/tableMoves.ts';
import { describeOnEachQueue } from '../support/setup/eachQueue.ts';

const isPublic = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;
const saying =
  (...words: readonly string[]) =>
  (message: APIMessage): boolean =>
    isPublic(message) && words.every((each) => textOf(message).includes(each));
const labels = (message: APIMessage): readonly (string | undefined)[] => controlsOf(message).map(({ label }) => label);

/** Three people in a match with a custom pace, whose active seat has to make the first offering. */
const begin = async (at: LocalApp) => {
  const table = await sitDown(at, ['Ada', 'Blaise', 'Carl'], 'game:cyclades pace:24h');
  const [ada, blaise, carl] = table.people as [Person, Person, Person];
  await ada.waitFor(table.thread, saying('<@'), 'the first turn');
  return { table, ada, blaise, carl };
};

/** Restarts the bot, and waits until everything is announced. */
const restarted = async (at: LocalApp, table: Table): Promise<void> => {
  await at.restart();
  await at.bot.jobs?.sweep();
  await vi.waitUntil(async () => (await table.match()).announcedVersion === (await table.match()).version, { timeout: 60_000 });
};

describeOnEachQueue('votes and seats at a table', (home) => {
  let app: LocalApp;
  beforeAll(async () => {
    app = await startLocalApp({ time: 'virtual', queues: home() });
  });
  afterAll(() => app?.stop());

  test('a vote is called by command and by button, and carries by silence when its time is over', async () => {
    const { table, ada, blaise } = await begin(app);
    const { thread } = table;
    const dora = await app.who('Dora');
    await blaise.answerTo(await blaise.slash('/match vote motion:pause time:2d', { in: thread }));
    const called = await ada.waitFor(thread, saying('### Vote to pause the match for 2 days'), 'the vote');
    expect(labels(called)).toEqual(['Yes', 'No', 'Cancel vote']);
    const outside = await dora.answerTo(await dora.press(called, 'Yes'));
    expect(textOf(outside)).toContain('not playing in this match');
    await app.advance(23);
    expect((await table.match()).pausedUntil).toBeUndefined();
    await app.advance(1);
    const counted = await ada.waitFor(thread, saying('### Vote to pause the match for 2 days', 'Passed.'), 'its end');
    expect(counted.id).toBe(called.id);
    expect(labels(counted)).toEqual([]);
    expect((await table.match()).pausedUntil).toBeInstanceOf(Date);
    await restarted(app, table);
    expect((await ada.sees(thread)).filter(saying('### Vote to'))).toHaveLength(1);
  });

  test('a seat changes hands in a pause, and an organiser decides a vote', async () => {
    const { stores } = app;
    const { table, ada, blaise, carl } = await begin(app);
    const { id, thread } = table;
    const [dora, emmy] = [await app.who('Dora'), await app.who('Emmy')];
    await ada.answerTo(await ada.slash('/organise pause time:2d reason:"A festival."', { in: thread }));

    // A seat is given away and taken: its card goes to the new player alone.
    await told(table, (await table.rows()).length);
    const carlsCards = await carl.sees(await carl.channel('@bot'));
    const asked = await carl.answerTo(await carl.slash('/match handover to:substitute', { in: thread }));
    await carl.press(asked, 'Yes, give it up');
    const offered = await emmy.waitFor(thread, saying('’s seat is free.'), 'the seat');
    const taken = await emmy.answerTo(await emmy.press(offered, 'Take over'));
    expect(textOf(taken)).toContain(`The seat is yours: match #${id}.`);
    const bot = await emmy.channel('@bot');
    const card = await emmy.waitFor(bot, (message) => textOf(message).includes('your player card'), 'the card');
    expect(await carl.sees(await carl.channel('@bot'))).toEqual(carlsCards);
    for (const other of [ada, blaise, dora]) {
      const seen = (await other.sees(await other.channel('@bot'))).map(({ id: message }) => message);
      expect(seen).not.toContain(card.id);
    }
    await emmy.waitFor(thread, saying('Emmy has taken the free seat.'), 'that it is taken');
    expect(textOf(await carl.answerTo(await carl.slash('/gold', { in: thread })))).toContain('no player card');
    expect(textOf(await carl.answerTo(await carl.slash('/cyclades bid god:apollo', { in: thread })))).toContain(
      'not playing in this match',
    );
    expect(textOf(await emmy.answerTo(await emmy.slash('/gold', { in: thread })))).toContain(`#${id}`);

    // An organiser decides without a vote; anyone else is refused. The decision survives a restart.
    const words = 'reason:"We are all back."';
    const refused = await dora.answerTo(await dora.slash(`/organise resume ${words}`, { in: thread }));
    expect(textOf(refused)).toContain('Only moderators of the match’s own server can do that');
    await ada.answerTo(await ada.slash(`/organise resume ${words}`, { in: thread }));
    const decided = await dora.waitFor(thread, saying('has decided to resume the match now'), 'the decision');
    expect(textOf(decided)).toContain(`<@${ada.id}>`);
    expect(textOf(decided)).toContain('Reason: We are all back.');
    await restarted(app, table);
    const posts = (await ada.sees(thread)).filter(isPublic).map(textOf);
    for (const once of ['has taken the free seat', 'to resume the match now', 'Reason: A festival.']) {
      expect(posts.filter((text) => text.includes(once))).toHaveLength(1);
    }
    expect((await stores.matches.read(id, 0)).map(({ event }) => event.type)).toContain('MatchResumed');
  });

  test('four who look for players get a table, and one who does not answer is replaced across restarts', async () => {
    const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'] as const;
    const people = await Promise.all(names.map(app.who));
    const [ada, blaise, carl, dora, emmy] = people as [Person, Person, Person, Person, Person];
    const games = await ada.channel('games');
    const look = async (who: Person) => {
      const begun = await who.answerTo(await who.slash('/play game:cyclades pace:24h players:4', { in: games }));
      expect(textOf(begun)).toContain('Looking for players');
    };
    /** Takes the place that the newest direct message offers. */
    const agree = async (who: Person) => {
      const asked = await who.waitFor(await who.channel('@bot'), saying('A table is ready for you'), 'the question');
      expect(labels(asked)).toEqual(['Play', 'Not now']);
      return textOf(await who.answerTo(await who.press(asked, 'Play')));
    };
    for (const who of [ada, blaise, carl, dora]) await look(who);
    await app.advance(0.01);
    for (const who of [ada, blaise]) expect(await agree(who)).toContain('It starts as soon as all players have agreed');
    await app.restart();
    expect(await agree(carl)).toContain('It starts as soon as all players have agreed');
    await dora.waitFor(await dora.channel('@bot'), saying('A table is ready for you'), 'the question');
    await look(emmy);
    await app.advance(25);
    await dora.waitFor(await dora.channel('@bot'), saying('You didn’t answer in time'), 'the loss');
    await app.restart();
    // Nothing that depends on time is done before the bot is connected again.
    expect(textOf(await emmy.answerTo(await emmy.slash('/play', { in: games })))).toContain('Looking for players');
    await app.advance(0.2);
    expect(await agree(emmy)).toContain('You play in');
    const [match] = await app.stores.matches.list({ openOf: emmy.id }, 1);
    expect(match?.seats.map(({ name }) => name).sort()).toEqual(['Ada', 'Blaise', 'Carl', 'Emmy']);
    expect(match).toMatchObject({ status: 'playing', pace: '24h', game: 'cyclades' });
    await ada.waitFor(match?.place.thread ?? '', saying('<@'), 'the first turn');
    await app.restart();
    await app.advance(0.2);
    for (const who of [ada, blaise, carl, emmy]) {
      // The one question to each has become this sentence.
      const started = await who.waitFor(await who.channel('@bot'), saying('The match has started'), 'the start');
      expect(labels(started)).toEqual([]);
      const shown = await who.sees(await who.channel('@bot'));
      expect(shown.filter(saying('The match has started'))).toHaveLength(1);
      expect(shown.filter(saying('A table is ready for you'))).toEqual([]);
      expect((await app.stores.seeks.find(who.id, match?.place.server ?? ''))?.since).toBeUndefined();
    }
  });
});
