import { expect } from 'vitest';
import type { Exported, MatchCommand, MatchId, Played } from '#matches/index.ts';
import { exportOf } from '../../support/builders/exportedMatches.ts';
import { signer } from '../../support/fakes/localBeacon.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';
import { type Table, table } from '../games/table.ts';

/** A beacon whose first round is on the day of these matches. */
export const beacon = signer(1, { genesis: Date.parse('2026-01-01T00:00:00Z') / 1_000 });
const HOUR_MS = 3_600_000;

/** A match of three, with the clock it runs by. */
export interface Drawing {
  readonly at: Table;
  readonly match: MatchId;
  act(command: MatchCommand): Promise<Played>;
  refused(command: MatchCommand): Promise<string>;
}

export const lobby = async (
  game: string,
  chain: typeof beacon.chain | null = beacon.chain,
  stores = openMemoryStores(),
): Promise<Drawing> => {
  const at = table(stores, GAMES, ordersOf, chain ?? undefined);
  const match = await at.lobby({ game, pace: '24h' });
  for (const user of ['ben', 'cleo']) await at.act(match, { type: 'Join', user });
  const act = (command: MatchCommand) => at.act(match, command);
  return {
    at,
    match,
    act,
    refused: async (command) => {
      const played = await act(command);
      return played.kind === 'rejected' ? played.rejection.code : played.kind;
    },
  };
};

/** Starts a match with a beacon, which waits for its deal. */
export const started = async (game: string): Promise<Drawing> => {
  const drawing = await lobby(game);
  expect(await drawing.refused({ type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' })).toBe('played');
  expect(await drawing.refused({ type: 'Start', user: 'ada' })).toBe('played');
  return drawing;
};

export const rowOf = async ({ at, match }: Drawing) => (await at.stores.matches.find(match)) ?? expect.fail('The match is gone.');

/** Waits for the awaited round and publishes it. Returns its number. */
export const bringRound = async ({ at, match, refused }: Drawing): Promise<number> => {
  const { round, at: published } = (await at.matches.awaitedRound(match)) ?? expect.fail('No draw is awaited.');
  at.clock.advance(Math.max(0, published - at.clock.now().getTime()) / HOUR_MS);
  expect(await refused({ type: 'DrawRound', round, signature: beacon.sign(round) })).toBe('played');
  return round;
};

/** Publishes the awaited round, or plays one move of the active seat. */
export const step = async (drawing: Drawing, count: number): Promise<void> => {
  const { at, match } = drawing;
  if ((await at.matches.awaitedRound(match)) !== undefined) return void (await bringRound(drawing));
  const { active, seats, game } = await rowOf(drawing);
  const user = seats.find(({ seat }) => seat === active[0])?.user ?? '';
  const { legal = [], view } = (await at.matches.position(match, user)) ?? {};
  const { seat: _, ...command } = naiveMove(game, view, legal, seeded(count));
  expect(await drawing.refused({ type: 'Play', user, command })).toBe('played');
};

export const untilAwaited = async (drawing: Drawing): Promise<void> => {
  for (let count = 0; count < 300; count++) {
    await step(drawing, count);
    if ((await drawing.at.matches.awaitedRound(drawing.match)) !== undefined) return;
  }
  expect.fail('Nothing drew.');
};

export const organise = (motion: Extract<MatchCommand, { type: 'Organise' }>['motion']) =>
  ({ type: 'Organise', user: 'eve', motion, reason: 'The beacon is gone.' }) as const;

export const exported = async ({ at, match }: Drawing): Promise<Exported> => exportOf(at.matches, match);
