import { ButtonStyle, ComponentType } from 'discord.js';
import { expect } from 'vitest';
import type { Reply } from '#discord/components/reply.ts';
import { faultsOf } from '../laws/messageLimits.ts';

/** A control of a message: a button, or one entry of a menu. */
export interface Pressable {
  readonly customId: string;
  readonly label: string;
  readonly value?: string;
  /** The description of a menu's entry. */
  readonly description?: string;
  /** What a lesson expects is green, as a button or by the sign of an entry; what would only lose something has a warning. */
  readonly mark?: 'green' | 'warning';
}

/** All controls of a message. Also checks the message against Discord's limits. */
export const pressables = ({ components }: Reply): readonly Pressable[] => {
  const found: Pressable[] = [];
  for (const component of components) {
    if (component.type !== ComponentType.ActionRow) continue;
    for (const part of component.components) {
      if (part.type === ComponentType.Button && part.style !== ButtonStyle.Link && part.style !== ButtonStyle.Premium) {
        found.push({
          customId: part.custom_id,
          label: part.label ?? '',
          ...markOf(part.style),
        });
      }
      if (part.type === ComponentType.StringSelect) {
        found.push(
          ...part.options.map(({ label, value, description, emoji }) => ({
            customId: part.custom_id,
            label,
            value,
            ...markOf(emoji?.name),
            ...(description !== undefined && { description }),
          })),
        );
      }
    }
  }
  return found;
};

const markOf = (sign: string | number | null | undefined): Pick<Pressable, 'mark'> => {
  if (sign === ButtonStyle.Success || sign === '🟢') return { mark: 'green' };
  return sign === ButtonStyle.Danger || sign === '⚠️' ? { mark: 'warning' } : {};
};

/** Checks a message against Discord's limits of Components V2. */
export const expectWithinLimits = ({ components }: Reply): void => {
  expect(faultsOf(components)).toEqual([]);
};
