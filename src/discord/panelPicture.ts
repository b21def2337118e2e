import type { Position, UserId } from '#matches/index.ts';
import type { Answer } from './answer.ts';
import type { Asking } from './command.ts';
import { boardPicture } from './look.ts';
import type { Panel } from './panel.ts';

/** A panel with the board as its asker sees it, where something can be chosen: what of that stands there is lit. */
export const pictured = async (
  asking: Asking,
  { match, view }: Position,
  user: UserId,
  { components, lit }: Panel,
): Promise<Answer> => {
  const [said, ...controls] = components;
  const shown = said === undefined || lit === undefined ? undefined : await boardPicture(asking, match, view, user, { lit });
  if (said === undefined || shown === undefined) return { components };
  return { components: [said, shown.picture, ...controls], file: shown.file };
};
