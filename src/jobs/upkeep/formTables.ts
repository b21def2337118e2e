import { randomUUID } from 'node:crypto';
import { type Avoids, formTables, type OpenLobby, type Proposal } from '#community/queue/index.ts';
import { demandOf } from '#community/record/index.ts';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { sendSilently } from '#discord/delivery/directMessage.ts';
import { fillTable } from '#discord/play/fillTable.ts';
import { avoidsOf, playersOf, waitingOf } from '#discord/play/queueSeeks.ts';
import { SEARCH_DAYS } from '#discord/play/search.ts';
import { ENDED } from '#discord/play/seeks.ts';
import type { Match, Seek, TableProposal, UserId } from '#matches/index.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';

/** How often to look for tables on a server where nothing has changed but the time. */
const LOOK_MS = 10 * 60_000;

/** Looks for tables on servers where people wait, goes on with those that were found, and ends searches that took too long. */
export const workOnSearches = async (services: Services, limit: number): Promise<void> => {
  const { stores, clock, log } = services;
  const { seeks } = stores;
  const away = new Set((await stores.absences.all()).flatMap(({ server, backAt }) => (backAt === undefined ? server : [])));
  const servers = await seeks.serversDue(clock.now(), limit);
  await forEachConcurrently(log, servers, (server) => lookOn(services, server, away.has(server)), 'could not form tables');
  const due = await seeks.proposalsDue(clock.now(), limit);
  await forEachConcurrently(log, due, (id) => fillTable(services, id), 'could not go on with a table');
  const expired = await seeks.expired(clock.now(), limit);
  await forEachConcurrently(log, expired, (seek) => endSearch(services, seek), 'could not end a search');
};

/** Forms the tables of a server. Only one process does so at a time. */
const lookOn = async (services: Services, server: string, isAway: boolean): Promise<void> => {
  const { stores, clock } = services;
  const { seeks } = stores;
  const now = clock.now();
  if (!(await seeks.claimServer(server, now, new Date(now.getTime() + LOOK_MS))) || isAway) return;
  const free = (await seeks.looking(server)).filter(({ proposal }) => proposal === undefined);
  const lobbies = await fillableLobbies(services, server);
  const open = await Promise.all(lobbies.map((lobby) => asOpenLobby(services, lobby)));
  const people = [...free.map(({ user }) => user), ...lobbies.flatMap(peopleAt)];
  const avoids = await avoidsOf(services, people);
  for (const proposal of formTables(await waitingOf(services, free, server), open, now.getTime(), avoids)) {
    const lobby = lobbies.find(({ match }) => String(match.id) === proposal.lobby);
    const isPossible =
      lobby === undefined ? hasChannel(free, proposal.people) : invitesNobodyAvoided(lobby, proposal.people, avoids);
    const table = isPossible ? await seeks.propose(tableOf(server, proposal, lobby), proposal.people, now) : undefined;
    if (table !== undefined) await fillTable(services, table);
  }
};

/** A lobby with a free place, and the table that fills it, if there is one. */
interface Fillable {
  readonly match: Match;
  readonly table: TableProposal | undefined;
  /** For whom it keeps a place. */
  readonly placed: readonly Seek[];
}

/** Returns the lobbies that the queue may fill: those that all may join, and tables of its own. */
const fillableLobbies = async ({ stores }: Services, server: string): Promise<readonly Fillable[]> => {
  const tables = await stores.seeks.proposals(server);
  const lobbies = (await stores.matches.list({ openIn: server })).filter(
    ({ status, suspendedAt }) => status === 'lobby' && suspendedAt === undefined,
  );
  const found: Fillable[] = [];
  for (const match of lobbies) {
    const table = tables.find((each) => each.match === match.id);
    const placed = table === undefined ? [] : await stores.seeks.placed(table.id);
    if (!match.private || table?.terms !== undefined) found.push({ match, table, placed });
  }
  return found;
};

const seatedAt = ({ match, placed }: Fillable): readonly UserId[] => [
  ...new Set([...match.seats.flatMap(({ user }) => user ?? []), ...placed.map(({ user }) => user)]),
];

/** Everybody who sits in a lobby or may still sit down. */
const peopleAt = (lobby: Fillable): readonly UserId[] => [...new Set([...seatedAt(lobby), ...lobby.match.guests])];

const asOpenLobby = async (services: Services, lobby: Fillable): Promise<OpenLobby> => {
  const { match, table } = lobby;
  const { least: percent, isKnownOnly } = demandOf(match.gate ?? 'none');
  const least = services.games.rules[match.game]?.seats.min ?? match.seatLimit;
  const counts = Array.from({ length: match.seatLimit - least + 1 }, (_, index) => least + index);
  return {
    id: String(match.id),
    game: match.game,
    pace: match.pace,
    players: [...(await playersOf(services, seatedAt(lobby), match.place.server)).values()],
    seats: table?.terms === undefined ? counts : [table.terms.seats],
    computers: table?.terms?.computer === true ? 1 : match.computers.length,
    demands: { reliability: percent / 100, newcomers: !isKnownOnly },
    since: match.createdAt.getTime(),
  };
};

const tableOf = (server: string, { game, pace, seats, computers }: Proposal, lobby: Fillable | undefined): TableProposal => ({
  id: lobby?.table?.id ?? randomUUID(),
  server,
  ...(lobby === undefined ? { terms: { game, pace, seats, computer: computers > 0 } } : { match: lobby.match.id }),
});

const hasChannel = (free: readonly Seek[], people: readonly UserId[]): boolean =>
  free.some(({ user, channel }) => channel !== undefined && people.includes(user));

/** Whether nobody among these people avoids a guest of the lobby, who may still join, or is avoided by one. */
const invitesNobodyAvoided = ({ match }: Fillable, people: readonly UserId[], avoids: Avoids): boolean =>
  match.guests.every((guest) =>
    people.every((user) => avoids.get(guest)?.has(user) !== true && avoids.get(user)?.has(guest) !== true),
  );

/** Ends a search that found no table, and says so once at most. */
const endSearch = async (services: Services, seek: Seek): Promise<void> => {
  if (!(await services.stores.seeks.change(seek, ENDED))) return;
  const to = await recipientOf(services, seek.user);
  await sendSilently(services, to, to.say.play.over(SEARCH_DAYS), `over ${seek.endsAt?.getTime() ?? 0}`);
};
