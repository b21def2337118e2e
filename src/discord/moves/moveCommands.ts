import type { GameDefinition } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import { group, type TopCommand } from '../command/command.ts';
import { ordersCommand } from '../orders/ordersCommand.ts';
import { referenceCommand } from '../rules/referenceCommand.ts';
import { moveCommand } from './moveCommand.ts';

/** Returns a game's command: a subcommand for each type of move, `card`, and `orders` where the game supports them. */
export const gameCommand = (
  { rules: { id: game }, moves: { table, synonyms = {} }, orders }: GameDefinition,
  languages: readonly Sentences[],
): TopCommand => {
  const canonical = (word: string): string => {
    const written = normalizeId(word);
    return Object.hasOwn(synonyms, written) ? (synonyms[written] ?? written) : written;
  };
  const parts = [
    ...Object.entries(table).map(([type, { name, fields = [], confirm = false, risk, ...choice }]) =>
      moveCommand(languages, {
        name,
        game,
        type,
        canonical,
        fields,
        needsConfirmation: confirm || risk !== undefined,
        ...choice,
      }),
    ),
    referenceCommand(languages, game),
    ...(orders === undefined ? [] : [ordersCommand(languages, game)]),
  ];
  return group(game, parts, languages);
};

/** A word without spaces, in small letters; a place on a grid, such as `A4`, in a capital. */
const normalizeId = (word: string): string => {
  const plain = word.replaceAll(/\s/g, '').toLowerCase();
  return /^[a-z]\d+$/.test(plain) ? plain.toUpperCase() : plain;
};
