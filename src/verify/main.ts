import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseHere } from '#matches/release.ts';
import { Fault, Unproved } from './fault.ts';
import { parseMark } from './marks.ts';
import { print } from './print.ts';
import { readExport } from './readExport.ts';
import { verify } from './verify.ts';

const USAGE = 'npm run verify -- <export.json> [--mark 1a2b3c4d5e6f@345]…';

/** What is proved of the file that is named, in sentences. */
const main = (): readonly string[] => {
  const { file, marks: typed } = asked();
  const marks = typed.map(parseMark);
  return verify(readExport(textOf(file)), marks, releaseHere(), new Date());
};

const asked = (): { readonly file: string; readonly marks: readonly string[] } => {
  try {
    const { values, positionals } = parseArgs({ options: { mark: { type: 'string', multiple: true } }, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, marks: values.mark ?? [] };
  } catch {
    // An option that there is not, or one without a value.
  }
  throw new Unproved(`Give one file: ${USAGE}`);
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new Unproved(
      code === 'ENOENT'
        ? `There is no file ${file}. Give the one that /match export made: ${USAGE}`
        : `${file} cannot be read${code === undefined ? '' : ` (${code})`}. Give the file that /match export made: ${USAGE}`,
    );
  }
};

const whyNot = (error: unknown): string => {
  if (error instanceof Fault) return `Refused. At ${error.place}: ${error.message}`;
  if (error instanceof Unproved) return error.message;
  return `Refused. The file cannot be checked: ${error instanceof Error ? error.message : error}`;
};

try {
  print(process.stdout, main());
} catch (error) {
  print(process.stderr, [whyNot(error)]);
  process.exitCode = 1;
}
