import { isRecord } from '#games/schemaCheck.ts';
import { GAMES } from '#manifests/registry.ts';
import type { Exported } from '#matches/index.ts';
import { VerificationError } from './errors.ts';

const THE_FILE = 'the file';

/**
 * Parses an export. Throws a `VerificationError` if the text is not one. Events and commands are checked when they are
 * replayed.
 */
export const readExport = (text: string): Exported => {
  const value = parsed(text);
  if (!isRecord(value) || !Array.isArray(value.steps)) {
    throw new VerificationError(THE_FILE, 'This is not an export of a match. Use the file that /match export gives.');
  }
  if (typeof value.game !== 'string' || GAMES.find(value.game) === undefined) {
    throw new VerificationError(THE_FILE, `Its game, ${JSON.stringify(value.game)}, is unknown to this release.`);
  }
  const unknown = Object.keys(value).find((key) => !(KEYS.file as readonly string[]).includes(key));
  if (unknown !== undefined) throw new VerificationError(THE_FILE, `An export has no field “${unknown}”.`);
  const index = value.steps.findIndex((step) => !isStep(step));
  if (index !== -1) throw new VerificationError(`step ${index + 1} of the file`, 'It is not a step of a log.');
  if (!Number.isSafeInteger(value.match) || Number(value.match) < 1)
    throw new VerificationError(THE_FILE, 'Its match has no number.');
  for (const [part, isRight, why] of PARTS) {
    if (value[part] !== undefined && !isRight(value[part])) throw new VerificationError(THE_FILE, why);
  }
  return value as unknown as Exported;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new VerificationError(THE_FILE, 'It is not JSON, or it is incomplete.');
  }
};

/** The allowed keys of an export and its parts. Any other field would be shown to readers without being checked. */
const KEYS = {
  file: ['release', 'game', 'match', 'seats', 'commitment', 'secret', 'seenBy', 'version', 'steps', 'draws', 'chain', 'outcome'],
  draw: ['number', 'post'],
  release: ['name', 'commit'],
  step: ['number', 'at', 'by', 'events', 'command', 'rows'],
  row: ['version', 'shape', 'by', 'how', 'seen', 'written'],
  chain: ['from', 'head', 'links'],
  link: ['number', 'seen', 'veil'],
  seen: ['at', 'event', 'by', 'how'],
} as const satisfies Record<string, readonly string[]>;

/** Whether a value is a record with only the allowed keys. */
const isPart = (value: unknown, kind: keyof typeof KEYS): value is Record<string, unknown> => {
  const keys: readonly string[] = KEYS[kind];
  return isRecord(value) && Object.keys(value).every((key) => keys.includes(key));
};

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isRelease = (value: unknown): boolean =>
  isPart(value, 'release') &&
  /^[\w.+-]{1,40}$/.test(String(value.name)) &&
  (value.commit === undefined || /^[0-9a-f]{40}$/.test(String(value.commit)));

/** As `/match export` writes it. */
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(value) && !Number.isNaN(Date.parse(value));

const isEvent = (value: unknown): boolean => isRecord(value) && typeof value.type === 'string';

const isStep = (value: unknown): boolean =>
  isPart(value, 'step') &&
  Number.isInteger(value.number) &&
  isMoment(value.at) &&
  Array.isArray(value.events) &&
  value.events.every(isEvent) &&
  (value.rows === undefined || (Array.isArray(value.rows) && value.rows.every(isRow))) &&
  (value.command === undefined || isEvent(value.command));

const isRow = (value: unknown): boolean =>
  isPart(value, 'row') && Number.isInteger(value.version) && Number.isInteger(value.shape);

const isDraws = (value: unknown): boolean => Array.isArray(value) && value.every(isDraw);

const isDraw = (value: unknown): boolean =>
  isPart(value, 'draw') && Number.isInteger(value.number) && /^\d{15,20}$/.test(String(value.post));

const isChain = (value: unknown): boolean =>
  isPart(value, 'chain') &&
  typeof value.from === 'string' &&
  isHash(value.head) &&
  Array.isArray(value.links) &&
  value.links.every((link) => isPart(link, 'link') && Number.isInteger(link.number) && isHash(link.veil) && isSeen(link.seen));

const isSeen = (value: unknown): boolean =>
  isHash(value) || (isPart(value, 'seen') && isMoment(value.at) && isEvent(value.event));

/** The optional fields of a file with their checks and error messages. */
const PARTS: readonly (readonly [part: string, isRight: (value: unknown) => boolean, why: string])[] = [
  ['release', isRelease, 'It does not name a valid release.'],
  ['secret', isHash, 'A secret has 64 hexadecimal digits.'],
  ['draws', isDraws, 'Its draw posts cannot be read.'],
  ['chain', isChain, 'Its chain cannot be read.'],
];
