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
  typeSure: `Escríbela otra vez con ${typed.option('cyclades orders.sure')} para guardar y jugar.`,
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
  fillers: [
    'hasta',
    'al',
    'a',
    'la',
    'el',
    'las',
    'los',
    'mo',
    'moneda',
    'monedas',
    'después',
    'luego',
    'y',
    'en',
    'partes',
    'menos',
    'más',
    'como',
    'mucho',
    'para',
    'por',
    'de',
    'o',
    'si',
    'no',
  ],
  nothing: 'ninguna',
  allTakenBack: 'Todas tus órdenes están retiradas.',
};
