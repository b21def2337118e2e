import type { Route } from './call.ts';
import { callbackRoutes } from './routes/callback.ts';
import { commandRoutes } from './routes/commands.ts';
import { emojiRoutes } from './routes/emojis.ts';
import { messageRoutes } from './routes/messages.ts';
import { placeRoutes } from './routes/places.ts';
import { threadMemberRoutes } from './routes/threadMembers.ts';
import { threadRoutes } from './routes/threads.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import type { RestSettings } from './settings.ts';

/** Every route this sandbox answers; a path not among them is a loud 404. The first that fits is taken. */
export const createRoutes = (settings: RestSettings): readonly Route[] => [
  ...placeRoutes(settings),
  ...messageRoutes,
  ...threadRoutes,
  ...threadMemberRoutes,
  ...commandRoutes,
  ...emojiRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
];
