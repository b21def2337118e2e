import { bookName, GENERAL, pagesIn, rulebooks } from '#discord/narration/rulePages.ts';
import { MATCH_OPTIONS, OWN_PACE_HOURS } from '#matches/index.ts';
import { commandRegistry } from '../support/commands.ts';
import { messagesFor } from '../support/languages.ts';

const say = messagesFor();

interface Described {
  readonly description: string;
  readonly options?: readonly { readonly name: string; readonly type: number }[];
}

const SUBCOMMAND = 1;

/** Returns the options of a command as they are typed. */
const optionsOf = ({ options = [] }: Described): string => options.map(({ name }) => `\`${name}:\``).join(' ');

const commandRows = commandRegistry.commands.flatMap(({ data }) => {
  const command = data.toJSON() as Described & { readonly name: string };
  const parts = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND) as unknown as (Described & { name: string })[];
  return parts.length === 0
    ? [`| \`/${command.name}\` | ${command.description} | ${optionsOf(command)} |`]
    : parts.map((part) => `| \`/${command.name} ${part.name}\` | ${part.description} | ${optionsOf(part)} |`);
});

const { least, most } = OWN_PACE_HOURS;
const paceRows = [
  ...MATCH_OPTIONS.pace.map((pace) => `| \`${pace}\` | ${say.common.pace.value(pace)} |`),
  `| \`${least}h\` to \`${most / 24}d\` | your own |`,
];

const sectionsOf = (book: string): readonly string[] =>
  pagesIn(say, book)
    .filter(({ isSection }) => isSection)
    .flatMap(({ id, title, text }) => [
      `### ${title}\n`,
      `${text}\n`,
      ...(id.key === 'pace' ? ['| pace | what it means |', '|---|---|', ...paceRows, ''] : []),
    ]);

const books = [GENERAL, ...rulebooks(say).filter((book) => book !== GENERAL)];

/** Returns the players' guide: the pages that `/rules` shows, then all commands. */
export const guidePage = (): string =>
  [
    '# Players’ guide\n',
    '<!-- `npm run guide` writes this page from the commands and from the rules that the bot shows. -->\n',
    'Everything that you can type or press. On Discord, `/help` and `/rules` show the same.\n',
    ...books.map((book) => `- [${bookName(say, book)}](#${anchor(bookName(say, book))})`),
    '- [Commands](#commands)\n',
    ...books.flatMap((book) => [`## ${bookName(say, book)}\n`, ...sectionsOf(book)]),
    '## Commands\n',
    'In the thread of a match, a command is about that match. Elsewhere it is about the match that waits for you, or the one that you name in `match:`.\n',
    '| command | what it does | options |',
    '|---|---|---|',
    ...commandRows,
    '',
  ].join('\n');

/** Returns the anchor that GitHub gives a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
