import { type AutocompleteFocusedOption, SlashCommandSubcommandBuilder } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { Field, MoveChoice, MoveValues } from '#engine/moves.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match, Position } from '#matches/index.ts';
import {
  type AutocompleteChoices,
  type AutocompleteContext,
  type Command,
  describedIn,
  type MatchContext,
  optionName,
  type SlashCommandContext,
} from '../command/command.ts';
import { choicesOf, fieldOf } from '../command/movePath.ts';
import type { Reply } from '../components/reply.ts';
import { refusalWithHelp } from '../narration/refusalReply.ts';
import { entryName, findEntry } from '../rules/referenceCommand.ts';
import { matchCommand, suggestInMatch } from '../selection/onMatch.ts';
import { wrongGameReply } from '../selection/wrongGame.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { parseSeat, plainName } from '../text/seatNames.ts';
import { confirmationReply, needsConfirmation } from './confirmMove.ts';
import { withCompound } from './moveOffer.ts';
import { choiceLabel } from './panelChoice.ts';
import { playMove } from './playMove.ts';

type Value = string | number;

/** A subcommand that plays one type of a game's moves. */
export interface MoveCommand extends MoveChoice<BaseCommand, unknown> {
  /** The subcommand's name: `bid`. */
  readonly name: string;
  readonly game: string;
  readonly type: string;
  readonly fields: readonly Field[];
  /** Whether it has an option that confirms the move, so that no question follows. */
  readonly needsConfirmation: boolean;
  /** Returns a word as the game writes it: `a4` gives `A4`. */
  readonly canonical: (word: string) => string;
}

/**
 * Returns the command of a type of move. Its choices come from the actor's legal moves; the typed move goes through the match
 * service like any other.
 */
export const moveCommand = (languages: readonly Sentences[], move: MoveCommand): Command =>
  matchCommand(dataOf(languages, move), 'due', (call) => execute(move, call), {
    autocomplete: suggestInMatch('due', (suggestion, focused) => suggest(move, suggestion, focused)),
  });

const SURE = 'sure';

const dataOf = (
  languages: readonly Sentences[],
  { game, name, fields, needsConfirmation: hasConfirmOption }: MoveCommand,
): SlashCommandSubcommandBuilder => {
  const data = describedIn(languages, new SlashCommandSubcommandBuilder(), `${game} ${name}`);
  const optionalLast = fields.toSorted((one, other) => Number(one.optional ?? false) - Number(other.optional ?? false));
  for (const { name: field, kind, optional = false } of optionalLast) {
    const key = `${game} ${name}.${field}`;
    if (isText(kind)) {
      data.addStringOption((option) => describedIn(languages, option, key).setRequired(!optional).setAutocomplete(true));
    } else {
      data.addIntegerOption((option) =>
        describedIn(languages, option, key).setRequired(!optional).setAutocomplete(true).setMinValue(0).setMaxValue(9999),
      );
    }
  }
  if (hasConfirmOption) data.addBooleanOption((option) => describedIn(languages, option, `${game} ${name}.${SURE}`));
  return data;
};

/** Whether a field is typed as text and not as a number. */
const isText = (kind: Field['kind']): boolean => kind === 'word' || kind === 'entry' || kind === 'seat';

/** Returns the typed fields as the game writes them. */
const typedValues = (
  move: MoveCommand,
  { interaction: { options }, say }: SlashCommandContext | AutocompleteContext,
  { match, legal }: Position,
  focused?: string,
): MoveValues =>
  Object.fromEntries(
    move.fields.flatMap((field): [string, Value][] => {
      const { name, kind } = field;
      if (name === focused) return [];
      const typed = options.get(name)?.value;
      if (typed === undefined || typeof typed === 'boolean') return [];
      if (isText(kind)) return [[name, readText(move, field, String(typed).slice(0, 100), match, legal, say)]];
      const number = Number(typed);
      return Number.isFinite(number) ? [[name, kind === 'index' ? number - 1 : number]] : [];
    }),
  );

/** Returns unknown names as they were typed, so that the game refuses them. */
const readText = (
  { type, game, canonical }: MoveCommand,
  { kind, name }: Field,
  text: string,
  match: Match,
  legal: readonly BaseCommand[],
  say: Sentences,
): Value => {
  if (kind === 'seat') return parseSeat(match, text) ?? text;
  if (kind === 'word') return canonical(text);
  const possible = choicesOf(ofType(legal, type), name).map(({ value }) => value);
  return findEntry(say, game, text, possible) ?? canonical(text);
};

