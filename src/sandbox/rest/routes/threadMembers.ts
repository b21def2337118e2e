import { seesChannel } from '../../people/visible.ts';
import { maySend } from '../../permissions.ts';
import { updateThread } from '../../threads/update.ts';
import { needAwake, threadSeen } from '../access.ts';
import { type Answer, type Call, noContent, ok, param, type Route } from '../call.ts';
import { discordError } from '../errors.ts';

/** Maximum number of members of a thread. */
const MAX_MEMBERS = 1_000;

const userOfCall = (call: Call): string => {
  const { context } = call;
  const user = param(call, 'user');
  if (user === '@me') return context.world.bot.id;
  if (!context.world.people.has(user) && user !== context.world.bot.id) throw discordError('unknownUser');
  return user;
};

const add = (call: Call): Answer => {
  const { context } = call;
  const thread = threadSeen(context, param(call, 'channel'));
  const user = userOfCall(call);
  needAwake(thread);
  if (!maySend(context.world, context.world.bot.id, thread)) throw discordError('missingPermissions');
  const parent = context.world.channels.get(thread.parent);
  if (!parent || !seesChannel(context.world, user, parent)) throw discordError('missingAccess');
  if (thread.members.some((member) => member.user === user)) return noContent;
  if (thread.members.length >= MAX_MEMBERS) throw discordError('tooManyThreadMembers');
  updateThread(context, { ...thread, members: [...thread.members, { user, joinedAt: context.clock.now() }] });
  return noContent;
};

const remove = (call: Call): Answer => {
  const { context } = call;
  const thread = threadSeen(context, param(call, 'channel'));
  const user = userOfCall(call);
  needAwake(thread);
  if (!thread.members.some((member) => member.user === user)) throw discordError('unknownMember');
  updateThread(context, { ...thread, members: thread.members.filter((member) => member.user !== user) });
  return noContent;
};

const list = (call: Call): Answer => {
  const thread = threadSeen(call.context, param(call, 'channel'));
  return ok(
    thread.members.map(({ user, joinedAt }) => ({
      id: thread.id,
      user_id: user,
      join_timestamp: new Date(joinedAt).toISOString(),
      flags: 0,
    })),
  );
};

/** A bot without the intent for members receives no event about other members; the thread's update carries the count. */
export const threadMemberRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/thread-members', handle: list },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', handle: add },
  { method: 'DELETE', path: '/channels/:channel/thread-members/:user', handle: remove },
];
