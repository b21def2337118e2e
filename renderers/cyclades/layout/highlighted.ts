import { BOARDS } from '#games/cyclades/data/boards.ts';
import { type Label, type Measure, middleOf } from '../../geometry/shapes.ts';
import { textWith } from '../../geometry/text.ts';
import type { Chart, SeaSpot } from './board.ts';
import { seaName } from './chartLabels.ts';
import { BOARD_TYPE } from './frame.ts';

/** A highlighted sea space and its name, which is drawn again on top. */
export interface Named {
  readonly sea: SeaSpot;
  readonly name: Label;
}

/** Highlighted places. */
export type Highlights = ReturnType<typeof layOutHighlights>;

/** Returns the places with these ids. Ignores ids of other things. */
export const layOutHighlights = (chart: Chart, ids: readonly string[], measure: Measure) => {
  const text = textWith(measure);
  const places = new Set(ids);
  const { islands } = BOARDS[chart.id];
  const beside = new Set(islands.filter(({ id }) => places.has(id)).flatMap(({ seas }) => seas));
  return {
    seas: chart.seas.filter(({ id }) => places.has(id)),
    islands: chart.islands.filter(({ id }) => places.has(id)),
    /** Slots that can be chosen, by their numbers from 1. */
    slots: chart.islands.flatMap(({ id, slots }) =>
      slots.flatMap((box, slot) => {
        const { x, y } = middleOf(box);
        const number = text(String(slot + 1), x, y, { size: BOARD_TYPE, align: 'center' });
        return places.has(`${id}.${slot}`) ? [{ box, number }] : [];
      }),
    ),
    /** The names that the highlight lines may touch, drawn again on top. */
    names: chart.seas.filter(({ id }) => places.has(id) || beside.has(id)).map((sea) => seaName(sea, text)),
  };
};
