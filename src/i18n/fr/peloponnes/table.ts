import { tableWords } from '../../peloponnes/table.ts';
import { t } from './text.ts';

/** Parts of the table in short. */
export const { row, rowsInShort, halves, chitsInShort, worthInShort, goodsInShort, stackInShort, roundInShort } = tableWords(t);
