import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Seat } from '#engine/game.ts';
import type { EventOf } from '#games/cyclades/events.ts';
import type { UserId } from '#matches/index.ts';
import type { RecordedRequest } from '#sandbox/rest/index.ts';
import { MATCH, OWNER, PEOPLE, type Twin, tokenOf } from './twin.ts';

/** All output of a bot, except for recipients who may know the secret: sections of lines. */
export type Transcript = ReadonlyMap<string, readonly string[]>;

export interface Difference {
  /** `Ada sees`, `Ada is answered`, `files`, `requests`. */
  readonly section: string;
  /** The first line that differs, and the section it is in; empty if there is none. */
  readonly line: number;
  readonly one: string;
  readonly other: string;
}

/** The first difference in each section that has one. */
export const differences = (one: Transcript, other: Transcript): readonly Difference[] =>
  [...new Set([...one.keys(), ...other.keys()])].flatMap((section) => {
    const [here, there] = [one.get(section) ?? [], other.get(section) ?? []];
    const longest = here.length >= there.length ? here : there;
    const line = longest.findIndex((_, index) => here[index] !== there[index]);
    return line === -1 ? [] : [{ section, line, ...whereTheyPart(here[line] ?? '', there[line] ?? '') }];
  });

/** Two long lines, from shortly before they differ. */
const whereTheyPart = (one: string, other: string): Pick<Difference, 'one' | 'other'> => {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, (at === -1 ? one.length : at) - 80);
  return { one: one.slice(from, from + 240), other: other.slice(from, from + 240) };
};

/** Everything that people without access to the secret saw and received, every file of it, and every request. */
export const transcriptOf = async (twin: Twin): Promise<Transcript> => {
  const knowing = await whoMayKnow(twin);
  const others = PEOPLE.filter((name) => !knowing.includes(twin.who(name).id));
  await everythingHasCome(twin);
  const sections = new Map<string, readonly string[]>();
  for (const name of others) {
    const { updates } = twin.who(name);
    sections.set(`${name} sees`, updates.map(lineOf(twin)));
    const answers = twin.asked.filter(({ who }) => who === name).map(({ acted }) => acted);
    sections.set(`${name} is answered`, answers.map(lineOf(twin)));
  }
  sections.set('files', filesIn([...sections.values()].flat()));
  sections.set('requests', requestsOf(twin, knowing));
  return sections;
};

/** The owner, the seat that robbed it with a Griffon, and each seat that later robbed one of these: their gold differs too. */
const whoMayKnow = async ({ stores }: Twin): Promise<readonly UserId[]> => {
  const seats = (await stores.matches.find(MATCH))?.seats ?? [];
  const knowing = new Set<Seat>([OWNER]);
  for (const { event } of await stores.matches.read(MATCH, 0)) {
    if (event.type !== 'GoldStolen') continue;
    const { seat, loser } = event as EventOf<'GoldStolen'>;
    if (knowing.has(loser)) knowing.add(seat);
  }
  return seats.flatMap(({ seat, user }) => (user !== undefined && knowing.has(seat) ? user : []));
};

/** Posts one message to everybody and waits for it: all earlier messages have arrived by then. */
const everythingHasCome = async (twin: Twin): Promise<void> => {
  const ada = twin.who('Ada');
  const last = `That is all, after ${twin.asked.length} acts.`;
  await ada.act({ do: 'say', channel: await ada.channel('general'), content: last });
  const hasIt = (name: (typeof PEOPLE)[number]): boolean =>
    twin.who(name).updates.some((update) => update.kind === 'message' && update.message.content === last);
  await vi.waitUntil(() => PEOPLE.every(hasIt), { interval: 2, timeout: 60_000 });
};

const FILE = /\/sandbox\/files\/[^"?\\]+/g;

/**
 * The port differs per run. Files are identified by their bytes and not by the sandbox's number, because that also counts the files for
 * recipients who may know the secret.
 */
const lineOf =
  ({ sandbox }: Twin) =>
  (said: unknown): string =>
    JSON.stringify(said)
      .replaceAll(sandbox.url, '')
      .replace(FILE, (path) => bytesOf(sandbox, path));

const bytesOf = ({ context }: Twin['sandbox'], path: string): string => {
  const [, , , id = '', name] = path.split('/');
  const bytes = context.files.read(id);
  if (bytes === undefined) throw new Error(`There is no file ${path}.`);
  const known = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, known);
  return `/sandbox/files/${known}/${bytes.length}/${name}`;
};

const hashes = new WeakMap<Uint8Array, string>();

/** Every file that is shown, in the order of first sight. */
const filesIn = (lines: readonly string[]): readonly string[] => [...new Set(lines.flatMap((line) => line.match(FILE) ?? []))];

/**
 * The requests in order of arrival. For those to recipients who may know the secret, only the path and status are listed, not the content.
 */
const requestsOf = (twin: Twin, knowing: readonly UserId[]): readonly string[] => {
  const { sandbox, asked } = twin;
  const interactions = asked.flatMap(({ who, acted: { interaction = '' } }) => {
    const token = tokenOf(sandbox.rest.requests(), interaction);
    return token === undefined ? [] : [{ interaction, token, isTheirs: knowing.includes(twin.who(who).id) }];
  });
  const byToken = new Map(interactions.map((each) => [each.token, each]));
  const direct = [...sandbox.context.world.channels.values()].filter(
    (channel) => channel.kind === 'direct' && knowing.includes(channel.person),
  );
  const isTheirs = ({ path }: RecordedRequest): boolean =>
    direct.some(({ id }) => path.startsWith(`/channels/${id}/`)) || path.split('/').some((part) => byToken.get(part)?.isTheirs);
  return sandbox.rest.requests().map((request) => {
    const { body: _body, files: _files, ...bare } = request;
    const path = request.path
      .split('/')
      .map((part) => byToken.get(part)?.interaction ?? part)
      .join('/');
    return lineOf(twin)({ ...(isTheirs(request) ? bare : request), path });
  });
};
