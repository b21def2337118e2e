import type { OrdersSentences } from '../../orders.ts';
import { lister } from '../../plural.ts';
import { typed } from '../commandNames.ts';

const { any } = lister('fr');

export const orders: OrdersSentences = {
  title: (match) => `**${match}** Tes consignes`,
  secrecy:
    'Personne d’autre ne les voit. Elles répondent pour toi à l’instant où l’on te demande ; les autres lisent alors « par consigne », et avant cela rien. Pour tout ce dont elles ne parlent pas, on te demande à toi.',
  none: 'Tu n’en as donné aucune.',
  typing: (examples) => `Elles peuvent aussi être tapées, comme ${any(examples.map((example) => `\`${example}\``))}.`,
  meaning: (word, does) => `${word} : ${does}`,
  newOrder: 'Donner une consigne',
  takeBack: 'Retirer une consigne',
  kept: (order) => `Gardée : ${order}.`,
  takenBack: (order) => `Retirée : ${order}.`,
  atOnce: (move) => `Ceci serait joué aussitôt : ${move}. Garder et jouer ?`,
  typeSure: `Tape-la de nouveau avec ${typed.option('option.sure')} pour la garder et jouer.`,
  noticesTitle: (match) => `**${match}** – tes consignes`,
  skipped: (order, reason) => `Cette consigne ne pouvait pas être suivie et n’est plus là : ${order}. ${reason}`,
  dropped: (order) => `Un coup joué par cette consigne a été annulé, et la consigne avec lui : ${order}.`,
  stuck: (word, choices, more) =>
    [
      word === undefined ? 'Il manque quelque chose à la fin.' : `Je ne comprends pas « ${word} » à cet endroit.`,
      ...(choices.length === 0
        ? ['Rien de plus ne peut suivre.']
        : [
            `Ce qui peut suivre : ${more === 0 ? any(choices.map((choice) => `\`${choice}\``)) : `${choices.map((choice) => `\`${choice}\``).join(', ')} ou ${more === 1 ? 'un autre' : `l’un de ${more} autres`}`}.`,
          ]),
    ].join(' '),
  to: 'à',
  fillers: {
    plain: ['le', 'la', 'les', 'po', 'pièce', 'pièces', 'pour', 'de', 'du', 'des', 'sur', 'dans', 'en', 'au plus', 'au maximum'],
    and: ['et', 'puis', 'ensuite'],
    else: ['ou', 'sinon'],
    to: ['à', 'au', 'aux', 'vers', 'jusque', 'jusqu’à', "jusqu'à"],
  },
  negations: ['ne', 'pas', 'non', 'ni', 'jamais', 'sans', 'mais', 'sauf', 'hormis', 'excepté', 'au moins', 'à moins', 'du moins'],
  nothing: ['aucune', 'aucun', 'rien'],
  allTakenBack: 'Toutes tes consignes sont retirées.',
};
