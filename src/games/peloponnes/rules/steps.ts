import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Refusal } from '../rejections.ts';
import type { ChoiceInProgress, State } from '../state.ts';
import type { TileId } from '../types.ts';

/**
 * The rules of one step in which all seats choose at the same time, by commands of `Kind`. `notes` are the seat's choices so
 * far.
 */
export interface ChoiceStep<Kind extends Choice = Choice> {
  /** Returns what the seat may choose next; nothing when it has finished. A single option is chosen automatically. */
  choices(state: State, seat: Seat, notes: readonly Kind[]): readonly Kind[];
  /** Returns why a seat that has more to choose may not choose this. */
  whyNot(state: State, command: Kind, notes: readonly Kind[]): Refusal | undefined;
  /** Returns the effects of all of the seat's choices together. */
  effects(state: State, seat: Seat, notes: readonly Kind[]): readonly Event[];
  /** Returns what follows the effects of all seats. */
  next(now: ChoiceInProgress): Event;
}

/** Returns the tiles that no choice so far has named. */
export const undecided = (tiles: readonly TileId[], notes: readonly Choice[]): readonly TileId[] =>
  tiles.filter((tile) => !notes.some((note) => 'tile' in note && note.tile === tile));
