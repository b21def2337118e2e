import type { BaseCommand, BaseEvent, Chance, Seat, Viewer } from '#engine/game.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import type { Refereeing } from './refereeing.ts';

/** The laws that the referee checks; each throws when it is broken. */

const broken = (law: string, state: unknown, more: unknown = ''): Error =>
  new Error(`${law} ${JSON.stringify(more)} at ${JSON.stringify(state)}`);

/** Whether a command is one of these: the same fields with the same values. */
const isOn = (command: BaseCommand, listed: readonly BaseCommand[]): boolean =>
  listed.some((move) => {
    const fields = Object.keys(move) as (keyof BaseCommand)[];
    return fields.length === Object.keys(command).length && fields.every((field) => move[field] === command[field]);
  });

/** Folds events, and checks that each changes goods as it says, within what the box holds. */
export const watched = ({ game, conserved }: Refereeing, before: unknown, events: readonly BaseEvent[]): unknown =>
  events.reduce((state, event) => {
    const after = game.evolve(state, event);
    conserved(state, event, after);
    return after;
  }, before);

/** All moves of the active seats; throws if one has none. */
export const movesIn = ({ game }: Refereeing, state: unknown): readonly BaseCommand[] =>
  game.active(state).flatMap((seat) => {
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) throw broken('A dead end for seat', state, seat);
    return moves;
  });

/** The events of a listed move. */
export const accepted = ({ game }: Refereeing, state: unknown, command: BaseCommand, chance: Chance): readonly BaseEvent[] => {
  const decision = game.decide(state, command, chance);
  if (decision.rejected) throw broken('A listed move is refused', state, { command, ...decision });
  return decision.events;
};

/** Whether a command is refused; throws unless it is refused exactly when it is not listed. */
export const isRefused = (
  { game }: Refereeing,
  state: unknown,
  command: BaseCommand,
  listed: readonly BaseCommand[],
  chance: Chance,
): boolean => {
  const refused = game.decide(state, command, chance).rejected !== undefined;
  if (refused === isOn(command, listed))
    throw broken(refused ? 'Listed, but refused' : 'Accepted, but not listed', state, command);
  return refused;
};

/** Checks that every listed move is accepted, that safe moves are listed, and that no inactive seat has moves. */
export const expectComplete = (
  refereeing: Refereeing,
  state: unknown,
  seats: number,
  listed: readonly BaseCommand[],
  chance: Chance,
): void => {
  const { game } = refereeing;
  for (const move of listed) accepted(refereeing, state, move, chance);
  for (let seat = 0; seat < seats; seat++) {
    if (!game.active(state).includes(seat)) {
      if (game.legalMoves(state, seat).length > 0) throw broken('Moves for a seat that is not due', state, seat);
    } else if (!isOn(game.safeMove(state, seat), listed)) {
      throw broken('The safe move is not listed', state, game.safeMove(state, seat));
    }
  }
};

/** Checks that the views, legal moves and events of other seats do not depend on a seat's secrets. */
export const expectSecret = (
  refereeing: Refereeing,
  state: unknown,
  seats: number,
  command: BaseCommand,
  secretive: Seat,
  seed: number,
): void => {
  const { game, secrets } = refereeing;
  const twin = secrets.otherwise(state, secretive);
  if (twin === undefined) return;
  const happened = accepted(refereeing, state, command, seeded(seed));
  const toldInTwin = game.decide(twin, command, seeded(seed)).events ?? [];
  const viewers: readonly Viewer[] = ['spectator', ...Array(seats).keys()];
  for (const viewer of viewers.filter((one) => one !== secretive)) {
    expectSameSight(refereeing, state, twin, viewer);
    if (command.seat === secretive && secrets.hides) continue;
    if (!mayLearn(refereeing, happened, secretive, viewer)) expectSameStory(refereeing, state, happened, toldInTwin, viewer);
  }
};

const expectSameSight = ({ game }: Refereeing, state: unknown, twin: unknown, viewer: Viewer): void => {
  const seen = (of: unknown): string =>
    JSON.stringify([game.view(of, viewer), viewer === 'spectator' ? [] : game.legalMoves(of, viewer)]);
  if (seen(twin) !== seen(state)) throw broken('A secret of another seat shows to', state, viewer);
};

/** Seats that share a secret by the events learn it; the end of a match may depend on all secrets. */
const mayLearn = ({ secrets }: Refereeing, events: readonly BaseEvent[], secretive: Seat, viewer: Viewer): boolean =>
  events.some((event) => {
    const sharers = secrets.sharedBy(event);
    if (event.type === 'GameEnded' || sharers === 'all') return true;
    return viewer !== 'spectator' && sharers.includes(viewer) && sharers.includes(secretive);
  });

const expectSameStory = (
  { game }: Refereeing,
  state: unknown,
  happened: readonly BaseEvent[],
  inTwin: readonly BaseEvent[],
  viewer: Viewer,
): void => {
  const told = (events: readonly BaseEvent[]): string => JSON.stringify(events.map((event) => game.redact(event, viewer)));
  if (told(inTwin) !== told(happened)) throw broken('A secret of another seat is told to', state, viewer);
};
