import type { AnyComputerSeat } from '#engine/computer.ts';
import type { BaseCommand, Chance } from '#engine/game.ts';
import { computerTaking } from '#games/cyclades/computer/index.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { createMatchService } from '#matches/index.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { COMPUTERS, GAMES, ordersOf } from '../games.ts';
import type { Due, Table } from './table.ts';
import { playOn, told } from './tableMoves.ts';

/** Few enough that the bot announces them within a test's patience, however busy the machine is. */
const MAX_UNTOLD = 40;

/** AI players that think a tenth as long in Cyclades, which is enough for a match to end soon. */
const QUICK: Readonly<Record<string, AnyComputerSeat>> = { ...COMPUTERS, cyclades: computerTaking(0.1) };

/** Returns the choices of AI players, who need fewer moves to the end than naive ones. */
export const computerAt =
  ({ game }: Pick<Table, 'game'>, chance: Chance) =>
  async ({ view, legal }: Pick<Due, 'view' | 'legal'>): Promise<BaseCommand | undefined> =>
    QUICK[game.id]?.choose(view, legal, chance);

/** Returns whether a match of Cyclades has reached a cycle, or its last one if that comes before. */
export const isLate =
  (from: number) =>
  ({ view }: Pick<Due, 'view'>): boolean => {
    const { cycle, seats } = view as View;
    return cycle >= from || seats.some(({ metropolises }) => metropolises >= 2);
  };

/**
 * Continues a match with moves of AI players until a decision comes that `isThere` accepts. Another process plays them, as a second bot would: it
 * writes them to the log with the match service, and the bot announces them after the next move that is typed.
 */
export const playAhead = async (table: Table, chance: Chance, isThere: (due: Due) => boolean): Promise<void> => {
  if (await isOverBefore(table, chance, isThere)) throw new Error('The match ended before it was there.');
};

/** `playAhead` to the end of the match. The bot announces the last moves with its next sweep. */
export const playOut = async (table: Table, chance: Chance): Promise<void> => {
  await isOverBefore(table, chance, () => false);
};

const isOverBefore = async (table: Table, chance: Chance, isThere: (due: Due) => boolean): Promise<boolean> => {
  const { app, id } = table;
  const { stores } = app;
  const matches = createMatchService({ stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf, onBroken });
  const choose = computerAt(table, chance);
  for (let untold = 1; ; untold += 1) {
    const due = await table.due(chance);
    if (due === undefined) return true;
    const isLast = isThere(due);
    if (isLast || untold % MAX_UNTOLD === 0) {
      await playOn(table, { chance, choose, moves: 1, ways: ['typed'] });
      await told(table, (await table.rows()).length);
      if (isLast) return false;
      continue;
    }
    const command = (await choose(due)) ?? due.legal[0];
    if (command === undefined) throw new Error('The active seat has no legal move.');
    const played = await matches.play(id, { type: 'Play', user: due.person.id, command }, `ahead ${due.version}`);
    if (played.kind !== 'played') throw new Error(`A move was refused: ${JSON.stringify({ command, played })}`);
  }
};
