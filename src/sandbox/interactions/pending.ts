import type { APIInteraction, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { ActionResult } from '../pageProtocol.ts';

/** An interaction the bot has been told of. It dies with the process. */
export interface Pending {
  readonly id: string;
  readonly token: string;
  readonly interaction: APIInteraction;
  /** Whose act it was. */
  readonly person: string;
  readonly channel: string;
  /** The message whose button or menu was used. */
  readonly source?: string;
  readonly createdAt: number;
  /** Set by the first response; a second one is 40060. */
  answered: boolean;
  /** The bot did not answer within 3 s. */
  late: boolean;
  /** `@original`: the message the response made, or the source after an update. */
  original?: string;
  /** Deferred with or without EPHEMERAL and not yet edited. */
  deferred?: 'message' | 'update';
  ephemeral: boolean;
  /** The modal it opened; a submission must fit it. */
  modal?: APIModalInteractionResponseCallbackData;
  /** Called once with what the person gets to see at first. */
  readonly settle: (acted: ActionResult) => void;
}

/** The interactions that live: 15 minutes each on the sandbox's clock. */
export interface Interactions {
  add(pending: Pending): void;
  /** By id and token; `undefined`: unknown or run out. */
  find(id: string, token: string): Pending | undefined;
  findByToken(token: string): Pending | undefined;
  /** For the submission of a modal. */
  findById(id: string): Pending | undefined;
}
