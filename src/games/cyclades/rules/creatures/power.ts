import type { Seat } from '#engine/game.ts';
import type { UseCreature } from '../../commands.ts';
import type { Event } from '../../events.ts';
import type { Refusal } from '../../rejections.ts';
import type { Acting } from '../../state.ts';

/** What a creature can do. Price and handling of the card are common to all and not included. */
export interface Power<Use extends UseCreature> {
  /** Returns every legal use, in the order in which the bot offers it. */
  uses(state: Acting, seat: Seat): readonly Use[];
  /** Returns why it may not be used in this way. */
  whyNot(state: Acting, use: Use): Refusal | undefined;
  /** Returns its immediate effect; the seat is then asked step by step for what it allows further. */
  does(state: Acting, use: Use): readonly Event[];
}
