import { PermissionFlagsBits } from 'discord.js';
import type { NeededPermission } from '#i18n/index.ts';

/** All that the bot is ever granted; its sentences say what for. Nothing here lets it read what people write. */
export const PERMISSIONS: readonly NeededPermission[] = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
];

/** Those that a match under way needs in its thread. */
export const THREAD_PERMISSIONS: readonly NeededPermission[] = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
];

/** The sum of all, as an invite link's `permissions` takes it. */
export const PERMISSION_BITS: bigint = PERMISSIONS.reduce((bits, permission) => bits | PermissionFlagsBits[permission], 0n);
