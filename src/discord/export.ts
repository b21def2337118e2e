import { ComponentType } from 'discord.js';
import type { Position } from '#matches/index.ts';
import { type Answer, answer, text } from './answer.ts';
import type { Asking } from './command.ts';
import { seatName } from './names.ts';
import { tellRejection } from './tell.ts';

/**
 * The log of a match as a JSON file, one step a command: while it runs as the asker may know it, after its end whole. It
 * names seats only, never people.
 */
export const exportAnswer = async ({ services, say }: Asking, { match, seat, outcome }: Position): Promise<Answer> => {
  const story = await services.matches.story(match.id, 0);
  if (story === undefined) return answer(say.common.refusals.noSuchMatch({}, String));
  if (story.unreadable !== undefined) return answer(tellRejection(say, match.game, story.unreadable, seatName(match)));
  const isWhole = match.status === 'ended';
  const log = {
    game: match.game,
    match: match.id,
    version: match.version,
    seats: match.seats.length,
    seenBy: isWhole ? 'everybody' : (seat ?? 'spectator'),
    steps: story.steps.map((step) => ({
      version: step.version,
      at: step.at.toISOString(),
      ...(step.by !== undefined && { by: step.by }),
      events: isWhole ? step.events.map(({ event }) => event) : step.told(seat ?? 'spectator'),
    })),
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
