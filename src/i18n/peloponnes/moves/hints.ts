import type { Reason } from '#games/peloponnes/computer/reasons.ts';
import { amountWords } from '../amounts.ts';
import type { PeloponnesText } from '../phrases.ts';

/** Returns a reason for a move, as a short clause about it. */
export const hintReason =
  (t: PeloponnesText) =>
  (reason: Reason): string => {
    const { amountsOf, signed } = amountWords(t);
    switch (reason.part) {
      case 'power':
      case 'inhabitants':
        return t(`hint-${reason.part}`, {
          points: reason.more,
          lower: reason.isLower ? 'yes' : 'no',
          than: reason.than ?? 'none',
        });
      case 'income':
      case 'goods':
        return t(`hint-${reason.part}`, { goods: signed(reason.more) });
      case 'safe':
        return t('hint-safe', { disaster: reason.disaster });
      case 'paid':
        return t('hint-paid');
      case 'pays':
        return t('hint-pays', { cost: amountsOf(reason.cost) });
      case 'owes': {
        const [cost, lacks] = [amountsOf(reason.cost), amountsOf(reason.lacks)];
        return lacks === '' ? t('hint-owes', { cost }) : t('hint-owes-short', { cost, lacks });
      }
      case 'lost':
        return t('hint-lost');
      case 'held':
        return t('hint-held', { percent: reason.percent });
      case 'left':
        return t('hint-left', { coins: reason.coins });
    }
  };
