import { creatureGoesOn } from './creaturePlay.ts';
import { fillTrack, removeFigure } from './creatures.ts';
import { defenders, hasMinotaur, haveFought, loseDefenders } from './moving.ts';
import {
  type Battle,
  buildingsOf,
  type Creature,
  covered,
  type God,
  goal,
  goodsOf,
  hasSet,
  income,
  islandsOf,
  landAt,
  metropolises,
  metropolisPlaces,
  type Position,
  price,
  refuges,
  SET,
  seasBeside,
  sure,
  type Turn,
} from './position.ts';

/** What follows automatically by the rule text: battles, sets, ends of turns, cycles and matches. */

export interface Luck {
  /** The dice of the next round, attacker first. */
  dice(): readonly [number, number];
  /** The gods turned up for the next cycle. */
  gods(): readonly God[];
  /** The creature track of the next cycle, from the event. */
  track(): readonly (Creature | undefined)[];
  /** The card that the next swap brings. */
  card(): Creature;
}

/** Plays on until somebody must choose or the match is over. */
export const settle = (position: Position, luck: Luck): void => {
  while (!position.end && goesOn(position, luck));
};

const goesOn = (position: Position, luck: Luck): boolean => {
  const { turn } = position;
  if (position.offering) {
    if (position.driven || position.waiting.length > 0) return false;
    for (let seat = 0; seat < position.seats; seat++) {
      const amounts = [...position.offers.values()].filter((offer) => offer.seat === seat).map(({ amount }) => amount);
      goodsOf(position, seat).gold -= price(position, seat, amounts);
    }
    position.offering = false;
    return true;
  }
  if (!turn) return nextTurn(position, luck);
  if (turn.battle) return fight(position, turn, turn.battle, luck);
  return oust(position) || metropolis(position, turn) || creatureGoesOn(position, turn) || apollo(position, turn);
};

/** A turn in which nothing has been done. */
export const turnOf = (seat: number, god: Turn['god']): Turn => {
  const nothing = { voyage: undefined, battle: undefined, due: undefined, effect: undefined };
  return { seat, god, recruited: 0, prosperityDue: false, chimera: false, ...nothing };
};

const nextTurn = (position: Position, luck: Luck): boolean => {
  const god = position.gods.find((one) => position.offers.has(one) && !position.acted.has(one));
  if (god) position.turn = turnOf(sure(position.offers.get(god)).seat, god);
  else if (position.apolloActed < position.apollo.length) {
    const seat = sure(position.apollo[position.apolloActed]);
    const markers = [...position.land.values()].reduce((sum, { prosperity }) => sum + prosperity, 0);
    goodsOf(position, seat).gold += islandsOf(position, seat).length === 1 ? 4 : 1;
    position.turn = { ...turnOf(seat, 'apollo'), prosperityDue: position.apolloActed === 0 && markers < 16 };
  } else endCycle(position, luck);
  const { turn } = position;
  if (turn) removeFigure(position, ({ seat, cycle }) => seat === turn.seat && cycle < position.cycle);
  return true;
};

const endCycle = (position: Position, luck: Luck): void => {
  const reached = [...Array(position.seats).keys()].filter((seat) => metropolises(position, seat) >= goal(position));
  if (reached.length === 0) {
    beginCycle(position, luck);
    return;
  }
  const rank = (seat: number): number =>
    (position.options.tie === 'metropolises' ? metropolises(position, seat) * 1e6 : 0) + goodsOf(position, seat).gold;
  const best = Math.max(...reached.map(rank));
  position.end = { winners: reached.filter((seat) => rank(seat) === best), reason: 'metropolises' };
};

/** The next cycle: gods as drawn, income, and the turn track read from its first place. */
export const beginCycle = (position: Position, luck: Luck): void => {
  position.cycle++;
  fillTrack(position, () => luck.track());
  position.gods = luck.gods();
  position.offers.clear();
  position.acted.clear();
  Object.assign(position, { apollo: [], apolloActed: 0, waiting: position.finished.toReversed(), finished: [], offering: true });
  for (let seat = 0; seat < position.seats; seat++) {
    goodsOf(position, seat).gold += income(position, seat);
    goodsOf(position, seat).discounts = 0;
  }
};

