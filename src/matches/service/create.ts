import { randomFillSync } from 'node:crypto';
import type { AnyGame, Rejection } from '#engine/game.ts';
import { commitTo, SECRET_BYTES } from '../log/seedCommitment.ts';
import type { MatchEvent } from '../model/events.ts';
import { DEFAULT_REMIND_AFTER_HOURS, MATCH_OPTIONS, refuseOption, withDefaults } from '../model/options.ts';
import { refusal } from '../model/rejections.ts';
import type { Played } from '../model/results.ts';
import { fairnessIn } from '../model/state.ts';
import { EMPTY_FOLD, foldRows, gameOf } from '../replay/stateCache.ts';
import { asLogged, upcastAll } from '../replay/upcast.ts';
import type { Entry, NewMatch } from '../stores/stores.ts';
import { paceNamed } from '../time/clock/index.ts';
import { logRows } from './eventRows.ts';
import type { Lobby } from './matchService.ts';
import type { ServiceDeps } from './play.ts';

/** How long a lobby stays open without being started. */
const LOBBY_LASTS = 7 * 24 * 3_600_000;

/** Creates `MatchService.create`. A repeated command id returns the match it created. */
export const createLobbyCreator =
  ({ stores: { matches: store }, clock, games, played }: ServiceDeps) =>
  async (lobby: Lobby, commandId: string): Promise<Played> => {
    const game = gameOf(games, lobby.game);
    if (game === undefined) return { kind: 'rejected', rejection: refusal('noSuchGame', { games: Object.keys(games) }) };
    const refused = refuseLobby(game, lobby);
    if (refused !== undefined) return { kind: 'rejected', rejection: refused };
    const pace = paceOf(lobby);
    if ('rejected' in pace) return { kind: 'rejected', rejection: pace.rejected };
    const now = clock.now();
    const secret = randomFillSync(new Uint8Array(SECRET_BYTES));
    const created = newMatch(game, lobby, pace.name, now);
    const entry = firstEntry(game, lobby, created, secret, commandId, now);
    const { kind, match } = await store.create(created, secret, entry);
    if (match === undefined) {
      return { kind: 'rejected', rejection: refusal('tooManyOpenMatches', { most: lobby.mostOpen ?? 0 }) };
    }
    if (kind === 'repeated') {
      const rows = upcastAll(game, await store.read(match.id, 0, commandId));
      return { kind, match, events: rows ?? [] };
    }
    played(match.id);
    return { kind: 'played', match, events: entry.events.map(asLogged) };
  };

const refuseLobby = (game: AnyGame, lobby: Lobby): Rejection | undefined => {
  for (const [option, value] of Object.entries(lobby.options)) {
    const refused = refuseOption(game.options, option, value);
    if (refused !== undefined) return refused;
  }
  return lobby.seatLimit === undefined
    ? undefined
    : refuseOption({ seats: seatCountsOf(game) }, 'seats', String(lobby.seatLimit));
};

/** Returns the requested pace by its canonical name. */
const paceOf = ({ pace = MATCH_OPTIONS.pace[0] }: Lobby): { readonly name: string } | { readonly rejected: Rejection } =>
  pace === 'off' ? { name: pace } : paceNamed(pace);

const seatCountsOf = ({ seats }: AnyGame): readonly string[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, index) => String(seats.min + index));

const newMatch = (game: AnyGame, lobby: Lobby, pace: string, now: Date): NewMatch => ({
  game: game.id,
  host: lobby.host,
  private: lobby.private,
  guests: [...new Set(lobby.guests ?? [])].filter((guest) => guest !== lobby.host),
  seatLimit: lobby.seatLimit ?? game.seats.max,
  options: withDefaults(game, lobby.options),
  remindAfterHours: lobby.remindAfterHours ?? DEFAULT_REMIND_AFTER_HOURS,
  pace,
  timeOut: lobby.timeOut ?? MATCH_OPTIONS.timeout[0],
  place: lobby.place,
  expiresAt: new Date(now.getTime() + LOBBY_LASTS),
  ...(lobby.mostOpen !== undefined && { mostOpen: lobby.mostOpen }),
});

const firstEntry = (game: AnyGame, lobby: Lobby, created: NewMatch, secret: Uint8Array, commandId: string, at: Date): Entry => {
  const { options, remindAfterHours, pace, timeOut, host, guests, expiresAt } = created;
  const events: readonly MatchEvent[] = [
    {
      type: 'MatchCreated',
      game: game.id,
      options,
      remindAfterHours,
      pace,
      timeOut,
      commitment: commitTo(secret),
      draws: 'counted',
    },
    { type: 'SeatTaken', seat: 0 },
  ];
  const rows = logRows(
    game,
    events.map((event) => ({ event, by: 0 })),
    { after: 0, chain: undefined, secret, command: { type: 'Create' }, commandId, at },
  );
  const { state } = foldRows(game, EMPTY_FOLD, rows);
  if (state.phase !== 'lobby') throw new Error('A new match did not fold to a lobby.');
  const seats = [{ seat: 0, user: host, name: lobby.hostName }];
  return {
    commandId,
    events: rows,
    summary: {
      status: state.phase,
      host,
      options,
      remindAfterHours,
      pace,
      timeOut,
      fair: fairnessIn(state),
      rated: false,
      guests,
      seats,
      active: [],
      expiresAt,
      computers: [],
      computerDue: false,
      movedAt: at,
    },
  };
};
