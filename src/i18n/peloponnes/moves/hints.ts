import type { Reason } from '#games/peloponnes/computer/reasons.ts';
import { amountWords } from '../amounts.ts';
import type { PeloponnesText } from '../phrases.ts';

/** Returns a reason for a move, as a short clause about it. */
export const hintReason =
  (t: PeloponnesText) =>
  (reason: Reason): string => {
    switch (reason.part) {
      case 'power':
      case 'inhabitants':
        return t(`hint-${reason.part}`, { points: reason.more, lower: reason.isLower ? 'yes' : 'no' });
      case 'income':
      case 'goods':
        return t(`hint-${reason.part}`, { goods: amountWords(t).signed(reason.more) });
      case 'safe':
        return t('hint-safe', { disaster: reason.disaster });
      case 'left':
        return t('hint-left', { coins: reason.coins });
    }
  };
