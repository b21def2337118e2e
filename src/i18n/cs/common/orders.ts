import type { OrdersSentences } from '../../orders.ts';
import { typed } from '../commandNames.ts';
import { any } from '../counting.ts';

/** Typed to take all orders back. */
export const nothing = 'žádné';

const typedAs = (word: string): string => `\`${word}\``;

export const orders: OrdersSentences = {
  title: (match) => `**${match}** Tvoje trvalé příkazy`,
  secrecy:
    'Vidíš je jen ty. Odpovědí za tebe, jakmile budeš na řadě; ostatní pak čtou „podle trvalého příkazu“ a předtím nic. Na vše, o čem příkazy mlčí, se tě zeptám.',
  none: 'Žádné tu nejsou.',
  typing: (examples) => `Dají se i psát, například ${any(examples.map(typedAs))}.`,
  meaning: (word, does) => `${word}: ${does}`,
  newOrder: 'Dát příkaz',
  takeBack: 'Zrušit příkaz',
  kept: (order) => `Uloženo: ${order}.`,
  takenBack: (order) => `Zrušeno: ${order}.`,
  atOnce: (move) => `Hned by se zahrálo: ${move}. Uložit a zahrát?`,
  typeSure: `Napiš ho znovu s volbou ${typed.option('option.sure')}; pak se uloží a zahraje.`,
  noticesTitle: (match) => `**${match}** – tvoje trvalé příkazy`,
  skipped: (order, reason) => `Tento příkaz nešlo splnit a je zrušen: ${order}. ${reason}`,
  dropped: (order) => `Tah podle tohoto příkazu byl vzat zpět a příkaz s ním: ${order}.`,
  stuck: (word, choices, more) =>
    [
      word === undefined ? 'Na konci něco chybí.' : `Slovu „${word}“ tady nerozumím.`,
      ...(choices.length === 0
        ? ['Dál už nemůže následovat nic.']
        : [
            `Následovat může ${more === 0 ? any(choices.map(typedAs)) : `${choices.map(typedAs).join(', ')} nebo něco dalšího (ještě ${more})`}.`,
          ]),
    ].join(' '),
  to: 'až',
  fillers: {
    plain: ['zm', 'mince', 'mincí', 'za', 'u', 'v', 'nejvýš', 'nanejvýš'],
    and: ['a', 'pak', 'potom'],
    else: ['jinak'],
    to: ['do', 'na', 'až', 'k', 'ke'],
  },
  negations: [
    'ne',
    'ani',
    'nikoli',
    'nikoliv',
    'nikdy',
    'bez',
    'ale',
    'kromě',
    'mimo',
    'vyjma',
    'až na',
    'nejméně',
    'aspoň',
    'alespoň',
  ],
  nothing: [nothing, 'žádný', 'nic'],
  allTakenBack: 'Všechny tvoje příkazy jsou zrušeny.',
};
