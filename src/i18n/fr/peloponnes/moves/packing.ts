import { packer } from '../../../peloponnes/packing.ts';

/** The same in fewer letters: "+2 hab., 1 bois+1 nourriture/tour", "1 au choix/tour", "contre épidémie". */
const inShort = (words: string): string =>
  words
    .replace(/ habitants?(?!\p{L})/gu, ' hab.')
    .replace(/ produits? de luxe/g, ' luxe')
    .replace(/ nourritures?/g, ' nourr.')
    .replace(/ \+ (?=\d)/g, '+')
    .replace('1 bien au choix', '1 au choix')
    .replace(/protège (?:du |de la |de l’)/, 'contre ')
    .replace(' de puissance', ' puiss.')
    .replace(' par tour', '/tour');

export const packed = packer(inShort);
