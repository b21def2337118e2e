import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

type Block = APIMessageTopLevelComponent;

const textsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.type === ComponentType.TextDisplay) return [block.content];
    if (block.type === ComponentType.Section) return textsOf(block.components);
    return block.type === ComponentType.Container ? textsOf(block.components) : [];
  });

/** The first line of a message's words, without the marks of a heading or a small line; "a message" where it has none. */
export const beginningOf = ({ content, components = [] }: Pick<APIMessage, 'content' | 'components'>): string => {
  const [line = ''] = [content, ...textsOf(components)]
    .flatMap((text) => text.split('\n'))
    .map((text) => text.replace(/^(?:#{1,3}|-#) +/, '').trim())
    .filter((text) => text !== '');
  return line === '' ? 'a message' : line;
};
