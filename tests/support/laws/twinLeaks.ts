import type { HistoryStep, Match, MatchHistory, MatchService, Position } from '#matches/index.ts';
import type { SeatNames } from '#renderers/index.ts';
import { paint } from '../pictures.ts';
import { type Leak, MATCH, OWNER } from './twin.ts';

interface Expected {
  /** Sections of the transcripts that have to differ. */
  readonly shownIn: readonly string[];
  /** How many look-ups show it, where a few do not. */
  readonly looks?: number;
  /** Why the twins cannot be played further in parallel. */
  readonly stopsAt?: string;
}

/** Leaks that the comparison of whole bots has to find. Each is put into a dependency, because the bot has no such switch. */
export const LEAKS: Readonly<Record<string, Leak & Expected>> = {
  'drawn into the picture for all': {
    render: (gold) => (request) => paint({ ...request, names: withGold(request.names, gold) }),
    shownIn: ['files'],
  },
  'in what everybody is told of the past': {
    matches: (matches) =>
      altered(matches, {
        step: async (step) => ({ ...step, redactedFor: () => step.redactedFor(OWNER) }),
      }),
    // Behind the button for words, in the log, and in the exported file.
    shownIn: ['Ada sees', 'Carl sees', 'Dora sees', 'files', 'requests'],
    looks: 8,
  },
  'by a post with buttons that is missing while its owner can afford little': {
    matches: (matches) =>
      altered(matches, {
        step: async (step) => {
          const isDue = step.active.includes(OWNER) && (await ownersGold(matches)) < 8;
          return isDue ? { ...step, active: [] } : step;
        },
      }),
    shownIn: ['Ada sees', 'requests'],
    stopsAt: 'There is no post with buttons.',
  },
  'by what is offered to others while they type': {
    matches: (matches) =>
      altered(matches, {
        position: async (position) => ({ ...position, legal: (await ownersPosition(matches)).legal }),
      }),
    // To a spectator who types, and on the panels of two players.
    shownIn: ['Dora is answered', 'Ada sees', 'Carl sees', 'requests'],
    looks: 20,
  },
  'by a card that its owner is not sent': {
    matches: (matches) =>
      altered(matches, {
        position: async (position) => {
          const isPoor = position.seat === undefined && (await ownersGold(matches)) < 8;
          return isPoor ? { ...position, conceded: [...position.conceded, OWNER] } : position;
        },
      }),
    shownIn: ['requests'],
  },
};

/** Leaks that only the comparison of bots in memory has to find, in addition to those above. */
export const OTHER_LEAKS: Readonly<Record<string, Required<Pick<Leak, 'matches'>>>> = {
  'in a name, and so in each sentence about its owner': {
    matches: (matches) =>
      altered(matches, {
        position: async (position) => ({ ...position, match: await namedByGold(matches, position.match) }),
      }),
  },
  'in the seats a public button names, each twice while its owner can afford little': {
    matches: (matches) =>
      altered(matches, {
        step: async (step) =>
          (await ownersGold(matches)) < 8 ? { ...step, active: step.active.flatMap((seat) => [seat, seat]) } : step,
      }),
  },
  'by a mention that is left out while its owner can afford little': {
    matches: (matches) =>
      altered(matches, {
        step: async (step) => ((await ownersGold(matches)) < 8 ? { ...step, by: OWNER } : step),
      }),
  },
  'by the order of the cards, the richest first': {
    matches: (matches) =>
      altered(matches, {
        story: async (story) => {
          const isRich = (await ownersGold(matches)) > 7;
          return isRich ? { ...story, match: { ...story.match, seats: story.match.seats.toReversed() } } : story;
        },
      }),
  },
};

const withGold = (names: SeatNames, gold: number): typeof names =>
  names.map((name, seat) => (seat === OWNER ? `${name} ${gold}` : name));

interface Alterations {
  position?(position: Position): Promise<Position>;
  story?(story: MatchHistory): Promise<MatchHistory>;
  step?(step: HistoryStep): Promise<HistoryStep>;
}

/** A match service that differs only in what it returns to others than the owner. */
const altered = (matches: MatchService, { position, story, step }: Alterations): MatchService => ({
  ...matches,
  position: async (id, user) => {
    const own = await matches.position(id, user);
    const isOwners = own === undefined || own.seat === OWNER || own.match.status !== 'playing';
    return isOwners ? own : (position?.(own) ?? own);
  },
  history: async (id, after) => {
    const own = await matches.history(id, after);
    if (own === undefined || own.match.status !== 'playing') return own;
    const steps = step === undefined ? own.steps : await Promise.all(own.steps.map(step));
    const told = { ...own, steps };
    return story?.(told) ?? told;
  },
});

const ownersPosition = async (matches: MatchService): Promise<Position> => {
  const match = (await matches.position(MATCH, undefined))?.match;
  const user = match?.seats.find(({ seat }) => seat === OWNER)?.user;
  const position = await matches.position(MATCH, user);
  if (position === undefined) throw new Error('There is no match.');
  return position;
};

const ownersGold = async (matches: MatchService): Promise<number> => {
  const { view } = await ownersPosition(matches);
  const { seats } = view as { readonly seats: readonly { readonly gold?: number }[] };
  return seats[OWNER]?.gold ?? 0;
};

const namedByGold = async (matches: MatchService, match: Match): Promise<Match> => {
  const gold = await ownersGold(matches);
  return {
    ...match,
    seats: match.seats.map((row) => (row.seat === OWNER ? { ...row, name: `${row.name} with ${gold}` } : row)),
  };
};
