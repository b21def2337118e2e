import type { Seat } from '#engine/game.ts';
import type { Reason } from '#games/cyclades/computer/reasons.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { percent } from '../battleOdds.ts';
import type { CycladesText } from '../phrases.ts';

const attackReason = (
  t: CycladesText,
  { at, rival, odds }: Extract<Reason, { readonly part: 'attack' }>,
  name: NameSeat,
): string => {
  const attack = rival === undefined ? t('hint-attack-free', { at }) : t('hint-attack-seat', { at, seat: name(rival) });
  return odds === undefined ? attack : t('hint-attack-odds', { attack, odds: percent(t, odds) });
};

/** Returns a reason for a move, as a short clause about it. */
export const hintReason =
  (t: CycladesText) =>
  (reason: Reason, name: NameSeat): string => {
    switch (reason.part) {
      case 'metropolis':
        return t('hint-metropolis', { count: reason.count, wins: reason.wins ? 'yes' : 'no' });
      case 'buildings': {
        const { building, kinds } = reason;
        return kinds === undefined ? t('hint-buildings-more', { building }) : t('hint-buildings-new', { building, kinds });
      }
      case 'philosophers':
      case 'priests':
        return t(`hint-${reason.part}`, { count: reason.count });
      case 'island': {
        const { island, from } = reason;
        return from === undefined ? t('hint-island-free', { island }) : t('hint-island-taken', { island, seat: name(from) });
      }
      case 'attack':
        return attackReason(t, reason, name);
      case 'protects':
        return t('hint-protects', { island: reason.island, seat: name(reason.rival) });
      case 'reach':
        return t('hint-reach', { island: reason.island });
      case 'income':
      case 'troops':
      case 'fleets':
      case 'gold':
        return t(`hint-${reason.part}`, { more: reason.more });
      case 'weakens':
        return t('hint-weakens', { seat: name(reason.rival), what: reason.what, n: reason.count });
      case 'denies':
        return t('hint-denies', { seat: name(reason.rival), god: reason.god });
      case 'held':
        return t('hint-held', { percent: reason.percent });
      case 'luck':
        return t('hint-luck');
      case 'keeps':
      case 'forTurn':
        return t(`hint-${reason.part}`, { gold: reason.gold });
    }
  };

/** Returns what is left of a seat's gold after moves, from its own views; empty where they cost nothing, and for bids, whose reasons say it. */
export const goldLeft =
  (t: CycladesText) =>
  (before: View, after: View, seat: Seat): string => {
    const [had = 0, has = 0] = [before, after].map(({ seats }) => seats[seat]?.gold);
    return before.phase !== 'offerings' && has < had ? t('hint-left', { gold: has }) : '';
  };
