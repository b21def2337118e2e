import { besieging, effectMoves, pushesFrom } from './creatureMoves.ts';
import { isLandFigure, priceOf, removeFigure } from './creatures.ts';
import { addFleets, march, sink } from './moving.ts';
import {
  type Building,
  type Creature,
  type Effect,
  figureOn,
  goodsOf,
  income,
  landAt,
  type Move,
  type Position,
  sure,
  type Turn,
} from './position.ts';

/** The effects of creatures by the rule text. */

/** A card of the track is paid and used, or one that the Chimera calls. */
export const summon = (position: Position, turn: Turn, move: Move): void => {
  const creature = move.creature as Creature;
  if (turn.effect?.creature === 'chimera') {
    turn.effect = undefined;
    turn.chimera = true;
  } else {
    const space = position.track.indexOf(creature);
    const { cost, off } = priceOf(position, turn.seat, space);
    goodsOf(position, turn.seat).gold -= cost;
    goodsOf(position, turn.seat).discounts += off;
    position.track[space] = undefined;
    position.discards.push(creature);
  }
  if (isLandFigure(creature)) placeFigure(position, turn, creature, String(move.island));
  else takeEffect(position, turn, creature, move);
};

const takeEffect = (position: Position, turn: Turn, creature: Creature, move: Move): void => {
  const own = goodsOf(position, turn.seat);
  const [island, sea] = [String(move.island), String(move.sea)];
  const robbed = goodsOf(position, typeof move.target === 'number' ? move.target : turn.seat);
  switch (creature) {
    case 'fates':
      own.gold += income(position, turn.seat);
      return;
    case 'griffon': {
      const half = Math.floor(robbed.gold / 2);
      robbed.gold -= half;
      own.gold += half;
      return;
    }
    case 'dryad':
      robbed.priests--;
      own.priests++;
      return;
    case 'satyr':
      robbed.philosophers--;
      own.philosophers++;
      return;
    case 'harpy':
      landAt(position, island).troops--;
      return;
    case 'giant':
      landAt(position, island).slots[move.slot as number] = 'free';
      return;
    case 'cyclops':
      landAt(position, island).slots[move.slot as number] = move.building as Building;
      return;
    case 'pegasus':
      march(position, turn, String(move.from), String(move.to), move.troops as number);
      return;
    case 'mermaid':
      if (move.from !== undefined) addFleets(position, String(move.from), turn.seat, -1);
      position.fleets.set(sea, { seat: turn.seat, count: 1 });
      return;
    case 'kraken':
      position.kraken = sea;
      sink(position, sea);
      turn.effect = { creature };
      return;
    default:
      turn.effect = begun(creature);
  }
};

const begun = (creature: Creature): Effect => {
  switch (creature) {
    case 'sphinx':
      return { creature, sold: 0 };
    case 'sylph':
      return { creature, stepsLeft: 10, fought: new Map() };
    case 'chimera':
      return { creature };
    default:
      throw new Error(`No rule knows what ${creature} leaves to do.`);
  }
};

/** A second figure: both vanish before any effect. */
const placeFigure = (position: Position, turn: Turn, creature: Creature, island: string): void => {
  if (figureOn(position, island)) {
    removeFigure(position, (figure) => figure.island === island);
    return;
  }
  position.discards = position.discards.filter((card) => card !== creature);
  position.figures.push({ creature, seat: turn.seat, island, cycle: position.cycle });
  if (creature === 'polyphemus') turn.effect = { creature, island };
};

/** A move that a creature in use allows. */
export const goOn = (position: Position, turn: Turn, move: Move): void => {
  const { effect, seat } = turn;
  const own = goodsOf(position, seat);
  switch (move.type) {
    case 'SellPiece':
      own.gold += 2;
      if (effect?.creature === 'sphinx') effect.sold++;
      if (move.piece === 'troop') landAt(position, String(move.at)).troops--;
      else if (move.piece === 'fleet') addFleets(position, String(move.at), seat, -1);
      else if (move.piece === 'priest') own.priests--;
      else own.philosophers--;
      return;
    case 'PushFleets': {
      const held = sure(position.fleets.get(String(move.from)));
      sink(position, String(move.from));
      addFleets(position, String(move.to), held.seat, held.count);
      return;
    }
    case 'MoveKraken':
      own.gold--;
      position.kraken = String(move.to);
      sink(position, String(move.to));
      return;
    case 'FinishCreature':
      turn.effect = undefined;
      return;
    default:
      throw new Error(`No creature allows ${move.type}.`);
  }
};

/** What follows automatically from a creature in use: losses, the only remaining choice, the Chimera's shuffle. */
export const creatureGoesOn = (position: Position, turn: Turn): boolean => {
  const { effect } = turn;
  // A Metropolis that the creature has brought about is part of its effect.
  if (turn.due) return false;
  if (!effect) {
    if (!turn.chimera) return false;
    turn.chimera = false;
    position.discards = [];
    return true;
  }
  if (effect.creature === 'polyphemus') {
    const beside = besieging(position, effect.island);
    const stuck = beside.find((sea) => pushesFrom(position, sea).length === 0);
    if (stuck !== undefined) sink(position, stuck);
    else if (beside.length === 0) turn.effect = undefined;
    else return onlyAnswer(position, turn, effect);
    return true;
  }
  return onlyAnswer(position, turn, effect);
};

/** The only choice left by public facts is made immediately; that a seat cannot pay for the Kraken is public only with open gold. */
const onlyAnswer = (position: Position, turn: Turn, effect: Effect): boolean => {
  if (effect.creature === 'kraken' && position.options.gold !== 'open') return false;
  const [only, ...others] = effectMoves(position, turn.seat, effect);
  if (others.length > 0) return false;
  const move = sure(only);
  if (move.type === 'UseCreature') summon(position, turn, move);
  else goOn(position, turn, move);
  return true;
};
