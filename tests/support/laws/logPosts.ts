import { formatEvent } from '#discord/narration/eventText.ts';
import { labelName, plainName, seatNames } from '#discord/text/seatNames.ts';
import type { AnyGame, BaseEvent, Outcome, Seat, Viewer } from '#engine/game.ts';
import { languageIn } from '#i18n/index.ts';
import { isMatchEvent, type LoggedEvent, type Match, type SeatRow, type UserId } from '#matches/index.ts';
import { checkpointTag } from '#matches/log/hashChain.ts';
import { GAMES_WITH_DIVERS } from '../toy/games.ts';
import { type LoggedStep, stepsOf } from './logSteps.ts';

/** One post as it has to be once its match is over. */
export interface DuePost {
  readonly mark: string;
  /** Texts above the lines. */
  readonly above: readonly string[];
  /** One line per event. */
  readonly lines: readonly string[];
  /** Maximum number of these lines: if there are more, one says so and the newest follow. */
  readonly mostLines: number;
  /** Texts below the lines. */
  readonly below: readonly string[];
  /** How the description of its cover or podium begins, which comes before its other pictures; `undefined` without one. */
  readonly poster?: string | undefined;
  /** Descriptions of its other pictures, in order. */
  readonly altTexts: readonly string[];
  readonly hasControls: boolean;
  /** The people it may mention. */
  readonly mayCall: readonly UserId[];
}

/** The players, the log, and the secret of the luck. */
export interface Recorded extends Pick<Match, 'id' | 'game' | 'seats'> {
  readonly rows: readonly LoggedEvent[];
  readonly secret: Uint8Array;
}

/** Beside a picture, with the texts above them. */
const LINES_BESIDE_PICTURE = 5;

const say = languageIn(GAMES_WITH_DIVERS.languages);

/** Names as posts write them. */
export const namesIn = ({ seats }: Pick<Match, 'seats'>) => plainName({ seats } as Match);

/** The game that is played. */
const gameIn = ({ game: id }: Recorded): AnyGame => {
  const game = GAMES_WITH_DIVERS.registry.rules[id];
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
};

/** The lines for the events of one action as shown to everybody, or to one seat: all but the first are marked as consequences. */
const linesOf = (recorded: Recorded, events: readonly BaseEvent[], viewer: Viewer = 'spectator'): readonly string[] => {
  const name = namesIn(recorded);
  return events
    .flatMap((event) => (isMatchEvent(event) ? event : (gameIn(recorded).redact(event, viewer) ?? [])))
    .reduce<readonly BaseEvent[]>(withVoyage, [])
    .flatMap((seen, index, all) => formatEvent(say, recorded.game, seen, name, name, follows(all[index - 1])) ?? []);
};

/** Adds an event of a command; the moves of a voyage have one line. */
const withVoyage = (before: readonly BaseEvent[], event: BaseEvent): readonly BaseEvent[] => {
  const [last, next] = [before.at(-1), event] as [Partial<Voyage> | undefined, Partial<Voyage>];
  const areMoves = last?.type === 'FleetsMoved' && (next.type === 'FleetsMoved' || next.type === 'SeaBattleBegan');
  const continues = areMoves && last.to === next.from && last.fleets === next.fleets;
  if (!continues) return [...before, event];
  return [...before.slice(0, -1), { ...event, from: last.from, cost: (last.cost ?? 0) + (next.cost ?? 0) } as BaseEvent];
};

interface Voyage extends BaseEvent {
  readonly from: string;
  readonly to: string;
  readonly fleets: number;
  readonly cost: number;
}

/** Whether later events of an action are its automatic consequences: a move played for a seat that timed out is that seat's own action. */
const follows = (former: BaseEvent | undefined): boolean => former !== undefined && former.type !== 'TimeRanOut';

const holds = (step: LoggedStep, type: string): boolean => step.events.some((event) => event.type === type);

/** From the start of the match on: the lobby message covers what came before. */
const playedSteps = (recorded: Recorded): readonly LoggedStep[] => {
  const steps = stepsOf(gameIn(recorded), recorded.rows);
  return steps.slice(steps.findIndex((step) => holds(step, 'MatchStarted')));
};

/**
 * The posts that a finished match has to leave in its thread, in order: a turn post whenever another seat becomes active or a round begins,
 * covering the events from the command that opened it up to the one that ends it, which the next post covers; a picture for each round,
 * below the events that led to it; the end; the recap.
 */
export const threadPosts = (recorded: Recorded): readonly DuePost[] => once(recorded, 'thread', threadPostsOf);

/** Cached per recorded match: everybody's posts are compared with the same list. */
const once = <Made>(recorded: Recorded, what: string, make: (recorded: Recorded) => Made): Made => {
  const known = made.get(recorded) ?? new Map<string, unknown>();
  made.set(recorded, known);
  if (!known.has(what)) known.set(what, make(recorded));
  return known.get(what) as Made;
};

