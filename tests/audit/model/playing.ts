import { goOn, summon } from './creaturePlay.ts';
import { swap } from './creatures.ts';
import { recruitPrice } from './lawful.ts';
import { addFleets, defenders, haveFought, loseDefenders, march, sail } from './moving.ts';
import {
  type Battle,
  BUILDS,
  type Creature,
  type God,
  goodsOf,
  landAt,
  type Move,
  type Position,
  sure,
  type Turn,
} from './position.ts';
import { discard, endTurn, type Luck, raise, settle } from './settling.ts';

/** The effects of a move by the rule text, with the luck of the compared match. */

/** Plays a lawful move and everything that follows automatically. */
export const play = (position: Position, move: Move, luck: Luck): void => {
  if (move.type === 'PlaceBid') placeBid(position, move);
  else if (position.turn) act(position, position.turn, move, luck);
  settle(position, luck);
};

const placeBid = (position: Position, { seat, god, amount }: Move): void => {
  if (position.driven) position.driven = undefined;
  else position.waiting.shift();
  if (god === 'apollo') {
    position.apollo.push(seat);
    return;
  }
  const former = position.offers.get(god as God);
  position.offers.set(god as God, { seat, amount: amount as number });
  if (former) position.driven = { seat: former.seat, god: god as God };
};

const act = (position: Position, turn: Turn, move: Move, luck: Luck): void => {
  const { seat } = move;
  const [at, island, from, to] = [move.at, move.island, move.from, move.to].map(String) as [string, string, string, string];
  const goods = goodsOf(position, seat);
  const pay = (cost: number): void => {
    goods.gold -= cost;
  };
  const { voyage } = turn;
  if (move.type !== 'Fight' && move.type !== 'Retreat') turn.voyage = undefined;
  switch (move.type) {
    case 'Recruit':
      recruit(position, turn, seat, at);
      return;
    case 'Build':
      pay(2);
      landAt(position, island).slots[move.slot as number] = BUILDS[turn.god as God];
      return;
    case 'MoveFleets':
      sail(position, turn, from, to, move.fleets as number, voyage);
      return;
    case 'MoveTroops':
      pay(1);
      march(position, turn, from, to, move.troops as number);
      return;
    case 'Fight':
      sure(turn.battle?.toAsk).shift();
      return;
    case 'Retreat':
      withdraw(position, turn, sure(turn.battle), seat, to);
      return;
    case 'DiscardBuilding':
      discard(position, turn, island, move.slot as number);
      return;
    case 'PlaceMetropolis':
      raise(position, turn, island);
      return;
    case 'PlaceProsperity':
      landAt(position, island).prosperity++;
      turn.prosperityDue = false;
      return;
    case 'EndTurn':
      endTurn(position, turn);
      return;
    case 'SwapCreature':
      pay(1);
      swap(position, move.creature as Creature, luck.card());
      return;
    case 'UseCreature':
      summon(position, turn, move);
      return;
    default:
      goOn(position, turn, move);
  }
};

const withdraw = (position: Position, turn: Turn, battle: Battle, seat: number, to: string): void => {
  const units = seat === battle.attacker ? battle.attackers : defenders(position, battle);
  // The Minotaur may fight on without the troops: his enemy is asked next.
  sure(battle.toAsk).shift();
  if (seat === battle.attacker) {
    battle.attackers = 0;
    haveFought(turn, to, units);
  } else loseDefenders(position, battle, units);
  if (battle.sea) addFleets(position, to, seat, units);
  else landAt(position, to).troops += units;
};

const recruit = (position: Position, turn: Turn, seat: number, at: string): void => {
  const goods = goodsOf(position, seat);
  goods.gold -= sure(recruitPrice(position));
  turn.recruited++;
  if (turn.god === 'poseidon') addFleets(position, at, seat, 1);
  if (turn.god === 'ares') landAt(position, at).troops++;
  if (turn.god === 'zeus') goods.priests++;
  if (turn.god === 'athena') goods.philosophers++;
};
