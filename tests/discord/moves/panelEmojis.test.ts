import { describe, expect, test } from 'vitest';
import { panel, START } from '#discord/moves/panel.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { positionsAlong } from '../../support/builders/positions.ts';
import { controlsOf } from '../../support/drivers/person.ts';
import { EMOJI_NAMES, signedMessagesFor } from '../../support/emojis.ts';
import { REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';

type Face = { readonly label?: string; readonly emoji?: { readonly name: string; readonly id?: string } };

/** The buttons and menu entries of a panel. */
const facesOf = (say: Sentences, position: Position, path: readonly string[] = []): readonly Face[] =>
  controlsOf({ components: [...panel(say, REGISTRY, position, { ...START, path }).components] }).flatMap((control) =>
    'options' in control ? (control.options as readonly Face[]) : [control as Face],
  );

/** The labels with the names of their emojis: "ares: Ares – bid 1 to 7 GP". */
const signed = (faces: readonly Face[]): readonly string[] =>
  faces.flatMap(({ label, emoji }) => (emoji === undefined ? [] : [`${emoji.name}: ${label}`]));

const say = signedMessagesFor();
const found = (game: string, fits: (position: Position) => boolean): Position => {
  const position = [...positionsAlong(game, 3, 1, 1, 900)].find(fits);
  if (position === undefined) throw new Error(`No such position of ${game}.`);
  return position;
};
const may =
  (...types: readonly string[]) =>
  ({ legal }: Position): boolean =>
    types.every((type) => legal.some((move) => move.type === type));

describe('emojis of a panel', () => {
  test('each god is shown by its emoji, and amounts for one god by none', () => {
    const position = found('cyclades', may('PlaceBid'));
    const gods = signed(facesOf(say, position));
    expect(gods.length).toBeGreaterThan(1);
    for (const line of gods) expect(line).toMatch(/^(ares|athena|poseidon|zeus|apollo): .*\1/i);
    const [god = ''] = position.legal.flatMap((move) => ('god' in move && move.god !== 'apollo' ? [String(move.god)] : []));
    expect(signed(facesOf(say, position, ['PlaceBid', god]))).toEqual([]);
  });

  test('recruiting and building are shown by what the god of the turn gives', () => {
    const lines = [...positionsAlong('cyclades', 3, 1, 2, 900)].flatMap((position) => signed(facesOf(say, position)));
    for (const piece of ['fleet', 'troop', 'priest', 'philosopher']) {
      expect(lines).toContainEqual(expect.stringMatching(`^${piece}: Recruit.*${piece}`));
    }
    for (const building of ['port', 'fortress', 'temple', 'university']) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${building}: Build.*${building}`, 'i')));
    }
  });

  test('a tile is shown by its picture, goods by theirs', () => {
    const position = found('peloponnes', may('PlaceBid'));
    const tiles = new Set(position.legal.flatMap((move) => ('tile' in move ? [String(move.tile)] : [])));
    const lines = signed(facesOf(say, position)).filter((line) => !line.startsWith('⚠️'));
    expect(lines.map((line) => line.split(':')[0]).toSorted()).toEqual([...tiles].map((id) => tileOf(id).emoji).toSorted());
  });

  test.each(['cyclades', 'peloponnes'])('without emojis, the controls of %s are the same in words alone', (game) => {
    for (const position of positionsAlong(game, 4, 3, 9, 300)) {
      const plain = facesOf(messagesFor(), position);
      const withEmojis = facesOf(say, position);
      expect(plain.every(({ emoji }) => emoji?.id === undefined)).toBe(true);
      expect(withEmojis.map(({ label }) => label)).toEqual(plain.map(({ label }) => label));
      for (const { emoji } of withEmojis) expect(emoji?.id === undefined || EMOJI_NAMES.includes(emoji.name)).toBe(true);
    }
  });
});
