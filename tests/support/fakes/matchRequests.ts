import { ApplicationCommandOptionType, ComponentType, InteractionType } from 'discord-api-types/v10';
import { commandData } from '#discord/command/command.ts';
import { type CustomId, createCustomId } from '#discord/customIds/customId.ts';
import { MATCH_OPTION } from '#discord/selection/matchOption.ts';
import { LEVELS } from '#engine/computer.ts';
import type { MatchId } from '#matches/index.ts';
import { commandRegistry } from '../commands.ts';

/** A request that names a match, as Discord would deliver it: `type` and `data` of an interaction. */
export interface MatchRequest {
  readonly what: string;
  readonly type: InteractionType;
  readonly data: object;
}

interface Option {
  readonly type: ApplicationCommandOptionType;
  readonly name: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly options?: readonly Option[];
}

/** The user that options and menus name. */
const NAMED = '901';
const resolved = { users: { [NAMED]: { id: NAMED, username: 'named', discriminator: '0', global_name: null, avatar: null } } };

const COMMANDS = JSON.parse(JSON.stringify(commandData(commandRegistry))) as readonly Option[];

interface Path {
  readonly top: string;
  readonly part: string | undefined;
  readonly options: readonly Option[];
}

const isPart = ({ type }: Option): boolean => type === ApplicationCommandOptionType.Subcommand;

/** Every command and subcommand that takes a match. */
const PATHS: readonly Path[] = COMMANDS.flatMap(({ name: top, options = [] }): readonly Path[] =>
  options.some(isPart)
    ? options.map((part) => ({ top, part: part.name, options: part.options ?? [] }))
    : [{ top, part: undefined, options }],
).filter(({ options }) => options.some(({ name }) => name === MATCH_OPTION));

/** The paths of all of them: `match join`. */
export const MATCH_COMMANDS: readonly string[] = PATHS.map(({ top, part }) => (part === undefined ? top : `${top} ${part}`));

const sampleOf = ({ type, choices }: Option): string | number | boolean => {
  const [choice] = choices ?? [];
  if (choice !== undefined) return choice.value;
  switch (type) {
    case ApplicationCommandOptionType.Boolean:
      return true;
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return 1;
    case ApplicationCommandOptionType.User:
      return NAMED;
    default:
      return '1';
  }
};

const dataOf = ({ top, part }: Path, given: readonly object[]): object => ({
  ...{ id: '700', type: 1, name: top, resolved },
  options: part === undefined ? given : [{ type: ApplicationCommandOptionType.Subcommand, name: part, options: given }],
});

const isMatch = ({ name }: Option): boolean => name === MATCH_OPTION;

/** Each option that has autocomplete: `cyclades bid`, `god`. */
export const TYPED_OPTIONS: readonly { readonly command: string; readonly option: string }[] = PATHS.flatMap(
  ({ top, part, options }) =>
    options
      .filter(({ autocomplete }) => autocomplete === true)
      .map(({ name: option }) => ({ command: part === undefined ? top : `${top} ${part}`, option })),
);

/** A command with its required options only, and with all options. */
const typed = (path: Path, named: string): readonly MatchRequest[] => {
  const given = (options: readonly Option[]) =>
    options.map((option) => ({ type: option.type, name: option.name, value: isMatch(option) ? named : sampleOf(option) }));
  const least = path.options.filter((option) => option.required === true || isMatch(option));
  const what = `/${path.top} ${path.part ?? ''} match:${named}`;
  const type = InteractionType.ApplicationCommand;
  return [
    { what, type, data: dataOf(path, given(least)) },
    { what: `${what} and all else`, type, data: dataOf(path, given(path.options)) },
  ];
};

/** Each option with autocomplete, as the one being typed. */
const typing = (path: Path, named: string): readonly MatchRequest[] =>
  path.options
    .filter(({ autocomplete }) => autocomplete === true)
    .map((focused) => {
      const others = path.options.filter((option) => option !== focused && (option.required === true || isMatch(option)));
      const given = others.map((option) => ({
        type: option.type,
        name: option.name,
        value: isMatch(option) ? named : sampleOf(option),
      }));
      const begun = { type: focused.type, name: focused.name, value: isMatch(focused) ? named : '', focused: true };
      return {
        what: `typing ${focused.name} of /${path.top} ${path.part ?? ''} match:${named}`,
        type: InteractionType.ApplicationCommandAutocomplete,
        data: dataOf(path, [...given, begun]),
      };
    });

/** Controls that belong to a match. */
type OfMatch = Extract<CustomId, { readonly match: MatchId }>;

/** Further fields in the custom id of a kind. */
type Form<Kind> = OfMatch extends infer Control
  ? Control extends { readonly kind: infer Own }
    ? Kind extends Own
      ? Omit<Control, 'kind'>
      : never
    : never
  : never;

