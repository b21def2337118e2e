import type { Seat } from '#engine/game.ts';
import type { UseCreature, UseOf } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import type { Acting } from '../../state.ts';
import { type Creature, GODS } from '../../types.ts';
import { whyNotPay } from '../gold.ts';
import { POWERS } from './powers.ts';
import { priceOf } from './track.ts';

/** Buying a creature of the track, or calling one of the discard pile (RULES.md, chapter 12). */

type Callable = Exclude<Creature, 'chimera'>;

/** Whether the Chimera has been bought and a creature must be called. */
const isCalling = ({ turn }: Acting): boolean => turn.effect?.creature === 'chimera';

/** Cards the Chimera may call. */
const callable = ({ discards }: Acting): readonly Callable[] => discards.filter((creature) => creature !== 'chimera');

/** Why a creature may not be used so. */
export const whyNotUse = (state: Acting, use: UseCreature): Refusal | undefined => {
  const { seat, creature } = use;
  if (isCalling(state)) {
    return state.discards.includes(creature) ? whyNotOn(state, use) : refuse('notInDiscards', { creature });
  }
  const { god } = state.turn;
  if (god === 'apollo') return refuse('wrongGod', { god, needs: GODS });
  if (!state.track.includes(creature)) return refuse('notOnTrack', { creature });
  return whyNotOn(state, use) ?? whyNotPay(state, seat, priceOf(state, seat, creature).cost);
};

/** Why the target, or the lack of one, forbids the use. */
const whyNotOn = (state: Acting, use: UseCreature): Refusal | undefined => {
  if (!isChimera(use)) return POWERS[use.creature].whyNot(state, use);
  if (isCalling(state)) return refuse('notInDiscards', { creature: use.creature });
  return callable(state).some((creature) => usesOf(state, use.seat, creature).length > 0)
    ? undefined
    : refuse('noTargetFor', { creature: use.creature });
};

const isChimera = (use: UseCreature): use is UseOf<'chimera'> => use.creature === 'chimera';

const usesOf = (state: Acting, seat: Seat, creature: Callable): readonly UseCreature[] => {
  const power = POWERS[creature];
  return power.uses(state, seat).filter((use) => power.whyNot(state, use) === undefined);
};

/** The card is paid or called, and does what it does. */
export const eventsOfUse = (state: Acting, command: UseCreature): readonly Event[] => {
  const { seat, creature } = command;
  const came: Event = isCalling(state)
    ? { type: 'CreatureCalled', seat, creature }
    : { type: 'CreatureBought', seat, creature, ...priceOf(state, seat, creature) };
  return isChimera(command) ? [came] : [came, ...POWERS[command.creature].does(state, command)];
};

/** Every use of a card the seat can pay, dearest card first; after the Chimera, of the discard pile. */
export const creatureChoices = (state: Acting, seat: Seat): readonly UseCreature[] => {
  if (isCalling(state)) return callable(state).flatMap((creature) => usesOf(state, seat, creature));
  const payable = state.track.filter(
    (creature) => creature !== undefined && whyNotPay(state, seat, priceOf(state, seat, creature).cost) === undefined,
  );
  return payable.flatMap((creature): readonly UseCreature[] => {
    if (creature === undefined) return [];
    return creature === 'chimera' ? [{ type: 'UseCreature', seat, creature }] : POWERS[creature].uses(state, seat);
  });
};
