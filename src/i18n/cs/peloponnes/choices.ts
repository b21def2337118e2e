import { choiceWords as choiceWordsIn } from '../../peloponnes/moves/kinds.ts';
import { t } from './text.ts';

export const choiceWords = choiceWordsIn(t);
