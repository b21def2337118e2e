import { packer } from '../../../peloponnes/packing.ts';

/** The same in fewer letters: "+2 hab., 1 madera+1 comida/ronda", "1 a elegir/ronda", "contra plaga". */
const inShort = (words: string): string =>
  words
    .replace(/ habitantes?\b/g, ' hab.')
    .replace(/ artículos? de lujo\b/g, ' lujo')
    .replace(/ monedas?\b/g, ' mon.')
    .replace(/ \+ (?=\d)/g, '+')
    .replace('1 recurso a elegir', '1 a elegir')
    .replace('protege de ', 'contra ')
    .replace(' por ronda', '/ronda')
    .replace('Ofrecer ', '');

export const packed = packer(inShort);
