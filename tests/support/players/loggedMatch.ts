import { createHash } from 'node:crypto';
import type { AnalysisRequest } from '#analysis/analysis.ts';
import type { AnyComputerSeat } from '#engine/computer.ts';
import type { AnyGame, BaseCommand, Chance, Seat } from '#engine/game.ts';
import { createMatchService, type MatchCommand, type MatchService } from '#matches/index.ts';
import { withSecret } from '../fakes/fixedLuck.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { seeded } from '../fakes/seededChance.ts';
import { ordersOf } from '../games.ts';
import { openMemoryStores } from '../memory/memory.ts';

/** A match with its log. */
export interface LoggedMatch {
  readonly request: AnalysisRequest;
  /** Empty if nobody has won. */
  readonly winners: readonly Seat[];
}

/** An hour passes before each act. */
const HOUR = 3_600_000;

/**
 * A whole match of the match service by the default options; `player` chooses the moves of all seats. The first seat is a person's. The
 * same seed gives the same match.
 */
export const loggedMatch = async (
  game: AnyGame,
  player: Pick<AnyComputerSeat, 'choose'>,
  seats: number,
  seed: number,
): Promise<LoggedMatch> => {
  const stores = withSecret(openMemoryStores(), Uint8Array.from(createHash('sha256').update(`logged ${seed}`).digest()));
  let now = Date.parse('2026-01-01T12:00:00Z');
  const matches = createMatchService({
    onBroken,
    stores,
    clock: { now: () => new Date(now) },
    games: { [game.id]: game },
    orders: ordersOf,
  });
  let acts = 0;
  const act = (id: number, command: MatchCommand) => {
    now += HOUR;
    acts++;
    return matches.play(id, command, `act ${acts}`, 'Ada');
  };
  const place = { server: 'server', channel: 'channel' };
  const lobby = { game: game.id, host: 'ada', hostName: 'Ada', private: false, options: {}, place };
  const { match } = await matches.create(lobby, 'opened');
  if (match === undefined) throw new Error('No lobby was opened.');
  for (let seat = 1; seat < seats; seat++) await act(match.id, { type: 'SeatComputer', user: 'ada' });
  await act(match.id, { type: 'Start', user: 'ada' });
  for (;;) {
    const chance = seeded(seed * 1_000_003 + acts);
    const position = await matches.position(match.id, 'ada');
    const [own] = position?.legal ?? [];
    if (position?.outcome !== undefined) {
      return {
        request: { game: game.id, match: match.id, rows: await stores.matches.read(match.id, 0) },
        winners: position.outcome.winners,
      };
    }
    if (own !== undefined) {
      const command = player.choose(position?.view, position?.legal ?? [], chance);
      await act(match.id, { type: 'Play', user: 'ada', command });
    } else await act(match.id, await computerMove(matches, match.id, player, chance));
  }
};

const computerMove = async (
  matches: MatchService,
  id: number,
  player: Pick<AnyComputerSeat, 'choose'>,
  chance: Chance,
): Promise<{
  readonly type: 'PlayAsComputer';
  readonly seat: Seat;
  readonly decision: number;
  readonly command: BaseCommand;
}> => {
  const turn = await matches.computerTurn(id);
  if (turn === undefined) throw new Error('Nobody has to act.');
  const { seat, decision, view, legal } = turn;
  return { type: 'PlayAsComputer', seat, decision, command: player.choose(view, legal, chance) };
};
