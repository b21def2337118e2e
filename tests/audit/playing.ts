import { type Move, recruitPrice } from './lawful.ts';
import { type Battle, BUILDS, type God, goodsOf, landAt, type Position, sure, type Turn } from './position.ts';
import { addFleets, defenders, discard, endTurn, type Luck, loseDefenders, raise, settle } from './settling.ts';

/** What a move brings about by the rule text, with the luck of the match that is looked at. */

/** Plays a lawful move and all that follows by itself. */
export const play = (position: Position, move: Move, luck: Luck): void => {
  if (move.type === 'PlaceBid') placeBid(position, move);
  else if (position.turn) act(position, position.turn, move);
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

const act = (position: Position, turn: Turn, move: Move): void => {
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
      sail(position, turn, seat, from, to, move.fleets as number, voyage);
      return;
    case 'MoveTroops':
      pay(1);
      march(position, turn, seat, from, to, move.troops as number);
      return;
    case 'Fight':
      sure(turn.battle?.toAsk).shift();
      return;
    case 'Retreat':
      withdraw(position, sure(turn.battle), seat, to);
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
    default:
      throw new Error(`No rule knows ${move.type}.`);
  }
};

const march = (position: Position, turn: Turn, seat: number, from: string, to: string, troops: number): void => {
  landAt(position, from).troops -= troops;
  const target = landAt(position, to);
  if (target.owner === seat) target.troops += troops;
  else if (target.owner === undefined || target.troops === 0) Object.assign(target, { owner: seat, troops });
  else {
    turn.battle = {
      ...{ at: to, from, sea: false, attacker: seat, defender: target.owner, attackers: troops },
      toAsk: undefined,
    };
  }
};

const withdraw = (position: Position, battle: Battle, seat: number, to: string): void => {
  const units = seat === battle.attacker ? battle.attackers : defenders(position, battle);
  if (seat === battle.attacker) battle.attackers = 0;
  else loseDefenders(position, battle, units);
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

const sail = (
  position: Position,
  turn: Turn,
  seat: number,
  from: string,
  to: string,
  fleets: number,
  voyage: Turn['voyage'],
): void => {
  const [cost, steps] = voyage?.at === from ? [0, voyage.stepsLeft] : [1, 3];
  const enemy = position.fleets.get(to);
  goodsOf(position, seat).gold -= cost;
  addFleets(position, from, seat, -fleets);
  if (enemy && enemy.seat !== seat) {
    turn.battle = { at: to, from, sea: true, attacker: seat, defender: enemy.seat, attackers: fleets, toAsk: undefined };
    return;
  }
  addFleets(position, to, seat, fleets);
  if (steps > 1) turn.voyage = { at: to, stepsLeft: steps - 1 };
};
