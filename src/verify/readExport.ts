import { gameOf } from '#games/index.ts';
import { isRecord } from '#games/schema.ts';
import type { Exported } from '#matches/index.ts';
import { Fault } from './fault.ts';

const THE_FILE = 'the file';

/** An export by its text; throws a `Fault` where it is none. What it says of events and commands is looked at when they are replayed. */
export const readExport = (text: string): Exported => {
  const value = parsed(text);
  if (!isRecord(value) || !Array.isArray(value.steps)) {
    throw new Fault(THE_FILE, 'This is no export of a match: take the file that /match export gives.');
  }
  if (typeof value.game !== 'string' || gameOf(value.game) === undefined) {
    throw new Fault(THE_FILE, `Its game, ${JSON.stringify(value.game)}, is unknown to this release.`);
  }
  const unknown = Object.keys(value).find((key) => !(KEYS.file as readonly string[]).includes(key));
  if (unknown !== undefined) throw new Fault(THE_FILE, `No export has “${unknown}”.`);
  const index = value.steps.findIndex((step) => !isStep(step));
  if (index !== -1) throw new Fault(`step ${index + 1} of the file`, 'It is no step of a log.');
  for (const { field, isValid, otherwise } of FIELDS) {
    if (!isValid(value[field])) throw new Fault(THE_FILE, otherwise);
  }
  if (value.steps.length === 0 && value.secret !== undefined) throw new Fault(THE_FILE, 'It holds no step of a log.');
  return value as unknown as Exported;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(THE_FILE, 'It is no JSON, or not all of it is there.');
  }
};

/** What an export holds, and its parts; anything else would be shown to whoever reads it, and checked by nobody. */
const KEYS = {
  file: ['release', 'game', 'match', 'seats', 'commitment', 'secret', 'seenBy', 'version', 'steps', 'chain', 'outcome'],
  release: ['name', 'commit'],
  step: ['number', 'at', 'by', 'events', 'command', 'rows'],
  row: ['version', 'shape', 'by', 'how', 'seen', 'written'],
  chain: ['from', 'head', 'links'],
  link: ['number', 'seen', 'veil'],
  seen: ['at', 'event', 'by', 'how'],
} as const satisfies Record<string, readonly string[]>;

/** A record with nothing else in it. */
const isPart = (value: unknown, kind: keyof typeof KEYS): value is Record<string, unknown> => {
  const keys: readonly string[] = KEYS[kind];
  return isRecord(value) && Object.keys(value).every((key) => keys.includes(key));
};

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isRelease = (value: unknown): boolean =>
  isPart(value, 'release') &&
  /^[\w.+-]{1,40}$/.test(String(value.name)) &&
  (value.commit === undefined || /^[0-9a-f]{40}$/.test(String(value.commit)));

/** What is counted from 1. */
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** What is counted from 0. */
const isSeat = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isMoment = (value: unknown): boolean => {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value;
};

const isEvent = (value: unknown): boolean => isRecord(value) && typeof value.type === 'string';

const isStep = (value: unknown): boolean =>
  isPart(value, 'step') &&
  isNumber(value.number) &&
  isMoment(value.at) &&
  (value.by === undefined || isSeat(value.by)) &&
  Array.isArray(value.events) &&
  value.events.length > 0 &&
  value.events.every(isEvent) &&
  (value.rows === undefined || (Array.isArray(value.rows) && value.rows.every(isRow))) &&
  (value.command === undefined || isEvent(value.command));

const isRow = (value: unknown): boolean => isPart(value, 'row') && isNumber(value.version) && isNumber(value.shape);

const isChain = (value: unknown): boolean =>
  isPart(value, 'chain') &&
  typeof value.from === 'string' &&
  isHash(value.head) &&
  Array.isArray(value.links) &&
  value.links.every((link) => isPart(link, 'link') && isNumber(link.number) && isHash(link.veil) && isSeen(link.seen));

const isSeen = (value: unknown): boolean =>
  isHash(value) || (isPart(value, 'seen') && isMoment(value.at) && isEvent(value.event));

const isAbsentOr =
  (isValid: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || isValid(value);

const isViewer = (value: unknown): boolean => value === 'everybody' || value === 'spectator' || isSeat(value);

/** What each field of a file has to be, and what is said where it is not. */
const FIELDS = [
  { field: 'release', isValid: isAbsentOr(isRelease), otherwise: 'It names no release that could be.' },
  { field: 'secret', isValid: isAbsentOr(isHash), otherwise: 'A secret has 64 hexadecimal digits.' },
  { field: 'commitment', isValid: isAbsentOr(isHash), otherwise: 'A commitment has 64 hexadecimal digits.' },
  { field: 'chain', isValid: isAbsentOr(isChain), otherwise: 'Its chain cannot be read.' },
  { field: 'match', isValid: isNumber, otherwise: 'The id of a match is a whole number from 1 up.' },
  { field: 'seats', isValid: isSeat, otherwise: 'The count of its seats is a whole number.' },
  { field: 'version', isValid: isAbsentOr(isNumber), otherwise: 'A version is a whole number from 1 up.' },
  { field: 'seenBy', isValid: isViewer, otherwise: 'It is seen by everybody, by a spectator or by a seat.' },
] as const satisfies readonly {
  readonly field: keyof Exported;
  readonly isValid: (value: unknown) => boolean;
  readonly otherwise: string;
}[];
