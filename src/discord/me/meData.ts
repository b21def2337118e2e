import type { CommandContext } from '../command/command.ts';
import { fileReply, type Reply } from '../components/reply.ts';

/** Returns everything stored about the actor, as a JSON file shown to them alone. */
export const ownData = async ({ services, say, actor: { user } }: CommandContext): Promise<Reply> => {
  const data = { askedAt: services.clock.now(), ...(await services.stores.personal.of(user)) };
  return fileReply(say.me.data, 'my-data.json', `${JSON.stringify(data, undefined, 1)}\n`);
};
