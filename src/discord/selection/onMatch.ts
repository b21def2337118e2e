import type { MatchContext, SlashCommandContext } from '../command/command.ts';
import type { Control, Press } from '../command/control.ts';
import type { Reply } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';
import { askedMatch, resolveMatchFor, type Wanted } from './matchOption.ts';

/**
 * Returns a command that is handled with the match it means, if the actor may see that match. `ifNone`: the reply to a command that
 * names no match and fits none.
 */
export const forMatch =
  (
    wanted: Wanted,
    handle: (call: SlashCommandContext & MatchContext) => Promise<Reply> | Reply,
    ifNone?: (call: SlashCommandContext) => Reply,
  ) =>
  async (call: SlashCommandContext): Promise<Reply> => {
    const { position, answer } = await askedMatch(call, wanted, ifNone?.(call));
    return position === undefined ? answer : handle({ ...call, position });
  };

type IdOfMatch = Extract<CustomId, { readonly match: number }>;
type IdOfSeat = Extract<CustomId, { readonly match: number; readonly seat: number }>;

type Handle<Id extends CustomId> = (context: MatchContext, press: Press<Id>) => Promise<Reply> | Reply;

/** Returns a control that is handled with its match, if the actor may see that match. */
export const onMatch =
  <Id extends IdOfMatch>(handle: Handle<Id>): Control<Id> =>
  async (press) => {
    const { position, answer } = await resolveMatchFor(press.context, press.id.match, press.interaction);
    return position === undefined ? answer : handle({ ...press.context, position }, press);
  };

/** Returns a control of a match that only the seat it names may use. */
export const onOwnSeat = <Id extends IdOfSeat>(handle: Handle<Id>): Control<Id> =>
  onMatch((context, press) => {
    const { match, seat } = context.position;
    const own = press.id.seat;
    if (own >= match.seats.length) return denied(context.say, 'notUnderstood');
    return seat === own ? handle(context, press) : denied(context.say, 'notYourControl', seatName(match)(own));
  });
