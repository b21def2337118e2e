import type { Entrant, LoadedCup, Table } from '#community/cups/index.ts';
import type { Match, MatchCommand, MatchId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { recordIfRemoved } from '../gateway/guildTracker.ts';
import { syncLobbyMessage } from '../lobby/lobby.ts';
import { startTable } from '../play/startTable.ts';
import { isChannelGone, isForbidden, isRetryable } from '../responses/discordErrors.ts';

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
  const created = (await services.matches.create(lobby, id)).match;
  if (created === undefined) return 'retry';
  const ready = (await services.stores.matches.find(created.id)) ?? created;
  if (ready.status === 'lobby') await fill(services, loaded, table, ready);
  const started = await post(services, ready, id);
  return started.status === 'lobby' || started.status === 'closed'
    ? 'retry'
    : { match: started.id, seats: seatsOf(loaded, table, started) };
};

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

/** Posts the lobby and starts the match. Returns it as it is if Discord does not let the bot post. */
const post = async (services: Services, match: Match, id: string): Promise<Match> => {
  try {
    const posted = await syncLobbyMessage(services, match.id);
    return posted.status === 'lobby' ? await startTable(services, posted, id) : posted;
  } catch (error) {
    if (!isRetryable(error) && !isChannelGone(error) && !isForbidden(error)) throw error;
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