const made = new WeakMap<Recorded, Map<string, unknown>>();

const threadPostsOf = (recorded: Recorded): readonly DuePost[] => {
  const steps = playedSteps(recorded);
  const opening = steps.filter((step, index) => isTable(recorded, step) || isNewDue(step, steps[index - 1]));
  const posts = opening.flatMap((step, index) => {
    const next = opening[index + 1];
    const during = steps.filter(({ from }) => from >= step.from && next !== undefined && from < next.from);
    return [
      ...(isTable(recorded, step) ? [tablePost(recorded, step, step === steps.find((each) => isTable(recorded, each)))] : []),
      ...(step.active.length > 0 ? [turnPost(recorded, step, during)] : []),
    ];
  });
  return [...posts, ...coursePosts(recorded, steps)];
};

/** If two rounds were laid out: a chart of each seat's values at the beginning of each round and at the end, and the replay. */
const coursePosts = (recorded: Recorded, steps: readonly LoggedStep[]): readonly DuePost[] => {
  const game = gameIn(recorded);
  const end = steps.find((step) => holds(step, 'MatchEnded'));
  const rounds = steps.filter((step) => step !== end && beginsRound(recorded, step));
  if (end === undefined || rounds.length < 2 || game.course === undefined) return [];
  const courses = [...rounds, end].map(
    ({ state }) => game.course?.(recorded.seats.map(({ seat }) => game.view(state, seat))) ?? {},
  );
  const titles = say.game(recorded.game).course ?? {};
  const parts = Object.keys(courses[0] ?? {}).map((part) => ({
    title: titles[part] ?? part,
    values: courses.map((course) => course[part] ?? []),
  }));
  const label = `#${recorded.id}`;
  return [
    {
      mark: `${label}·${end.number}·course`,
      ...{ above: [], lines: [], mostLines: 0 },
      below: [say.notices.courseTitle(label, true)],
      altTexts: [
        say.notices.chartAlt(parts, labelName({ seats: recorded.seats } as Match)),
        say.notices.replayAlt(label, say.game(recorded.game).round(game.view(end.state, 'spectator'))),
      ],
      // A chart that can be explained has a button for that.
      hasControls: say.gameHelp(recorded.game) !== undefined,
      mayCall: [],
    },
  ];
};

const isTable = (recorded: Recorded, step: LoggedStep): boolean => beginsRound(recorded, step) || holds(step, 'MatchEnded');

const beginsRound = (recorded: Recorded, { events }: LoggedStep): boolean =>
  events.some((event) => !isMatchEvent(event) && gameIn(recorded).moment(event) === 'round');

const isNewDue = ({ active }: LoggedStep, before: LoggedStep | undefined): boolean =>
  active.some((seat) => !before?.active.includes(seat));

/** A post without events says whose turn it was. */
const turnPost = (recorded: Recorded, step: LoggedStep, during: readonly LoggedStep[]): DuePost => {
  const { number, by, active } = step;
  const lines = during.flatMap((each) => (each === step && isTable(recorded, step) ? [] : linesOf(recorded, each.events)));
  return {
    mark: `#${recorded.id}·${number}`,
    above: [],
    lines,
    mostLines: Number.POSITIVE_INFINITY,
    below: lines.length > 0 ? [] : [whoseTurn(recorded, during.at(-1) ?? step)],
    altTexts: [],
    hasControls: false,
    mayCall: usersOf(
      recorded.seats,
      active.filter((seat) => seat !== by),
    ),
  };
};

const whoseTurn = (recorded: Recorded, { active }: LoggedStep): string => say.notices.turnOver(active.map(namesIn(recorded)));

const tablePost = (recorded: Recorded, step: LoggedStep, isFirst: boolean): DuePost => {
  const name = namesIn(recorded);
  const words = say.game(recorded.game);
  const view = gameIn(recorded).view(step.state, 'spectator');
  const outcome = gameIn(recorded).outcome(step.state);
  const ending = outcome && words.outcome(outcome, name);
  const equals = outcome !== undefined && outcome.winners.length > 1 ? [words.measured(view, name)] : [];
  const explained = isFirst ? [`-# ${say.common.fairness.markAbout}`] : [];
  const above = [...mentionsOf(recorded, step), ...(ending === undefined ? [] : [`### ${ending}`, ...equals])];
  return {
    mark: `#${recorded.id}·${step.number}·${outcome === undefined ? 'round' : 'end'}`,
    above,
    // The heading has told how the match ended.
    lines: linesOf(recorded, step.events).filter((line) => ending === undefined || !line.includes(ending)),
    mostLines: LINES_BESIDE_PICTURE - above.length,
    // The head of the chain, if there is one, at first with what it is for.
    below:
      step.chain === undefined
        ? []
        : [[...explained, `-# ${say.common.fairness.mark(checkpointTag(step.chain, step.number))}`].join('\n')],
    poster: outcome === undefined ? (isFirst ? coverOf(recorded) : undefined) : podiumOf(recorded, outcome),
    altTexts: [words.altText(view, labelName({ seats: recorded.seats } as Match), toldSinceRound(recorded, step))],
    hasControls: true,
    mayCall: mentionsOf(recorded, step).length > 0 ? recorded.seats.flatMap(({ user }) => user ?? []) : [],
  };
};

