import { type APIButtonComponentWithCustomId, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { MatchContext } from '../command/command.ts';
import { explainButtons } from '../components/buttons.ts';
import { buttonRows, IN_A_ROW, type Reply, row } from '../components/reply.ts';
import { boardPicture } from '../lookups/board.ts';
import type { Panel } from './panel.ts';

/** Returns the panel with the board as the actor sees it, where something can be chosen. The choices are highlighted on it. */
export const withBoardPicture = async (context: MatchContext, { components, highlighted }: Panel): Promise<Reply> => {
  const { match, view } = context.position;
  const [said, ...controls] = components;
  const shown =
    said === undefined || highlighted === undefined ? undefined : await boardPicture(context, match, view, { highlighted });
  if (said === undefined || shown === undefined) return { components };
  return { components: [said, shown.picture, ...withButtons(controls, explainButtons(context.say, match))], file: shown.file };
};

/** Adds buttons to the last row of buttons if there is room, otherwise below it. */
const withButtons = (
  controls: readonly APIMessageTopLevelComponent[],
  buttons: readonly APIButtonComponentWithCustomId[],
): readonly APIMessageTopLevelComponent[] => {
  const last = controls.at(-1);
  if (
    last?.type === ComponentType.ActionRow &&
    last.components.every(({ type }) => type === ComponentType.Button) &&
    last.components.length + buttons.length <= IN_A_ROW
  ) {
    return [...controls.slice(0, -1), row(...last.components, ...buttons)];
  }
  return [...controls, ...buttonRows(buttons)];
};
