import type { Seat } from '#engine/game.ts';
import type { UseCreature } from '../../commands.ts';
import type { Event } from '../../events.ts';
import type { Refusal } from '../../rejections.ts';
import type { Acting } from '../../state.ts';

/** What a creature can do. The price and the card's way are the same for all and not in here. */
export interface Power<Use extends UseCreature> {
  /** Every lawful use, in the order in which it is offered. */
  uses(state: Acting, seat: Seat): readonly Use[];
  /** Why it may not be used so. */
  whyNot(state: Acting, use: Use): Refusal | undefined;
  /** What it does at once; what it then allows is asked for step by step. */
  does(state: Acting, use: Use): readonly Event[];
}
