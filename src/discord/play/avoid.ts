import { ComponentType } from 'discord.js';
import type { UserId } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { menu, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { createCustomId } from '../customIds/customId.ts';

/** The most people that one can avoid: as many as a menu shows. */
const MOST = 25;

export interface AvoidChange {
  readonly add?: UserId | undefined;
  readonly remove?: UserId | undefined;
}

/** Adds to the actor's private list of people to avoid or removes from it, and returns the list. */
export const changeAvoided = async (context: CommandContext, { add, remove }: AvoidChange): Promise<Reply> => {
  const { services, say, actor } = context;
  const { seeks } = services.stores;
  if (add === actor.user) return showAvoided(context, say.play.avoid.self);
  await upsertUser(services, actor);
  if (remove !== undefined) await seeks.avoid(actor.user, remove, false);
  if (add === undefined) return showAvoided(context);
  const known = await seeks.avoids(actor.user);
  if (known.length >= MOST && !known.includes(add)) return showAvoided(context, say.play.avoid.full(MOST));
  await seeks.avoid(actor.user, add, true);
  return showAvoided(context);
};

/** Returns the actor's list with menus to change it. */
export const showAvoided = async ({ services, say, actor }: CommandContext, ...notes: readonly string[]): Promise<Reply> => {
  const { stores } = services;
  const { avoid } = say.play;
  const people = await stores.seeks.avoids(actor.user);
  const named = await Promise.all(people.map(async (id) => ({ value: id, label: (await stores.users.find(id))?.name ?? id })));
  const adding: Row = row({
    type: ComponentType.UserSelect,
    custom_id: createCustomId({ kind: 'avoid', part: 'add' }),
    placeholder: avoid.add,
  });
  return textReply(
    [...notes, avoid.title, avoid.list(people.map((id) => `<@${id}>`))].join('\n'),
    adding,
    ...(named.length === 0 ? [] : [row(menu({ kind: 'avoid', part: 'remove' }, avoid.remove, named))]),
  );
};
