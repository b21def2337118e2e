import type { Route } from './call.ts';
import { callbackRoutes } from './routes/callback.ts';
import { commandRoutes } from './routes/commands.ts';
import { emojiRoutes } from './routes/emojis.ts';
import { messageRoutes } from './routes/messages.ts';
import { placeRoutes } from './routes/places.ts';
import { threadMemberRoutes } from './routes/threadMembers.ts';
import { threadRoutes } from './routes/threads.ts';
import { webhookRoutes } from './routes/webhooks.ts';

/** Every route that this sandbox answers; the first match is taken. Any other path is a logged 404. */
export const ROUTES: readonly Route[] = [
  ...placeRoutes,
  ...messageRoutes,
  ...threadRoutes,
  ...threadMemberRoutes,
  ...commandRoutes,
  ...emojiRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
];
