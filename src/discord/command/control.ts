import type { MessageComponentInteraction } from 'discord.js';
import type { Reply } from '../components/reply.ts';
import type { ControlKind, CustomId, IdOf } from '../customIds/customId.ts';
import type { CommandContext } from './command.ts';

/** A pressed button or a chosen entry of a menu. Its content is as untrusted as typed text. */
export interface Press<Id extends CustomId = CustomId> {
  readonly context: CommandContext;
  readonly interaction: MessageComponentInteraction;
  readonly id: Id;
  /** The chosen entry: the first, because no menu here allows several. */
  readonly value: string | undefined;
}

/** Returns the reply to a control. */
export type Control<Id extends CustomId> = (press: Press<Id>) => Promise<Reply> | Reply;

/** The controls of one part of the bot, by their kinds. */
export type Controls<Kind extends ControlKind> = { readonly [Each in Kind]: Control<IdOf<Each>> };
