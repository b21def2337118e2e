import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Refusal } from '../rejections.ts';
import type { ChoiceInProgress, State } from '../state.ts';
import type { Disaster } from '../types.ts';
import { feeding } from './feeding.ts';
import { finishing } from './finishing.ts';
import { income } from './income.ts';
import { lossOf } from './losses.ts';
import { placing } from './placing.ts';
import type { ChoiceStep } from './steps.ts';
import { upkeepOf } from './upkeep.ts';

/**
 * Choices of all seats at the same time (RULES.md, 2.3 and 2.4): noted as they come, they take effect together, in seat order.
 */

const STEPS: Readonly<Record<Exclude<ChoiceInProgress['phase'], 'disaster'>, ChoiceStep>> = {
  placing,
  income,
  feeding,
  finishing,
};

const DISASTER_STEPS: Readonly<Record<Disaster, ChoiceStep>> = {
  earthquake: upkeepOf('earthquake'),
  tempest: upkeepOf('tempest'),
  drought: lossOf('drought'),
  plague: lossOf('plague'),
  decline: lossOf('decline'),
};

const stepOf = (now: ChoiceInProgress): ChoiceStep =>
  now.phase === 'disaster' ? DISASTER_STEPS[now.disaster] : STEPS[now.phase];

/** Returns what a seat has chosen so far. */
export const notesOf = ({ notes }: ChoiceInProgress, seat: Seat): readonly Choice[] => notes.filter((note) => note.seat === seat);

/** Returns the notes together with every choice that has only one option; nothing when the seat must then choose more. */
const settled = (state: State, step: ChoiceStep, seat: Seat, notes: readonly Choice[]): readonly Choice[] | undefined => {
  const choices = step.choices(state, seat, notes);
  if (choices.length > 1) return undefined;
  return choices.length === 0 ? notes : settled(state, step, seat, [...notes, ...choices]);
};

/** Returns the seats that still have to choose. */
export const askedNow = ({ asked, chosen }: ChoiceInProgress): readonly Seat[] => asked.filter((seat) => !chosen.includes(seat));

/** Returns everything an asked seat may choose next. */
export const choicesNow = (state: State, now: ChoiceInProgress, seat: Seat): readonly Choice[] =>
  stepOf(now).choices(state, seat, notesOf(now, seat));

/** Returns the effects of a seat's choices so far, without those of the other seats. */
export const effectsNow = (state: State, now: ChoiceInProgress, seat: Seat): readonly Event[] =>
  stepOf(now).effects(state, seat, notesOf(now, seat));

/** Returns the effects of a seat's finished choices, with those that it had no option about, without those of the other seats. */
export const effectsAlone = (state: State, now: ChoiceInProgress, seat: Seat): readonly Event[] => {
  const step = stepOf(now);
  return step.effects(state, seat, settled(state, step, seat, notesOf(now, seat)) ?? []);
};

/** Returns why an asked seat may not choose this now. */
export const whyNotChoose = (state: State, now: ChoiceInProgress, command: Choice): Refusal | undefined =>
  stepOf(now).whyNot(state, command, notesOf(now, command.seat));

/** Returns the events of a legal choice: noted, or the seat's last one. */
export const choose = (state: State, now: ChoiceInProgress, command: Choice): readonly Event[] => {
  const { seat } = command;
  const all = settled(state, stepOf(now), seat, [...notesOf(now, seat), command]);
  return [{ type: all ? 'Chosen' : 'ChoiceNoted', seat, command }];
};

/** Asks the seats that have something to choose; when all have chosen, returns the effects and the next step. */
export const askingGoesOn = (state: State, now: ChoiceInProgress): readonly Event[] => {
  if (now.chosen.length < now.asked.length) return [];
  const step = stepOf(now);
  const open: Seat[] = [];
  const events: Event[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    const notes = settled(state, step, seat, notesOf(now, seat));
    if (notes === undefined) open.push(seat);
    else if (open.length === 0) for (const event of step.effects(state, seat, notes)) events.push(event);
  }
  if (open.length > 0) return [{ type: 'ChoiceAsked', seats: open }];
  events.push(step.next(now));
  return events;
};
