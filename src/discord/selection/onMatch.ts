import type { AutocompleteFocusedOption } from 'discord.js';
import type { AutocompleteChoices, AutocompleteContext, Command, MatchContext, SlashCommandContext } from '../command/command.ts';
import type { Control, Press } from '../command/control.ts';
import type { Reply } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';
import { askedMatch, MATCH_OPTION, type MatchFilter, matchOption, resolveMatchFor, suggestMatches } from './matchOption.ts';

/** A command or subcommand that takes options. */
interface WithOptions<Builder> {
  addStringOption(add: typeof matchOption): Builder;
}

interface MatchCommandExtras {
  /** Suggests values of the command's own options; by default it has none with suggestions. */
  readonly autocomplete?: NonNullable<Command['autocomplete']>;
  /** The reply to a command that names no match and fits none. */
  readonly ifNone?: (call: SlashCommandContext) => Reply;
}

/**
 * Returns a command that is handled with the match it means, if the actor may see that match. `data`: the command without the
 * option that names the match.
 */
export const matchCommand = <Builder extends WithOptions<Builder>>(
  data: Builder,
  wanted: MatchFilter,
  handle: (call: SlashCommandContext & MatchContext) => Promise<Reply> | Reply,
  { autocomplete, ifNone }: MatchCommandExtras = {},
): Command<Builder> => ({
  data: data.addStringOption(matchOption),
  execute: async (call) => {
    const { position, refused: answer } = await askedMatch(call, wanted, ifNone?.(call));
    return position === undefined ? answer : handle({ ...call, position });
  },
  autocomplete: async (suggestion) =>
    autocomplete === undefined || suggestion.interaction.options.getFocused(true).name === MATCH_OPTION
      ? suggestMatches(suggestion)
      : autocomplete(suggestion),
});

/** Returns an autocomplete handler that gets the match the command means, and the focused option with the text typed there. */
export const suggestInMatch =
  (
    wanted: MatchFilter,
    suggest: (context: AutocompleteContext & MatchContext, focused: AutocompleteFocusedOption) => AutocompleteChoices,
  ) =>
  async (suggestion: AutocompleteContext): Promise<AutocompleteChoices> => {
    const { position } = await askedMatch(suggestion, wanted);
    return position === undefined ? [] : suggest({ ...suggestion, position }, suggestion.interaction.options.getFocused(true));
  };

type IdOfMatch = Extract<CustomId, { readonly match: number }>;
type IdOfSeat = Extract<CustomId, { readonly match: number; readonly seat: number }>;

type Handle<Id extends CustomId> = (context: MatchContext, press: Press<Id>) => Promise<Reply> | Reply;

/** Returns a control that is handled with its match, if the actor may see that match. */
export const onMatch =
  <Id extends IdOfMatch>(handle: Handle<Id>): Control<Id> =>
  async (press) => {
    const { position, refused: answer } = await resolveMatchFor(press.context, press.id.match, press.interaction);
    return position === undefined ? answer : handle({ ...press.context, position }, press);
  };

/** Returns a control of a match that only the seat it names may use. */
export const onOwnSeat = <Id extends IdOfSeat>(handle: Handle<Id>): Control<Id> =>
  onMatch((context, press) => {
    const { match, seat } = context.position;
    const own = press.id.seat;
    if (own >= match.seats.length) return denied(context.say, 'notUnderstood');
    return seat === own ? handle(context, press) : denied(context.say, 'notYourControl', seatName(context.say, match)(own));
  });
