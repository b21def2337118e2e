import { TimestampStyles, time } from 'discord.js';
import { type LoadedCup, whyNotEnter } from '#community/cups/index.ts';
import type { EpochMs } from '#matches/index.ts';
import { recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { seesMatch } from '../delivery/channelAccess.ts';
import { sendSilently } from '../delivery/directMessage.ts';
import { applicantOf } from './cups.ts';

/** How many are asked: those who have waited longest. */
const MOST_ASKED = 5;

/**
 * Tells people who look for such a match by `/play`, see the post and may enter, that a cup has a free seat until then. They take it by
 * entering. Returns how many there are. A repetition within minutes sends nothing again.
 */
export const askSubstitutes = async (services: Services, loaded: LoadedCup, until: EpochMs): Promise<number> => {
  const { row, people, cup } = loaded;
  const { game, pace, seats, entry } = cup.settings;
  // Roles are known only of those who press something.
  if (row.message === undefined || entry.role !== undefined) return 0;
  const link = `https://discord.com/channels/${row.server}/${row.channel}/${row.message}`;
  const end = time(new Date(until), TimestampStyles.ShortDateTime);
  let asked = 0;
  for (const seek of await services.stores.seeks.looking(row.server)) {
    const fits = seek.games.includes(game) && seek.paces.includes(pace) && seek.seats.includes(seats);
    const isFree = seek.proposal === undefined && !people.some(({ user }) => user === seek.user);
    if (!fits || !isFree || asked === MOST_ASKED) continue;
    if (whyNotEnter(cup.settings, await applicantOf(services, seek.user, loaded, [])) !== undefined) continue;
    const to = await recipientOf(services, seek.user);
    if (to.stored === undefined || to.stored.dmClosed) continue;
    if (!(await seesMatch(services, { guests: [], place: row }, seek.user))) continue;
    const { cups } = to.say;
    const text = cups.freeSeat(cups.name(row.id), to.say.game(game).name, end, link);
    await sendSilently(services, to, text, `cup-${row.id}-seat-${cup.rounds.length}`);
    asked += 1;
  }
  return asked;
};
