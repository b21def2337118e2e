import type { UserChange } from '#matches/index.ts';
import { type AnnouncementHarness, announcementHarness } from '../announce/announcementHarness.ts';

/** Quiet hours from 12:00, when these matches begin, until 20:00. */
export const RESTING = { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' };
/** Quiet hours from 13:00 on. */
export const LATER = { timeZone: 'UTC', quietFrom: '13:00', quietUntil: '21:00' };

/** Words of all direct messages about turns, and of no others. */
const ABOUT_TURNS = /\d+ match(es are| is) waiting for you|#\d+ isn’t waiting for you any more/;

/** A match of Cyclades, and how its users are notified. */
export interface Calling extends AnnouncementHarness {
  /** The user who has to act first. */
  readonly due: string;
  /** Plays one move; returns the user who has to act then, who is another one. */
  passOn(): Promise<string>;
  /** Plays one move, and sends everything that follows from it. */
  turn(): Promise<string>;
  /** A match that starts now and that one user plays alone, so that it waits for them. */
  another(user: string): Promise<number>;
  /** Lets hours pass, one by one, and sends the reminders that become due. */
  wait(hours: number): Promise<void>;
  /** The direct messages about turns, first notices and reminders. */
  told(user: string): readonly string[];
  /** The posts of the thread after its first, which mentions everyone, that contain these words. */
  saidOpenly(words: string): Promise<readonly string[]>;
  /** The users pinged in the thread after its first post. */
  pingsIn(): Promise<readonly string[]>;
}

/** `wishes`: the settings of all users. */
export const calling = async (wishes: UserChange = {}): Promise<Calling> => {
  const table = await announcementHarness({ wishes });
  await table.announceAll();
  const { user: due } = await table.legal();
  const pingedFirst = table.discord.pings.length;
  const passOn = async (): Promise<string> => {
    const before = (await table.legal()).user;
    await table.move();
    const { user } = await table.legal();
    if (user === before) throw new Error('Nobody else became active.');
    return user;
  };
  let opened = 0;
  return {
    ...table,
    due,
    another: async (user) => {
      const { matches } = table.services();
      const place = { server: 'server', channel: 'games' };
      const lobby = { game: 'peloponnes', host: user, hostName: user, private: false, options: {}, place, remindAfterHours: 24 };
      const made = await matches.create(lobby, `match ${++opened}`);
      if (made.kind !== 'played') throw new Error('It was not made');
      await matches.play(made.match.id, { type: 'Start', user }, `start ${made.match.id}`);
      return made.match.id;
    },
    passOn,
    turn: async () => {
      const user = await passOn();
      await table.announceAll();
      await table.callAll();
      return user;
    },
    wait: async (hours) => {
      for (let hour = 0; hour < hours; hour++) {
        table.clock.advance(1);
        await table.callAll();
      }
    },
    told: (user) => table.texts(table.discord.dmOf(user)).filter((text) => ABOUT_TURNS.test(text)),
    saidOpenly: async (words) => table.texts(await table.thread()).filter((text, index) => index > 0 && text.includes(words)),
    pingsIn: async () => {
      const thread = await table.thread();
      return table.discord.pings
        .slice(pingedFirst)
        .filter(({ channel }) => channel === thread)
        .map(({ user }) => user);
    },
  };
};
