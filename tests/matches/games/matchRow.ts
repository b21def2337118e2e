import type { Match } from '#matches/index.ts';

/** Returns the row of a running match without users. */
export const matchRow = (change: Partial<Match> = {}): Match => ({
  id: 12,
  game: 'counting',
  status: 'playing',
  version: 3,
  announcedVersion: 3,
  private: false,
  seatLimit: 4,
  options: {},
  remindAfterHours: 24,
  pace: 'off',
  timeOut: 'computer',
  fair: 'secret',
  rated: false,
  active: [0],
  computers: [],
  computerDue: false,
  movedAt: new Date(0),
  place: { server: 'server', channel: 'channel' },
  failures: 0,
  createdAt: new Date(0),
  host: 'ben',
  guests: [],
  seats: [],
  ...change,
});
