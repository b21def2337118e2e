import { randomBytes } from 'node:crypto';
import {
  type AskedOfCup,
  hasSubstitutes,
  type LoadedCup,
  loadCup,
  playCup,
  reservesIn,
  scoreOf,
  type Table,
  tablesOf,
} from '#community/cups/index.ts';
import type { Services } from '#discord/command/services.ts';
import { askSubstitutes } from '#discord/cups/askSubstitutes.ts';
import { openCupTable } from '#discord/cups/openCupTable.ts';
import type { Absence, Match } from '#matches/index.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';

/** How long to wait for what cannot be done now. */
const RETRY_MS = 5 * 60_000;
/** How long people of the queue have to take a seat. */
const SOUGHT_MS = 24 * 3_600_000;
/** Rounds end one after the other, if nobody plays them. */
const MAX_STEPS = 1_000;

/** Moves on the cups whose time has come, or of which a match is over. */
export const workOnCups = async (services: Services, limit: number): Promise<void> => {
  const due = await services.stores.cups.due(services.clock.now(), limit);
  await forEachConcurrently(services.log, due, (id) => moveCup(services, id), 'could not move a cup on');
};

/**
 * Does all that there is to do in a cup now, one step after the other. What is to be done follows from its log and from those of its
 * matches, and the cup refuses a step that another process has taken since: so each counts once. A step's id has the version it was decided
 * on, because the same step can be right again later.
 */
export const moveCup = async (services: Services, id: number): Promise<void> => {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const loaded = await loadCup(services.stores, id);
    if (loaded === undefined || loaded.row.isOver) return;
    const step = await nextStep(services, loaded);
    if (step instanceof Date) return services.stores.cups.postpone(id, loaded.row.version, step);
    await playCup(services, id, step, `${step.type} at ${loaded.row.version}`);
  }
};

/** Returns the next step of a cup, or when to look again. */
const nextStep = async (services: Services, loaded: LoadedCup): Promise<AskedOfCup | Date> => {
  const { cup, people, row } = loaded;
  const now = services.clock.now().getTime();
  const isForgotten = (entrant: number): boolean => people.find((person) => person.entrant === entrant)?.user === undefined;
  const gone = cup.entrants.find(({ entrant, isComputer, hasWithdrawn }) => !isComputer && !hasWithdrawn && isForgotten(entrant));
  if (gone !== undefined) return { type: 'Withdraw', entrant: gone.entrant };
  if (cup.phase === 'entries') {
    if (now < cup.endsAt) return new Date(cup.endsAt);
    return { type: 'CloseEntries', seed: randomBytes(16).toString('hex') };
  }
  let again = cup.endsAt;
  const open = tablesOf(cup).filter(({ result }) => result === undefined);
  for (const table of open) {
    const step = await stepAt(services, loaded, table);
    if (step === 'retry') again = Math.min(again, now + RETRY_MS);
    else if (step !== 'wait') return step;
  }
  if (open.length === 0) return { type: 'EndRound' };
  if (again <= now) services.log.warn({ cup: row.id }, 'a match of a cup does not end');
  return new Date(Math.max(again, now + RETRY_MS));
};

/** Returns the next step at a table; `wait`: its match goes on. */
const stepAt = async (services: Services, loaded: LoadedCup, table: Table): Promise<AskedOfCup | 'wait' | 'retry'> => {
  const isLate = services.clock.now().getTime() >= loaded.cup.endsAt;
  if (table.match === undefined) return isLate ? voided(table) : stepBefore(services, loaded, table);
  const match = await services.stores.matches.find(table.match);
  if (match === undefined) return voided(table);
  const over = match.status === 'ended' || !isLate ? match : await endOf(services, loaded, match);
  const step = over.status === 'ended' ? await scoreOf(services, table, over) : undefined;
  // A match that cannot be read any more must not keep its round from ending.
  const isUnreadable = over.status === 'ended' || over.status === 'setAside';
  return step ?? (isLate && isUnreadable ? voided(table) : 'wait');
};

/** Returns the next step at a table without a match. */
const stepBefore = async (services: Services, loaded: LoadedCup, table: Table): Promise<AskedOfCup | 'retry'> => {
  const withdrawn = loaded.cup.entrants.flatMap(({ entrant, hasWithdrawn }) => (hasWithdrawn ? entrant : []));
  const entrant = withdrawn.find((each) => table.seats.includes(each));
  if (entrant !== undefined) return (await soughtFirst(services, loaded)) ?? { type: 'Substitute', table: table.table, entrant };
  const banned = await bannedAt(services, loaded, table);
  if (banned !== undefined) return { type: 'Withdraw', entrant: banned };
  const opened = await openCupTable(services, loaded, table);
  if (opened === 'nobody') return voided(table);
  return opened === 'retry' ? opened : { type: 'OpenTable', table: table.table, ...opened };
};

/** Returns what comes before a seat without a reserve goes to an AI player: once a round, people of the queue have a day to enter. */
const soughtFirst = async (services: Services, loaded: LoadedCup): Promise<AskedOfCup | 'retry' | undefined> => {
  const { cup } = loaded;
  const now = services.clock.now().getTime();
  if (!hasSubstitutes(cup) || reservesIn(cup).length > 0) return undefined;
  if (cup.soughtUntil !== undefined) return now < cup.soughtUntil ? 'retry' : undefined;
  const until = Math.min(now + SOUGHT_MS, cup.endsAt);
  if ((await askSubstitutes(services, loaded, until)) === 0) return undefined;
  return { type: 'Seek', until };
};

/** Returns a player at a table of a rated cup whom a moderator has banned since they entered. */
const bannedAt = async (
  { stores, clock }: Services,
  { cup, people, row }: LoadedCup,
  table: Table,
): Promise<number | undefined> => {
  for (const { entrant, user } of cup.settings.rated ? people : []) {
    if (user === undefined || !table.seats.includes(entrant)) continue;
    if ((await stores.moderation.banOf(row.server, user, clock.now())) !== undefined) return entrant;
  }
  return undefined;
};

/** Ends a match at the deadline: it is ranked by the position. */
const endOf = async ({ matches, stores, sentences }: Services, { row, cup }: LoadedCup, match: Match): Promise<Match> => {
  const { cups } = sentences(match.place.locale);
  const reason = cups.deadline(cups.name(row.id));
  const command = { type: 'Organise', user: row.organiser ?? '', motion: { kind: 'standing' }, reason } as const;
  await matches.play(match.id, command, `cup ${row.id} deadline ${cup.endsAt}`);
  return (await stores.matches.find(match.id)) ?? match;
};

/** A match that did not come about is a tie of those who were drawn into it. */
const voided = ({ table, seats }: Table): AskedOfCup => {
  const nothing = { place: 0, left: false, timeOuts: 0, share: 0 };
  return { type: 'Score', table, how: 'void', seats: seats.map(() => nothing) };
};

/** Moves the deadlines of a server's cups by the time in which the bot was not there. */
export const resumeCups = async (services: Services, { server, since, backAt = since }: Absence): Promise<void> => {
  for (const { id, isOver } of await services.stores.cups.list(server, MAX_STEPS)) {
    const command = { type: 'MoveDeadline', since: since.getTime(), until: backAt.getTime() } as const;
    if (!isOver) await playCup(services, id, command, `away until ${command.until}`);
  }
};
