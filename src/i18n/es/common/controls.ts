import { controlWords } from '../../common/controls.ts';
import { t } from '../text.ts';

export const controls = controlWords(t);