const fight = (position: Position, turn: Turn, battle: Battle, luck: Luck): boolean => {
  const units = defenders(position, battle);
  const minotaur = hasMinotaur(position, battle);
  const { attackers } = battle;
  if (attackers === 0 || (units === 0 && !minotaur)) {
    turn.battle = undefined;
    if (attackers > 0) win(position, turn, battle);
    return true;
  }
  if (battle.toAsk && battle.toAsk.length > 0) return false;
  const [attack, defence] = luck.dice();
  const difference = attack + attackers - (defence + units + (minotaur ? 2 : 0) + walls(position, battle));
  if (difference >= 0 && units > 0) loseDefenders(position, battle, 1);
  else if (difference >= 0) removeFigure(position, ({ creature }) => creature === 'minotaur');
  if (difference <= 0) battle.attackers--;
  // Where only the Minotaur is left, no defender can go.
  const sides = defenders(position, battle) > 0 ? [battle.defender, battle.attacker] : [battle.attacker];
  battle.toAsk = sides.filter((seat) => seat !== undefined).filter((seat) => refuges(position, battle, seat).length > 0);
  return true;
};

/** The attackers that are left hold the place. */
const win = (position: Position, turn: Turn, { at, sea, attacker, attackers }: Battle): void => {
  if (!sea) {
    Object.assign(landAt(position, at), { owner: attacker, troops: attackers });
    return;
  }
  position.fleets.set(at, { seat: attacker, count: attackers });
  haveFought(turn, at, attackers);
};

/** Fortresses of the island or the defender's ports around the space, Metropolises among them. */
export const walls = (position: Position, { at, sea, defender }: Battle): number => {
  const wall = sea ? 'port' : 'fortress';
  const works = (id: string): number =>
    landAt(position, id).slots.filter((slot) => slot === wall).length + (landAt(position, id).metropolis ? 1 : 0);
  if (!sea) return works(at);
  const coast = islandsOf(position, sure(defender)).filter((id) => seasBeside(position, id).includes(at));
  return coast.reduce((sum, id) => sum + works(id), 0);
};

/** A seat without islands is eliminated with everything it has; the only seat left wins. */
const oust = (position: Position): boolean => {
  const seats = [...Array(position.seats).keys()].filter((seat) => !goodsOf(position, seat).out);
  const gone = seats.find((seat) => islandsOf(position, seat).length === 0);
  if (gone === undefined) return false;
  Object.assign(goodsOf(position, gone), { gold: 0, priests: 0, philosophers: 0, out: true });
  removeFigure(position, ({ seat }) => seat === gone);
  for (const [id, { seat }] of [...position.fleets]) if (seat === gone) position.fleets.delete(id);
  for (const [god, { seat }] of [...position.offers]) {
    if (seat !== gone) continue;
    position.offers.delete(god);
    position.acted.add(god);
  }
  position.apollo = position.apollo.filter((seat) => seat !== gone);
  position.finished = position.finished.filter((seat) => seat !== gone);
  if (seats.length === 2) position.end = { winners: seats.filter((seat) => seat !== gone), reason: 'lastSeat' };
  return true;
};

const metropolis = (position: Position, turn: Turn): boolean => {
  const { seat } = turn;
  const goods = goodsOf(position, seat);
  if (!turn.due) {
    if (hasSet(position, seat)) turn.due = [...SET];
    else if (goods.philosophers >= 4) {
      goods.philosophers -= 4;
      turn.due = [];
    } else return false;
    return true;
  }
  const only = turn.due.map((type) => buildingsOf(position, seat, type)).find((places) => places.length === 1);
  if (only) discard(position, turn, ...sure(only[0]));
  else if (turn.due.length > 0) return false;
  else {
    const places = metropolisPlaces(position, seat);
    if (places.length > 1) return false;
    if (places.length === 1) raise(position, turn, sure(places[0]));
    turn.due = undefined;
  }
  return true;
};

const apollo = (position: Position, turn: Turn): boolean => {
  if (turn.god !== 'apollo') return false;
  const own = islandsOf(position, turn.seat);
  if (!turn.prosperityDue) endTurn(position, turn);
  else if (position.options.apolloMarker === 'own' && own.length === 1) {
    landAt(position, sure(own[0])).prosperity++;
    turn.prosperityDue = false;
  } else return false;
  return true;
};

/** A building of a set goes. */
export const discard = (position: Position, turn: Turn, island: string, slot: number): void => {
  const { slots } = landAt(position, island);
  turn.due = sure(turn.due).filter((type) => type !== slots[slot]);
  slots[slot] = 'free';
};

/** Places a Metropolis, and removes the buildings in its place. */
export const raise = (position: Position, turn: Turn, island: string): void => {
  const land = landAt(position, island);
  for (const slot of covered(position, island)) land.slots[slot] = 'free';
  land.metropolis = true;
  turn.due = undefined;
};

/** The marker goes to the last free place of the turn track. */
export const endTurn = (position: Position, turn: Turn): void => {
  position.finished.push(turn.seat);
  if (turn.god === 'apollo') position.apolloActed++;
  else position.acted.add(turn.god);
  position.turn = undefined;
};
