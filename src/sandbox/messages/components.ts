import { ComponentType } from 'discord-api-types/v10';
import { invalidField } from '../rest/errors.ts';
import type { ComponentPayload } from '../schemas/components.ts';
import type { World } from '../world/world.ts';

/** Maximum number of components of a message with IS_COMPONENTS_V2, at any depth. */
const MAX_COMPONENTS = 40;
/** Maximum number of characters in all its text displays. */
const MAX_TEXT = 4_000;
/** Maximum number of action rows of a message without the flag. */
const MAX_ROWS = 5;

/** A component and its children, reduced to what walking through them needs. */
export interface Node {
  readonly type: ComponentType;
  readonly id?: number | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly content?: string;
  readonly emoji?: { readonly id?: string | null | undefined } | null | undefined;
  readonly options?: readonly Pick<Node, 'emoji'>[];
  readonly components?: readonly Node[];
  readonly accessory?: Node;
}

/**
 * Checks what a schema cannot: the total number of components, that custom ids and ids are unique, and that the bot may use the
 * emojis.
 */
export const checkComponents = ({ emojis }: World, components: readonly ComponentPayload[], isV2: boolean): void => {
  if (isV2) checkNew(components);
  else checkOld(components);
  const nodes = components.flatMap((component, index) => walk(component, ['components', index]));
  checkUnique(nodes, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  checkUnique(nodes, 'id', 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
  checkEmojis(nodes, new Set(emojis.map(({ id }) => id)));
};

const checkOld = (components: readonly ComponentPayload[]): void => {
  const odd = components.findIndex(({ type }) => type !== ComponentType.ActionRow);
  if (odd >= 0) {
    throw invalidField(
      ['components', odd, 'type'],
      'UNION_TYPE_CHOICES',
      `Value of field "type" must be one of (${ComponentType.ActionRow},).`,
    );
  }
  if (components.length > MAX_ROWS) {
    throw invalidField(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`);
  }
};

const checkNew = (components: readonly ComponentPayload[]): void => {
  const nodes = components.flatMap((component) => walk(component, []).map(({ node }) => node));
  if (nodes.length > MAX_COMPONENTS) {
    throw invalidField(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `Total number of components exceeds ${MAX_COMPONENTS}`,
    );
  }
  const size = nodes.reduce(
    (sum, { type, content }) => sum + (type === ComponentType.TextDisplay ? [...(content ?? '')].length : 0),
    0,
  );
  if (size > MAX_TEXT) {
    throw invalidField(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${MAX_TEXT}`,
    );
  }
};

type Found = { readonly node: Node; readonly path: readonly PropertyKey[] };

/** Returns a component and its descendants, parents first. */
export const walk = (node: Node, path: readonly PropertyKey[]): readonly Found[] => [
  { node, path },
  ...(node.components ?? []).flatMap((inner, index) => walk(inner, [...path, 'components', index])),
  ...(node.accessory ? walk(node.accessory, [...path, 'accessory']) : []),
];

const checkUnique = (nodes: readonly Found[], field: 'id' | 'custom_id', code: string, message: string): void => {
  const seen = new Set<string | number>();
  for (const { node, path } of nodes) {
    const value = node[field];
    if (value === undefined || value === null || value === 0) continue;
    if (seen.has(value)) throw invalidField([...path, field], code, message);
    seen.add(value);
  }
};

/** Discord gives this code for menus, too. */
const checkEmojis = (nodes: readonly Found[], known: ReadonlySet<string | null>): void => {
  for (const { node, path } of nodes) {
    const faces = [
      { face: node, at: path },
      ...(node.options ?? []).map((face, index) => ({ face, at: [...path, 'options', index] })),
    ];
    const wrong = faces.find(({ face: { emoji } }) => emoji?.id && !known.has(emoji.id));
    if (wrong) throw invalidField([...wrong.at, 'emoji', 'name'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
};

/** Returns the texts of a message's text displays, in order. */
export const textsOf = (components: readonly object[]): readonly string[] =>
  components.flatMap((component) =>
    walk(component as Node, []).flatMap(({ node }) => (node.type === ComponentType.TextDisplay ? [node.content ?? ''] : [])),
  );
