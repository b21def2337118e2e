import type { Position, UserId } from '#matches/index.ts';
import type { Answer } from './answer.ts';
import type { Asking } from './command.ts';
import { boardPicture } from './look.ts';
import type { Panel } from './panel.ts';

/**
 * A panel with the board as its asker sees it, where something can be chosen that stands there: that is lit. A picture that cannot
 * be drawn is left out, since one can move without it.
 */
export const pictured = async (
  asking: Asking,
  { match, view }: Position,
  user: UserId,
  { components, lit }: Panel,
): Promise<Answer> => {
  const [said, ...controls] = components;
  if (said === undefined || lit.length === 0) return { components };
  try {
    const { picture, file } = await boardPicture(asking, match, view, user, { lit });
    return { components: [said, picture, ...controls], file };
  } catch (error) {
    const fault = error instanceof Error ? error.name : typeof error;
    asking.services.log.error({ match: match.id, fault }, 'A panel has no picture, since it could not be drawn.');
    return { components };
  }
};
