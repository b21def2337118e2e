import type { BeaconChain } from '#beacon/chain.ts';
import type { Rejection } from '#engine/game.ts';
import type { MatchEvent } from '../model/events.ts';
import { isGate, isTimeOutAnswer, MATCH_OPTIONS, refuseOption, remindAfterHoursOf } from '../model/options.ts';
import { refusal } from '../model/rejections.ts';
import { areDrawsCounted, isRated, type LobbyState } from '../model/state.ts';
import { paceNamed } from '../time/clock/index.ts';
import type { DecisionContext } from './transition.ts';

type Chosen = MatchEvent | readonly MatchEvent[] | { readonly rejected: Rejection };

/**
 * Returns the events of choosing an option's value in a lobby: one of the game's options, or one of those every match has.
 * Option and value are untrusted.
 */
export const chooseOption = (
  { game, beacon }: Pick<DecisionContext, 'game' | 'beacon'>,
  state: LobbyState,
  option: string,
  value: string,
): Chosen => {
  if (option === 'pace') return choosePace(state, value);
  const refused = refuseOption({ ...game.options, ...MATCH_OPTIONS }, option, value);
  if (refused !== undefined) return { rejected: refused };
  const already = { rejected: refusal('optionChosenAlready', { option, value }) };
  const choose = Object.hasOwn(MATCH_OPTIONS, option) ? CHOOSERS[option] : undefined;
  if (choose !== undefined) return choose(state, value, beacon) ?? already;
  if (state.options[option] === value) return already;
  return { type: 'OptionsChosen', options: { ...state.options, [option]: value } };
};

/** Chooses what the draws depend on. Rejects a beacon for matches whose draws are not counted. */
const chooseFairness = (state: LobbyState, value: string, beacon: BeaconChain | undefined): Chosen | undefined => {
  if ((state.beacon !== undefined) === (value === 'beacon')) return undefined;
  if (value !== 'beacon') return isRated(state) ? { rejected: refusal('ratedByBeacon') } : { type: 'FairnessChosen' };
  return beacon === undefined || !areDrawsCounted(state)
    ? { rejected: refusal('noBeaconHere') }
    : { type: 'FairnessChosen', beacon };
};

/**
 * Chooses whether the match is rated. Nobody may be seated beside the host: people see it before they join. A rated match draws by the
 * beacon, if there is one, so that nobody can gain by foreknowledge.
 */
const chooseRated = (state: LobbyState, rated: boolean, beacon: BeaconChain | undefined): Chosen | undefined => {
  if (isRated(state) === rated) return undefined;
  if (rated && state.seats - state.computers.length > 1) return { rejected: refusal('ratedTooLate') };
  const fairer = rated ? chooseFairness(state, 'beacon', beacon) : undefined;
  return [{ type: 'RatedChosen', rated }, ...(fairer === undefined || 'rejected' in fairer ? [] : [fairer].flat())];
};

/** Accepts every pace, custom ones included, and stores it under its canonical name. */
const choosePace = (state: LobbyState, value: string): Chosen => {
  const pace = value === 'off' ? { name: value } : paceNamed(value);
  if ('rejected' in pace) return pace;
  const { name } = pace;
  if (state.pace === name) return { rejected: refusal('optionChosenAlready', { option: 'pace', value: name }) };
  return { type: 'PaceChosen', pace: name };
};

type Choose = (state: LobbyState, value: string, beacon: BeaconChain | undefined) => Chosen | undefined;

/** By option of every match: the event for choosing a value; `undefined` if it is chosen already. */
const CHOOSERS: Readonly<Record<string, Choose>> = {
  remind: (state, value) => {
    const remindAfterHours = remindAfterHoursOf(value);
    return state.remindAfterHours === remindAfterHours ? undefined : { type: 'ReminderChosen', remindAfterHours };
  },
  timeout: (state, value) =>
    isTimeOutAnswer(value) && state.timeOut !== value ? { type: 'TimeOutChosen', answer: value } : undefined,
  fair: chooseFairness,
  rated: (state, value, beacon) => chooseRated(state, value === 'on', beacon),
  gate: ({ gate = 'none' }, value) => (isGate(value) && gate !== value ? { type: 'GateChosen', gate: value } : undefined),
};
