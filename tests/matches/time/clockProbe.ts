import type { BaseCommand } from '#engine/game.ts';
import { deadlineFor, type MatchId, type Motion, type SeatClock } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { toy } from '../../support/toy/game.ts';
import { type Table, table } from '../games/table.ts';

export const NOON = Date.parse('2026-01-01T12:00:00Z');
export const HOUR = 3_600_000;

/** Returns clocks in hours since noon, when every match is created. */
export const clocksOf = async ({ stores }: Table, match: MatchId) => (await stores.clocks.of(match)).map(inHours);

const inHours = ({ bank, running }: SeatClock) => ({
  bank: bank / HOUR,
  ...(running !== undefined && { begun: (running.begun - NOON) / HOUR }),
});

export const deadline = async ({ stores }: Table, match: MatchId, seat: number) => {
  const row = await stores.matches.find(match);
  const at = row && (await deadlineFor(stores, row, seat));
  return at && (at.getTime() - NOON) / HOUR;
};

export const decided = (fixture: Table, match: MatchId, motion: Motion) =>
  fixture.act(match, { type: 'Organise', user: 'organiser', motion, reason: 'agreed' });

/** Starts a match of Pearl Divers: simultaneous choices, whose parts are hidden. */
export const divers = async (seats: number) => {
  const fixture = table(fixedLuck(), { divers: toy });
  const match = await fixture.started(seats, { game: 'divers', pace: '24h' });
  const play = (user: string, type: string) =>
    fixture.act(match, { type: 'Play', user, command: { type } as unknown as Omit<BaseCommand, 'seat'> });
  return { fixture, match, play };
};
