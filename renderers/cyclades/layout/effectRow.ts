import type { EffectView } from '#games/cyclades/viewTypes.ts';
import { boxAround } from '../../geometry/shapes.ts';
import type { Sheet } from './sheet.ts';

/** A creature that is being used. */
export type EffectRow = ReturnType<typeof layOutEffect>;

const SIDE = 44;

/** Lays out the creature's name, and below it its card and the steps it has left where they are counted. */
export const layOutEffect = ({ creature, stepsLeft }: EffectView, { frame, words, text }: Sheet) => {
  const box = frame.now;
  const y = box.y + box.height - 8 - SIDE / 2;
  const card = boxAround({ x: box.x + 10 + SIDE / 2, y }, SIDE);
  const left = card.x + 2 * SIDE;
  return {
    box,
    creature,
    card,
    name: text(words.creatures[creature], box.x + 10, box.y + 23, { size: frame.small, room: box.width - 16, narrow: true }),
    /** Steps that the Sylph has left. */
    ...(stepsLeft !== undefined && {
      steps: {
        ship: boxAround({ x: left, y }, SIDE - 6),
        left: text(String(stepsLeft), left + SIDE - 14, y, { size: frame.small }),
      },
    }),
  };
};
