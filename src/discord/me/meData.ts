import { ComponentType } from 'discord.js';
import type { CommandContext } from '../command/command.ts';
import { type Reply, text } from '../components/reply.ts';

const FILE = 'my-data.json';

/** Returns everything stored about the actor, as a JSON file shown to them alone. */
export const ownData = async ({ services, say, actor: { user } }: CommandContext): Promise<Reply> => {
  const data = { askedAt: services.clock.now(), ...(await services.stores.personal.of(user)) };
  return {
    components: [text(say.me.data), { type: ComponentType.File, file: { url: `attachment://${FILE}` } }],
    file: { name: FILE, data: new TextEncoder().encode(`${JSON.stringify(data, undefined, 1)}\n`) },
  };
};
