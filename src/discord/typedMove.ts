import { SlashCommandSubcommandBuilder } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { CommandKey } from '#i18n/index.ts';
import type { Match, Position } from '#matches/index.ts';
import { type Answer, answer } from './answer.ts';
import { askerOf } from './asker.ts';
import { type Call, type Choices, type Command, described, type Suggestion } from './command.ts';
import { askedMatch, MATCH_OPTION, matchOption, suggestMatches } from './matchOption.ts';
import { type Choice, choicesOf, type Field, fieldOf } from './moves.ts';
import { labelName, seatMeant, seatName } from './names.ts';
import { playMove } from './play.ts';

type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** A subcommand that types one kind of a game's moves. */
export interface TypedMove {
  /** As typed, after the game's own word: `bid`. */
  readonly name: string;
  readonly game: string;
  readonly type: string;
  readonly fields: readonly TypedField[];
  /** A word as the game writes it: `a4` is `A4`. */
  readonly canonical: (word: string) => string;
  /** Which of several moves is meant when optional fields were left out; by default it is asked for. */
  readonly pick?: (position: Position, moves: readonly BaseCommand[]) => BaseCommand | undefined;
  /**
   * What was typed with optional fields filled in anyhow, when no legal move tells: so that the refusal is about what was typed.
   * `moves` are the legal ones of this kind.
   */
  readonly fill?: (values: Values, moves: readonly BaseCommand[]) => Values;
}

export interface TypedField extends Field {
  readonly required: boolean;
}

/** The command of a kind of move: the asker's legal moves as choices, what was typed to the one door. */
export const typedMove = (move: TypedMove): Command => ({
  data: dataOf(move),
  execute: (call) => execute(move, call),
  autocomplete: (suggestion) => suggest(move, suggestion),
});

const dataOf = ({ game, name, fields }: TypedMove): SlashCommandSubcommandBuilder => {
  const data = described(new SlashCommandSubcommandBuilder().setName(name), `${game} ${name}` as CommandKey);
  for (const { name: field, kind, required } of [...fields].sort((one, other) => Number(other.required) - Number(one.required))) {
    const key = `${game} ${name}.${field}` as CommandKey;
    if (isText(kind)) {
      data.addStringOption((option) => described(option.setName(field), key).setRequired(required).setAutocomplete(true));
    } else {
      data.addIntegerOption((option) =>
        described(option.setName(field), key).setRequired(required).setAutocomplete(true).setMinValue(0).setMaxValue(9999),
      );
    }
  }
  return data.addStringOption(matchOption);
};

/** Whether a field is typed as text, not as a number. */
const isText = (kind: Field['kind']): boolean => kind === 'word' || kind === 'seat';

type Options = Call['interaction']['options'] | Suggestion['interaction']['options'];

/** The fields that were typed, as the game writes them. */
const typedValues = ({ fields, canonical }: TypedMove, options: Options, match: Match, focused?: string): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, Value][] => {
      if (name === focused) return [];
      const typed = options.get(name)?.value;
      if (typed === undefined || typeof typed === 'boolean') return [];
      if (isText(kind)) return [[name, readText(kind, String(typed).slice(0, 100), match, canonical)]];
      const number = Number(typed);
      return Number.isFinite(number) ? [[name, kind === 'index' ? number - 1 : number]] : [];
    }),
  );

/** A seat that nobody sits in stays as it was typed, for the game to refuse. */
const readText = (kind: Field['kind'], text: string, match: Match, canonical: TypedMove['canonical']): Value =>
  kind === 'seat' ? (seatMeant(match, text) ?? text) : canonical(text);

const having = (moves: readonly BaseCommand[], values: Values): readonly BaseCommand[] =>
  moves.filter((move) => Object.entries(values).every(([field, value]) => fieldOf(move, field) === value));

const execute = async (move: TypedMove, call: Call): Promise<Answer> => {
  const asked = await askedMatch(call, 'due');
  if (asked.position === undefined) return asked.answer;
  const { position } = asked;
  const { say, interaction } = call;
  if (position.match.game !== move.game) return answer(say.common.otherGame(say.game(position.match.game).name));
  const values = typedValues(move, interaction.options, position.match);
  const legal = position.legal.filter(({ type }) => type === move.type);
  const fitting = having(legal, values);
  const [only, ...more] = fitting;
  const meant = more.length === 0 ? only : move.pick?.(position, fitting);
  if (more.length > 0 && meant === undefined) return answer(missing(move, call, position.match, fitting));
  const { user, commandId } = askerOf(interaction);
  return playMove(call, { match: position.match.id, user, command: meant ?? asTyped(move, values, legal), commandId });
};

/** What no legal move has, for the game to refuse with its own reason. */
const asTyped = ({ type, fill }: TypedMove, values: Values, legal: readonly BaseCommand[]): Omit<BaseCommand, 'seat'> => ({
  type,
  ...(fill?.(values, legal) ?? values),
});

const missing = ({ fields }: TypedMove, { say }: Call, match: Match, fitting: readonly BaseCommand[]): string => {
  const open = fields.find(({ name }) => choicesOf(fitting, name).length > 1);
  const choices = open === undefined ? [] : choicesOf(fitting, open.name).map(({ value }) => said(open, value, match));
  const most = 8;
  return say.common.missingOption(open?.name ?? '', choices.slice(0, most), Math.max(0, choices.length - most));
};

/** A value as a sentence names it. */
const said = (field: Field, value: string, match: Match): string =>
  field.kind === 'seat' ? seatName(match)(Number(value)) : String(shown(field, value));

/** A value as it is typed. */
const shown = ({ kind }: Field, value: string): Value => {
  switch (kind) {
    case 'word':
      return value;
    case 'seat':
      return String(Number(value) + 1);
    case 'index':
      return Number(value) + 1;
    case 'amount':
      return Number(value);
  }
};

const suggest = async (move: TypedMove, suggestion: Suggestion): Promise<Choices> => {
  const { interaction } = suggestion;
  const focused = interaction.options.getFocused(true);
  if (focused.name === MATCH_OPTION) return suggestMatches(suggestion);
  const field = move.fields.find(({ name }) => name === focused.name);
  const { position } = await askedMatch(suggestion, 'due');
  if (field === undefined || position?.match.game !== move.game) return [];
  const legal = position.legal.filter(({ type }) => type === move.type);
  const fitting = having(legal, typedValues(move, interaction.options, position.match, field.name));
  const typed = String(focused.value).trim().toLowerCase();
  const choices = choicesOf(fitting, field.name).map((choice) => ({
    name: labelOf(suggestion, position, field, choice),
    value: shown(field, choice.value),
  }));
  return bestFirst(choices, typed);
};

/** Those whose value begins with what was typed, then those whose name does, then those that hold it: more than 25 are cut. */
const bestFirst = (choices: Choices, typed: string): Choices => {
  const rank = ({ name, value }: Choices[number]): number =>
    [
      String(value).toLowerCase().startsWith(typed),
      name.toLowerCase().startsWith(typed),
      name.toLowerCase().includes(typed),
    ].indexOf(true);
  return [0, 1, 2].flatMap((each) => choices.filter((choice) => rank(choice) === each));
};

const labelOf = ({ say }: Suggestion, { match, view }: Position, field: Field, { moves }: Choice): string => {
  const words = say.game(match.game);
  const [only, ...more] = moves;
  return only !== undefined && more.length === 0
    ? words.move(view, only, labelName(match))
    : words.choice(view, field.name, moves, labelName(match));
};
