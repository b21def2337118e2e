import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

/** Words and phrases that have to be read twice, and what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name the person: the actor, the user, the seat'],
  [/\bsomebody who\b/i, 'name the person'],
  [/\bso (many|long|often|much later)\b/i, 'say how many, how long: maximum, interval, delay'],
  [/\b(is|are|was|were|be) told\b(?! apart)|\btold of\b/i, 'receives, shows, announces'],
  [/\bstands? still\b|\bstood still\b/i, 'is suspended'],
  [/\bas far as\b/i, 'what, where'],
  [/\bhangs? on\b/i, 'depends on'],
  [/\bthe house\b/i, 'the app, the bot, Trireme'],
  [/\banew\b/i, 'again'],
  [/\bat last\b/i, 'finally, or nothing'],
  [/\b(who|whom|seat|seats|nobody|anybody|somebody|person|people) (is|are|was|were) due\b/i, 'has to act, whose turn it is'],
  [/^The same\b/, 'say what it returns'],
  [/\bas (it|they) stands?\b/i, 'the current, unchanged'],
  [/\b(it|post|match|seat|order|vote|message|row|value) stands\b(?! for)/i, 'is current, remains, is shown'],
  [/\bwhat (came|comes|becomes) of\b/i, 'the result of'],
  [/\bthat which\b/i, 'the one that, what'],
  [/\bcom(es?|ing) to nothing\b/i, 'has no effect, fails'],
  [/\bthe door\b/i, 'the entry point, the match service'],
  [/\bnought\b|\blest\b|\bbefalls?\b/i, 'zero; so that … not; happens to'],
];

/** Finds each of these phrases anywhere in a text. */
const ANYWHERE = new RegExp(BANNED.map(([{ source }]) => source.replace('^', '')).join('|'), 'i');

/** A comment or a message, as one line, and the number of its first line in the file. */
interface Prose {
  readonly text: string;
  readonly line: number;
}

const oneLine = (text: string): string =>
  text
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The name a callee begins with: `test` of `test.each(rows)`, `log` of `log.warn`. */
const firstName = (callee: Expression): string => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return firstName(callee.object);
  return callee.type === 'CallExpression' ? firstName(callee.callee) : '';
};

const isError = (callee: Expression): boolean => /Error$/.test(firstName(callee));
const isLog = (callee: Expression): boolean => /^log(ger)?$/.test(firstName(callee));
const isTest = (callee: Expression): boolean => /^(test|describe\w*)$/.test(firstName(callee));

/** The texts among some arguments, as they are written. Placeholders of templates are left out. */
const textsOf = (given: readonly Argument[]): readonly (readonly [string, number])[] =>
  given.flatMap((node) => {
    if (node.type === 'TemplateLiteral') return [[node.quasis.map(({ value }) => value.raw).join('…'), node.start] as const];
    return node.type === 'Literal' && typeof node.value === 'string' ? [[node.value, node.start] as const] : [];
  });

/** The comments of a source, its log lines and messages of errors, and the titles of its tests. */
const proseOf = ({ path, text }: Source): readonly Prose[] => {
  const { comments, program } = parseSync(path, text);
  const found = comments.map(({ value, start }): readonly [string, number] => [oneLine(value), start]);
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (isLog(callee)) found.push(...textsOf(given));
      if (isTest(callee)) found.push(...textsOf(given.slice(0, 1)));
    },
    NewExpression({ callee, arguments: given }) {
      if (isError(callee)) found.push(...textsOf(given));
    },
  }).visit(program);
  return found.map(([said, start]) => ({ text: said, line: text.slice(0, start).split('\n').length }));
};

/** Banned phrases in the comments, log lines and errors of a source, and in the titles of its tests. */
export const proseFaults = (source: Source): readonly string[] => {
  // Most files contain none, which is found sooner than their comments are.
  if (!ANYWHERE.test(oneLine(source.text))) return [];
  return proseOf(source).flatMap(({ text, line }) =>
    BANNED.flatMap(([phrase, better]) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined ? [] : [`line ${line}: “${found}” (${better})`];
    }),
  );
};
