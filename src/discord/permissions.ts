import { PermissionFlagsBits } from 'discord.js';

/** A permission the bot asks for on being invited, and what for. */
export interface NeededPermission {
  readonly permission: keyof typeof PermissionFlagsBits;
  readonly why: string;
}

/** All that the bot is ever granted. Nothing here lets it read what people write. */
export const PERMISSIONS: readonly NeededPermission[] = [
  { permission: 'ViewChannel', why: 'to be in the channel where a match is opened' },
  { permission: 'SendMessages', why: 'to post the lobby in that channel' },
  { permission: 'CreatePublicThreads', why: "to open the match's own thread under its lobby" },
  { permission: 'SendMessagesInThreads', why: 'to tell each turn in that thread' },
  { permission: 'AttachFiles', why: 'to show the board as a picture' },
  { permission: 'ReadMessageHistory', why: 'to find its own last post after a crash instead of posting it twice' },
];

/** Their sum, as an invite link's `permissions` takes it. */
export const PERMISSION_BITS: bigint = PERMISSIONS.reduce((bits, { permission }) => bits | PermissionFlagsBits[permission], 0n);
