import type { Event } from '#games/cyclades/events.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { boxAround, type Label, type Measure } from '../../geometry/shapes.ts';
import { numbered, textWith } from '../../geometry/text.ts';
import type { PictureRequest, SeatNames } from '../../request/picture.ts';
import { printableNames } from '../../request/seatNames.ts';
import { type BattleRow, layOutBattle } from './battleRow.ts';
import { CHARTS } from './board.ts';
import { layOutChanges } from './changes.ts';
import { layOutCreatures } from './creatures.ts';
import { type Detail, layOutDetail } from './detail.ts';
import { type EffectRow, layOutEffect } from './effectRow.ts';
import { type Frame, frameOf } from './frame.ts';
import { layOutGods } from './gods.ts';
import { layOutHighlights } from './highlighted.ts';
import { layOutPieces } from './pieces.ts';
import { layOutSeatLines } from './seatLines.ts';
import { layOutSeats } from './seats.ts';
import type { Sheet } from './sheet.ts';
import { tallFrame } from './tallFrame.ts';
import { layOutNext, layOutNow, type Track } from './tracks.ts';
import type { Words } from './words.ts';

/** Cycle, Metropolises needed to win, and the actors. */
export type Header = ReturnType<typeof header>;

/** The current step: markers to offer, a battle, a creature in use. */
export type Now = Track | BattleRow | EffectRow;

/** A whole picture in numbers: what is drawn, where, and how large. */
export type Layout = ReturnType<typeof layOut>;

/**
 * Lays out the header. At the end, counters give way to names that do not fit next to them, because the winners are also framed
 * among the seats.
 */
const header = ({ frame, view, names, words, text }: Sheet) => {
  const { x, y, width } = frame.header;
  const seats = view.outcome?.winners ?? view.active;
  const dueNames = seats.map((seat) => names[seat] ?? '').join(', ');
  const low = y + 58;
  const due = (left: number): Label => text(dueNames, left, low, { size: frame.small, room: x + width - left, narrow: true });
  const beside = due(x + 6 + (2 * DUE_RADIUS - 4) * seats.length);
  const alone = view.outcome !== undefined && beside.text !== dueNames;
  return {
    title: text(titleOf(view, words), x, y + 15, { face: 'display', size: frame.type, room: width, narrow: true }),
    goalIcon: boxAround({ x: x + DUE_RADIUS, y: low + 46 }, 40),
    goal: text(String(view.goal), x + 2 * DUE_RADIUS + 4, low + 46, { size: frame.small }),
    counters: alone
      ? []
      : seats.map((seat, index) => ({
          seat,
          x: x + DUE_RADIUS + index * (2 * DUE_RADIUS - 4),
          y: low,
          radius: DUE_RADIUS,
        })),
    due: alone ? due(x) : beside,
  };
};

const DUE_RADIUS = 23;

const now = (sheet: Sheet): Now => {
  const { battle, effect } = sheet.view.turn ?? {};
  if (battle !== undefined) return layOutBattle(battle, sheet);
  return effect === undefined ? layOutNow(sheet) : layOutEffect(effect, sheet);
};

const titleOf = ({ cycle, outcome }: View, words: Words): string => {
  if (outcome === undefined) return numbered(words.cycle, cycle);
  if (outcome.reason === 'draw') return words.draw;
  return outcome.winners.length === 0 ? words.over : words.victory;
};

/** What a request adds to the whole board: a place to enlarge, places that can be chosen, earlier events. */
export type RenderRequest = Pick<PictureRequest, 'detail' | 'highlighted' | 'told' | 'shape'>;

/** Lays out a view, or the requested detail. Pure, if `measure` always returns the same for the same text. */
export const layOutAsked = (
  view: View,
  names: SeatNames,
  words: Words,
  measure: Measure,
  { detail, highlighted, told, shape }: RenderRequest,
): Layout | Detail => {
  const near =
    detail === undefined ? undefined : layOutDetail(view, detail, printableNames(view.seats.length, names), words, measure);
  return (
    near ??
    layOut(view, names, words, measure, highlighted, told as readonly Event[], shape === 'tall' ? tallFrame(view) : undefined)
  );
};

/** Lays the whole board out. */
export const layOut = (
  view: View,
  names: SeatNames,
  words: Words,
  measure: Measure,
  highlighted: readonly string[] = [],
  told: readonly Event[] = [],
  frame: Frame = frameOf(view.board, view.options.creatures === 'all'),
) => {
  const text = textWith(measure);
  const chart = CHARTS[view.board];
  const pieces = layOutPieces(view, measure);
  const sheet: Sheet = {
    frame,
    view,
    names: printableNames(view.seats.length, names),
    words,
    text,
    highlighted: new Set(highlighted),
  };
  return {
    page: frame.page,
    /** The size of the page that its chart is cached for. */
    chart: frameOf(view.board, view.options.creatures === 'all').page,
    board: view.board,
    highlighted: layOutHighlights(chart, highlighted, measure),
    pieces,
    /** Absent where the request contains no earlier events. */
    ...(told.length > 0 && { changes: layOutChanges(view, chart, pieces, told, words, measure) }),
    header: header(sheet),
    gods: layOutGods(sheet),
    now: now(sheet),
    next: layOutNext(sheet),
    /** Absent when creatures are not in play. */
    ...(frame.creatures && { creatures: layOutCreatures(frame.creatures, sheet) }),
    seats: frame.lines ? layOutSeatLines(sheet) : layOutSeats(sheet),
  };
};
