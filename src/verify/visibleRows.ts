import type { AnyGame, BaseEvent } from '#engine/game.ts';
import type { Exported, ExportedChain, ExportedLink, ExportedStep, StoredEvent } from '#matches/index.ts';
import { canonical } from '#matches/log/canonicalJson.ts';
import { chainFrom } from '#matches/log/hashChain.ts';
import { formsOf } from '#matches/replay/upcast.ts';
import { seenIn } from '#matches/service/eventRows.ts';
import { placeOf, VerificationError } from './errors.ts';

/**
 * Compares what a file shows with what is chained. If they differed, readers would be shown events that never happened and
 * read that everything is proved.
 */

/** Throws unless a step's events are those of its rows, in the shapes of some release, and its seat is that of its first row. */
export const compareShown = (
  game: AnyGame,
  { by, events, rows = [] }: ExportedStep,
  stored: readonly StoredEvent[],
  place: (version?: number) => string,
): void => {
  for (const [index, { version, shape, event }] of stored.entries()) {
    const forms = formsOf(game, event, shape).map(canonical);
    if (!forms.includes(canonical(events[index])))
      throw new VerificationError(place(version), `The log holds ${forms.at(-1)} here.`);
  }
  if (rows.length !== events.length) throw new VerificationError(place(), 'Its numbers of rows and events differ.');
  if (by !== stored[0]?.by) throw new VerificationError(place(), `According to the log, its seat is ${stored[0]?.by ?? 'none'}.`);
};

/** Throws unless the number of seats is the one the match started with. */
export const compareSeats = ({ seats }: Exported, events: readonly BaseEvent[]): void => {
  const started = events.find(({ type }) => type === 'MatchStarted') as { readonly seats?: unknown } | undefined;
  if (started !== undefined && started.seats !== seats)
    throw new VerificationError('the seats', `The match was started with ${started.seats} seats.`);
};

/**
 * Checks the export of a running match: the public part of its steps must be exactly what its chain holds, and its commitment
 * that of the first link. Returns the first step number covered.
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

/**
 * Throws unless links are numbered by public events: a link belongs to the step of the link before it, or its number grows by
 * the number of links since the first.
 */
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
    throw new VerificationError('the chain', 'A chain from the beginning of a match must start at version 0.');
  if (born.game !== exported.game) throw new VerificationError('the file', `According to the log, the game is ${born.game}.`);
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

/** A link that is more than a hash, and the public form of a step's event. */
type Chained = Exclude<ExportedLink['seen'], string>;
type Shown = Pick<ExportedStep, 'at'> & { readonly event: BaseEvent };

/** Compares everything under one number. Hidden steps have the number of the next public one. */
const compareNumbered = (
  { game, seenBy }: Comparing,
  steps: readonly ExportedStep[],
  links: readonly ExportedLink[],
  place: string,
): void => {
  if (steps.some(({ command, rows }) => command !== undefined || rows !== undefined)) {
    throw new VerificationError(place, 'The file of a running match must not hold commands or rows.');
  }
  const shown = steps.flatMap(({ at, events }) => events.flatMap((event) => seenOf(game, event)).map((event) => ({ at, event })));
  const chained = links.flatMap(({ seen }) => (typeof seen === 'string' ? [] : [seen]));
  const due = chained.filter(({ event }) => !isUndoing(event));
  for (const [index, each] of shown.filter(({ event }) => !isUndoing(event)).entries()) compareOne(game, each, due[index], place);
  const untold = due[shown.filter(({ event }) => !isUndoing(event)).length];
  if (untold !== undefined)
    throw new VerificationError(place, `The chain holds ${canonical(untold.event)}, but the file does not.`);
  // Automatic moves of a step may be other seats' acts, but the seat that began the step has a part in it.
  for (const { by, events } of steps) {
    const isSeen = events.some((event) => seenOf(game, event).length > 0 && !isUndoing(event));
    if (isSeen && by !== undefined && chained.every((link) => link.by !== by))
      throw new VerificationError(place, `According to the chain, it is not by seat ${by}.`);
  }
  // An undo that was redone is no longer shown, and a seat's undo of hidden acts is not chained.
  for (const each of shown.filter(({ event }) => isUndoing(event))) {
    const same = chained.find(({ event }) => canonical(event) === canonical(each.event));
    if (same === undefined && (each.event as { readonly of?: unknown }).of === seenBy) continue;
    compareOne(game, each, same, place);
  }
};

/** A chain holds events as they were written, without their shapes; the file shows them in their current shapes. */
const compareOne = (game: AnyGame, { event, at }: Shown, link: Chained | undefined, place: string): void => {
  if (link === undefined) throw new VerificationError(place, `The file holds ${canonical(event)}, but the chain does not.`);
  if (formsOf(game, link.event).every((form) => canonical(form) !== canonical(event))) {
    throw new VerificationError(place, `The file holds ${canonical(event)}; the chain holds ${canonical(link.event)}.`);
  }
  if (Date.parse(at) !== Date.parse(link.at))
    throw new VerificationError(place, `According to the chain, its time is ${link.at}.`);
};

/** Returns the public form of an event, or nothing if it is hidden. */
const seenOf = (game: AnyGame, event: BaseEvent): readonly BaseEvent[] => {
  const { seen = event } = seenIn(game, { event });
  return seen === false ? [] : [seen];
};

const isUndoing = ({ type }: BaseEvent): boolean => type === 'Undone' || type === 'Redone';
