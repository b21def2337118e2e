import { packer } from '../../../peloponnes/packing.ts';

/** The same in fewer letters: "+2 obyv., 1 dřevo+1 jídlo/kolo", "cokoli/kolo". */
const inShort = (words: string): string =>
  words
    .replace(/ obyvatel[eé]?(?!\p{L})/gu, ' obyv.')
    .replace(/ \+ (?=\d)/g, '+')
    .replace('1 zboží podle volby', 'cokoli')
    .replace('nesedí: propadne', 'propadne')
    .replace(' za kolo', '/kolo');

export const packed = packer(inShort);
