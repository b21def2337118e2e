import { randomUUID } from 'node:crypto';
import {
  afterQuiet,
  DEFAULT_HOURS,
  type Match,
  type MatchCommand,
  quietUntil,
  type Seek,
  type TableProposal,
} from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';
import { askForPlace, closeQuestion, tellOfLostPlace } from './askForPlace.ts';
import { leaveLobby } from './leaveLobby.ts';
import { openTable } from './openTable.ts';
import { ENDED } from './seeks.ts';
import { canStart, startTable } from './startTable.ts';

/** How long one process may work on a table before another goes on. */
const LEASE_MS = 60_000;
/** How long to wait for Discord. */
const RETRY_MS = 60_000;
/** How often to look at a table for which nothing has a time. */
const IDLE_MS = 3_600_000;
/** How long a place that was lost is offered to others before fewer players start: longer than from one look for tables to the next. */
export const OFFER_MS = 15 * 60_000;
/** How long a place is kept without an answer. */
const ANSWER_MS = 24 * 3_600_000;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** What there is to do for a table: nothing more, or something at a time. */
type Next = Date | 'over';

/**
 * Goes on with a table: opens its lobby, asks everyone for whom it keeps a place, takes the place of those who do not answer, and starts
 * the match once all have agreed. Each step can be repeated, and the first process that claims the table does them.
 */
export const fillTable = async (services: Services, id: string): Promise<void> => {
  const { stores, clock } = services;
  const now = clock.now();
  const claimed = await stores.seeks.claimProposal(id, now, later(now, LEASE_MS));
  if (claimed === undefined) return;
  const next = await goOn(services, claimed);
  if (next !== 'over') await stores.seeks.postpone(claimed, next);
};

const goOn = async (services: Services, proposal: TableProposal): Promise<Next> => {
  const { seeks } = services.stores;
  const now = services.clock.now();
  const opened = await openTable(services, proposal);
  if (opened === 'retry') return later(now, RETRY_MS);
  if (opened === 'impossible') return close(services, proposal, []);
  if (opened.suspendedAt !== undefined) return later(now, IDLE_MS);
  if (opened.status !== 'lobby') return conclude(services, proposal, opened);
  const times: Date[] = [];
  for (const seek of await seeks.placed(proposal.id)) {
    const next = await keepPlace(services, proposal, opened, seek);
    if (next instanceof Date) times.push(next);
    if (next === 'lost') times.push(later(now, OFFER_MS));
  }
  if (times.length > 0) await trySyncLobbyMessage(services, opened.id);
  return settle(services, proposal, opened, times);
};

/** Goes on with one place, and returns when to look at it again; `undefined` if it is taken. */
const keepPlace = async (
  services: Services,
  proposal: TableProposal,
  match: Match,
  seek: Seek,
): Promise<Date | 'lost' | undefined> => {
  const { seeks } = services.stores;
  const { user, agreed, answerBy } = seek;
  const now = services.clock.now();
  const isSeated = match.seats.some((row) => row.user === user);
  if (agreed && isSeated) return undefined;
  if (agreed) return lose(services, proposal, match, seek);
  // The host of a table of its own has had a seat from the start. All others have sat down themselves.
  if (isSeated && (proposal.terms === undefined || match.host !== user)) {
    await seeks.change(seek, { agreed: true });
    return undefined;
  }
  if (answerBy !== undefined && answerBy > now) return answerBy;
  if (answerBy === undefined) return ask(services, proposal, match, seek);
  await tellOfLostPlace(services, match, user);
  return lose(services, proposal, match, seek);
};

/** Ends a search whose owner does not take the place. */
const lose = async (services: Services, { id }: TableProposal, match: Match, seek: Seek): Promise<'lost'> => {
  await leaveLobby(services, match.id, seek.user, `table ${id} ${seek.since?.getTime() ?? 0}`);
  await services.stores.seeks.change(seek, ENDED);
  await closeQuestion(services, match, seek, ({ play }) => play.gone);
  return 'lost';
};

/** Asks a player whether they play, outside their quiet hours, and returns until when they can answer. */
const ask = async (services: Services, proposal: TableProposal, match: Match, seek: Seek): Promise<Date | 'lost' | undefined> => {
  const { user } = seek;
  const now = services.clock.now();
  const hours = (await services.stores.users.hoursOf([user])).get(user) ?? DEFAULT_HOURS;
  const quietEnd = quietUntil(hours, now.getTime());
  if (quietEnd !== undefined) return new Date(quietEnd);
  const isInvited = match.guests.includes(user) || match.seats.some((row) => row.user === user);
  if (proposal.terms !== undefined && !isInvited) {
    // No user id, because command ids outlive `/me forget`; a match invites a guest only once.
    await play(services, match, { type: 'Invite', user: match.host, guest: user }, `${proposal.id} invite ${randomUUID()}`);
  }
  const answerBy = new Date(afterQuiet(hours, now.getTime() + ANSWER_MS));
  const asked = await askForPlace(services, match, seek, answerBy);
  if (asked === 'retry') return later(now, RETRY_MS);
  if (asked === 'gone') return lose(services, proposal, match, seek);
  await services.stores.seeks.change(seek, { answerBy });
  return answerBy;
};

/** Starts the match if all have agreed. */
const settle = async (services: Services, proposal: TableProposal, before: Match, times: readonly Date[]): Promise<Next> => {
  const { stores, clock } = services;
  const match = (await stores.matches.find(before.id)) ?? before;
  const now = clock.now();
  if (match.status !== 'lobby') return conclude(services, proposal, match);
  const placed = await stores.seeks.placed(proposal.id);
  // A place that was just lost has a time: it is offered to others first.
  const isAnswered = placed.every(({ agreed }) => agreed) && times.length === 0;
  if (proposal.terms === undefined) return isAnswered ? conclude(services, proposal, match) : earliest(now, times);
  if (!isAnswered || !canStart(proposal.terms, match, placed, now.getTime())) return earliest(now, times);
  if (proposal.terms.computer && match.computers.length === 0) {
    await play(services, match, { type: 'SeatComputer', user: match.host }, `${proposal.id} computer`);
  }
  const started = await startTable(services, match, proposal.id);
  return started.status === 'lobby' ? later(now, RETRY_MS) : conclude(services, proposal, started);
};

const earliest = (now: Date, times: readonly Date[]): Date => new Date(Math.min(now.getTime() + IDLE_MS, ...times.map(Number)));

/** Plays a command of a table, once. */
const play = (services: Services, match: Match, command: MatchCommand, id: string) =>
  services.matches.play(match.id, command, `table ${id}`);

/** Ends the searches of all who sit at the table, and lets the others go on. Nobody is found by a lobby that closed. */
const conclude = async (services: Services, proposal: TableProposal, match: Match): Promise<Next> => {
  const { seeks } = services.stores;
  const now = services.clock.now().getTime();
  const placed = match.status === 'closed' ? [] : await seeks.placed(proposal.id);
  const found = placed.filter(({ user }) => match.seats.some((row) => row.user === user));
  for (const seek of placed) {
    const isFound = found.includes(seek);
    await closeQuestion(services, match, seek, ({ play, common }, link) => (isFound ? common.lobbyStarted(link) : play.gone));
    if (isFound) await seeks.change(seek, ENDED);
  }
  return close(
    services,
    proposal,
    found.flatMap(({ since }) => (since === undefined ? [] : (now - since.getTime()) / 3_600_000)),
  );
};

const close = async ({ stores, clock }: Services, { id }: TableProposal, waits: readonly number[]): Promise<Next> => {
  await stores.seeks.closeProposal(id, clock.now(), waits);
  return 'over';
};
