import {
  type FunctionReference,
  type Message,
  type MessageReference,
  type Pattern,
  parse,
  type SelectExpression,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';

/** A file of phrases of one language: its path from `src/i18n`, and its text as Fluent writes it. */
export interface PhraseFile {
  readonly path: string;
  readonly text: string;
}

/** A call of a word: `{ FLEETS($count, case: "acc") }`. */
export interface Call {
  readonly name: string;
  /** Its positional arguments that are text. */
  readonly texts: readonly string[];
  readonly case: string | undefined;
}

/** The keys of a selector's variants. */
export interface Choice {
  readonly keys: readonly string[];
}

/** What a phrase is made of. */
export interface ParsedPhrase {
  readonly path: string;
  readonly key: string;
  readonly placeholders: ReadonlySet<string>;
  readonly calls: readonly Call[];
  readonly choices: readonly Choice[];
  /** Other phrases in it. */
  readonly references: readonly string[];
  /** The letters of its longest text without what is filled in. */
  readonly letters: number;
  /** What its own comment and that of its group, or of its file, say to translators. */
  readonly comment: string;
}

export interface ParsedFile {
  readonly phrases: readonly ParsedPhrase[];
  /** Lines that Fluent can't read. */
  readonly junk: readonly string[];
}

/** The letters of the longest variant of a pattern. */
const lettersOf = (pattern: Pattern): number =>
  pattern.elements.reduce((sum, element) => {
    if (element.type === 'TextElement') return sum + [...element.value].length;
    const { expression } = element;
    if (expression.type === 'StringLiteral') return sum + [...expression.value].length;
    if (expression.type !== 'SelectExpression') return sum;
    return sum + Math.max(...expression.variants.map(({ value }) => lettersOf(value)));
  }, 0);

const partsOf = (message: Message) => {
  const placeholders = new Set<string>();
  const calls: Call[] = [];
  const choices: Choice[] = [];
  const references: string[] = [];
  const visitor = new (class extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      placeholders.add(id.name);
    }
    override visitMessageReference({ id }: MessageReference): void {
      references.push(id.name);
    }
    override visitFunctionReference(call: FunctionReference): void {
      const named = call.arguments.named.find(({ name }) => name.name === 'case')?.value;
      const texts = call.arguments.positional.flatMap((each) => (each.type === 'StringLiteral' ? [each.value] : []));
      calls.push({ name: call.id.name, texts, case: named?.type === 'StringLiteral' ? named.value : undefined });
      this.genericVisit(call);
    }
    override visitSelectExpression(select: SelectExpression): void {
      choices.push({ keys: select.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value)) });
      this.genericVisit(select);
    }
  })();
  visitor.visit(message);
  return { placeholders, calls, choices, references };
};

/** Returns the phrases of a file, and what it has beside them that is no Fluent. */
export const parsedFile = ({ path, text }: PhraseFile): ParsedFile => {
  const phrases: ParsedPhrase[] = [];
  const junk: string[] = [];
  let group = '';
  for (const entry of parse(text, { withSpans: true }).body) {
    if (entry.type === 'ResourceComment' || entry.type === 'GroupComment') group = entry.content;
    if (entry.type === 'Junk') junk.push(entry.content.trim().split('\n', 1)[0] ?? '');
    if (entry.type !== 'Message' || entry.value === null) continue;
    const comment = [group, entry.comment?.content ?? ''].filter((each) => each !== '').join('\n');
    phrases.push({ path, key: entry.id.name, ...partsOf(entry), letters: lettersOf(entry.value), comment });
  }
  return { phrases, junk };
};