const ofType = (legal: readonly BaseCommand[], type: string): readonly BaseCommand[] =>
  legal.filter((move) => move.type === type);

const movesWith = (moves: readonly BaseCommand[], values: MoveValues): readonly BaseCommand[] =>
  moves.filter((move) => Object.entries(values).every(([field, value]) => fieldOf(move, field) === value));

const execute = async (move: MoveCommand, call: SlashCommandContext & MatchContext): Promise<Reply> => {
  const { say, interaction } = call;
  const position = withCompound(call.services.games, call.position);
  if (position.match.game !== move.game) return wrongGameReply(call, position.match, move.name);
  const values = typedValues(move, call, position);
  const legal = ofType(position.legal, move.type);
  const fitting = movesWith(legal, values);
  const [only, ...more] = fitting;
  const intended = more.length === 0 ? only : move.pick?.(position.view, fitting);
  if (more.length > 0 && intended === undefined)
    return refusalWithHelp(say, 'moving', missing(move, call, position.match, fitting));
  const isAsked =
    intended !== undefined &&
    interaction.options.getBoolean(SURE) !== true &&
    needsConfirmation(call.services.games, position, intended);
  if (isAsked) return confirmationReply(say, call.services.games, position, intended);
  return playMove(call, intended ?? asTyped(move, values, legal, position.view));
};

/** Returns the move as typed, although no legal move fits it, so that the game refuses it with its own reason. */
const asTyped = (
  { type, fill }: MoveCommand,
  values: MoveValues,
  legal: readonly BaseCommand[],
  view: unknown,
): Omit<BaseCommand, 'seat'> => ({
  type,
  ...(view === undefined ? values : (fill?.(values, legal, view) ?? values)),
});

const missing = (
  { game, name, fields }: MoveCommand,
  { say }: SlashCommandContext,
  match: Match,
  fitting: readonly BaseCommand[],
): string => {
  const open = fields.find((field) => choicesOf(fitting, field.name).length > 1);
  const choices =
    open === undefined ? [] : choicesOf(fitting, open.name).map(({ value }) => displayValue(say, open, value, match));
  const most = 8;
  const option = optionName(say.common.commandNames, `${game} ${name}.${open?.name ?? ''}`);
  return say.common.missingOption(option, choices.slice(0, most), Math.max(0, choices.length - most));
};

/** Returns a value as it appears in a sentence. */
const displayValue = (say: Sentences, field: Field, value: string, match: Match): string => {
  if (field.kind === 'seat') return plainName(match)(Number(value));
  return field.kind === 'entry' ? entryName(say, match.game, value) : String(typedValue(field, value));
};

/** Returns a value as it is typed. */
const typedValue = ({ kind }: Field, value: string): Value => {
  switch (kind) {
    case 'word':
    case 'entry':
      return value;
    case 'seat':
      return String(Number(value) + 1);
    case 'index':
      return Number(value) + 1;
    case 'amount':
      return Number(value);
  }
};

const suggest = (
  move: MoveCommand,
  suggestion: AutocompleteContext & MatchContext,
  focused: AutocompleteFocusedOption,
): AutocompleteChoices => {
  const { say } = suggestion;
  const position = withCompound(suggestion.services.games, suggestion.position);
  const field = move.fields.find(({ name }) => name === focused.name);
  if (field === undefined || position.match.game !== move.game) return [];
  const fitting = movesWith(ofType(position.legal, move.type), typedValues(move, suggestion, position, field.name));
  const typed = normalizeText(String(focused.value));
  const choices = choicesOf(fitting, field.name).map((choice) => ({
    name: choiceLabel(say, position, field.name, choice),
    value: typedValue(field, choice.value),
  }));
  return isText(field.kind) ? bestFirst(choices, typed) : choices.filter(({ value }) => String(value).startsWith(typed));
};

/**
 * Sorts choices: those whose value begins with the typed text, those whose name does, then those that contain it. Only the
 * first 25 are kept.
 */
const bestFirst = (choices: AutocompleteChoices, typed: string): AutocompleteChoices => {
  const rank = ({ name, value }: AutocompleteChoices[number]): number =>
    [
      String(value).toLowerCase().startsWith(typed),
      normalizeText(name).startsWith(typed),
      normalizeText(name).includes(typed),
    ].indexOf(true);
  return [0, 1, 2].flatMap((each) => choices.filter((choice) => rank(choice) === each));
};
