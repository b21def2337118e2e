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
  return whyNotPay(state, seat, priceOf(state, seat, creature).cost) ?? whyNotOn(state, use);
};

const NAMES_NOTHING: ReadonlySet<string> = new Set(['noSuchIsland', 'noSuchSea', 'noSuchSeat']);

/** Why the target forbids the use; who names none where there is none is told so. */
const whyNotOn = (state: Acting, use: UseCreature): Refusal | undefined => {
  const { seat, creature } = use;
  const none = refuse('noTargetFor', { creature });
  if (!isChimera(use)) {
    const refused = POWERS[use.creature].whyNot(state, use);
    if (refused === undefined || !NAMES_NOTHING.has(refused.rejected.code)) return refused;
    return POWERS[use.creature].uses(state, seat).length === 0 ? none : refused;
  }
  if (isCalling(state)) return refuse('notInDiscards', { creature });
  return mayCall(state, seat) ? undefined : none;
};

/** Whether some creature of the discard pile could be used. */
const mayCall = (state: Acting, seat: Seat): boolean =>
  callable(state).some((creature) => POWERS[creature].uses(state, seat).length > 0);

const isChimera = (use: UseCreature): use is UseOf<'chimera'> => use.creature === 'chimera';

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
  if (isCalling(state)) return callable(state).flatMap((creature) => POWERS[creature].uses(state, seat));
  const uses: UseCreature[] = [];
  for (const creature of state.track) {
    if (creature === undefined || whyNotPay(state, seat, priceOf(state, seat, creature).cost)) continue;
    if (creature !== 'chimera') uses.push(...POWERS[creature].uses(state, seat));
    else if (mayCall(state, seat)) uses.push({ type: 'UseCreature', seat, creature });
  }
  return uses;
};
