import { organiserText, seatControls, seatText } from '#discord/council.ts';
import { deliver } from '#discord/deliveries.ts';
import { postBody, type Said } from '#discord/post.ts';
import type { Services } from '#discord/services.ts';
import { inThread } from '#discord/threads.ts';
import { voteControls, voteText } from '#discord/votes.ts';
import type { DeliveryKey, Match } from '#matches/index.ts';
import type { CouncilPost, Freed, OrganiserPost, SeatPost, VotePost } from './planCouncil.ts';
import { votersToPing } from './tendVotes.ts';

/** Brings a post about what the table decides to the match's thread, once, or up to date there. */
export const sendCouncil = async (services: Services, match: Match, post: CouncilPost): Promise<void> => {
  switch (post.kind) {
    case 'vote':
      return sendVote(services, match, post);
    case 'seat':
      return sendSeat(services, match, post);
    case 'organiser':
      return sendOrganiser(services, match, post);
    case 'seatsOver':
      for (const { seat } of match.seats) {
        await sendSeat(services, match, { kind: 'seat', seat, freed: undefined, now: 'over' });
      }
  }
};

const post = async (
  services: Services,
  match: Match,
  key: Pick<DeliveryKey, 'version' | 'kind'>,
  said: Said,
  pings?: () => Promise<readonly string[]>,
): Promise<void> => {
  const body = postBody(said);
  await inThread(services, match, (channel) =>
    deliver(services, {
      key: { match: match.id, ...key, recipient: 'thread' },
      channel,
      body,
      mark: said.mark,
      content: JSON.stringify(body.components),
      ...(pings && { pings }),
      keep: 'current',
    }),
  );
};

/** Those who are awaited are called as it is first sent; an edit never pings. */
const sendVote = async (services: Services, match: Match, { vote }: VotePost): Promise<void> => {
  const say = services.sentences();
  const said: Said = {
    texts: [voteText(say, match, vote)],
    ...(vote.result === undefined && { controls: [voteControls(say, match, vote)] }),
    mark: `#${match.id}·vote ${vote.number}`,
    pings: [],
  };
  await post(services, match, { version: vote.called, kind: 'vote' }, said, () => votersToPing(services, match, vote));
};

const sendSeat = async (services: Services, match: Match, { seat, freed, now }: SeatPost): Promise<void> => {
  const kind = `seat ${seat}`;
  const where = freed ?? (await newestFreed(services, match, kind));
  if (where === undefined) return;
  const say = services.sentences();
  await post(
    services,
    match,
    { version: where.version, kind },
    {
      texts: [seatText(say, match, seat, now)],
      ...(now === 'free' && { controls: [seatControls(say, match, seat)] }),
      mark: `#${match.id}·${where.number}·${kind}`,
      pings: [],
    },
  );
};

/** Where a seat was freed that a post stands of. */
const newestFreed = async ({ stores, matches }: Services, { id }: Match, kind: string): Promise<Freed | undefined> => {
  const version = (await stores.deliveries.latest(id, kind, 'thread'))?.version;
  const number = version === undefined ? undefined : (await matches.story(id, version - 1))?.steps[0]?.number;
  return version === undefined || number === undefined ? undefined : { version, number };
};

const sendOrganiser = async (services: Services, match: Match, { version, number, motion }: OrganiserPost): Promise<void> => {
  const remark = await services.stores.matches.remarkOn(match.id, version);
  const text = organiserText(services.sentences(), match, motion, remark);
  const said = { texts: [text], mark: `#${match.id}·${number}·organiser`, pings: [] };
  await post(services, match, { version, kind: 'organiser' }, said);
};
