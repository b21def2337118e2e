import type { BaseCommand, Chance, Seat, Viewer } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { CONSERVED } from '../support/conservation.ts';
import { SECRETS } from '../support/secrets.ts';
import { seeded } from '../support/seeded.ts';

/** The laws a referee watches over; each of these throws when one is broken. */

const broken = (law: string, state: State, more: unknown = ''): Error =>
  new Error(`${law} ${JSON.stringify(more)} at ${JSON.stringify(state)}`);

/** Whether a command is one of these: the same fields with the same values. */
const isOn = (command: BaseCommand, listed: readonly BaseCommand[]): boolean =>
  listed.some((move) => {
    const fields = Object.keys(move) as (keyof BaseCommand)[];
    return fields.length === Object.keys(command).length && fields.every((field) => move[field] === command[field]);
  });

/** Folds events; each moves gold, pieces and cards as it says, within what the box holds. */
export const watched = (before: State, events: readonly Event[]): State =>
  events.reduce((state, event) => {
    const after = cyclades.evolve(state, event);
    CONSERVED.cyclades?.(state, event, after);
    return after;
  }, before);

/** The one seat that is due, with all its moves; no dead end. */
export const dueIn = (state: State): { readonly seat: Seat; readonly listed: readonly Command[] } => {
  const [seat, ...others] = cyclades.active(state);
  if (seat === undefined || others.length > 0) throw broken('Not one seat is due, but', state, cyclades.active(state));
  const listed = cyclades.legalMoves(state, seat);
  if (listed.length === 0) throw broken('A dead end for seat', state, seat);
  return { seat, listed };
};

/** The events of a listed move. */
export const accepted = (state: State, command: Command, chance: Chance): readonly Event[] => {
  const decision = cyclades.decide(state, command, chance);
  if (decision.rejected) throw broken('A listed move is refused', state, { command, ...decision });
  return decision.events;
};

/** Whether a command is refused, as it must be exactly when it is not listed. */
export const isRefused = (state: State, command: BaseCommand, listed: readonly Command[], chance: Chance): boolean => {
  const refused = cyclades.decide(state, command as Command, chance).rejected !== undefined;
  if (refused === isOn(command, listed))
    throw broken(refused ? 'Listed, but refused' : 'Accepted, but not listed', state, command);
  return refused;
};

/** Every listed move is accepted, the safe one is listed, and nobody else has any. */
export const expectComplete = (state: State, seat: Seat, listed: readonly Command[], chance: Chance): void => {
  for (const move of listed) accepted(state, move, chance);
  if (!isOn(cyclades.safeMove(state, seat), listed))
    throw broken('The safe move is not listed', state, cyclades.safeMove(state, seat));
  const idle = [...state.seats.keys()].find((other) => other !== seat && cyclades.legalMoves(state, other).length > 0);
  if (idle !== undefined) throw broken('Moves for a seat that is not due', state, idle);
};

/** What others see, may do and are told of a move is the same when a seat has other secrets. */
export const expectSecret = (state: State, command: Command, secretive: Seat, seed: number): void => {
  if (state.options.gold === 'open') return;
  const twin = SECRETS.cyclades?.otherwise(state, secretive) as State;
  const happened = accepted(state, command, seeded(seed));
  const toldInTwin = cyclades.decide(twin, command, seeded(seed)).events ?? [];
  const viewers: readonly Viewer[] = ['spectator', ...state.seats.keys()];
  for (const viewer of viewers.filter((one) => one !== secretive)) {
    expectSameSight(state, twin, viewer);
    if (!mayLearn(happened, secretive, viewer)) expectSameStory(state, happened, toldInTwin, viewer);
  }
};

const expectSameSight = (state: State, twin: State, viewer: Viewer): void => {
  const seen = (of: State): string =>
    JSON.stringify([cyclades.view(of, viewer), viewer === 'spectator' ? [] : cyclades.legalMoves(of, viewer)]);
  if (seen(twin) !== seen(state)) throw broken('Gold of another seat shows to', state, viewer);
};

/** The Griffon's thief learns something of the purse; how a match ends may depend on all of them. */
const mayLearn = (events: readonly Event[], secretive: Seat, viewer: Viewer): boolean =>
  events.some((event) => {
    const sharers = SECRETS.cyclades?.sharedBy(event) ?? [];
    if (event.type === 'GameEnded' || sharers === 'all') return true;
    return viewer !== 'spectator' && sharers.includes(viewer) && sharers.includes(secretive);
  });

const expectSameStory = (state: State, happened: readonly Event[], inTwin: readonly Event[], viewer: Viewer): void => {
  const told = (events: readonly Event[]): string => JSON.stringify(events.map((event) => cyclades.redact(event, viewer)));
  if (told(inTwin) !== told(happened)) throw broken('Gold of another seat is told to', state, viewer);
};
