import type { Controls } from '../command/control.ts';
import { auditReply } from './audit.ts';

/** The controls of moderators. */
export const moderationControls: Controls<'audit'> = {
  audit: ({ context, interaction, id }) => auditReply(context, interaction, id.page),
};
