import type { CupSettings, Entrant, LoadedCup, Table } from '#community/cups/index.ts';
import { type Lobby, MATCH_OPTIONS, type Match, type MatchCommand, type MatchId, type UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { recordIfRemoved } from '../gateway/guildTracker.ts';
import { syncLobbyMessage, trySyncLobbyMessage } from '../lobby/lobby.ts';
import { startTable } from '../play/startTable.ts';
import { failureOf } from '../responses/discordErrors.ts';

/** The match of a table, and who sits where in it. */
export interface OpenedTable {
  readonly match: MatchId;
  readonly seats: readonly (Entrant | null)[];
}

/**
 * Opens the match of a cup's table, seats its players and starts it; can be repeated at each step. `nobody`: the table has no people, and
 * AI players do not play alone; `retry`: nothing can be posted now.
 */
export const openCupTable = async (
  services: Services,
  loaded: LoadedCup,
  table: Table,
): Promise<OpenedTable | 'nobody' | 'retry'> => {
  const seated = table.seats.flatMap(
    (entrant) => loaded.people.find((person) => person.entrant === entrant && person.user) ?? [],
  );
  const [host] = seated;
  if (host?.user === undefined) return 'nobody';
  const { row, cup } = loaded;
  const { game, options, pace, seats: seatLimit } = cup.settings;
  const place = { server: row.server, channel: row.channel, ...(row.locale !== undefined && { locale: row.locale }) };
  const guests = seated.flatMap(({ user }) => user ?? []);
  const id = `cup ${row.id} ${table.table}`;
  const lobby = { game, private: true, options, pace, seatLimit, place, host: host.user, hostName: host.name, guests };
  const isAsDrawn = (match: Match): boolean => hasTerms(services, cup.settings, match) && seatsAll(guests, match);
  const found = await matchOf(services, lobby, id, isAsDrawn);
  if (found === undefined) return 'retry';
  if (found.status === 'lobby') await fill(services, loaded, table, found);
  const started = await post(services, found, id, isAsDrawn);
  return started.status === 'lobby' || started.status === 'closed'
    ? 'retry'
    : { match: started.id, seats: seatsOf(loaded, table, started) };
};

/** Returns the match of a table: a new one after those that closed, or that their players started otherwise than the cup is played. */
const matchOf = async (
  { matches, stores }: Services,
  lobby: Lobby,
  id: string,
  isAsDrawn: (match: Match) => boolean,
): Promise<Match | undefined> => {
  for (let again = 0; ; again++) {
    const created = (await matches.create(lobby, again === 0 ? id : `${id} again ${again}`)).match;
    const match = created && ((await stores.matches.find(created.id)) ?? created);
    if (match === undefined || match.status === 'lobby' || (match.status !== 'closed' && isAsDrawn(match))) return match;
  }
};

/** Whether a match is played by the settings of the cup: as long as it is a lobby, its host can change them. */
const hasTerms = ({ games }: Services, { game, options, pace, seats, rated }: CupSettings, match: Match): boolean =>
  match.pace === pace &&
  match.rated === rated &&
  match.timeOut === MATCH_OPTIONS.timeout[0] &&
  match.seats.length === seats &&
  Object.entries(match.options).every(
    ([option, value]) => value === (options[option] ?? games.rules[game]?.options[option]?.[0]),
  );

/** Whether all these people have a seat. They can leave a lobby, and a substitute is not invited; who was forgotten since is no guest. */
const seatsAll = (people: readonly UserId[], { status, host, guests, seats }: Match): boolean =>
  people
    .filter((user) => status === 'lobby' || user === host || guests.includes(user))
    .every((user) => seats.some((row) => row.user === user || row.former?.includes(user)));

/** Seats everybody in the order of the draw, a person first: the seat of the host. */
const fill = async (
  { matches }: Services,
  { cup: { settings }, people }: LoadedCup,
  table: Table,
  match: Match,
): Promise<void> => {
  // Command ids are stored, so they hold no user id.
  const play = (command: MatchCommand, key: string, name?: string) =>
    matches.play(match.id, command, `cup table ${match.id} ${key} ${match.version}`, name);
  const { host } = match;
  // As long as nobody sits beside the host: later, a match can no longer become rated.
  if (settings.rated) await play({ type: 'ChooseOption', user: host, option: 'rated', value: 'on' }, 'rated');
  const isSeated = (user: string): boolean => match.seats.some((row) => row.user === user);
  let computers = match.computers.length;
  for (const entrant of table.seats) {
    const person = people.find((each) => each.entrant === entrant);
    if (person?.user !== undefined) {
      if (!isSeated(person.user)) await play({ type: 'Join', user: person.user }, `join ${entrant}`, person.name);
    } else if (--computers < 0) {
      await play({ type: 'SeatComputer', user: host }, `computer ${-computers}`);
    }
  }
  if (settings.fair === 'beacon') await play({ type: 'ChooseOption', user: host, option: 'fair', value: 'beacon' }, 'fair');
};

/** Posts the lobby and starts the match, or closes it if it is not as drawn. Returns it as it is if Discord refuses something. */
const post = async (services: Services, match: Match, id: string, isAsDrawn: (match: Match) => boolean): Promise<Match> => {
  try {
    // A moderator may have deleted the message of a lobby that waits.
    await syncLobbyMessage(services, match.id, true);
    const posted = (await services.stores.matches.find(match.id)) ?? match;
    if (posted.status !== 'lobby') return posted;
    if (isAsDrawn(posted)) return await startTable(services, posted, id);
    for (const { user, seat } of posted.seats) {
      const key = `cup table ${match.id} leave ${seat} ${posted.version}`;
      if (user !== undefined) await services.matches.play(match.id, { type: 'Leave', user }, key);
    }
    return await trySyncLobbyMessage(services, match.id);
  } catch (error) {
    // Whatever Discord refuses here, the other tables go on.
    if (failureOf(error) === undefined) throw error;
    await recordIfRemoved(services, match.place.server);
    return match;
  }
};

/** Returns who sits where. AI players that entered sit in the seats without a person, in the order of the draw. */
const seatsOf = ({ people }: LoadedCup, table: Table, match: Match): OpenedTable['seats'] => {
  const entrantOf = (user: string | undefined) => people.find((person) => user !== undefined && person.user === user)?.entrant;
  const others = table.seats.filter((entrant) => people.find((person) => person.entrant === entrant)?.user === undefined);
  return match.seats.map(
    ({ user, former }) => entrantOf(former?.[0] ?? user) ?? (user === undefined ? others.shift() : null) ?? null,
  );
};
