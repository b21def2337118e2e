import { commandCalled, LONE_OPTIONS } from '../commandNames.ts';

type Names = Readonly<Record<string, string>>;

/** Says a text with its commands named otherwise; what it was `given` by people stays as it is. */
export type Renaming = (text: string, given: readonly string[]) => string;

/** What a back-slash takes its meaning from, as people's words are written, and what stands in back-quotes. */
const QUOTED = /\\.|`([^`\n]+)`/gsu;
const OPTION = /^([^\s:]+):(\S*)$/u;

/** Back-quoted commands and options of a text in one language, as `typedBy` names them, by the names of another. */
export const commandsRenamed = (from: Names, to: Names): Renaming => {
  const paths = Object.keys(from).filter((key) => !key.includes('.'));
  const commands = new Map(paths.map((path) => [commandCalled(from, path), path]));

  const optionRenamed = (typed: string, possible: readonly string[]): string | undefined => {
    const [, name, value = ''] = OPTION.exec(typed) ?? [];
    const key = possible.find((each) => from[each] === name);
    return key === undefined ? undefined : `${to[key]}:${value}`;
  };
  const commandRenamed = (typed: string): string | undefined => {
    const words = typed.split(' ');
    const bare = words.filter((word) => !word.includes(':'));
    const path = commands.get(bare.join(' '));
    if (path === undefined) return undefined;
    const possible = Object.keys(from).filter((key) => key.startsWith(`${path}.`));
    const options = words.slice(bare.length).map((word) => optionRenamed(word, possible));
    return options.includes(undefined) ? undefined : [`/${commandCalled(to, path)}`, ...options].join(' ');
  };
  const renamed = (typed: string): string =>
    (typed.startsWith('/') ? commandRenamed(typed.slice(1)) : optionRenamed(typed, LONE_OPTIONS)) ?? typed;

  return (text, given) =>
    text.replaceAll(QUOTED, (whole, typed: string | undefined) =>
      typed === undefined || given.some((each) => each.includes(typed)) ? whole : `\`${renamed(typed)}\``,
    );
};
