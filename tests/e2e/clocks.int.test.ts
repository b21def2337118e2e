import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Match, MatchCommand, MatchId, Played, Stores, TimeOutAnswer } from '#matches/index.ts';
import { type LocalApp, type SandboxPerson, startLocalApp } from '../support/drivers/localApp.ts';
import { type Person, textOf } from '../support/drivers/person.ts';
import { ask } from '../support/drivers/sandbox.ts';
import { isPost } from '../support/laws/postIds.ts';
import { describeOnEachQueue } from '../support/setup/eachQueue.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const satisfies readonly SandboxPerson[];
const HOUR = 3_600_000;

/** The time bank of each seat in these matches. */
const ALL = 72;

/** Kills the bot once, before or after it writes that a time ran out. */
interface Death {
  moment?: 'before' | 'after' | undefined;
}

const mortal =
  (death: Death) =>
  (stores: Stores): Stores => ({
    ...stores,
    matches: {
      ...stores.matches,
      append: async (append) => {
        const isIt = append.events.some(({ event }) => event.type === 'TimeRanOut');
        if (!isIt || death.moment === undefined) return stores.matches.append(append);
        if (death.moment === 'after') await stores.matches.append(append);
        death.moment = undefined;
        throw new Error('The bot is killed.');
      },
    },
  });

/** A started match of three people whose first seat has to make its offering. */
interface Begun {
  readonly id: MatchId;
  readonly late: Person;
  readonly others: readonly Person[];
  row(): Promise<Match>;
  types(): Promise<readonly string[]>;
  /** How often a time ran out in the match. */
  ranOut(): Promise<number>;
  /** Resolves once the match has reached a state. */
  until(isSo: () => Promise<boolean>): Promise<void>;
  play(command: MatchCommand): Promise<Played>;
  /** Resolves once the bot has processed the match's deadlines, so that none is due. */
  looked(): Promise<void>;
  over(): Promise<void>;
}

