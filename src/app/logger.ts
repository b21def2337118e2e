import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from './settings.ts';

/**
 * What never reaches a log, however deep it lies in what is logged: tokens and passwords, request bodies (the text of a direct
 * message), events, views and whatever else may hold a secret of a match; who somebody is; a database connection.
 */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'token',
  'password',
  'authorization',
  'requestBody',
  'rawError',
  'majorParameter',
  'body',
  'event',
  'events',
  'view',
  'state',
  'gold',
  'secret',
  'content',
  'params',
  'client',
  'user',
]);

/** A web hook's or interaction's token inside an address. */
const TOKEN_IN_ADDRESS = /(\/(?:webhooks|interactions)\/\d+\/)[^/?\s"]+/gu;
/** Discord's number of a person, server, channel or message, wherever it stands. Decimal places are none. */
const DISCORD_ID = /(?<!\d|\d\.)\d{17,}/gu;
/** Bare numbers from here on have as many digits. */
const MIN_ID = 1e16;
/** User and password inside an address. */
const LOGIN_IN_ADDRESS = /(\w+:\/\/)[^/@\s"]+@/gu;

/** Text that is safe to log: without Discord's numbers, and the secrets that addresses carry. */
export const redactSecrets = (text: string): string =>
  text.replaceAll(TOKEN_IN_ADDRESS, '$1…').replaceAll(DISCORD_ID, '…').replaceAll(LOGIN_IN_ADDRESS, '$1…@');

const kept = (field: string, value: unknown): unknown => {
  if (SECRET_FIELDS.has(field)) return undefined;
  return typeof value === 'number' && value >= MIN_ID ? '…' : value;
};

/** A line of the log that anybody may read. */
const withoutSecretFields = (line: string): string => redactSecrets(`${JSON.stringify(JSON.parse(line), kept)}\n`);

/** Turns JSON lines into text for a person, written to a file descriptor or a stream. */
export const prettyStream = (destination: number | NodeJS.WritableStream): DestinationStream =>
  pretty({ destination, sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss' });

const standardError = (): DestinationStream => (process.stderr.isTTY ? prettyStream(2) : pino.destination({ fd: 2, sync: true }));

/** Writes to standard error (or `destination`): text on a terminal, else JSON lines. Fields that may hold a secret are left out. */
export const createLogger = (level: LogLevel, destination: DestinationStream = standardError()): Logger =>
  pino({ level, base: null, hooks: { streamWrite: withoutSecretFields } }, destination);
