import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '#engine/game.ts';
import type { NewEvent } from '../decide/transition.ts';
import { type Chain, chainFrom, chainOn } from '../log/hashChain.ts';
import { withoutVersions } from '../log/redaction.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import { isMatchEvent } from '../model/state.ts';
import { shapeOf } from '../replay/upcast.ts';
import type { Entry, StoredEvent } from '../stores/stores.ts';

/** What all rows of one command share, and the log's position before them. */
export interface RowOrigin {
  readonly after: number;
  /** Absent while no row has been chained. */
  readonly chain: Chain | undefined;
  readonly secret: Uint8Array;
  readonly command: RecordedCommand;
  readonly commandId: string;
  readonly at: Date;
}

/** Returns the log rows of one command. */
export const logRows = (game: AnyGame, events: readonly NewEvent[], origin: RowOrigin): Entry['events'] => {
  let chain = origin.chain ?? chainFrom(origin.after);
  return events.map((newEvent, index) => {
    const { event, by, how } = newEvent;
    const row: StoredEvent = {
      version: origin.after + index + 1,
      shape: shapeOf(game, event),
      event,
      commandId: origin.commandId,
      ...(by !== undefined && { by }),
      ...(how !== undefined && { how }),
      at: origin.at,
      ...seenIn(game, newEvent),
      ...(index === 0 && { command: origin.command }),
    };
    chain = chainOn(origin.secret, chain, row);
    return { ...row, chain };
  });
};

/** Returns the public form of an event, where it differs from the event itself. */
export const seenIn = (game: AnyGame, { event, unseen }: NewEvent): Pick<StoredEvent, 'seen'> => {
  const seen = isMatchEvent(event) ? withoutVersions(event) : game.redact(event, 'spectator');
  if (unseen || seen === undefined) return { seen: false };
  return isDeepStrictEqual(seen, event) ? {} : { seen };
};
