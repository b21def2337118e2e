import { type Battle, figureOn, goodsOf, landAt, type Position, sure, type Turn } from './position.ts';

/** Units that go from place to place, and the battles that follow. */

/** Puts fleets on a space, or takes them. */
export const addFleets = ({ fleets }: Position, id: string, seat: number, count: number): void => {
  const sum = (fleets.get(id)?.count ?? 0) + count;
  if (sum > 0) fleets.set(id, { seat, count: sum });
  else fleets.delete(id);
};

/** Fleets of a space are lost. */
export const sink = ({ fleets }: Position, sea: string): void => {
  fleets.delete(sea);
};

/** Units of the defender. */
export const defenders = (position: Position, { at, sea }: Battle): number =>
  sea ? (position.fleets.get(at)?.count ?? 0) : landAt(position, at).troops;

/** The Minotaur fights on the defender's side. */
export const hasMinotaur = (position: Position, { at, sea }: Battle): boolean => !sea && figureOn(position, at) === 'minotaur';

/** Removes this number of the defender's units. */
export const loseDefenders = (position: Position, { at, sea, defender }: Battle, units: number): void => {
  if (sea) addFleets(position, at, sure(defender), -units);
  else landAt(position, at).troops -= units;
};

/** Troops go to an island: own, free for the taking, or fought for. */
export const march = (position: Position, turn: Turn, from: string, to: string, troops: number): void => {
  const { seat } = turn;
  landAt(position, from).troops -= troops;
  const target = landAt(position, to);
  const isHeld = target.troops > 0 || figureOn(position, to) === 'minotaur';
  if (target.owner === seat) target.troops += troops;
  else if (!isHeld) Object.assign(target, { owner: seat, troops });
  else turn.battle = { at: to, from, sea: false, attacker: seat, defender: target.owner, attackers: troops, toAsk: undefined };
};

/** Fleets go one step, as part of a voyage or by the Sylph. */
export const sail = (position: Position, turn: Turn, from: string, to: string, fleets: number, voyage: Turn['voyage']): void => {
  const { seat, effect } = turn;
  const enemy = position.fleets.get(to);
  addFleets(position, from, seat, -fleets);
  if (effect?.creature === 'sylph') effect.stepsLeft -= fleets;
  else goodsOf(position, seat).gold -= voyage?.at === from ? 0 : 1;
  if (enemy && enemy.seat !== seat) {
    turn.battle = { at: to, from, sea: true, attacker: seat, defender: enemy.seat, attackers: fleets, toAsk: undefined };
    return;
  }
  addFleets(position, to, seat, fleets);
  const steps = voyage?.at === from ? voyage.stepsLeft : 3;
  if (!effect && steps > 1) turn.voyage = { at: to, stepsLeft: steps - 1 };
};

/** The Sylph's fleets that have fought lie here and are done. */
export const haveFought = ({ effect }: Turn, sea: string, fleets: number): void => {
  if (effect?.creature === 'sylph' && fleets > 0) effect.fought.set(sea, (effect.fought.get(sea) ?? 0) + fleets);
};
