import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from './settings.ts';

/**
 * Fields that are never logged, at any depth: tokens and passwords, request bodies (the text of a direct message), events, views and
 * anything else that may contain a secret of a match; users; database connections.
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

/** The token of a webhook or an interaction in a URL. */
const TOKEN_IN_URL = /(\/(?:webhooks|interactions)\/\d+\/)[^/?\s"]+/gu;
/** The Discord id of a user, server, channel or message anywhere in a text; decimal places don't match. */
const DISCORD_ID = /(?<!\d|\d\.)\d{17,}/gu;
/** The smallest number with as many digits as an id. */
const MIN_ID = 1e16;
/** User and password in a URL. */
const LOGIN_IN_URL = /(\w+:\/\/)[^/@\s"]+@/gu;

/** Returns text that is safe to log: without Discord's ids and the secrets in URLs. */
export const redactSecrets = (text: string): string =>
  text.replaceAll(TOKEN_IN_URL, '$1…').replaceAll(DISCORD_ID, '…').replaceAll(LOGIN_IN_URL, '$1…@');

const safeValue = (field: string, value: unknown): unknown => {
  if (SECRET_FIELDS.has(field)) return undefined;
  return typeof value === 'number' && value >= MIN_ID ? '…' : value;
};

/** Returns a log line without secrets. */
const withoutSecretFields = (line: string): string => redactSecrets(`${JSON.stringify(JSON.parse(line), safeValue)}\n`);

/** Returns a stream that writes JSON lines as readable text to a file descriptor or a stream. */
export const prettyStream = (destination: number | NodeJS.WritableStream): DestinationStream =>
  pretty({ destination, sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss' });

const standardError = (): DestinationStream => (process.stderr.isTTY ? prettyStream(2) : pino.destination({ fd: 2, sync: true }));

/** Logs to standard error (or `destination`): text on a terminal, otherwise JSON lines. Leaves out fields that may be secret. */
export const createLogger = (level: LogLevel, destination: DestinationStream = standardError()): Logger =>
  pino({ level, base: null, hooks: { streamWrite: withoutSecretFields } }, destination);
