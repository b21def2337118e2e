import { type APIButtonComponentWithCustomId, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { MatchContext } from '../command/command.ts';
import { explainButtons } from '../components/buttons.ts';
import { button, buttonRows, IN_A_ROW, type Reply, row, text } from '../components/reply.ts';
import { boardPicture, shapeButtons } from '../lookups/board.ts';
import type { Panel } from './panel.ts';

/**
 * Returns the panel below a picture of the board on which its choices are highlighted. Actors who want no pictures get a button to the
 * board in words instead. The text stands directly above the controls, because a phone shows only the end of a reply.
 */
export const withBoardPicture = async (context: MatchContext, { components, highlighted }: Panel): Promise<Reply> => {
  const { match, view } = context.position;
  const [said, ...controls] = components;
  if (context.storedUser?.shape === 'none' && highlighted !== undefined) {
    const board = button({ kind: 'board', match: match.id }, context.say.common.controls.board);
    return { components: [...components.slice(0, 1), ...withButtons(controls, [board])] };
  }
  const shown =
    said === undefined || highlighted === undefined ? undefined : await boardPicture(context, match, view, { highlighted });
  if (said === undefined || shown === undefined) return { components };
  const shapes = shapeButtons(context, match, 'panel');
  const asks = shapes.length > 0 ? await askForShape(context) : [];
  return {
    components: [shown.picture, said, ...asks, ...withButtons(controls, [...explainButtons(context.say, match), ...shapes])],
    file: shown.file,
  };
};

/** Returns a line about tall pictures for a player who was never asked; from then on they have wide ones by choice. */
const askForShape = async ({
  services,
  say,
  storedUser,
  actor,
}: MatchContext): Promise<readonly APIMessageTopLevelComponent[]> => {
  if (storedUser === undefined || storedUser.shape !== undefined) return [];
  await services.stores.users.changeKnown(actor.user, { shape: 'wide' });
  return [text(say.me.askShape)];
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
