import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/** Discord's documented limits of commands. It refuses all commands when one exceeds them. */

/** A command, subcommand or option. */
interface Named {
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: Localized;
  readonly description_localizations?: Localized;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly Choice[];
  readonly options?: readonly Named[];
}

interface Choice {
  readonly name: string;
  readonly name_localizations?: Localized;
  readonly value: string | number;
}

type Localized = Readonly<Record<string, string | null>> | null | undefined;

const LIMITS = { commands: 100, entries: 25, description: 100, choice: 100, all: 8_000 };
const NAME = /^[-_'\p{Ll}\p{Lo}\p{N}]{1,32}$/u;

/** Returns a sentence for each fault that Discord would refuse; empty where it accepts all commands. */
export const commandFaults = (commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[]): readonly string[] => {
  const tops = commands as unknown as readonly Named[];
  return [
    ...over('all together', 'commands', commands.length, LIMITS.commands),
    ...twice('all together', tops),
    ...tops.flatMap((top) => [
      ...faultsOf(top, `/${top.name}`),
      ...over(`/${top.name}`, 'characters', charactersOf(top), LIMITS.all),
    ]),
  ];
};

const faultsOf = (named: Named, path: string): readonly string[] => {
  const { options = [], choices = [] } = named;
  const names = [named.name, ...wordsOf(named.name_localizations)];
  const descriptions = [named.description, ...wordsOf(named.description_localizations)];
  const isLate = options.some(({ required }, index) => required === true && index > 0 && options[index - 1]?.required !== true);
  return [
    ...names.flatMap((name) => (NAME.test(name) ? [] : [`${path}: invalid name “${name}”`])),
    ...descriptions.flatMap((words) => lengthFaults(path, 'description', words, LIMITS.description)),
    ...over(path, 'options', options.length, LIMITS.entries),
    ...over(path, 'choices', choices.length, LIMITS.entries),
    ...twice(path, options),
    ...twice(path, choices),
    ...(isLate ? [`${path}: a required option comes after an optional one`] : []),
    ...(named.autocomplete === true && choices.length > 0 ? [`${path}: both fixed choices and autocomplete`] : []),
    ...choices.flatMap((choice) => choiceFaults(choice, path)),
    ...options.flatMap((option) => faultsOf(option, `${path} ${option.name}`)),
  ];
};

const choiceFaults = ({ name, name_localizations, value }: Choice, path: string): readonly string[] => [
  ...[name, ...wordsOf(name_localizations)].flatMap((words) => lengthFaults(path, 'choice', words, LIMITS.choice)),
  ...(typeof value === 'string' ? lengthFaults(path, 'value', value, LIMITS.choice) : []),
];

const wordsOf = (localized: Localized): readonly string[] => Object.values(localized ?? {}).flatMap((words) => words ?? []);

const over = (path: string, what: string, count: number, most: number): readonly string[] =>
  count > most ? [`${path}: ${count} ${what}, ${most} at most`] : [];

const lengthFaults = (path: string, what: string, words: string, most: number): readonly string[] =>
  words.length === 0 ? [`${path}: an empty ${what}`] : over(path, `characters in a ${what}`, words.length, most);

/** Returns a fault where two siblings share a name, either the registered one or that of a language. */
const twice = (
  path: string,
  all: readonly { readonly name: string; readonly name_localizations?: Localized }[],
): readonly string[] => {
  const locales = new Set(all.flatMap(({ name_localizations }) => Object.keys(name_localizations ?? {})));
  return ['', ...locales].flatMap((locale) => {
    const names = all.map(({ name, name_localizations }) => name_localizations?.[locale] ?? name);
    return new Set(names).size < names.length ? [`${path}: duplicate name${locale && ` in ${locale}`}`] : [];
  });
};

/** Returns the total length of all names, descriptions and values, each in its longest language. */
const charactersOf = ({ name, name_localizations, description, description_localizations, options, choices }: Named): number =>
  longest(name, name_localizations) +
  longest(description, description_localizations) +
  sum(choices, (choice) => longest(choice.name, choice.name_localizations) + String(choice.value).length) +
  sum(options, charactersOf);

const longest = (own: string, localized: Localized): number =>
  Math.max(...[own, ...wordsOf(localized)].map(({ length }) => length));

const sum = <Each>(all: readonly Each[] = [], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);
