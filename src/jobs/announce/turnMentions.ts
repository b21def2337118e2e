import type { Services } from '#discord/command/services.ts';
import type { Seat } from '#engine/game.ts';
import { afterQuiet, DEFAULT_HOURS, type DecisionRef, type Match, type UserId } from '#matches/index.ts';

/** The users that the post of a turn pings. */
export type TurnPings = Readonly<Awaited<ReturnType<typeof pingsOf>>>;

/** Returns the pings for these seats, without computers and users who have moved since. */
export const pingsOf = async (services: Services, match: Match, seats: readonly Seat[]) => {
  const { stores, clock } = services;
  const clocks = seats.length === 0 ? [] : await stores.clocks.of(match.id);
  const asked = clocks.flatMap(({ seat, running }) => {
    const user = match.seats.find((row) => row.seat === seat)?.user;
    if (user === undefined || running?.isPinged !== true || !seats.includes(seat)) return [];
    return { user, match: match.id, seat, running };
  });
  const withQuietEnd = async (now: number) => {
    const hours = await stores.users.hoursOf(asked.map(({ user }) => user));
    return asked.map((each) => ({ each, quietEnd: afterQuiet(hours.get(each.user) ?? DEFAULT_HOURS, now) }));
  };
  return {
    /** All users whom the post asks to act. */
    called: asked.map(({ user }) => user),
    /**
     * Returns the users to ping now. For a user in quiet hours it first stores that a notice follows afterwards, so that no
     * mention is lost, however often the post is retried.
     */
    now: async () => {
      const now = clock.now().getTime();
      const awake: UserId[] = [];
      for (const { each, quietEnd } of await withQuietEnd(now)) {
        if (quietEnd <= now) awake.push(each.user);
        else await notifyLater(services, each, quietEnd);
      }
      return awake;
    },
    /** Schedules notices for those of these seats that have to act but were missing when the post pinged. */
    later: async (seats: readonly Seat[]) => {
      for (const { each, quietEnd } of await withQuietEnd(clock.now().getTime())) {
        if (seats.includes(each.seat)) await notifyLater(services, each, quietEnd);
      }
    },
  };
};

/** Schedules a personal notice, unless a message to the user is being sent. */
const notifyLater = async ({ stores }: Services, asked: DecisionRef, noticeAt: number): Promise<void> => {
  const { isPinged, noticeAt: known, call, ...telling } = asked.running;
  if (call === undefined) await stores.clocks.markReminded(asked, { ...telling, isPinged: false, noticeAt });
};
