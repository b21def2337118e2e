import type { View } from '#games/cyclades/viewTypes.ts';
import type { Text } from '../../geometry/text.ts';
import type { Frame } from './frame.ts';
import type { Words } from './words.ts';

/** What the parts beside the map are laid out from, and the page they lie on. */
export interface Sheet {
  readonly frame: Frame;
  readonly view: View;
  /** Printable. */
  readonly names: readonly string[];
  readonly words: Words;
  readonly text: Text;
  /** Ids of what can be chosen. */
  readonly highlighted: ReadonlySet<string>;
}
