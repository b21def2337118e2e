import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { MARKER_COINS } from '../data/figures.ts';
import type { Event, EventOf } from '../events.ts';
import { NO_GOODS, plus } from '../goods.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type State, seatOf } from '../state.ts';
import type { Goods, PayableDisaster, TileId } from '../types.ts';
import { isProtected } from './holdings.ts';
import { type ChoiceStep, undecided } from './steps.ts';
import { canPay, paymentOf } from './stores.ts';

/** Earthquake and tempest (RULES.md, chapter 8): tiles are given up one by one, and a pair of goods is paid for each that is kept. */

type Note = CommandOf<'GiveUpTile'> | CommandOf<'PayDisaster'>;

/** The goods to pay for a number of tiles. */
const DUE: Readonly<Record<PayableDisaster, (tiles: number) => Goods>> = {
  earthquake: (tiles) => plus(NO_GOODS, { wood: tiles, stone: tiles }),
  tempest: (tiles) => plus(NO_GOODS, { food: tiles, coins: tiles }),
};

/** Returns the tiles that a disaster affects. */
const exposed = (state: State, seat: Seat, disaster: PayableDisaster): readonly TileId[] => {
  if (isProtected(state, seat, disaster)) return [];
  const { buildings, lands } = seatOf(state, seat);
  return disaster === 'earthquake' ? buildings : lands;
};

/** Returns how many of all its tiles the seat can pay for. */
const mostKept = (state: State, seat: Seat, disaster: PayableDisaster): number => {
  const { goods } = seatOf(state, seat);
  let kept = exposed(state, seat, disaster).length;
  while (!canPay(goods, DUE[disaster](kept))) kept--;
  return kept;
};

const choices = (state: State, disaster: PayableDisaster, seat: Seat, notes: readonly Note[]): readonly Note[] => {
  const tiles = exposed(state, seat, disaster);
  if (notes.at(-1)?.type === 'PayDisaster') return [];
  const kept = undecided(tiles, notes);
  const most = mostKept(state, seat, disaster);
  const giveUp = kept.map((tile) => ({ type: 'GiveUpTile', seat, tile }) as const);
  if (kept.length <= most) return [{ type: 'PayDisaster', seat }, ...giveUp];
  return most === 0 ? giveUp.slice(0, 1) : giveUp;
};

const whyNot = (state: State, disaster: PayableDisaster, command: Note, notes: readonly Note[]): Refusal | undefined => {
  const { seat } = command;
  const kept = undecided(exposed(state, seat, disaster), notes);
  if (command.type === 'GiveUpTile') {
    return kept.includes(command.tile) ? undefined : refuse('notThisTile', { tile: command.tile, tiles: kept });
  }
  const tooMany = kept.length - mostKept(state, seat, disaster);
  return tooMany > 0 ? refuse('disasterUnpayable', { tiles: tooMany }) : undefined;
};

const effects = (state: State, disaster: PayableDisaster, seat: Seat, notes: readonly Note[]): readonly Event[] => {
  const asked = exposed(state, seat, disaster);
  if (asked.length === 0) return [];
  const tiles: TileId[] = [];
  for (const note of notes) if (note.type === 'GiveUpTile') tiles.push(note.tile);
  const kept = asked.length - tiles.length;
  const { goods, marked } = seatOf(state, seat);
  const paid = paymentOf(goods, DUE[disaster](kept));
  const markers = marked.filter((tile) => tiles.includes(tile)).length * MARKER_COINS;
  const event: Draft<EventOf<'DisasterPaid'>> = { type: 'DisasterPaid', seat, disaster, tiles, kept, paid };
  if (markers > 0 && state.options.marker === 'returned') event.coins = markers;
  return [event];
};

/** Returns the step in which a disaster is paid for, tile by tile. */
export const upkeepOf = (disaster: PayableDisaster): ChoiceStep<Note> => ({
  choices: (state, seat, notes) => choices(state, disaster, seat, notes),
  whyNot: (state, command, notes) => whyNot(state, disaster, command, notes),
  effects: (state, seat, notes) => effects(state, disaster, seat, notes),
  next: () => ({ type: 'DisasterEnded', disaster }),
});
