import type { Controls } from '../command/control.ts';
import { denied } from '../narration/refusalReply.ts';
import { serverSettings } from './serverSettings.ts';

/** The controls of a server's settings. A menu of channels or roles may come back empty, which unsets the setting. */
export const serverControls: Controls<'server'> = {
  server: ({ context, interaction, id }) =>
    interaction.isAnySelectMenu()
      ? serverSettings(context, interaction, { [id.setting]: interaction.values })
      : denied(context.say, 'notUnderstood'),
};
