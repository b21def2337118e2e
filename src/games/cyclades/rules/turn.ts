import type { Chance, Seat } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Acting, Effect, Turn } from '../state.ts';
import { prosperityChoices, whyNotPlaceProsperity } from './apollo.ts';
import { askedIn, battleChoices, retreat, whyNotRetreat } from './battle.ts';
import { build, buildChoices, whyNotBuild } from './building.ts';
import { next, nextChoices, type Step, whyNotNext } from './creatures/effects.ts';
import { swap, swapChoices, whyNotSwap } from './creatures/track.ts';
import { creatureChoices, eventsOfUse, whyNotUse } from './creatures/use.ts';
import { fleetChoices, moveFleets, whyNotMoveFleets } from './fleets.ts';
import { philosophersLeft } from './holdings.ts';
import { metropolisChoices, placeMetropolis, whyNotDiscard, whyNotPlaceMetropolis } from './metropolis.ts';
import { recruit, recruitChoices, whyNotRecruit } from './recruiting.ts';
import { moveTroops, troopChoices, whyNotMoveTroops } from './troops.ts';

/** A turn (RULES.md, chapter 4): what may be done now, and what must come first. */

/** A command of a turn. */
export type TurnCommand = Exclude<Command, { type: 'PlaceBid' }>;

/** What a turn waits for: a choice that must come first, or any action. */
type Business = 'battle' | 'metropolis' | 'creature' | 'prosperity' | 'action';

const businessOf = ({ battle, due, effect, prosperityDue }: Turn): Business => {
  if (battle) return 'battle';
  if (due) return 'metropolis';
  if (effect) return 'creature';
  return prosperityDue ? 'prosperity' : 'action';
};

const BUSINESS: Readonly<Record<TurnCommand['type'], Business>> = {
  Fight: 'battle',
  Retreat: 'battle',
  DiscardBuilding: 'metropolis',
  PlaceMetropolis: 'metropolis',
  PlaceProsperity: 'prosperity',
  SellPiece: 'creature',
  PushFleets: 'creature',
  MoveKraken: 'creature',
  FinishCreature: 'creature',
  Recruit: 'action',
  Build: 'action',
  MoveFleets: 'action',
  MoveTroops: 'action',
  SwapCreature: 'action',
  UseCreature: 'action',
  EndTurn: 'action',
};

/** Actions that may also be steps of a creature in use. */
const isStep = (command: TurnCommand): command is Step =>
  BUSINESS[command.type] === 'creature' || command.type === 'MoveFleets' || command.type === 'UseCreature';

const COMES_FIRST = { battle: 'battleFirst', metropolis: 'metropolisDueFirst', prosperity: 'prosperityDueFirst' } as const;
const IS_NOT_THERE = {
  battle: 'noBattle',
  metropolis: 'noMetropolisDue',
  creature: 'noCreatureInUse',
  prosperity: 'noProsperityDue',
} as const;

const whyNotThisBusiness = (turn: Turn, type: TurnCommand['type']): Refusal | undefined => {
  const now = businessOf(turn);
  const asked = BUSINESS[type];
  if (now === asked || now === 'creature') return undefined;
  if (now !== 'action') return refuse(COMES_FIRST[now], {});
  return asked === 'action' ? undefined : refuse(IS_NOT_THERE[asked], {});
};

/** Who must choose now: a side of the battle, else the seat whose turn it is. */
export const actingSeat = (state: Acting): Seat | undefined =>
  state.turn.battle ? askedIn(state, state.turn.battle) : state.turn.seat;

/** The creature in use, when its next step is what the turn waits for. */
const effectNow = (turn: Turn): Effect | undefined => (businessOf(turn) === 'creature' ? turn.effect : undefined);

/** Why a command may not be given in this turn. */
export const whyNotAct = (state: Acting, command: TurnCommand): Refusal | undefined =>
  whyNotThisBusiness(state.turn, command.type) ?? whyNot(state, command);

const whyNot = (state: Acting, command: TurnCommand): Refusal | undefined => {
  const effect = effectNow(state.turn);
  if (effect)
    return isStep(command) ? whyNotNext(state, effect, command) : refuse('creatureFirst', { creature: effect.creature });
  return whyNotOfTurn(state, command);
};

