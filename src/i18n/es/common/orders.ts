import type { OrdersSentences } from '../../orders.ts';
import { counter, lister } from '../../plural.ts';
import { typed } from '../commandNames.ts';

const count = counter('es');
const { any } = lister('es');

export const orders: OrdersSentences = {
  title: (match) => `**${match}** Tus órdenes`,
  secrecy:
    'Solo las ves tú. Responden por ti en cuanto se te pregunta; los demás leen entonces «por una orden», y antes de eso nada. De lo que no hablan se te pregunta a ti.',
  none: 'No has dado ninguna.',
  typing: (examples) => `También se pueden escribir, como en ${any(examples.map((example) => `\`${example}\``))}.`,
  meaning: (word, does) => `${word}: ${does}`,
  newOrder: 'Dar una orden',
  takeBack: 'Retirar una orden',
  kept: (order) => `Guardada: ${order}.`,
  takenBack: (order) => `Retirada: ${order}.`,
  atOnce: (move) => `Esto se jugaría enseguida: ${move}. ¿Guardar y jugar?`,
  typeSure: `Escríbela otra vez con ${typed.option('option.sure')} para guardar y jugar.`,
  noticesTitle: (match) => `**${match}** – tus órdenes`,
  skipped: (order, reason) => `Esta orden no se pudo cumplir y ya no está: ${order}. ${reason}`,
  dropped: (order) => `Se deshizo una jugada que había hecho esta orden, y con ella la orden: ${order}.`,
  stuck: (word, choices, more) =>
    [
      word === undefined ? 'Falta algo al final.' : `Ahí no entiendo «${word}».`,
      ...(choices.length === 0
        ? ['No puede seguir nada más.']
        : [
            `Puede seguir ${more === 0 ? any(choices.map((choice) => `\`${choice}\``)) : `${choices.map((choice) => `\`${choice}\``).join(', ')} o ${count(more, { one: '# opción más', other: 'una de # opciones más' })}`}.`,
          ]),
    ].join(' '),
  to: 'a',
  fillers: {
    plain: [
      'el',
      'la',
      'los',
      'las',
      'mo',
      'moneda',
      'monedas',
      'en',
      'partes',
      'por',
      'de',
      'como mucho',
      'como máximo',
      'a lo sumo',
    ],
    and: ['y', 'luego', 'después'],
    else: ['o', 'si no'],
    to: ['a', 'al', 'hasta', 'para'],
  },
  negations: ['no', 'ni', 'nunca', 'jamás', 'sin', 'sino', 'pero', 'excepto', 'salvo', 'al menos', 'a menos'],
  nothing: ['ninguna', 'ninguno', 'nada'],
  allTakenBack: 'Todas tus órdenes están retiradas.',
};
