import type { Control, Controls, Press } from '../command/control.ts';
import type { Reply } from '../components/reply.ts';
import { cupControls } from '../cups/controls.ts';
import type { ControlKind, CustomId } from '../customIds/customId.ts';
import { decisionControls } from '../decisions/controls.ts';
import { followingControls } from '../following/controls.ts';
import { lobbyControls } from '../lobby/controls.ts';
import { lookupControls } from '../lookups/controls.ts';
import { meControls } from '../me/controls.ts';
import { moderationControls } from '../moderation/controls.ts';
import { moveControls } from '../moves/controls.ts';
import { orderControls } from '../orders/controls.ts';
import { playControls } from '../play/controls.ts';
import { puzzleControls } from '../puzzle/controls.ts';
import { ruleControls } from '../rules/controls.ts';
import { serverControls } from '../server/controls.ts';
import { statusControls } from '../status/controls.ts';
import { trialControls } from '../trial/controls.ts';
import { lessonControls } from '../tutorial/controls.ts';

const CONTROLS: Controls<ControlKind> = {
  ...lobbyControls,
  ...followingControls,
  ...moderationControls,
  ...moveControls,
  ...orderControls,
  ...decisionControls,
  ...lookupControls,
  ...statusControls,
  ...ruleControls,
  ...trialControls,
  ...lessonControls,
  ...puzzleControls,
  ...playControls,
  ...cupControls,
  ...meControls,
  ...serverControls,
};

/** Returns the reply to any control. */
export const handlePress = async (press: Press): Promise<Reply> => (CONTROLS[press.id.kind] as Control<CustomId>)(press);
