import type { APIMessage } from 'discord-api-types/v10';
import { createContext, useContext, useState } from 'react';
import { usePageContext } from '../context.ts';

/** How a message's buttons and menus are pressed, and which of them waits for the bot. */
export interface Pressing {
  readonly message: APIMessage;
  readonly busy: string | undefined;
  readonly press: (customId: string, values?: readonly string[]) => Promise<void>;
}

export const PressingContext = createContext<Pressing | undefined>(undefined);

export function usePressing(): Pressing {
  const pressing = useContext(PressingContext);
  if (!pressing) throw new Error('outside of a message');
  return pressing;
}

const FAILURES = { timeout: 'This interaction failed: the application did not respond.', offline: 'The application is offline.' };

/** Presses a message's controls one at a time and keeps the failure of the last. */
export function useNewPressing(message: APIMessage): Pressing & { readonly failure: string | undefined } {
  const { actions } = usePageContext();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const press = async (customId: string, values?: readonly string[]): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(customId);
    setFailure(undefined);
    const result = await actions.act({
      do: 'component',
      channel: message.channel_id,
      message: message.id,
      customId,
      ...(values === undefined ? {} : { values }),
    });
    setBusy(undefined);
    if ('refused' in result) setFailure(result.refused);
    else if (result.result.failed) setFailure(FAILURES[result.result.failed]);
  };
  return { message, busy, press, failure };
}