const begin = async (app: LocalApp, timeOut: TimeOutAnswer): Promise<Begun> => {
  const [host, ...guests] = (await Promise.all(NAMES.map((name) => app.who(name)))) as [Person, Person, Person];
  const games = await host.channel('games');
  const opened = await host.answerTo(await host.slash(`/match create game:cyclades pace:24h timeout:${timeOut}`, { in: games }));
  const id = Number(/#(\d+)/.exec(textOf(opened))?.[1]);
  const lobby = await host.waitFor(games, (message) => isPost(message, `#${id}·lobby`), 'the lobby');
  for (const { id: user, name } of guests) {
    await app.bot.services.matches.play(id, { type: 'Join', user }, `join-${id}-${user}`, name);
  }
  await host.answerTo(await host.slash('/match start', { in: lobby.id }));
  await host.waitFor(lobby.id, (message) => textOf(message).includes('<@'), 'the first turn');
  const row = async (): Promise<Match> => {
    const found = await app.stores.matches.find(id);
    if (found === undefined) throw new Error('The match is gone.');
    return found;
  };
  const types = async () => (await app.stores.matches.read(id, 0)).map(({ event }) => event.type);
  const until: Begun['until'] = (isSo) => vi.waitUntil(isSo, { timeout: 20_000, interval: 20 }).then(() => undefined);
  const { active, seats } = await row();
  const isLate = (person: Person): boolean => seats.some(({ seat, user }) => user === person.id && active.includes(seat));
  const people = [host, ...guests];
  const late = people.find(isLate);
  if (late === undefined) throw new Error('No seat has to act.');
  let acts = 0;
  return {
    id,
    late,
    others: people.filter((person) => person !== late),
    row,
    types,
    ranOut: async () => (await types()).filter((type) => type === 'TimeRanOut').length,
    until,
    play: (command) => app.bot.services.matches.play(id, command, `test-${id}-${acts++}`),
    looked: async () => {
      const now = app.bot.services.clock.now();
      await until(async () => !(await app.stores.schedule.due('clock', now, 100)).includes(id));
    },
    over: async () => {
      const motion = { kind: 'draw' } as const;
      const ended = await app.bot.services.matches.play(
        id,
        { type: 'Organise', user: host.id, motion, reason: 'enough' },
        `end-${id}`,
      );
      if (ended.kind !== 'played') throw new Error(`The match has not ended: ${JSON.stringify(ended)}`);
    },
  };
};

describeOnEachQueue('time limits of matches', (home) => {
  let app: LocalApp;
  const death: Death = {};
  beforeAll(async () => {
    app = await startLocalApp({ time: 'virtual', changed: mortal(death), queues: home() });
  });
  afterAll(() => app?.stop());

  test('a seat out of time is warned directly, then the simplest move is played for it and posted in the thread', async () => {
    const match = await begin(app, 'safe');
    const { late, others } = match;
    await app.advance(ALL - 6);
    const warning = await late.waitFor(
      await late.channel('@bot'),
      (message) => textOf(message).includes('You’re running out of time in #'),
      'a warning',
    );
    expect(textOf(warning)).toContain('You have until <t:');
    await match.looked();
    expect(await match.ranOut()).toBe(0);
    await app.advance(6);
    await match.until(async () => (await match.ranOut()) === 1);
    const thread = (await match.row()).place.thread ?? '';
    await others[0]?.waitFor(thread, (message) => textOf(message).includes('Apollo'), 'what was played');
    const { active, seats } = await match.row();
    expect(active.map((seat) => seats[seat]?.user)).not.toContain(late.id);
    await match.over();
  });

  test('the active player is reminded once, in a direct message from which they can move', async () => {
    const match = await begin(app, 'safe');
    const { late } = match;
    const directly = await late.channel('@bot');
    await app.advance(24);
    const isReminder = (message: Parameters<typeof textOf>[0]): boolean =>
      /\d+ match(es are| is) waiting for you/.test(textOf(message)) && textOf(message).includes(`#${match.id} Cyclades`);
    const reminder = await late.waitFor(directly, isReminder, 'a reminder');
    expect(textOf(reminder)).toContain('time left until <t:');
    await app.restart();
    await app.advance(0);
    const panel = await late.answerTo(await late.press(reminder, 'Make a move'));
    expect(textOf(panel)).toContain('bid for a god');
    const calls = (await app.stores.clocks.of(match.id)).flatMap(({ running }) => running ?? []);
    expect(calls).toMatchObject([{ reminded: 1 }]);
    await match.over();
  });

  test('a computer plays the turn of a late player and then returns the seat', async () => {
    const match = await begin(app, 'computer');
    await app.advance(ALL);
    await match.until(async () => (await app.stores.matches.read(match.id, 0)).some(({ how }) => how === 'computer'));
    const { active, computers, seats } = await match.row();
    expect(active.map((seat) => seats[seat]?.user)).not.toContain(match.late.id);
    expect(computers).toEqual([]);
    await match.over();
  });

  test('the other players are asked about a late player, and may give the seat to a computer', async () => {
    const match = await begin(app, 'vote');
    await app.advance(ALL);
    await match.until(async () => (await match.types()).includes('VoteCalled'));
    const called =
      (await app.stores.matches.read(match.id, 0)).findLast(({ event }) => event.type === 'VoteCalled')?.version ?? 0;
    for (const { id } of match.others) await match.play({ type: 'Vote', user: id, called, yes: true });
    await match.until(async () => (await app.stores.matches.read(match.id, called)).some(({ how }) => how === 'computer'));
    expect(await match.types()).toContain('SeatGivenToComputer');
    await match.over();
  });

  test('a pause stops the clock and ends by itself, and its duration is not charged', async () => {
    const match = await begin(app, 'safe');
    const user = match.late.id;
    await match.play({ type: 'Organise', user, motion: { kind: 'pause', hours: 48 }, reason: 'a festival' });
    await app.advance(24);
    const [other] = match.others;
    await other?.waitFor(await other.channel('@bot'), (message) => textOf(message).includes('The pause in #'), 'that it ends');
    await app.advance(24);
    await match.until(async () => (await match.types()).includes('MatchResumed'));
    await app.advance(ALL - 48);
    await match.looked();
    expect(await match.ranOut()).toBe(0);
    await app.advance(48);
    await match.until(async () => (await match.ranOut()) === 1);
    await match.over();
  });

  test("the bot's downtime is not charged to any player", async () => {
    const match = await begin(app, 'safe');
    await app.restart(() => ask(app.sandbox, '/clock', { advanceMs: 30 * HOUR }));
    await app.advance(ALL - 30);
    await match.looked();
    expect(await match.ranOut()).toBe(0);
    await app.advance(30);
    await match.until(async () => (await match.ranOut()) === 1);
    await match.over();
  });

  test('a planned day off is used when a deadline falls into it, and the deadline passes when that day ends', async () => {
    const match = await begin(app, 'safe');
    const { late } = match;
    const end = new Date(app.bot.services.clock.now().getTime() + ALL * HOUR);
    const day = end.toISOString().slice(0, 10);
    await late.answerTo(await late.slash(`/me holidays from:${day} until:${day}`, { in: await late.channel('games') }));
    await app.advance(ALL);
    await match.until(async () => (await app.stores.holidays.of(late.id)).spent.includes(day));
    await match.looked();
    expect(await match.ranOut()).toBe(0);
    await app.advance(24);
    await match.until(async () => (await match.ranOut()) === 1);
    await match.over();
  });

  test.each(['before', 'after'] as const)(
    'a bot that is killed %s a time-out is written plays it once after its restart',
    async (moment) => {
      const match = await begin(app, 'safe');
      death.moment = moment;
      await app.advance(ALL);
      await match.until(async () => death.moment === undefined);
      expect(await match.ranOut()).toBe(moment === 'before' ? 0 : 1);
      await app.restart();
      await match.until(async () => (await match.ranOut()) === 1);
      await app.advance(0);
      await match.looked();
      expect(await match.ranOut()).toBe(1);
      await match.over();
    },
  );
});
