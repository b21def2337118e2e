import type { APIInteraction, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { ActionResult } from '../pageProtocol.ts';

/** An interaction to send to the bot, and on whose behalf. */
export interface Delivery {
  readonly interaction: APIInteraction;
  readonly person: string;
  readonly channel: string;
  /** The message whose button or menu was used. */
  readonly source?: string | undefined;
  /** How many times the bot receives it: a network may deliver twice. */
  readonly deliveries?: number | undefined;
}

/** An interaction that the bot has received. It is kept in memory only. */
export interface Pending extends Delivery {
  readonly createdAt: number;
  /** Set by the first response; a second one is refused with 40060. */
  answered: boolean;
  /** The bot did not respond within 3 s. */
  late: boolean;
  /** `@original`: the message the response created, or the source after an update. */
  original?: string;
  /** Deferred and not edited yet. */
  deferred?: 'message' | 'update';
  /** The modal it opened; a submission must fit it. */
  modal?: APIModalInteractionResponseCallbackData;
  /** Called once with what the person sees first. */
  readonly settle: (result: ActionResult) => void;
}
