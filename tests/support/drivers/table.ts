import type { APIMessage } from 'discord-api-types/v10';
import type { AnyGame, BaseCommand, Chance, Seat } from '#engine/game.ts';
import type { LoggedEvent, Match, Stores } from '#matches/index.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import { onceConnected } from '../fakes/connected.ts';
import { type KnownGames, OWN_GAMES } from '../languages.ts';
import type { Recorded } from '../laws/logPosts.ts';
import { foldGame } from '../laws/logSteps.ts';
import { type LogWatch, watchLog } from '../laws/logWatch.ts';
import { isPost } from '../laws/postIds.ts';
import { sql } from '../setup/postgres.ts';
import { type Person, textOf } from './person.ts';
import type { SandboxAddress } from './sandbox.ts';

/** A whole app, in whichever processes: what people of the sandbox need to play a match. */
export interface TestApp {
  readonly sandbox: SandboxAddress;
  readonly databaseUrl: string;
  readonly stores: Stores;
  /** The games it offers; by default those of the bot. */
  readonly games?: KnownGames;
  /** A person's app, opened on first use. */
  who(name: string): Promise<Person>;
}

/** A match that has started, as a test knows it: from the log alone. */
export interface Table {
  readonly app: TestApp;
  readonly watch: LogWatch;
  readonly id: number;
  readonly game: AnyGame;
  readonly thread: string;
  /** The people, by seat. */
  readonly people: readonly Person[];
  match(): Promise<Match>;
  rows(): Promise<readonly LoggedEvent[]>;
  recorded(): Promise<Recorded>;
  /** A person who has to act, according to a fold of the log: any of several; `undefined` once the match is over. */
  due(chance: Chance): Promise<Due | undefined>;
  leave(): Promise<void>;
}

export interface Due {
  readonly seat: Seat;
  readonly person: Person;
  /** Other seats that have to act as well. */
  readonly besides: readonly Seat[];
  readonly version: number;
  readonly legal: readonly BaseCommand[];
  readonly view: unknown;
}

/** The base of every match's secret, so that a failed match can be replayed with the same luck. */
export const TABLE_SECRET = new Uint8Array(32).fill(7);
const MAX_TRIES = 8;

/** A request that timed out because the machine was too busy is repeated. */
const answered = async (person: Person, act: () => Promise<ActionResult>): Promise<APIMessage> => {
  let acted = await onceConnected(act);
  for (let tries = 1; acted.failed === 'timeout' && tries < MAX_TRIES; tries++) acted = await onceConnected(act);
  return person.answerTo(acted);
};

/** An app in another process has committed to its own secret by now, so its posted commitment does not fit this one. */
const bind = async ({ stores, databaseUrl }: TestApp, id: number): Promise<void> => {
  if (Buffer.compare(await stores.matches.secretOf(id), TABLE_SECRET) === 0) return;
  await sql(databaseUrl, 'UPDATE "MatchSecret" SET secret = $2 WHERE "matchId" = $1', [id, Buffer.from(TABLE_SECRET)]);
};

/** Opens a match in `#games`: the first person hosts, the others press “Join”, the host starts it. `what` are options of the command. */
export const sitDown = async (app: TestApp, names: readonly string[], what = 'game:cyclades'): Promise<Table> => {
  const everybody = await Promise.all(names.map(app.who));
  const [host, ...guests] = everybody;
  if (host === undefined) throw new Error('The list of people is empty.');
  const watch = await watchLog(app.databaseUrl);
  const games = await host.channel('games');
  const opened = textOf(await answered(host, () => host.slash(`/match create ${what}`, { in: games })));
  const id = Number(/#(\d+)/.exec(opened)?.[1]);
  if (Number.isNaN(id)) throw new Error(`No match was opened: ${opened}`);
  const lobby = await host.waitFor(games, (message) => isPost(message, `#${id}·lobby`), 'the lobby');
  await bind(app, id);
  for (const guest of guests) await answered(guest, () => guest.press(lobby, 'Join'));
  await answered(host, () => host.slash('/match start', { in: lobby.id }));

  const found = async (): Promise<Match> => {
    const row = await app.stores.matches.find(id);
    if (row === undefined) throw new Error(`Match ${id} is missing.`);
    return row;
  };
  const { game: gameId, seats, place } = await found();
  const game = (app.games ?? OWN_GAMES).registry.rules[gameId];
  if (game === undefined) throw new Error(`There is no game ${gameId}.`);
  const people = seats.map(({ user }) => everybody.find((each) => each.id === user) ?? host);
  const known: LoggedEvent[] = [];
  const rows = async (): Promise<readonly LoggedEvent[]> => {
    known.push(...(await app.stores.matches.read(id, known.length)));
    return known;
  };
  let folded = { state: game.initialState(), upTo: 0 };
  const stateNow = async (): Promise<unknown> => {
    const added = (await rows()).slice(folded.upTo).map(({ event }) => event);
    folded = { state: foldGame(game, added, folded.state), upTo: folded.upTo + added.length };
    return folded.state;
  };
  return {
    app,
    watch,
    id,
    game,
    thread: place.thread ?? '',
    people,
    match: found,
    rows,
    recorded: async () => ({ ...(await found()), rows: await rows(), secret: await app.stores.matches.secretOf(id) }),
    due: async (chance) => {
      const state = await stateNow();
      const active = game.active(state);
      const seat = active.length > 1 ? chance.pick(active) : active[0];
      const person = seat === undefined ? undefined : people[seat];
      if (seat === undefined || person === undefined) return undefined;
      const besides = active.filter((each) => each !== seat);
      return { seat, person, besides, version: known.length, legal: game.legalMoves(state, seat), view: game.view(state, seat) };
    },
    leave: watch.stop,
  };
};
