import { packer } from '../../../peloponnes/packing.ts';

/** The same in fewer letters: "+2 inh., 1 wood+1 food/round", "any good/round", "safe from plague". */
const inShort = (words: string): string =>
  words
    .replace(/ inhabitants?\b/g, ' inh.')
    .replace(/ luxury goods?\b/g, ' luxury')
    .replace(/ \+ (?=\d)/g, '+')
    .replace('1 good of choice', 'any good')
    .replace('protects from', 'safe from')
    .replace(' a round', '/round');

export const packed = packer(inShort);
