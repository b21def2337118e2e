import { sanitizeLabel } from '#discord/text/escapeMarkdown.ts';
import { truncate } from '#discord/text/truncate.ts';
import { type Examined, type Finding, GROUPS } from './examine.ts';

const MAX_CHARACTERS = 300;
const WIDTH = 'could not be checked'.length;

/** Returns Discord's text as one short sentence without control characters, ids or the token. */
const shown = (text: string, token: string): string => {
  const safe = sanitizeLabel(text).replaceAll(token, '(token)');
  return truncate(safe.replaceAll(/\d{15,}/g, '(id)'), MAX_CHARACTERS).replace(/\.?$/, '.');
};

/** Returns one entry of the report. */
export const lineOf = ({ name, assumes, outcome }: Finding, token: string): string => {
  const { kind, because = '' } = outcome;
  const line = `${kind.padEnd(WIDTH)}  ${name}: ${assumes}`;
  if (kind === 'holds') return line;
  return `${line} ${kind === 'differs' ? 'Seen instead: ' : ''}${shown(because, token)}`;
};

/** Returns the last lines: what is left on Discord, and the number of each result. */
export const closingOf = ({ findings, left }: Examined): readonly string[] => {
  const count = (kind: Finding['outcome']['kind']): number => findings.filter(({ outcome }) => outcome.kind === kind).length;
  const kinds = ['holds', 'differs', 'could not be checked'] as const;
  return [
    ...left.map((what) => `Left on Discord, please delete it: ${what}.`),
    `${kinds.map((kind) => `${kind}: ${count(kind)}`).join(', ')}.`,
  ];
};

/** Returns 0 only if something was checked and nothing differs, otherwise 1. */
export const exitCodeOf = ({ findings }: Examined): number => {
  const has = (kind: string): boolean => findings.some(({ outcome }) => outcome.kind === kind);
  return has('holds') && !has('differs') ? 0 : 1;
};

/** Returns every assumption, grouped by the flag that checks it. */
export const tableOfAssumptions = (): readonly string[] =>
  GROUPS.flatMap(({ title, assumptions }) => [`${title}:`, ...assumptions.map(({ name, assumes }) => `  ${name}: ${assumes}`)]);
