import type { Chance, Seat } from '#engine/game.ts';
import type { Command, CommandOf } from '../commands.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, type Battle, type GodTurn, isGodTurn, type MetropolisDue, seatOf } from '../state.ts';
import { GODS, type God } from '../types.ts';
import { prosperityChoices, whyNotPlaceProsperity } from './apollo.ts';
import { askedIn, battleChoices, retreat, whyNotRetreat } from './battle.ts';
import { build, buildChoices, whyNotBuild } from './building.ts';
import { next, nextChoices, whyNotNext } from './creatures/effects.ts';
import { swap, swapChoices, whyNotSwap } from './creatures/track.ts';
import { buyCreature, creatureChoices, whyNotUse } from './creatures/use.ts';
import { fleetChoices, moveFleets, whyNotMoveFleets } from './fleets.ts';
import { philosophersLeft } from './holdings.ts';
import { metropolisChoices, placeMetropolis, whyNotDiscard, whyNotPlaceMetropolis } from './metropolis.ts';
import { recruit, recruitChoices, whyNotRecruit } from './recruiting.ts';
import { moveTroops, troopChoices, whyNotMoveTroops } from './troops.ts';

/** A turn (RULES.md, chapter 4): what may be done now, and what must come first: battle, Metropolis, creature, Apollo's marker. */

/** A command of a turn. */
type TurnCommand = Exclude<Command, { type: 'PlaceBid' }>;

/** Returns the actor: a side of the battle, otherwise the seat whose turn it is. */
export const actingSeat = (state: Acting): Seat | undefined =>
  state.turn.battle ? askedIn(state, state.turn.battle) : state.turn.seat;

/** Returns why a command may not be given in this turn. */
export const whyNotAct = (state: Acting, command: TurnCommand): Refusal | undefined => {
  const { battle, due, effect, prosperityDue } = state.turn;
  if (battle) return whyNotInBattle(state, battle, command);
  if (due) return whyNotForMetropolis(state, due, command);
  if (effect) return whyNotNext(state, effect, command);
  if (!prosperityDue) return whyNotActFreely(state, command);
  return command.type === 'PlaceProsperity' ? whyNotPlaceProsperity(state, command) : refuse('prosperityDueFirst', {});
};

const whyNotInBattle = (state: Acting, battle: Battle, command: TurnCommand): Refusal | undefined => {
  if (command.type === 'Fight') return undefined;
  return command.type === 'Retreat' ? whyNotRetreat(state, battle, command) : refuse('battleFirst', {});
};

const whyNotForMetropolis = (state: Acting, due: MetropolisDue, command: TurnCommand): Refusal | undefined => {
  if (command.type === 'DiscardBuilding') return whyNotDiscard(state, due, command);
  return command.type === 'PlaceMetropolis' ? whyNotPlaceMetropolis(state, due, command) : refuse('metropolisDueFirst', {});
};

const whyNotActFreely = (state: Acting, command: TurnCommand): Refusal | undefined => {
  switch (command.type) {
    case 'Fight':
    case 'Retreat':
      return refuse('noBattle', {});
    case 'DiscardBuilding':
    case 'PlaceMetropolis':
      return refuse('noMetropolisDue', {});
    case 'SellPiece':
    case 'PushFleets':
    case 'MoveKraken':
    case 'FinishCreature':
      return refuse('noCreatureInUse', {});
    case 'PlaceProsperity':
      return refuse('noProsperityDue', {});
    case 'EndTurn':
      return isFreePhilosopherDue(state) ? refuse('freePhilosopherDue', {}) : undefined;
    default:
      return whyNotOfGod(state, command);
  }
};

/** The actions that only a god allows. */
type Action = Extract<Command, { type: 'Recruit' | 'Build' | 'MoveFleets' | 'MoveTroops' | 'SwapCreature' | 'UseCreature' }>;

/** What an action needs and does; `grantedBy`: the gods that grant it. */
interface ActionRule<Kind extends Action = Action> {
  readonly grantedBy: readonly God[];
  whyNot(state: GodTurn, command: Kind): Refusal | undefined;
  does(state: GodTurn, command: Kind, chance: Chance): readonly Event[];
}

