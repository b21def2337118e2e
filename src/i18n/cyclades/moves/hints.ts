import type { Reason } from '#games/cyclades/computer/reasons.ts';
import type { NameSeat } from '../../sentences.ts';
import type { CycladesText } from '../phrases.ts';

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
      case 'attack': {
        const { at, rival } = reason;
        return rival === undefined ? t('hint-attack-free', { at }) : t('hint-attack-seat', { at, seat: name(rival) });
      }
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
        return t('hint-weakens', { seat: name(reason.rival) });
      case 'denies':
        return t('hint-denies', { seat: name(reason.rival), god: reason.god });
      case 'held':
        return t('hint-held', { percent: reason.percent });
      case 'luck':
        return t('hint-luck');
      case 'left':
        return t('hint-left', { gold: reason.gold });
    }
  };
