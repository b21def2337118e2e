import type { OrdersSentences } from '../../orders.ts';
import { lister } from '../../plural.ts';

const { any } = lister('en-GB');

export const orders: OrdersSentences = {
  title: (match) => `**${match}** Your standing orders`,
  secrecy:
    'Only you see them. They answer for you the moment you are asked; then others read “by standing order”, and before that nothing. Whatever they do not speak of, you are asked yourself.',
  none: 'You have given none.',
  typing: (examples) => `They may be typed, too, as in ${any(examples.map((example) => `\`${example}\``))}.`,
  meaning: (word, does) => `${word}: ${does}`,
  newOrder: 'Give an order',
  takeBack: 'Take an order back',
  kept: (order) => `Saved: ${order}.`,
  takenBack: (order) => `Taken back: ${order}.`,
  atOnce: (move) => `This would be played at once: ${move}. Save and play?`,
  typeSure: 'Type it again with `sure:` to save and play.',
  noticesTitle: (match) => `**${match}** – your standing orders`,
  skipped: (order, reason) => `This order could not be followed and is gone: ${order}. ${reason}`,
  dropped: (order) => `A move that this order had made was taken back, and the order with it: ${order}.`,
  stuck: (word, choices, more) =>
    [
      word === undefined ? 'Something is missing at the end.' : `I do not understand “${word}” there.`,
      ...(choices.length === 0
        ? ['Nothing more can follow.']
        : [
            `What can follow is ${more === 0 ? any(choices.map((choice) => `\`${choice}\``)) : `${choices.map((choice) => `\`${choice}\``).join(', ')} or ${more === 1 ? 'another' : `one of ${more} more`}`}.`,
          ]),
    ].join(' '),
  to: 'to',
  fillers: {
    plain: ['gp', 'coin', 'coins', 'at', 'at most', 'for', 'of', 'on'],
    and: ['and', 'then'],
    else: ['else'],
    to: ['to', 'up to', 'upto'],
  },
  negations: ['not', 'no', 'never', 'nor', 'none', 'without', 'except', 'but', 'unless', 'minus', 'least', 'at least'],
  nothing: ['none', 'nothing'],
  allTakenBack: 'All your orders are taken back.',
};
