import type { EffectView } from '#games/cyclades/viewTypes.ts';
import { boxAround } from '../../geometry/shapes.ts';
import type { Sheet } from './sheet.ts';

/** A creature that is being used. */
export type EffectRow = ReturnType<typeof layOutEffect>;

const SHIP = 42;

/** Lays out the card of the creature and, where they are counted, the steps it has left. */
export const layOutEffect = ({ creature, stepsLeft }: EffectView, { frame, words, text }: Sheet) => {
  const box = frame.now;
  const card = { x: box.x + 12, y: box.y + 10, width: 88, height: box.height - 20 };
  const left = card.x + card.width + 16;
  const y = box.y + box.height / 2;
  return {
    box,
    creature,
    card,
    name: text(words.creatures[creature], left, stepsLeft === undefined ? y : y - 26, {
      face: 'display',
      size: frame.type,
      room: box.x + box.width - 12 - left,
      narrow: true,
    }),
    /** Steps that the Sylph has left. */
    ...(stepsLeft !== undefined && {
      steps: {
        ship: boxAround({ x: left + SHIP / 2, y: y + 28 }, SHIP),
        left: text(String(stepsLeft), left + SHIP + 10, y + 28, { size: 46 }),
      },
    }),
  };
};
