import { describe, expect, test } from 'vitest';
import { CREATURES } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { commandFor, optionsToPlay } from '../../support/drivers/typing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

describe('a creature whose owner concedes', () => {
  test.each(CREATURES)(
    'an unfinished creature ends at once when its owner concedes, and the others continue: the %s',
    async (creature) => {
      const { table, thread } = await arrangedMatch(3, withCreature(3, creature));
      const position = () => table.services.matches.position(1, '900');
      const uses = ((await position())?.legal ?? []).filter(
        (move) => move.type === 'UseCreature' && 'creature' in move && move.creature === creature,
      );
      const use = seeded(7).pick(uses);
      await table.slash('Ada', commandFor('cyclades', use.type), optionsToPlay('cyclades', use), { in: thread });
      await table.slash('Ada', 'match concede', { sure: true }, { in: thread });
      const after = await position();
      expect(after?.conceded).toEqual([0]);
      expect(after?.match.status).toBe('playing');
      expect(after?.match.active).toHaveLength(1);
      expect(after?.match.active).not.toContain(0);
      expect((after?.view as View | undefined)?.turn?.effect).toBeUndefined();
      expect(table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
    },
  );
});
