import type { Arranged } from '../builders/arrangedMatch.ts';
import type { Person, Shown } from './discordActions.ts';

/** Returns the text of a reply. */
export const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

/** Returns the labels of a reply's controls. */
export const labelsOf = (shown: Shown | undefined): readonly string[] => (shown?.controls ?? []).map(({ label }) => label);

/** Returns the version of the arranged match. */
export const versionOf = async ({ table }: Arranged): Promise<number> =>
  (await table.services.stores.matches.find(1))?.version ?? 0;

/** Opens a player's panel by the button of a post. */
export const open = ({ table, thread }: Arranged, person: Person = 'Ada'): Promise<Shown | undefined> =>
  table.press(person, { customId: '1.open.1.0', label: '' }, 'post', { in: thread });

/** Presses the button with this label; throws if the reply has none. */
export const press = async (
  at: Arranged,
  shown: Shown | undefined,
  label: string,
  person: Person = 'Ada',
): Promise<Shown | undefined> => {
  const control = shown?.controls.find((each) => each.label === label);
  if (control === undefined) throw new Error(`No button ${label}; there are ${labelsOf(shown).join(', ')}.`);
  return at.table.press(person, control, 'ephemeral', { in: at.thread });
};
