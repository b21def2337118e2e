import { type APIComponentInMessageActionRow, type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord.js';
import { expect } from 'vitest';
import type { Answer, Row } from '#discord/answer.ts';

/** What can be pressed on an answer: a button, or one entry of a menu. */
export interface Pressable {
  readonly customId: string;
  readonly label: string;
  readonly value?: string;
  /** What stands below the label of a menu's entry. */
  readonly description?: string;
}

/** Everything that can be pressed on an answer, held to Discord's limits on the way. */
export const pressables = ({ components }: Answer): readonly Pressable[] => {
  const found: Pressable[] = [];
  for (const component of components) {
    if (component.type !== ComponentType.ActionRow) continue;
    for (const part of component.components) {
      if (part.type === ComponentType.Button && part.style !== ButtonStyle.Link && part.style !== ButtonStyle.Premium) {
        found.push({ customId: part.custom_id, label: part.label ?? '' });
      }
      if (part.type === ComponentType.StringSelect) {
        found.push(
          ...part.options.map(({ label, value, description }) => ({
            customId: part.custom_id,
            label,
            value,
            ...(description !== undefined && { description }),
          })),
        );
      }
    }
  }
  return found;
};

/** Holds an answer to Discord's limits of a message in Components V2. */
export const expectWithinLimits = ({ components }: Answer): void => {
  expect(countAll(components)).toBeLessThanOrEqual(40);
  expect(textsOf(components).join('').length).toBeLessThanOrEqual(4000);
  const parts = components.flatMap((component) => (component.type === ComponentType.ActionRow ? rowParts(component) : []));
  for (const part of parts) expectPart(part);
  const ids = parts.flatMap((part) => ('custom_id' in part ? [part.custom_id] : []));
  for (const id of ids) expectLabel(id, 100);
  expect(new Set(ids).size).toBe(ids.length);
};

/** The parts of a row: up to five buttons, or one menu. */
const rowParts = ({ components }: Row): readonly APIComponentInMessageActionRow[] => {
  expect(components.length).toBeGreaterThan(0);
  const most = components.every(({ type }) => type === ComponentType.Button) ? 5 : 1;
  expect(components.length).toBeLessThanOrEqual(most);
  return components;
};

const expectPart = (part: APIComponentInMessageActionRow): void => {
  if (part.type === ComponentType.Button && 'label' in part) expectLabel(part.label ?? '', 80);
  if (part.type !== ComponentType.StringSelect) return;
  expect(part.options.length).toBeLessThanOrEqual(25);
  expect(new Set(part.options.map(({ value }) => value)).size).toBe(part.options.length);
  for (const { label, value, description } of part.options) {
    expectLabel(label, 100);
    if (description !== undefined) expectLabel(description, 100);
    expectLabel(value, 100);
  }
};

const expectLabel = (label: string, most: number): void => {
  expect(label.length).toBeGreaterThan(0);
  expect(label.length).toBeLessThanOrEqual(most);
};

export const textsOf = (components: readonly APIMessageTopLevelComponent[]): readonly string[] =>
  components.flatMap((component) => (component.type === ComponentType.TextDisplay ? [component.content] : []));

const countAll = (components: readonly APIMessageTopLevelComponent[]): number =>
  components.reduce((sum, component) => sum + 1 + ('components' in component ? component.components.length : 0), 0);
