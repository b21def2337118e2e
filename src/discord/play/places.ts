import type { MatchId, Seek } from '#matches/index.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { addMember } from '../delivery/threads.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';
import { actOnLobby, storeActor, welcome } from '../lobby/lobbyActions.ts';
import { describeError } from '../responses/errorInfo.ts';
import { whyBanned } from '../server/bans.ts';
import { threadLink, threadMention } from '../text/links.ts';
import { closeQuestion } from './askForPlace.ts';
import { fillTable, OFFER_MS } from './fillTable.ts';
import { leaveLobby } from './leaveLobby.ts';
import { ENDED } from './seeks.ts';

/** Places at tables, kept for people until they answer. */

/** Takes the place that a table keeps for the actor, or gives it up and ends their search. */
export const answerOffer = async (context: CommandContext, match: MatchId, answer: 'yes' | 'no'): Promise<Reply> => {
  const { services, say, actor } = context;
  const seek = await services.stores.seeks.offered(actor.user, match);
  const position = seek && (await services.matches.position(match, actor.user));
  if (seek === undefined || position?.match.status !== 'lobby') return textReply(say.play.gone);
  const banned = await whyBanned(context, seek.server);
  if (answer === 'yes' && banned === undefined) return takePlace({ ...context, position }, seek);
  await giveUpPlace(services, seek, actor.commandId);
  return banned ?? textReply(say.play.declined(say.common.matchName(match)));
};

const takePlace = async (context: MatchContext, seek: Seek): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const { seeks } = services.stores;
  const isNew = await storeActor(context);
  let { match } = position;
  if (position.seat === undefined) {
    const joined = await actOnLobby(context, { type: 'Join', user: actor.user });
    if (joined.match === undefined) {
      // The host's lobby is full or has started: the search goes on.
      await seeks.change(seek, { proposal: undefined, answerBy: undefined, lookAt: services.clock.now() });
      return joined.refused;
    }
    match = joined.match;
    await addMember(services, match, actor.user);
  }
  await seeks.change(seek, { agreed: true });
  await closeQuestion(services, match, seek, (own, link) => own.play.agreed(own.common.matchName(match.id), link));
  await hurryTable(services, seek.proposal);
  // The host has a seat already, so no event updates the message.
  if (position.seat !== undefined) await trySyncLobbyMessage(services, match.id);
  const link = actor.server === undefined ? threadLink(match) : threadMention(match);
  return welcome(context, match, say.play.agreed(say.common.matchName(match.id), link), isNew);
};

/**
 * Ends a search, and leaves the lobby that keeps a place for it. The seat goes first: a person who has agreed and has no seat any more
 * loses the place in any case, but a seat without a search would count as a player.
 */
export const giveUpPlace = async (
  services: Services,
  { user, server }: Pick<Seek, 'user' | 'server'>,
  commandId: string,
): Promise<void> => {
  const { seeks } = services.stores;
  for (;;) {
    const seek = await seeks.find(user, server);
    if (seek?.since === undefined) return;
    const match = seek.proposal === undefined ? undefined : (await seeks.proposal(seek.proposal))?.match;
    const isOpen = match !== undefined && (await leaveLobby(services, match, user, commandId));
    // A table may have been formed since the search was read.
    if (await seeks.change(seek, ENDED)) {
      if (!isOpen) return hurryTable(services, seek.proposal);
      const shown = await trySyncLobbyMessage(services, match);
      await closeQuestion(services, shown, seek, ({ play, common }) => play.declined(common.matchName(match)));
      return offerPlace(services, seek.proposal);
    }
  }
};

/** Lets a table wait for another player before it starts with fewer players. */
const offerPlace = async ({ stores, clock }: Services, proposal: string | undefined): Promise<void> => {
  if (proposal !== undefined) await stores.seeks.hurry(proposal, new Date(clock.now().getTime() + OFFER_MS));
};

/** Lets a table go on with what has changed. If that fails, the next sweep does it. */
const hurryTable = async (services: Services, proposal: string | undefined): Promise<void> => {
  if (proposal === undefined) return;
  await services.stores.seeks.hurry(proposal, services.clock.now());
  await fillTable(services, proposal).catch((error: unknown) =>
    services.log.warn({ fault: describeError(error) }, 'could not go on with a table'),
  );
};
