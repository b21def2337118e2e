import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from './config.ts';

/**
 * What never reaches a log, wherever it stands in what is logged: tokens and passwords, request bodies (the text of a direct
 * message), events, views and whatever else may hold a secret of a match; who somebody is; a database connection.
 */
const SECRET_FIELDS = [
  'token',
  'password',
  'authorization',
  'requestBody',
  'rawError',
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
] as const;

/** Depth in objects to which fields are looked for: an error, its cause, and what hangs on that. */
const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.*.*.${field}`]);

/** A web hook's or interaction's token inside an address. */
const TOKEN_IN_ADDRESS = /(\/(?:webhooks|interactions)\/\d+\/)[^/?\s"]+/gu;
/** Discord's number of a person, server, channel or message, wherever it stands. */
const DISCORD_ID = /(?<!\w)\d{17,20}(?!\w)/gu;
/** User and password inside an address. */
const LOGIN_IN_ADDRESS = /(\w+:\/\/)[^/@\s"]+@/gu;

/** Text that is safe to log: without Discord's numbers, and the secrets that addresses carry. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(TOKEN_IN_ADDRESS, '$1…').replaceAll(DISCORD_ID, '…').replaceAll(LOGIN_IN_ADDRESS, '$1…@');

/** Turns JSON lines into text for a person, written to a file descriptor or a stream. */
export const plainLines = (destination: number | NodeJS.WritableStream): DestinationStream =>
  pretty({ destination, sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss' });

const standardError = (): DestinationStream => (process.stderr.isTTY ? plainLines(2) : pino.destination({ fd: 2, sync: true }));

/** Writes to standard error (or `destination`): text on a terminal, else JSON lines. Fields that may hold a secret are left out. */
export const openLog = (level: LogLevel, destination: DestinationStream = standardError()): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths, remove: true },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
