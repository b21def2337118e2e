import { ComponentType } from 'discord.js';
import type { Position } from '#matches/index.ts';
import { type Answer, answer, text } from './answer.ts';
import type { Asking } from './command.ts';
import { seatName } from './names.ts';
import { tellRejection } from './tell.ts';

/**
 * The log of a match as a JSON file, one step a command: after its end whole; while it runs as the asker may know it, without
 * versions and steps that would tell how often others have acted unseen. It names seats only, never people.
 */
export const exportAnswer = async ({ services, say }: Asking, { match, seat, outcome }: Position): Promise<Answer> => {
  const story = await services.matches.story(match.id, 0);
  if (story === undefined) return answer(say.common.refusals.noSuchMatch({}, String));
  if (story.unreadable !== undefined) return answer(tellRejection(say, match.game, story.unreadable, seatName(match)));
  const isWhole = match.status === 'ended';
  const log = {
    game: match.game,
    match: match.id,
    ...(isWhole && { version: match.version }),
    seats: match.seats.length,
    seenBy: isWhole ? 'everybody' : (seat ?? 'spectator'),
    steps: story.steps.flatMap((step) => {
      const events = (isWhole ? step.events : step.told(seat ?? 'spectator')).map(({ event }) => event);
      if (events.length === 0) return [];
      const by = step.by === undefined ? {} : { by: step.by };
      return [{ ...(isWhole && { version: step.version }), at: step.at.toISOString(), ...by, events }];
    }),
    ...(outcome !== undefined && { outcome }),
  };
  const name = `${match.game}-${match.id}.json`;
  return {
    components: [
      text(say.common.plain[isWhole ? 'exportedWhole' : 'exported']),
      { type: ComponentType.File, file: { url: `attachment://${name}` } },
    ],
    file: { name, data: new TextEncoder().encode(`${JSON.stringify(log, undefined, 1)}\n`) },
  };
};
