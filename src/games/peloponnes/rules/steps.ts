import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Refusal } from '../rejections.ts';
import type { ChoiceInProgress, State } from '../state.ts';
import type { TileId } from '../types.ts';

/**
 * How one step goes in which all seats choose at the same time, by commands of `Kind`. `notes` are the choices of the seat in
 * question so far.
 */
export interface ChoiceStep<Kind extends Choice = Choice> {
  /** What the seat may choose next; nothing when it has no more to choose. A single answer is taken by itself. */
  choices(state: State, seat: Seat, notes: readonly Kind[]): readonly Kind[];
  /** Why a seat that has more to choose may not choose this. */
  whyNot(state: State, command: Kind, notes: readonly Kind[]): Refusal | undefined;
  /** What all of the seat's choices together bring about. */
  effects(state: State, seat: Seat, notes: readonly Kind[]): readonly Event[];
  /** What comes after the effects of all seats. */
  next(now: ChoiceInProgress): Event;
}

/** Those of the tiles that no choice so far was about. */
export const undecided = (tiles: readonly TileId[], notes: readonly Choice[]): readonly TileId[] =>
  tiles.filter((tile) => !notes.some((note) => 'tile' in note && note.tile === tile));