/** Each kind in each of its forms; a new kind does not compile until it is listed here. */
const CONTROLS: {
  readonly [Kind in OfMatch['kind']]: (match: MatchId) => readonly Form<Kind>[];
} = {
  ...{
    board: plain,
    report: plain,
    card: plain,
    again: plain,
    join: plain,
    leave: plain,
    start: plain,
    settings: plain,
    invite: plain,
    fairness: plain,
  },
  ...{
    host: plain,
    dm: plain,
    nudge: plain,
    watch: plain,
    unwatch: plain,
    orders: plain,
    unkeep: plain,
    computer: plain,
    away: plain,
  },
  level: (match) => LEVELS.map((level) => ({ match, level })),
  open: (match) => [{ match, due: [0, 1] }],
  move: (match) => seats((seat) => ({ match, seat, decision: 0, path: ['PlaceBid', 'apollo'] })),
  sure: (match) => seats((seat) => ({ match, seat, decision: 0, path: ['EndTurn'] })),
  panel: (match) => seats((seat) => ({ match, seat, decision: 0, page: 0, path: [] })),
  trial: (match) => seats((seat) => ({ match, seat, decision: 0, tried: '0', page: 0, path: [] })),
  try: (match) => seats((seat) => ({ match, seat, decision: 0, tried: '0', path: ['PlaceBid', 'apollo'] })),
  playtried: (match) => seats((seat) => ({ match, seat, decision: 0, tried: '0' })),
  plantried: (match) => seats((seat) => ({ match, seat, decision: 0, tried: '0' })),
  say: (match) => [{ match, page: 0, words: [] }],
  keep: (match) => [{ match, words: ['fight', 'everywhere'] }],
  keepsure: (match) => [{ match, decision: 0, words: ['fight', 'everywhere'] }],
  undo: (match) => seats((seat) => ({ match, seat, decision: 0 })),
  hint: (match) => seats((seat) => ({ match, seat, decision: 0 })),
  redo: (match) => seats((seat) => ({ match, seat, decision: 0 })),
  concede: (match) => seats((seat) => ({ match, seat, decision: 0 })),
  log: (match) => [{ match }, { match, page: 1 }, { match, page: 1, round: 1 }],
  history: (match) => [{ match, round: 1 }],
  vote: (match) => (['yes', 'no', 'withdraw'] as const).map((voice) => ({ match, vote: 9, voice })),
  motion: (match) => [
    { match, path: [] },
    { match, path: ['replace', '1'] },
  ],
  call: (match) => [{ match, path: ['draw'] }],
  take: (match) => seats((seat) => ({ match, seat })),
  handover: (match) => seats((seat) => ({ match, seat, to: 'substitute' })),
  help: (match) => (['now', 'costs', 'winning'] as const).map((page) => ({ match, page })),
  explain: (match) => [
    { match },
    { match, of: { kind: 'part' } },
    ...(['step', 'round', 'course', 'chart'] as const).map((kind) => ({ match, of: { kind, number: 1 } })),
  ],
  answer: (match) => (['yes', 'no'] as const).map((answer) => ({ match, answer })),
  words: (match) => (['step', 'round', 'course'] as const).map((kind) => ({ match, of: { kind, number: 1 } })),
  options: (match) => (['first', 'rest'] as const).map((page) => ({ match, page })),
  shape: (match) => (['board', 'panel'] as const).flatMap((of) => (['wide', 'tall'] as const).map((to) => ({ match, of, to }))),
  set: (match) => ['gold', 'pace', 'language'].map((option) => ({ match, option })),
};

function plain(match: MatchId): readonly { readonly match: MatchId }[] {
  return [{ match }];
}

function seats<Made>(make: (seat: number) => Made): readonly Made[] {
  return [0, 1, 4].map(make);
}

/** Each control pressed as a button, and as menus of words and of people. */
const pressed = (match: MatchId): readonly MatchRequest[] =>
  Object.entries(CONTROLS).flatMap(([kind, forms]) =>
    forms(match).flatMap((form) => {
      const custom_id = createCustomId({ kind, ...form } as CustomId);
      const menu = (component_type: ComponentType, value: string) => ({ custom_id, component_type, values: [value], resolved });
      const datas = [
        { custom_id, component_type: ComponentType.Button },
        menu(ComponentType.StringSelect, '1'),
        menu(ComponentType.UserSelect, NAMED),
      ];
      const type = InteractionType.MessageComponent;
      return datas.map((data) => ({ what: `${custom_id} of type ${data.component_type}`, type, data }));
    }),
  );

/** Modals that were never shown, submitted with the ids of controls. */
const submitted = (match: MatchId): readonly MatchRequest[] =>
  ['set', 'move'].map((kind) => {
    const custom_id = `1.${kind}.${match}`;
    const input = { type: ComponentType.TextInput, custom_id: 'x', value: '1' };
    const data = { custom_id, components: [{ type: ComponentType.ActionRow, components: [input] }] };
    return { what: `the form ${custom_id}`, type: InteractionType.ModalSubmit, data };
  });

/** Every request that can name a match: commands, autocomplete, controls and modals. */
export const requestsAbout = (match: MatchId): readonly MatchRequest[] => [
  ...PATHS.flatMap((path) => [
    ...typed(path, String(match)),
    ...typed(path, `#${match} Cyclades`),
    ...typing(path, String(match)),
  ]),
  ...pressed(match),
  ...submitted(match),
];
