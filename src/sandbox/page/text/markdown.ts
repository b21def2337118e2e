import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A node of Discord's Markdown, as the parser makes it; `type` names the rule. */
export type MarkdownNode = ReturnType<ReturnType<typeof SimpleMarkdown.parserFor>>[number];

type Rule = (typeof rulesExtended)[string];

/** One line of a list, with its depth. */
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

/** Returns the rule for the start of any line; the original misses the line after a quote or a list. */
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

/** Parses Discord's Markdown, including its mentions and timestamps. */
export const parseMarkdown = (text: string): readonly MarkdownNode[] => parser(text, { inline: true });
