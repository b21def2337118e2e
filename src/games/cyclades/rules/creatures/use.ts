import type { Seat } from '#engine/game.ts';
import type { UseCreature, UseOf } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import type { Acting, GodTurn } from '../../state.ts';
import { whyNotPay } from '../gold.ts';
import { POWERS } from './powers.ts';
import { priceOf } from './track.ts';

/** Buying a creature of the track, or calling one of the discard pile (RULES.md, chapter 12). */

/** Returns why a creature of the track may not be used in this way. */
export const whyNotUse = (state: GodTurn, use: UseCreature): Refusal | undefined => {
  const { seat, creature } = use;
  if (!state.track.includes(creature)) return refuse('notOnTrack', { creature });
  return whyNotPay(state, seat, priceOf(state, seat, creature).cost) ?? whyNotOn(state, use);
};

const NAMES_NOTHING: ReadonlySet<string> = new Set(['noSuchIsland', 'noSuchSea', 'noSuchSeat']);

/** Returns why the target forbids the use; if no target exists, the rejection says so. */
const whyNotOn = (state: Acting, use: UseCreature): Refusal | undefined => {
  const { seat, creature } = use;
  if (isChimera(use)) return mayCall(state, seat) ? undefined : refuse('noTargetFor', { creature });
  const refused = POWERS[use.creature].whyNot(state, use);
  const namesNothing = refused !== undefined && NAMES_NOTHING.has(refused.rejected.code);
  return namesNothing && POWERS[use.creature].uses(state, seat).length === 0 ? refuse('noTargetFor', { creature }) : refused;
};

const isChimera = (use: UseCreature): use is UseOf<'chimera'> => use.creature === 'chimera';

/** Pays for the card and applies its effect. */
export const buyCreature = (state: Acting, use: UseCreature): readonly Event[] => {
  const { seat, creature } = use;
  return [{ type: 'CreatureBought', seat, creature, ...priceOf(state, seat, creature) }, ...deeds(state, use)];
};

const deeds = (state: Acting, use: UseCreature): readonly Event[] =>
  isChimera(use) ? [] : POWERS[use.creature].does(state, use);

/** Returns every use of a card of the track that the seat can pay, dearest card first. */
export const creatureChoices = (state: GodTurn, seat: Seat): readonly UseCreature[] => {
  const uses: UseCreature[] = [];
  for (const creature of state.track) {
    if (creature === undefined || whyNotPay(state, seat, priceOf(state, seat, creature).cost)) continue;
    if (creature !== 'chimera') for (const use of POWERS[creature].uses(state, seat)) uses.push(use);
    else if (mayCall(state, seat)) uses.push({ type: 'UseCreature', seat, creature });
  }
  return uses;
};

/** Returns why the Chimera may not call a creature of the discard pile in this way. */
export const whyNotCall = (state: Acting, call: UseCreature): Refusal | undefined => {
  const { creature } = call;
  const mayBeCalled = !isChimera(call) && state.discards.includes(creature);
  return mayBeCalled ? whyNotOn(state, call) : refuse('notInDiscards', { creature });
};

/** Applies the called creature's effect, free of charge. */
export const callCreature = (state: Acting, call: UseCreature): readonly Event[] => {
  const { seat, creature } = call;
  return [{ type: 'CreatureCalled', seat, creature }, ...deeds(state, call)];
};

/** Returns every use of a creature of the discard pile. */
export const callChoices = (state: Acting, seat: Seat): readonly UseCreature[] => {
  const calls: UseCreature[] = [];
  for (const creature of state.discards) if (creature !== 'chimera') calls.push(...POWERS[creature].uses(state, seat));
  return calls;
};

/** Returns whether some creature of the discard pile could be used. */
const mayCall = (state: Acting, seat: Seat): boolean =>
  state.discards.some((creature) => creature !== 'chimera' && POWERS[creature].uses(state, seat).length > 0);
