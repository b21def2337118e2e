import type { AnyGame, BaseEvent } from '#engine/game.ts';
import type { Exported, ExportedChain, ExportedLink, ExportedStep, LoggedEvent, StoredEvent } from '#matches/index.ts';
import { canonical } from '#matches/log/canonicalJson.ts';
import { chainFrom } from '#matches/log/hashChain.ts';
import { seenIn } from '#matches/service/eventRows.ts';
import { placeOf, VerificationError } from './fault.ts';

/**
 * What a file shows to whoever reads it, beside what is chained: both must be the same, or somebody would be shown what has never
 * happened and be told that all of it is proved.
 */

/** A step of a whole log: its events are those of its rows, in today's shapes, and it is by whom its first row is. */
export const compareShown = (
  { by, events, rows = [] }: ExportedStep,
  stored: readonly StoredEvent[],
  logged: readonly LoggedEvent[],
  place: (version?: number) => string,
): void => {
  for (const [index, { version, event }] of logged.entries()) {
    if (canonical(events[index]) !== canonical(event))
      throw new VerificationError(place(version), `The log holds ${canonical(event)} here.`);
  }
  if (rows.length !== events.length) throw new VerificationError(place(), 'It has not as many rows as events.');
  if (by !== stored[0]?.by) throw new VerificationError(place(), `By the log it is of seat ${stored[0]?.by ?? 'none'}.`);
};

/** How many sit at a match is what its start says. */
export const compareSeats = ({ seats }: Exported, events: readonly BaseEvent[]): void => {
  const started = events.find(({ type }) => type === 'MatchStarted') as { readonly seats?: unknown } | undefined;
  if (started !== undefined && started.seats !== seats)
    throw new VerificationError('the seats', `The match was started with ${started.seats}.`);
};

/**
 * A running match: what its steps tell that all have seen is what its chain holds, no more and no less, and it is bound by what its
 * first link says. Answers from which step on.
 */
export const compareTold = (game: AnyGame, exported: Exported, chain: ExportedChain): number => {
  const { match, steps, seenBy } = exported;
  const from = chain.links[0]?.number ?? Number.POSITIVE_INFINITY;
  compareBound(exported, chain);
  compareCount(chain, (number) => placeOf(match, number));
  const numbers = new Set([...chain.links, ...steps].map(({ number }) => number).filter((number) => number >= from));
  for (const number of numbers) {
    const links = chain.links.filter((link) => link.number === number);
    const told = steps.filter((step) => step.number === number);
    compareNumbered({ game, seenBy }, told, links, placeOf(match, number));
  }
  return from;
};

interface Comparing extends Pick<Exported, 'seenBy'> {
  readonly game: AnyGame;
}

/** Steps are numbered by what all have seen: a link is of the same step as the one before it, or as many further as there were links. */
const compareCount = ({ links }: ExportedChain, place: (number: number) => string): void => {
  const [first] = links;
  for (const [index, { number }] of links.entries()) {
    const isNext = number === (first?.number ?? 0) + index || number === links[index - 1]?.number;
    if (!isNext) throw new VerificationError(place(number), 'The links of the chain are numbered in another order.');
  }
};

const compareBound = (exported: Exported, { from, links }: ExportedChain): void => {
  const [first] = links;
  const born = first === undefined || typeof first.seen === 'string' ? undefined : (first.seen.event as Partial<BornEvent>);
  if (born?.type !== 'MatchCreated') return;
  if (from !== chainFrom(0))
    throw new VerificationError('the chain', 'A chain over the beginning of a match begins from nothing.');
  if (born.game !== exported.game) throw new VerificationError('the file', `The match is one of ${born.game}.`);
  if (born.commitment !== exported.commitment)
    throw new VerificationError('the commitment', `The log holds ${born.commitment ?? 'none'}.`);
  compareSeats(
    exported,
    exported.steps.flatMap(({ events }) => events),
  );
};

interface BornEvent extends BaseEvent {
  readonly game: string;
  readonly commitment?: string;
}

/** A link that is no hash alone, and an event of a step as all may see it. */
type Chained = Exclude<ExportedLink['seen'], string>;
type Shown = Pick<ExportedStep, 'at'> & { readonly event: BaseEvent };

/** All that happened under one number: steps that all saw nothing of bear the number of what follows. */
const compareNumbered = (
  { game, seenBy }: Comparing,
  steps: readonly ExportedStep[],
  links: readonly ExportedLink[],
  place: string,
): void => {
  if (steps.some(({ command, rows }) => command !== undefined || rows !== undefined)) {
    throw new VerificationError(place, 'While a match runs its file tells no commands and rows.');
  }
  const shown = steps.flatMap(({ at, events }) => events.flatMap((event) => seenOf(game, event)).map((event) => ({ at, event })));
  const chained = links.flatMap(({ seen }) => (typeof seen === 'string' ? [] : [seen]));
  const due = chained.filter(({ event }) => !isUndoing(event));
  for (const [index, each] of shown.filter(({ event }) => !isUndoing(event)).entries()) compareOne(each, due[index], place);
  const untold = due[shown.filter(({ event }) => !isUndoing(event)).length];
  if (untold !== undefined)
    throw new VerificationError(place, `The chain holds ${canonical(untold.event)}, and the file does not tell it.`);
  // What a step brought about by itself may be of others; but whoever began it has a part in it.
  for (const { by, events } of steps) {
    const isSeen = events.some((event) => seenOf(game, event).length > 0 && !isUndoing(event));
    if (isSeen && by !== undefined && chained.every((link) => link.by !== by))
      throw new VerificationError(place, `By the chain it is not of seat ${by}.`);
  }
  // What is taken back and made good again is told no more; what its own seat took back of what none saw is not chained.
  for (const each of shown.filter(({ event }) => isUndoing(event))) {
    const same = chained.find(({ event }) => canonical(event) === canonical(each.event));
    if (same === undefined && (each.event as { readonly of?: unknown }).of === seenBy) continue;
    compareOne(each, same, place);
  }
};

const compareOne = ({ event, at }: Shown, link: Chained | undefined, place: string): void => {
  if (link === undefined)
    throw new VerificationError(place, `The file tells ${canonical(event)}, and the chain does not hold it.`);
  if (canonical(event) !== canonical(link.event)) {
    throw new VerificationError(place, `The file tells ${canonical(event)}; the chain holds ${canonical(link.event)}.`);
  }
  if (Date.parse(at) !== Date.parse(link.at)) throw new VerificationError(place, `By the chain it was at ${link.at}.`);
};

/** The event as all may see it; none where they see nothing of it. */
const seenOf = (game: AnyGame, event: BaseEvent): readonly BaseEvent[] => {
  const { seen = event } = seenIn(game, { event });
  return seen === false ? [] : [seen];
};

const isUndoing = ({ type }: BaseEvent): boolean => type === 'Undone' || type === 'Redone';
