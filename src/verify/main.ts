import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MARK_EXAMPLE, parseMark } from './checkpoints.ts';
import { verifyCup } from './cup.ts';
import { NothingProved, VerificationError } from './errors.ts';
import { printable } from './printable.ts';
import { readExport } from './readExport.ts';
import { verify } from './verify.ts';

const USAGE = `npm run verify -- <export.json> [--mark ${MARK_EXAMPLE}]…, or --cup <cup.json>`;

const say = (stream: NodeJS.WriteStream, sentences: readonly string[]): void =>
  void stream.write(`${sentences.map(printable).join('\n')}\n`);

/** Verifies the given file. The exit code is 0 only if something was proved; otherwise a sentence says why not. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { mark: { type: 'string', multiple: true }, cup: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.cup !== undefined) return say(process.stdout, await verifyCup(textOf(values.cup)));
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new NothingProved(`Give one file: ${USAGE}`);
  const marks = (values.mark ?? []).map(parseMark);
  say(process.stdout, verify(readExport(textOf(file)), marks));
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new NothingProved(`${file} cannot be read. Give the path of a file from /match export.`);
  }
};

/** A message may quote the file, which may be one long word. */
const MAX_CHARACTERS = 1_000;

const whyNot = (cause: unknown): string => {
  if (cause instanceof VerificationError) return `Refused. At ${cause.place}: ${cause.message}`;
  if (cause instanceof NothingProved || (cause instanceof TypeError && 'code' in cause)) return cause.message;
  return `Refused. The file cannot be checked: ${cause instanceof Error ? cause.message : cause}`;
};

try {
  await main();
} catch (cause) {
  say(process.stderr, [whyNot(cause).slice(0, MAX_CHARACTERS)]);
  process.exitCode = 1;
}
