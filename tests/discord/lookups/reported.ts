import { analyse } from '#analysis/analyse.ts';
import type { Services } from '#discord/command/services.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Lobby } from '#matches/index.ts';
import { type AnnouncementHarness, announcementHarness, dice } from '../../jobs/announce/announcementHarness.ts';
import { divers } from '../../support/toy/game.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { judge } from '../../support/toy/judge.ts';

/** A match of Pearl Divers by two people, of whom Ben takes ten hours for each move. */
export const diving = async (lobby: Partial<Lobby> = {}): Promise<AnnouncementHarness> =>
  announcementHarness({
    game: 'divers',
    games: GAMES_WITH_DIVERS,
    seated: ['ada', 'ben'],
    options: { aim: 'together', rounds: '4' },
    lobby,
  });

/** Plays it to its end at random; calls `each` after each move before the end. */
export const diveToTheEnd = async (
  table: AnnouncementHarness,
  each: () => Promise<void> = async () => undefined,
): Promise<AnnouncementHarness> => {
  const thrown = dice(6);
  for (;;) {
    const user = await table.move(thrown);
    if ((await table.found()).status === 'ended') return table;
    if (user === 'ada') table.clock.advance(10);
    await each();
  }
};

/** The services of a table whose reports are made in this process; charts are JSON. */
export const withReports = (table: AnnouncementHarness, changed: Partial<NonNullable<Services['reports']>> = {}): Services => ({
  ...table.services(),
  reports: {
    analyse: async (request) => analyse(divers as unknown as AnyGame, judge, request),
    renderChart: async (request) => ({
      file: new TextEncoder().encode(JSON.stringify(request)),
      name: 'course.jpg',
      width: 1,
      height: 1,
    }),
    ...changed,
  },
});
