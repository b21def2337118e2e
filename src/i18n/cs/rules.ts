import type { RuleBooks } from '../rules.ts';
import { cyclades } from './rules/cyclades.ts';
import { house } from './rules/house.ts';
import { peloponnes } from './rules/peloponnes.ts';

/** The rules at hand, in Czech. */
export const rules: RuleBooks = { house, cyclades, peloponnes };
