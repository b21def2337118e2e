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
  const index = value.steps.findIndex((step) => !isStep(step));
  if (index !== -1) throw new Fault(`step ${index + 1} of the file`, 'It is no step of a log.');
  if (value.release !== undefined && !isRelease(value.release)) throw new Fault(THE_FILE, 'It names no release that could be.');
  if (value.secret !== undefined && !isHash(value.secret)) throw new Fault(THE_FILE, 'A secret has 64 hexadecimal digits.');
  if (value.chain !== undefined && !isChain(value.chain)) throw new Fault(THE_FILE, 'Its chain cannot be read.');
  return value as unknown as Exported;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(THE_FILE, 'It is no JSON, or not all of it is there.');
  }
};

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isRelease = (value: unknown): boolean =>
  isRecord(value) &&
  /^[\w.+-]{1,40}$/.test(String(value.name)) &&
  (value.commit === undefined || /^[0-9a-f]{40}$/.test(String(value.commit)));

const isMoment = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isEvent = (value: unknown): boolean => isRecord(value) && typeof value.type === 'string';

const isStep = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.number) &&
  isMoment(value.at) &&
  Array.isArray(value.events) &&
  value.events.every(isEvent) &&
  (value.rows === undefined || (Array.isArray(value.rows) && value.rows.every(isRow))) &&
  (value.command === undefined || isEvent(value.command));

const isRow = (value: unknown): boolean => isRecord(value) && Number.isInteger(value.version) && Number.isInteger(value.shape);

const isChain = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.from === 'string' &&
  isHash(value.head) &&
  Array.isArray(value.links) &&
  value.links.every((link) => isRecord(link) && Number.isInteger(link.number) && isHash(link.veil) && isSeen(link.seen));

const isSeen = (value: unknown): boolean => isHash(value) || (isRecord(value) && isMoment(value.at) && isEvent(value.event));
