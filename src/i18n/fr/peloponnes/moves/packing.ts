import { packer } from '../../../peloponnes/packing.ts';

/** The same in fewer letters: "+2 hab., 1 bois+1 nourriture/tour", "1 au choix/tour", "contre épidémie", "> 4 Ada". */
const inShort = (words: string): string =>
  words
    .replace(/ habitants?(?!\p{L})/gu, ' hab.')
    .replace(/ produits? de luxe/g, ' luxe')
    .replace(/ nourritures?/g, ' nourr.')
    .replace(/ \+ (?=\d)/g, '+')
    .replace('1 bien au choix', '1 au choix')
    .replace(/protège (?:du |de la |de l’)/, 'contre ')
    .replace(' de puissance', ' puiss.')
    .replace(' par tour', '/tour')
    .replace(/ contre (\d+½?) (?:de |d’)/, ' > $1 ')
    .replace(/^Offrir (?=\d+ pour )/, '')
    .replace('ne s’accorde pas', 'sans accord')
    .replace('plus tard ', 'puis ');

export const packed = packer(inShort);
