import { type APIButtonComponentWithCustomId, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { Position, UserId } from '#matches/index.ts';
import { type Answer, row } from './answer.ts';
import type { Asking } from './command.ts';
import { explainButton } from './controls.ts';
import { boardPicture } from './look.ts';
import type { Panel } from './panel.ts';
import { IN_A_ROW } from './rules.ts';

/** A panel with the board as its asker sees it, where something can be chosen: what of that stands there is lit. */
export const pictured = async (
  asking: Asking,
  { match, view }: Position,
  user: UserId,
  { components, lit }: Panel,
): Promise<Answer> => {
  const [said, ...controls] = components;
  const shown = said === undefined || lit === undefined ? undefined : await boardPicture(asking, match, view, user, { lit });
  if (said === undefined || shown === undefined) return { components };
  return { components: [said, shown.picture, ...withButton(controls, explainButton(asking.say, match))], file: shown.file };
};

/** One more button at the end of the last row of buttons, if there is room for it; else below. */
const withButton = (
  controls: readonly APIMessageTopLevelComponent[],
  button: APIButtonComponentWithCustomId,
): readonly APIMessageTopLevelComponent[] => {
  const last = controls.at(-1);
  if (last?.type !== ComponentType.ActionRow || last.components.length >= IN_A_ROW) return [...controls, row(button)];
  if (last.components.some(({ type }) => type !== ComponentType.Button)) return [...controls, row(button)];
  return [...controls.slice(0, -1), row(...last.components, button)];
};
