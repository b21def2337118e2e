import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import { MARKER_COINS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { State } from '../state.ts';
import type { Amounts, PayableDisaster, TileId } from '../types.ts';
import { canPay, paymentOf } from './goods.ts';
import { goodsOf, isProtected, seatOf } from './holdings.ts';
import { type ChoiceStep, tilesNamed } from './steps.ts';

/** Earthquake and tempest (RULES.md, chapter 8): tiles are given up one by one, and a pair of goods is paid for each that is kept. */

const PAIRS: Readonly<
  Record<PayableDisaster, { readonly tiles: 'buildings' | 'lands'; readonly pair: readonly (keyof Amounts)[] }>
> = {
  earthquake: { tiles: 'buildings', pair: ['wood', 'stone'] },
  tempest: { tiles: 'lands', pair: ['food', 'coins'] },
};

const dueFor = (disaster: PayableDisaster, kept: number): Amounts =>
  Object.fromEntries(PAIRS[disaster].pair.map((good) => [good, kept]));

/** The tiles a disaster asks for. */
const exposed = (state: State, seat: Seat, disaster: PayableDisaster): readonly TileId[] =>
  isProtected(state, seat, disaster) ? [] : seatOf(state, seat)[PAIRS[disaster].tiles];

/** How many of so many tiles can be paid for. */
const mostKept = (state: State, seat: Seat, disaster: PayableDisaster, tiles: number): number => {
  const goods = goodsOf(state, seat);
  let kept = tiles;
  while (kept > 0 && !canPay(goods, dueFor(disaster, kept))) kept--;
  return kept;
};

const keptAfter = (state: State, seat: Seat, disaster: PayableDisaster, notes: readonly Choice[]): readonly TileId[] => {
  const given = tilesNamed(notes);
  return exposed(state, seat, disaster).filter((tile) => !given.includes(tile));
};

const choices = (state: State, disaster: PayableDisaster, seat: Seat, notes: readonly Choice[]): readonly Choice[] => {
  const tiles = exposed(state, seat, disaster);
  if (tiles.length === 0 || notes.at(-1)?.type === 'PayDisaster') return [];
  const kept = keptAfter(state, seat, disaster, notes);
  const most = mostKept(state, seat, disaster, tiles.length);
  const giveUp = kept.map((tile) => ({ type: 'GiveUpTile', seat, tile }) as const);
  if (kept.length > most) return most === 0 ? giveUp.slice(0, 1) : giveUp;
  return [{ type: 'PayDisaster', seat }, ...giveUp];
};

const whyNot = (state: State, disaster: PayableDisaster, command: Choice, notes: readonly Choice[]): Refusal | undefined => {
  const { seat } = command;
  const kept = keptAfter(state, seat, disaster, notes);
  if (command.type === 'GiveUpTile') {
    return kept.includes(command.tile) ? undefined : refuse('notThisTile', { tile: command.tile, tiles: kept });
  }
  const tooMany = kept.length - mostKept(state, seat, disaster, exposed(state, seat, disaster).length);
  return tooMany > 0 ? refuse('disasterUnpayable', { tiles: tooMany }) : undefined;
};

const effects = (state: State, disaster: PayableDisaster, seat: Seat, notes: readonly Choice[]): readonly Event[] => {
  if (exposed(state, seat, disaster).length === 0) return [];
  const tiles = tilesNamed(notes);
  const kept = keptAfter(state, seat, disaster, notes).length;
  const paid = paymentOf(goodsOf(state, seat), dueFor(disaster, kept));
  const coins = state.options.marker === 'returned' ? markersOn(state, seat, tiles) : 0;
  return [{ type: 'DisasterPaid', seat, disaster, tiles, kept, paid, ...(coins > 0 && { coins }) }];
};

const markersOn = (state: State, seat: Seat, tiles: readonly TileId[]): number =>
  seatOf(state, seat).marked.filter((tile) => tiles.includes(tile)).length * MARKER_COINS;

/** How a disaster is paid for, tile by tile. */
export const upkeepOf = (disaster: PayableDisaster): ChoiceStep => ({
  choices: (state, seat, notes) => choices(state, disaster, seat, notes),
  whyNot: (state, command, notes) => whyNot(state, disaster, command, notes),
  effects: (state, seat, notes) => effects(state, disaster, seat, notes),
  next: () => ({ type: 'DisasterEnded', disaster }),
});
