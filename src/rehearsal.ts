import { setImmediate as nextTurn } from 'node:timers/promises';
import { REST, type ResponseLike } from 'discord.js';
import type { Asking, Catalogue } from '#discord/command.ts';
import { playMove } from '#discord/play.ts';
import type { Services } from '#discord/services.ts';
import { GAMES, ordersOf } from '#games/index.ts';
import { announce } from '#jobs/announce.ts';
import { type MatchesNeeds, type MatchId, openMatches, type Stores } from '#matches/index.ts';
import type { Picture, PictureRequest } from '#renderers/index.ts';
import { openMemoryStores } from '#store/index.ts';

/** By measurement: after half of it the first answers take twice as long, after twice as long they are no faster. */
const REHEARSAL_MS = 1_200;

/** There is no match of this number, and nobody of this id. */
const NO_MATCH = 0;
const NOBODY = '0';

const ADA = '1';
const BLAISE = '2';
const NO_PICTURE: Picture = { file: new Uint8Array(), name: 'board.png', width: 0, height: 0 };
const PLACE = { server: '3', channel: '4', thread: '5', lobbyMessage: '6' };

/**
 * Plays matches in memory that nobody sees, and asks the database for what it does not hold, before the first person is answered:
 * else those who come first after a start wait for code that has not run yet, and for the thread that paints. Leaves no trace
 * behind. What fails in it is logged, and keeps nothing from starting.
 */
export const rehearse = async (services: Services, catalogue: Catalogue): Promise<void> => {
  const over = performance.now() + REHEARSAL_MS;
  let isBroken = false;
  const goesOn = (): boolean => !isBroken && performance.now() < over;
  const painter = besides(services.render);
  const retell: Services['retell'] = async () => ({ chart: NO_PICTURE, replay: NO_PICTURE });
  const stage = stageOf({ ...services, render: painter.render, retell }, catalogue);
  try {
    await Promise.all([
      ...Object.keys(GAMES).map(async (game) => {
        while (goesOn()) await playOn(stage, await open(stage, game), goesOn);
      }),
      askForNothing(services.stores, goesOn),
    ]);
    await painter.done();
  } catch (err) {
    isBroken = true;
    services.log.warn({ err }, 'the rehearsal before the first answer broke off');
  }
};

const rethrow: MatchesNeeds['onBroken'] = (match, cause) => {
  throw new Error(`The log of match ${match} cannot be replayed.`, { cause });
};

/** The same house with all that it keeps in memory, whose messages go nowhere. */
const stageOf = (real: Services, catalogue: Catalogue): Asking => {
  const stores = openMemoryStores();
  const matches = openMatches({ stores, clock: real.clock, games: GAMES, orders: ordersOf, onBroken: rethrow });
  let sent = 0;
  const makeRequest = async (_url: string, { method }: { readonly method?: string }): Promise<ResponseLike> =>
    // Nothing was said before, and all that is said is taken.
    Response.json(method === 'GET' ? [] : { id: String(++sent) }) as Pick<Response, keyof ResponseLike> as ResponseLike;
  const rest = new REST({ makeRequest, globalRequestsPerSecond: Number.POSITIVE_INFINITY }).setToken('rehearsal');
  const { meter, ...others } = real;
  return { services: { ...others, stores, matches, rest }, catalogue, say: real.sentences() };
};

/** Pictures are painted one at a time beside what goes on; nobody looks at them. `done` throws where one could not be painted. */
const besides = (render: Services['render']): { readonly render: Services['render']; done(): Promise<void> } => {
  const failures: unknown[] = [];
  let painting: Promise<void> | undefined;
  const paint = async (request: PictureRequest): Promise<void> => {
    await render(request).catch((error: unknown) => failures.push(error));
    painting = undefined;
  };
  return {
    render: async (request) => {
      painting ??= paint(request);
      return NO_PICTURE;
    },
    done: async () => {
      await painting;
      if (failures.length > 0) throw failures[0];
    },
  };
};

const open = async ({ services }: Asking, game: string): Promise<MatchId> => {
  const lobby = { game, host: ADA, hostName: 'Ada', private: false, options: {}, pace: '24h', place: PLACE };
  const { match } = await services.matches.create(lobby, `open ${performance.now()} ${game}`);
  if (match === undefined) throw new Error(`no match of ${game} can be rehearsed`);
  await services.matches.play(match.id, { type: 'Join', user: BLAISE }, 'join', 'Blaise');
  await services.matches.play(match.id, { type: 'Start', user: ADA }, 'start');
  return match.id;
};

/** Whoever is due presses one move after the other, and all is told. */
const playOn = async (stage: Asking, id: MatchId, goesOn: () => boolean): Promise<void> => {
  const { services } = stage;
  for (let moves = 0; goesOn(); moves++) {
    const match = await services.stores.matches.find(id);
    const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
    const position = user === undefined ? undefined : await services.matches.position(id, user);
    const command = position?.legal[moves % position.legal.length];
    if (match === undefined || user === undefined || position === undefined || command === undefined) return;
    const decision = position.decisions[command.seat] ?? 0;
    await playMove(stage, { match, user, command, decision, commandId: `move ${moves}` });
    await announce(services, id);
    await nextTurn();
  }
};

/** What a move and its post ask of the database, of a match that there is none of. */
const askForNothing = async ({ matches, users, clocks, deliveries, orders, settings }: Stores, goesOn: () => boolean) => {
  while (goesOn()) {
    await Promise.all([
      matches.find(NO_MATCH),
      matches.read(NO_MATCH, 0),
      matches.readCommand(NO_MATCH, NOBODY),
      users.find(NOBODY),
      clocks.of(NO_MATCH),
      deliveries.latest(NO_MATCH, 'turn', 'thread'),
      orders.newsDue(new Date(0), 1),
      settings.get(NOBODY),
    ]);
    await nextTurn();
  }
};
