import { orderSentences } from '../../common/orders.ts';
import { t } from '../text.ts';

export const orders = orderSentences(t);
