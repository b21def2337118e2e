import { upsertUser } from '../command/actor.ts';
import type { Press } from '../command/control.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';
import { denied, refusalReply } from '../narration/refusalReply.ts';
import { channelForNewMatch } from '../server/channelSelection.ts';
import { rulesOf } from '../server/serverPermissions.ts';

/** The number of players of a first match: the presser and three novices. */
const SEATS = 4;

/** Opens a match of the presser against three novices and starts it. Later presses for the same game on the same message lead to the same match. */
export const practise = async ({ context, interaction }: Press, game: string): Promise<Reply> => {
  const { services, say, actor } = context;
  if (services.games.find(game) === undefined) return denied(say, 'notUnderstood');
  const placed = await channelForNewMatch({ ...context, interaction });
  if (placed.place === undefined) return placed.refused;
  await upsertUser(services, actor);
  const lobby = {
    game,
    place: placed.place,
    private: false,
    options: {},
    seatLimit: SEATS,
    host: actor.user,
    hostName: actor.name,
  };
  const once = `practise ${game} ${interaction.message.id}`;
  const created = await services.matches.create({ ...lobby, ...(await rulesOf(services, placed.place.server)) }, once);
  if (created.kind === 'rejected') return refusalReply(say, created.rejection);
  let { match } = created;
  const novice = { type: 'SeatComputer', user: actor.user, level: 'novice' } as const;
  const commands = [novice, novice, novice, { type: 'Start', user: actor.user }] as const;
  for (const [index, command] of commands.entries()) {
    const played = await services.matches.play(match, command, `${once} ${index}`, actor.name);
    if (played.kind === 'rejected') return refusalReply(say, played.rejection);
    match = played.match;
  }
  await trySyncLobbyMessage(services, match.id);
  return textReply(say.common.started(match.id, match.place.thread === undefined ? undefined : `<#${match.place.thread}>`));
};