const whyNotOfTurn = (state: Acting, command: TurnCommand): Refusal | undefined => {
  const { battle, due } = state.turn;
  switch (command.type) {
    case 'Fight':
      return undefined;
    case 'Retreat':
      return battle && whyNotRetreat(state, battle, command);
    case 'DiscardBuilding':
      return due && whyNotDiscard(state, due, command);
    case 'PlaceMetropolis':
      return due && whyNotPlaceMetropolis(state, due, command);
    case 'PlaceProsperity':
      return whyNotPlaceProsperity(state, command);
    case 'Recruit':
      return whyNotRecruit(state, command);
    case 'Build':
      return whyNotBuild(state, command);
    case 'MoveFleets':
      return whyNotMoveFleets(state, command);
    case 'MoveTroops':
      return whyNotMoveTroops(state, command);
    case 'SwapCreature':
      return whyNotSwap(state, command);
    case 'UseCreature':
      return whyNotUse(state, command);
    case 'SellPiece':
    case 'PushFleets':
    case 'MoveKraken':
    case 'FinishCreature':
      return refuse('noCreatureInUse', {});
    case 'EndTurn':
      return isFreePhilosopherDue(state) ? refuse('freePhilosopherDue', {}) : undefined;
  }
};

/** With three philosophers Athena's free one must be taken while there is one. */
const isFreePhilosopherDue = (state: Acting): boolean => {
  const { seat, god, recruited } = state.turn;
  const philosophers = state.seats[seat]?.philosophers ?? 0;
  return god === 'athena' && recruited === 0 && philosophers === PHILOSOPHERS_FOR_A_METROPOLIS - 1 && philosophersLeft(state) > 0;
};

/** What a lawful command brings about at first; what follows by itself is not in it. */
export const act = (state: Acting, command: TurnCommand, chance: Chance): readonly Event[] => {
  const effect = effectNow(state.turn);
  return effect && isStep(command) ? next(state, effect, command) : actOfTurn(state, command, chance);
};

const actOfTurn = (state: Acting, command: TurnCommand, chance: Chance): readonly Event[] => {
  const { seat } = command;
  switch (command.type) {
    case 'Fight':
      return [{ type: 'FoughtOn', seat }];
    case 'Retreat':
      return state.turn.battle ? retreat(state, state.turn.battle, command) : [];
    case 'DiscardBuilding':
      return [{ type: 'BuildingDiscarded', seat, island: command.island, slot: command.slot }];
    case 'PlaceMetropolis':
      return [placeMetropolis(state, seat, command.island)];
    case 'PlaceProsperity':
      return [{ type: 'ProsperityPlaced', seat, island: command.island }];
    case 'Recruit':
      return recruit(state, command);
    case 'Build':
      return build(state, command);
    case 'MoveFleets':
      return moveFleets(state, command);
    case 'MoveTroops':
      return moveTroops(state, command);
    case 'SwapCreature':
      return [swap(state, command, chance)];
    case 'UseCreature':
      return eventsOfUse(state, command);
    case 'SellPiece':
    case 'PushFleets':
    case 'MoveKraken':
    case 'FinishCreature':
      return [];
    case 'EndTurn':
      return [{ type: 'TurnEnded', seat }];
  }
};

/** Everything the acting seat may do, in the order in which it is offered. */
export const actions = (state: Acting, seat: Seat): readonly TurnCommand[] => {
  const { battle, due, effect, prosperityDue, god } = state.turn;
  if (battle) return battleChoices(state, battle, seat);
  if (due) return metropolisChoices(state, due, seat);
  if (effect) return nextChoices(state, effect, seat);
  if (prosperityDue) return prosperityChoices(state, seat);
  if (god === 'apollo') return [{ type: 'EndTurn', seat }];
  return [
    ...recruitChoices(state, seat),
    ...buildChoices(state, seat),
    ...(god === 'poseidon' ? fleetChoices(state, seat) : []),
    ...troopChoices(state, seat),
    ...(god === 'zeus' ? swapChoices(state, seat) : []),
    ...creatureChoices(state, seat),
    ...(isFreePhilosopherDue(state) ? [] : [{ type: 'EndTurn', seat } as const]),
  ];
};