const NO_POSTER = { columns: [], notes: [] };

const coverOf = ({ id, game, seats }: Recorded): string => {
  const rows = seats.map(({ seat }) => ({ seat, amounts: [] }));
  const cover = { ...NO_POSTER, title: say.game(game).name, headline: `#${id}`, rows };
  return say.notices.coverAlt(cover, labelName({ seats } as Match));
};

const podiumOf = (recorded: Recorded, outcome: Outcome): string | undefined => {
  const names = seatNames(recorded as unknown as Match);
  const headline = say.game(recorded.game).outcome(outcome, (seat) => names[seat] ?? '');
  return gameIn(recorded).ranking === undefined || outcome.reason === 'abandoned' ? undefined : headline;
};

/** Everyone is mentioned at the start and at the end. */
const mentionsOf = ({ seats }: Recorded, step: LoggedStep): readonly string[] => {
  const players = seats.flatMap(({ user }) => (user === undefined ? [] : `<@${user}>`));
  if (players.length === 0) return [];
  if (holds(step, 'MatchEnded')) return [say.notices.matchOver(players)];
  return holds(step, 'MatchStarted') ? [say.notices.matchBegun(players)] : [];
};

/** The public events since the round before a step was laid out: the picture highlights them. */
const toldSinceRound = (recorded: Recorded, { from, events }: LoggedStep): readonly BaseEvent[] => {
  const game = gameIn(recorded);
  const ofGame = recorded.rows.filter(({ event }) => !isMatchEvent(event));
  const round = ofGame.findLast(({ version, event }) => version < from && game.moment(event) === 'round')?.version ?? 0;
  return ofGame
    .filter(({ version }) => version > round && version < from + events.length)
    .flatMap(({ event }) => game.redact(event, 'spectator') ?? []);
};

const usersOf = (seats: readonly SeatRow[], which: readonly number[]): readonly UserId[] =>
  seats.flatMap(({ seat, user }) => (user !== undefined && which.includes(seat) ? user : []));

/** The direct messages a seat has to receive: a greeting, then one card per round with the hand at its last change. */
export const directPosts = (recorded: Recorded, { seat }: SeatRow): readonly DuePost[] =>
  once(recorded, `to ${seat}`, () => directPostsOf(recorded, seat));

const directPostsOf = (recorded: Recorded, seat: Seat): readonly DuePost[] => {
  const label = `#${recorded.id}`;
  const posts: DuePost[] = [direct(`${label}·hello`, [say.notices.greeting(label)])];
  for (const step of playedSteps(recorded)) {
    const isRound = beginsRound(recorded, step);
    if (!isRound && !showsOtherwise(recorded, step)) continue;
    const former = isRound ? undefined : posts.pop();
    posts.push(
      direct(former?.mark ?? `${label}·${step.number}·card`, [say.notices.cardTitle(label), cardOf(recorded, step, seat)]),
    );
  }
  return posts;
};

/** Whether a card changes with a step. */
const showsOtherwise = (recorded: Recorded, { events }: LoggedStep): boolean =>
  events.some((event) => !isMatchEvent(event) && gameIn(recorded).moment(event) === 'card');

const direct = (mark: string, below: readonly string[]): DuePost => ({
  mark,
  ...{ above: [], lines: [], mostLines: 0 },
  below,
  altTexts: [],
  hasControls: false,
  mayCall: [],
});

const cardOf = (recorded: Recorded, { state }: LoggedStep, seat: Seat): string =>
  say.game(recorded.game).card(gameIn(recorded).view(state, seat), seat);

/**
 * Every line that only this seat may read: the first line of its card at each point in time, and what it won, lost or chose in secret. No
 * other seat may read a line that was never true of itself.
 */
export const secretLines = (recorded: Recorded, { seat }: SeatRow): ReadonlySet<string> =>
  once(recorded, `secrets of ${seat}`, () => secretLinesOf(recorded, seat));

const secretLinesOf = (recorded: Recorded, seat: Seat): ReadonlySet<string> => {
  const name = namesIn(recorded);
  const open = (step: LoggedStep, viewer: Viewer): readonly string[] => [
    ...say.game(recorded.game).summary(gameIn(recorded).view(step.state, viewer), name).split('\n'),
    ...linesOf(recorded, step.events, viewer),
  ];
  return new Set(
    playedSteps(recorded).flatMap((step) => {
      const known = new Set(open(step, 'spectator'));
      const own = open(step, seat).filter((line) => !known.has(line));
      return [...own, cardOf(recorded, step, seat).split('\n')[0] ?? ''];
    }),
  );
};
