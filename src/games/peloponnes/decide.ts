import type { Chance, Decision, Seat } from '#engine/game.ts';
import type { Command } from './commands.ts';
import { withConsequences } from './consequences.ts';
import type { Event } from './events.ts';
import { type Refusal, refuse } from './rejections.ts';
import { askedNow, choicesNow, choose, whyNotChoose } from './rules/asking.ts';
import { bonusChoices, chooseBonus } from './rules/campaign.ts';
import { isOffer, offer, offerChoices, offerDue, whyNotOffer } from './rules/offers.ts';
import { allSeats, isAsking, type State } from './state.ts';
import type { Phase } from './types.ts';
import { whyMalformed } from './vocabulary/whyMalformed.ts';

/** Returns the seats that must act now, ascending. */
export const activeSeats = (state: State): readonly Seat[] => {
  const { now } = state;
  if (now.phase === 'offers') {
    const due = offerDue(now);
    return due === undefined ? [] : [due];
  }
  if (isAsking(now)) return askedNow(now);
  return now.phase === 'bonus' ? allSeats(state) : [];
};

/** Returns the events of a command, with everything that follows automatically; or why it is rejected. Accepts any JSON value. */
export const decide = (state: State, command: Command, chance: Chance): Decision<Event, State> => {
  const refused = whyMalformed(command) ?? whyNotNow(state, command) ?? whyNotLawful(state, command);
  return refused ?? withConsequences(state, eventsOf(state, command), chance);
};

/** The steps in which each command is possible. */
const STEPS_OF: Readonly<Record<Command['type'], readonly Phase[]>> = {
  PlaceBid: ['offers'],
  PassBid: ['offers'],
  WithdrawBid: ['offers'],
  PayBuilding: ['placing', 'finishing'],
  MarkBuilding: ['placing'],
  ForgoTile: ['placing'],
  ChooseIncome: ['income'],
  GiveUpTile: ['disaster'],
  PayDisaster: ['disaster'],
  FeedInhabitants: ['feeding'],
  AbandonBuilding: ['finishing'],
  ChooseBonus: ['bonus'],
};

const whyNotNow = (state: State, { type, seat }: Command): Refusal | undefined => {
  const { now, seats } = state;
  if (seats.length === 0 || now.phase === 'unstarted') return refuse('notStarted', {});
  if (!seats[seat]) return refuse('noSuchSeat', { seat, seats: seats.length });
  if (now.phase === 'ended') return refuse('gameOver', {});
  if (!STEPS_OF[type].includes(now.phase)) return refuse('notThisStep', { command: type, phase: now.phase });
  const active = activeSeats(state);
  if (active.includes(seat)) return undefined;
  return isAsking(now) && now.chosen.includes(seat) ? refuse('alreadyChosen', { active }) : refuse('notYourTurn', { active });
};

const whyNotLawful = (state: State, command: Command): Refusal | undefined => {
  const { now } = state;
  if (isOffer(command)) return now.phase === 'offers' ? whyNotOffer(state, now, command) : undefined;
  return isAsking(now) && command.type !== 'ChooseBonus' ? whyNotChoose(state, now, command) : undefined;
};

/** Returns the events of a legal command alone, without what follows automatically. */
export const eventsOf = (state: State, command: Command): readonly Event[] => {
  const { now } = state;
  if (command.type === 'ChooseBonus') return now.phase === 'bonus' ? chooseBonus(state, now.level, command) : [];
  if (isOffer(command)) return now.phase === 'offers' ? offer(state, now, command) : [];
  return isAsking(now) ? choose(state, now, command) : [];
};

/** Returns every command of the seat that would be accepted now. */
export const legalMoves = (state: State, seat: Seat): readonly Command[] => {
  const { now } = state;
  if (!activeSeats(state).includes(seat)) return [];
  if (now.phase === 'offers') return offerChoices(state, now, seat);
  return isAsking(now) ? choicesNow(state, now, seat) : bonusChoices(seat);
};