const ACTIONS: { readonly [Type in Action['type']]: ActionRule<CommandOf<Type>> } = {
  Recruit: { grantedBy: GODS, whyNot: whyNotRecruit, does: (state, command) => [recruit(state, command)] },
  Build: { grantedBy: GODS, whyNot: whyNotBuild, does: (state, command) => [build(state, command)] },
  MoveFleets: { grantedBy: ['poseidon'], whyNot: whyNotMoveFleets, does: (state, command) => [moveFleets(state, command)] },
  MoveTroops: { grantedBy: ['ares'], whyNot: whyNotMoveTroops, does: (state, command) => [moveTroops(state, command)] },
  SwapCreature: { grantedBy: ['zeus'], whyNot: whyNotSwap, does: (...swapped) => [swap(...swapped)] },
  UseCreature: { grantedBy: GODS, whyNot: whyNotUse, does: buyCreature },
};

const ruleOf = ({ type }: Action): ActionRule => ACTIONS[type];

const whyNotOfGod = (state: Acting, command: Action): Refusal | undefined => {
  const { grantedBy: needs, whyNot } = ruleOf(command);
  return isGodTurn(state) && needs.includes(state.turn.god)
    ? whyNot(state, command)
    : refuse('wrongGod', { god: state.turn.god, needs });
};

/** With three philosophers, Athena's free one must be taken while one is in stock. */
const isFreePhilosopherDue = (state: Acting): boolean => {
  const { seat, god, recruited } = state.turn;
  if (god !== 'athena' || recruited > 0) return false;
  return seatOf(state, seat).philosophers === PHILOSOPHERS_FOR_A_METROPOLIS - 1 && philosophersLeft(state) > 0;
};

/** Returns the first events of a legal command, without what follows automatically. */
export const act = (state: Acting, command: TurnCommand, chance: Chance): readonly Event[] => {
  const { seat } = command;
  const { battle, effect } = state.turn;
  if (battle) return [command.type === 'Retreat' ? retreat(state, battle, command) : { type: 'FoughtOn', seat }];
  if (command.type === 'DiscardBuilding') {
    return [{ type: 'BuildingDiscarded', seat, island: command.island, slot: command.slot }];
  }
  if (command.type === 'PlaceMetropolis') return [placeMetropolis(state, seat, command.island)];
  if (effect) return next(state, effect, command);
  if (command.type === 'PlaceProsperity') return [{ type: 'ProsperityPlaced', seat, island: command.island }];
  return isGodTurn(state) && isAction(command) ? ruleOf(command).does(state, command, chance) : [{ type: 'TurnEnded', seat }];
};

const isAction = (command: TurnCommand): command is Action => Object.hasOwn(ACTIONS, command.type);

/** Returns everything the actor may do, in the order in which the bot offers it. */
export const actions = (state: Acting, seat: Seat): readonly TurnCommand[] => {
  const { battle, due, effect, prosperityDue } = state.turn;
  if (battle) return battleChoices(state, battle, seat);
  if (due) return metropolisChoices(state, due, seat);
  if (effect) return nextChoices(state, effect, seat);
  if (prosperityDue) return prosperityChoices(state, seat);
  const moves: TurnCommand[] = isGodTurn(state) ? choicesOfGod(state, seat) : [];
  if (!isFreePhilosopherDue(state)) moves.push({ type: 'EndTurn', seat });
  return moves;
};

const choicesOfGod = (state: GodTurn, seat: Seat): TurnCommand[] => {
  const moves: TurnCommand[] = [];
  return moves.concat(
    recruitChoices(state, seat),
    buildChoices(state, seat),
    ofGodAlone(state, seat),
    creatureChoices(state, seat),
  );
};

const ofGodAlone = (state: GodTurn, seat: Seat): readonly Action[] => {
  switch (state.turn.god) {
    case 'poseidon':
      return fleetChoices(state, seat);
    case 'ares':
      return troopChoices(state, seat);
    case 'zeus':
      return swapChoices(state, seat);
    case 'athena':
      return [];
  }
};
