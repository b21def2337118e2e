import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A node of Discord's Markdown, as the parser makes it; `type` names the rule. */
export type MarkdownNode = ReturnType<ReturnType<typeof SimpleMarkdown.parserFor>>[number];

type Rule = (typeof rulesExtended)[string];

/** One line of a list, with how deep it stands. */
export interface ListItem {
  readonly depth: number;
  /** `•`, or a number with its dot. */
  readonly bullet: string;
  readonly content: readonly MarkdownNode[];
}

const LIST = /^(?: *(?:[-*]|\d+\.) +[^\n]+(?:\n|$))+/;
const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;

const isAtLineStart = (before: string): boolean => before === '' || before.endsWith('\n');

/** The parser the rules came with has none for lists. */
const list: Rule = {
  order: SimpleMarkdown.defaultRules.heading.order - 0.4,
  match: (source, _state, before) => (isAtLineStart(before) ? LIST.exec(source) : null),
  parse: ([lines = ''], parse, state) => ({
    items: lines
      .trimEnd()
      .split('\n')
      .map((line): ListItem => {
        const [, indent = '', bullet = '', text = ''] = ITEM.exec(line) ?? [];
        return {
          depth: Math.floor(indent.length / 2),
          bullet: /\d/.test(bullet) ? bullet : '•',
          content: parse(text, state),
        };
      }),
  }),
};

/** The rule at the start of any line; by itself it misses the line after a quote or a list. */
const atLineStart = (rule: Rule | undefined): Rule | undefined =>
  rule && {
    ...rule,
    match: (source, state, before) => (isAtLineStart(before) ? rule.match(source, { ...state, prevCapture: null }, '') : null),
  };

const { heading, subtext, ...rules } = rulesExtended;

const lineRules = Object.entries({ heading: atLineStart(heading), subtext: atLineStart(subtext), list });

const parser = SimpleMarkdown.parserFor({
  ...rules,
  ...Object.fromEntries(lineRules.filter((entry): entry is [string, Rule] => entry[1] !== undefined)),
});

/** Parses what Discord understands of Markdown, its mentions and time stamps among it. */
export const parseMarkdown = (text: string): readonly MarkdownNode[] => parser(text, { inline: true });
