import type { BoardId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { SeatNames } from '../picture.ts';
import { printableNames } from '../seatNames.ts';
import { type Box, boxAround, type Counter, type Label, type Measure, PAGE } from '../shapes.ts';
import { type Text, textWith } from '../text.ts';
import { type BattleRow, layOutBattle } from './battleRow.ts';
import { type CreatureRow, layOutCreatures } from './creatures.ts';
import { type EffectRow, layOutEffect } from './effectRow.ts';
import { HEADER, TALL_PAGE, TYPE } from './frame.ts';
import { type GodTile, layOutGods } from './gods.ts';
import { layOutPieces, type Pieces } from './pieces.ts';
import { layOutSeats, type SeatCard } from './seats.ts';
import { layOutNext, layOutNow, type Track } from './tracks.ts';
import { WORDS } from './words.ts';

/** Cycle, Metropolises that win, and who is due. */
export interface Header {
  readonly box: Box;
  readonly title: Label;
  readonly goalIcon: Box;
  readonly goal: Label;
  readonly counters: readonly Counter[];
  readonly due: Label;
}

/** What goes on: markers to offer, a battle, a creature in use. */
export type Now = Track | BattleRow | EffectRow;

/** A whole picture in numbers: what is drawn, where, how large. */
export interface Layout {
  readonly page: { readonly width: number; readonly height: number };
  readonly board: BoardId;
  readonly pieces: Pieces;
  readonly header: Header;
  readonly gods: readonly GodTile[];
  readonly now: Now;
  readonly next: Track;
  /** Absent when creatures are not in play. */
  readonly creatures?: CreatureRow;
  readonly seats: readonly SeatCard[];
}

const header = (view: View, names: readonly string[], text: Text): Header => {
  const seats = view.outcome?.winners ?? view.active;
  const left = HEADER.x + 24 + 48 * seats.length;
  const right = HEADER.x + HEADER.width - 18;
  return {
    box: HEADER,
    title: text(titleOf(view), HEADER.x + 18, HEADER.y + 38, { face: 'display', size: 46, align: 'left' }),
    goalIcon: boxAround({ x: right - 54, y: HEADER.y + 36 }, 40),
    goal: text(String(view.goal), right, HEADER.y + 38, { face: 'body', size: 42, align: 'right' }),
    counters: seats.map((seat, index) => ({ seat, x: HEADER.x + 42 + index * 48, y: HEADER.y + 93, radius: 26 })),
    due: text(seats.map((seat) => names[seat] ?? '').join(', '), left + 4, HEADER.y + 94, {
      face: 'body',
      size: TYPE,
      align: 'left',
      room: right - left - 4,
    }),
  };
};

const now = (view: View, text: Text): Now => {
  const { battle, effect } = view.turn ?? {};
  if (battle !== undefined) return layOutBattle(view, battle, text);
  return effect === undefined ? layOutNow(view, text) : layOutEffect(effect, text);
};

const titleOf = ({ cycle, outcome }: View): string => {
  if (outcome === undefined) return `${WORDS.cycle} ${cycle}`;
  return outcome.winners.length === 0 ? WORDS.over : WORDS.victory;
};

/** Lays a view out. Pure: `measure` must answer the same for the same text. */
export const layOut = (view: View, names: SeatNames, measure: Measure): Layout => {
  const text = textWith(measure);
  const printable = printableNames(view.seats.length, names);
  const creatures = view.options.creatures === 'all';
  return {
    page: creatures ? TALL_PAGE : PAGE,
    board: view.board,
    pieces: layOutPieces(view, text),
    header: header(view, printable, text),
    gods: layOutGods(view, text),
    now: now(view, text),
    next: layOutNext(view, text),
    ...(creatures && { creatures: layOutCreatures(view, text) }),
    seats: layOutSeats(view, printable, text),
  };
};
