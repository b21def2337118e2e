import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Fault } from './fault.ts';
import { parseMark } from './marks.ts';
import { readExport } from './readExport.ts';
import { verify } from './verify.ts';

const USAGE = 'npm run verify -- <export.json> [--mark 1a2b3c4d5e6f@345]…';

/** Checks the file that is named; the exit code is 1 where something in it is wrong, and what it was is told. */
const main = (): void => {
  const { values, positionals } = parseArgs({ options: { mark: { type: 'string', multiple: true } }, allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Fault('the command', `Give one file: ${USAGE}`);
  const marks = (values.mark ?? []).map(parseMark);
  process.stdout.write(`${verify(readExport(textOf(file)), marks).join('\n')}\n`);
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Fault('the file', `${file} cannot be read.`);
  }
};

try {
  main();
} catch (cause) {
  if (!(cause instanceof Fault) && !(cause instanceof TypeError && 'code' in cause)) throw cause;
  const place = cause instanceof Fault ? `At ${cause.place}: ` : '';
  process.stderr.write(`Refused. ${place}${cause.message}\n`);
  process.exitCode = 1;
}
