import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Refusal } from '../rejections.ts';
import type { Asking, State } from '../state.ts';

/** How one step goes in which all seats choose at the same time. `notes` are the choices of the seat in question so far. */
export interface ChoiceStep {
  /** What the seat may choose next; nothing when it has no more to choose. A single answer is taken by itself. */
  choices(state: State, seat: Seat, notes: readonly Choice[]): readonly Choice[];
  /** Why a command of this step may not be given; the seat has more to choose. */
  whyNot(state: State, command: Choice, notes: readonly Choice[]): Refusal | undefined;
  /** What all of the seat's choices together bring about. */
  effects(state: State, seat: Seat, notes: readonly Choice[]): readonly Event[];
  /** What comes after the effects of all seats. */
  next(now: Asking): Event;
}

/** The tiles that choices so far were about. */
export const tilesNamed = (notes: readonly Choice[]): readonly string[] =>
  notes.flatMap((note) => ('tile' in note ? [note.tile] : []));
