import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import { type HistoryStep, isMatchEvent } from '#matches/index.ts';
import type { CouncilPost, SeatPost, VotePost } from './postTypes.ts';

/** The posts that later steps may update. */
export type CouncilDrafts = ReturnType<typeof noDrafts>;

export const noDrafts = () => ({ votes: new Map<number, Draft<VotePost>>(), seats: new Map<Seat, Draft<SeatPost>>() });

/** Returns the posts of an organiser's decisions in a step. */
export const organiserPosts = ({ events, number }: HistoryStep): readonly CouncilPost[] =>
  events.flatMap(({ event, version }) =>
    isMatchEvent(event) && event.type === 'OrganiserDecided'
      ? [{ kind: 'organiser', version, number, motion: event.motion } as const]
      : [],
  );

/** Returns the new posts of a step besides those of the game. Earlier drafts are updated with its result. */
export const councilPosts = (step: HistoryStep, drafts: CouncilDrafts): readonly CouncilPost[] => [
  ...votePosts(step, drafts),
  ...step.events.flatMap(({ event }): readonly CouncilPost[] => {
    if (!isMatchEvent(event)) return [];
    const { number } = step;
    switch (event.type) {
      case 'DrawAwaited':
        return [{ kind: 'draw', step, round: event.round, at: event.at }];
      case 'SeatOpened':
        return freeSeat(drafts, event.seat, number);
      case 'SeatTakenOver':
        return endSeat(drafts, event.seat, 'taken');
      case 'SeatGivenToComputer':
      case 'SeatConceded':
        return endSeat(drafts, event.seat, 'over');
      case 'MatchEnded':
        return [{ kind: 'seatsOver' }];
      default:
        return [];
    }
  }),
];

const votePosts = (step: HistoryStep, { votes }: CouncilDrafts): readonly VotePost[] =>
  step.votes().flatMap((vote) => {
    const known = votes.get(vote.number);
    if (known !== undefined) {
      known.vote = vote;
      return [];
    }
    const post: Draft<VotePost> = { kind: 'vote', vote };
    votes.set(vote.number, post);
    return [post];
  });

const freeSeat = ({ seats }: CouncilDrafts, seat: Seat, freed: number): readonly SeatPost[] => {
  const post: Draft<SeatPost> = { kind: 'seat', seat, freed, now: 'free' };
  seats.set(seat, post);
  return [post];
};

const endSeat = ({ seats }: CouncilDrafts, seat: Seat, now: 'taken' | 'over'): readonly SeatPost[] => {
  const known = seats.get(seat);
  if (known !== undefined) {
    known.now = now;
    return [];
  }
  return [{ kind: 'seat', seat, freed: undefined, now }];
};
