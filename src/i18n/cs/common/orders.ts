import { orderSentences } from '../../common/orders.ts';
import { t } from '../text.ts';

/** Typed to take all orders back. */
export const [nothing] = orderSentences(t).nothing;
