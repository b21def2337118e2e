import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { appendChoice, resolvePath } from '#discord/command/movePath.ts';
import type { Reply } from '#discord/components/reply.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { withCompound } from '#discord/moves/moveOffer.ts';
import { type PanelOptions, panel, START } from '#discord/moves/panel.ts';
import { headOf } from '#discord/moves/panelChoice.ts';
import type { BaseCommand } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { creaturePositions } from '../../support/builders/creaturePositions.ts';
import { positionsAlong } from '../../support/builders/positions.ts';
import { pressables } from '../../support/drivers/pressing.ts';
import { REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';

/** What the controls of panels are called: each says which move it leads to. */

/** The labels of all buttons and menus, and of the entries of menus. */
const labelsOf = ({ components }: Reply): readonly string[] =>
  components.flatMap((component) =>
    component.type !== ComponentType.ActionRow
      ? []
      : component.components.flatMap((part) => {
          if (part.type === ComponentType.StringSelect)
            return [part.placeholder ?? '', ...part.options.map(({ label }) => label)];
          return 'label' in part ? [part.label ?? ''] : [];
        }),
  );

interface Page {
  readonly reply: Reply;
  /** The moves that its controls play, by their labels. */
  readonly played: readonly (readonly [label: string, move: BaseCommand])[];
  /** The pages that its controls lead to. */
  readonly next: readonly PanelOptions[];
}

const pageOf = (say: Sentences, position: Position, asked: PanelOptions): Page => {
  const { legal, match } = withCompound(REGISTRY, position);
  const reply = panel(say, REGISTRY, position, asked);
  const led = pressables(reply).flatMap(({ customId, value, label }) => {
    const id = parseCustomId(customId);
    if (id?.kind === 'panel') return [{ label, shown: { path: id.path, page: id.page, notes: [] } }];
    if (id?.kind !== 'move') return [];
    const path = appendChoice(id.path, value);
    const result = resolvePath(REGISTRY.find(match.game)?.fields ?? {}, legal, path);
    return [result.kind === 'move' ? { label, move: result.command } : { label, shown: { path, page: 0, notes: [] } }];
  });
  return {
    reply,
    played: led.flatMap(({ label, move }) => (move === undefined ? [] : [[label, move] as const])),
    next: led.flatMap(({ shown }) => shown ?? []),
  };
};

/** Every page of a position's panel. */
function* pagesOf(say: Sentences, position: Position): Generator<Page> {
  const seen = new Set<string>();
  const waiting: PanelOptions[] = [START];
  for (let asked = waiting.pop(); asked !== undefined; asked = waiting.pop()) {
    const key = JSON.stringify([asked.path, asked.page]);
    if (seen.has(key)) continue;
    seen.add(key);
    const page = pageOf(say, position, asked);
    waiting.push(...page.next);
    yield page;
  }
}

/** Each legal move of a position, and its own labels: long and in few words. */
const namedMoves = (say: Sentences, position: Position) => {
  const words = say.game(position.match.game);
  const name = (seat: number): string => position.match.seats[seat]?.name ?? '';
  return withCompound(REGISTRY, position).legal.map((move) => ({
    move,
    text: JSON.stringify(move),
    labels: [words.move(position.view, move, name), words.brief(position.view, move)],
  }));
};

/** Checks all pages of some positions; returns how many pages there were. */
const check = (say: Sentences, positions: Iterable<Position>): number => {
  let pages = 0;
  for (const position of positions) {
    const moves = namedMoves(say, position);
    for (const { reply, played } of pagesOf(say, position)) {
      pages += 1;
      const labels = labelsOf(reply);
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
      for (const [label, move] of played) {
        const own = JSON.stringify(move);
        const others = moves.filter(
          (other) => other.move.type === move.type && other.text !== own && other.labels.includes(label),
        );
        expect([label, others]).toEqual([label, []]);
      }
    }
  }
  return pages;
};

test.each(['cyclades', 'peloponnes'])('no two controls of a panel of %s are called the same, and each names its move', (game) => {
  for (const seats of [2, 3, 5])
    expect(check(messagesFor(), positionsAlong(game, seats, seats + 20, 11, 600))).toBeGreaterThan(50);
});

test.each(['en-GB', 'es-ES', 'fr', 'de', 'cs'])(
  'no two controls of a panel for a creature are called the same in %s',
  (language) => {
    for (const seats of [2, 4]) expect(check(messagesFor(language), creaturePositions(seats, seats))).toBeGreaterThan(50);
  },
);

test('a label without its details has no ellipsis either, so that a sentence can end with it', () => {
  expect(headOf('Discard Market – 3 power, 1 food/round …')).toBe('Discard Market');
  expect(headOf('Keep 3 lands …')).toBe('Keep 3 lands');
  expect(headOf('Bid 5 on Ad…')).toBe('Bid 5 on Ad…');
});
