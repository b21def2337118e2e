import { TimestampStyles, time } from 'discord.js';
import { askedAt, type Match, type UserId } from '#matches/index.ts';
import { type Answer, answer } from './answer.ts';
import { clip } from './clip.ts';
import type { Asking } from './command.ts';
import { threadLink } from './links.ts';
import { isDue } from './matchOption.ts';
import { seatName } from './names.ts';
import { TEXT_LIMIT } from './post.ts';

const MOST_TURNS = 25;
/** What a match takes besides what is asked: its number and name, times, a link. */
const BESIDES = 240;

interface Turn {
  readonly match: Match;
  readonly asked: string;
  readonly since: Date | undefined;
}

/** Every match that waits for the asker, on all servers, the longest first. */
export const turnsAnswer = async (asking: Asking, user: UserId): Promise<Answer> => {
  const { services, say } = asking;
  const open = await services.stores.matches.openMatchesOf(user);
  const due = open.filter((match) => match.status === 'playing' && isDue(match, user));
  if (due.length === 0) return answer(say.me.noTurns);
  const turns = (await Promise.all(due.map((match) => turnOf(asking, match, user)))).flatMap((turn) => turn ?? []);
  const longestFirst = turns.toSorted((one, other) => sinceOf(one) - sinceOf(other));
  const shown = longestFirst.slice(0, MOST_TURNS);
  const room = Math.floor((TEXT_LIMIT - BESIDES) / shown.length) - BESIDES;
  const lines = shown.map(({ match, asked, since }) =>
    say.me.turn({
      number: match.id,
      game: say.game(match.game).name,
      asked: room > 0 ? clip(asked, room) : '',
      since: since && time(since, TimestampStyles.RelativeTime),
      until: undefined,
      link: threadLink(match),
    }),
  );
  return answer([say.me.turns(turns.length), ...lines, ...say.common.more(turns.length - shown.length)].join('\n'));
};

const sinceOf = ({ since }: Turn): number => since?.getTime() ?? Number.POSITIVE_INFINITY;

/** `undefined` when it does not wait any more, or cannot be read. */
const turnOf = async ({ services, say }: Asking, { id }: Match, user: UserId): Promise<Turn | undefined> => {
  const position = await services.matches.position(id, user);
  const { match, seat, view } = position ?? {};
  if (match === undefined || seat === undefined || view === undefined || !match.active.includes(seat)) return undefined;
  const steps = (await services.matches.story(id, 0))?.steps ?? [];
  return { match, asked: say.game(match.game).prompt(view, seat, seatName(match)), since: askedAt(steps, seat) };
};
