import type { Rejection } from '#engine/game.ts';
import type { LoggedEvent, Match, MatchCommand } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { refusalReply } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';

/** The effect of a command on a match, or why it was refused, with the reply that says so. */
type CommandResult = (
  | { readonly match: Match; readonly events: readonly LoggedEvent[]; readonly refused?: never }
  | { readonly refused: Reply; readonly rejection: Rejection; readonly match?: never }
) & {
  /** Returns what the actor may see of the match afterwards. */
  readonly after: () => Promise<MatchContext>;
};

/** Plays a command for the actor. It is played only once, even if the interaction arrives several times. */
export const playCommand = async (context: MatchContext, command: MatchCommand): Promise<CommandResult> => {
  const { services, say, actor, position } = context;
  const played = await services.matches.play(position.match, command, actor.commandId, actor.name);
  const match = played.match ?? position.match;
  const after = async (): Promise<MatchContext> => {
    const now = await services.matches.position(match, actor.user);
    return now === undefined ? context : { ...context, position: now };
  };
  if (played.kind !== 'rejected') return { match, events: played.events, after };
  const { rejection } = played;
  return { refused: refusalReply(say, rejection, match.game, seatName(say, match)), rejection, after };
};
