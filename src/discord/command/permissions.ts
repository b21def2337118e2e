import { PermissionFlagsBits } from 'discord.js';
import type { NeededPermission } from '#i18n/index.ts';

/** All permissions the bot asks for; its texts explain each. None lets it read what people write. */
export const PERMISSIONS: readonly NeededPermission[] = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
];

/** The permissions a running match needs in its thread. */
export const THREAD_PERMISSIONS: readonly NeededPermission[] = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
];

/** All permissions as the number in an invite link's `permissions`. */
export const PERMISSION_BITS: bigint = PERMISSIONS.reduce((bits, permission) => bits | PermissionFlagsBits[permission], 0n);
