import { TimestampStyles, time } from 'discord.js';
import type { BaseEvent, Rejection, Viewer } from '#engine/game.ts';
import { GAMES } from '#games/index.ts';
import type { CommonSentences, SeatName, Sentences } from '#i18n/index.ts';
import { isMatchEvent, type LoggedEvent, type Match, type MatchEvent, type MatchRejections } from '#matches/index.ts';

/** One line of a log for an event of the match or its game, as redacted for its reader; `undefined` when nothing need be said. */
export const tellEvent = (say: Sentences, game: string, event: BaseEvent, name: SeatName): string | undefined =>
  isMatchEvent(event) ? tellMatchEvent(say.common, event, name) : say.game(game).event(event, name);

const stamp = (moment: number): string => time(Math.floor(moment / 1000), TimestampStyles.ShortDateTime);

const tellMatchEvent = ({ events }: CommonSentences, event: MatchEvent, name: SeatName): string | undefined => {
  switch (event.type) {
    case 'SeatTaken':
      return events.seatTaken(event, name);
    case 'SeatLeft':
      return events.seatLeft();
    case 'HostChanged':
      return events.hostChanged(event, name);
    case 'GuestInvited':
      return events.guestInvited();
    case 'OptionsChosen':
    case 'ReminderChosen':
    case 'PaceChosen':
    case 'TimeOutChosen':
      return events.optionsChosen();
    case 'MatchStarted':
      return events.matchStarted(event);
    case 'SeatConceded':
      return events.seatConceded(event, name);
    case 'MatchClosed':
      return events.matchClosed(event);
    case 'TimeRanOut':
      return events.timeRanOut(event, name);
    case 'TimeGranted':
      return events.timeGranted(event, name);
    case 'MatchPaused':
      return events.matchPaused(stamp(event.until));
    case 'MatchResumed':
      return events.matchResumed();
    case 'ComputerSeated':
      return events.computerSeated(event, name);
    case 'SeatGivenToComputer':
      return events.seatGivenToComputer(event, name);
    case 'SeatOpened':
      return events.seatOpened(event, name);
    case 'SeatTakenOver':
      return events.seatTakenOver(event, name);
    case 'VoteCalled':
      return events.voteCalled(event, stamp(event.until), name);
    case 'Voted':
      return events.voted(event, name);
    case 'VoteEnded':
      return events.voteEnded(event, name);
    case 'OrganiserDecided':
      return events.organiserDecided(event, name);
    case 'Undone':
      return events.undone(event, event.of === undefined ? undefined : name(event.of));
    case 'Redone':
      return events.redone(undefined);
    case 'MatchCreated':
    case 'MatchEnded':
      return undefined;
  }
};

/** The lines that tell one viewer of events: secrets of others are left out. */
export const tellTo = (
  say: Sentences,
  match: Match,
  events: readonly LoggedEvent[],
  viewer: Viewer,
  name: SeatName,
): readonly string[] =>
  events.flatMap(({ event }) => {
    const seen = isMatchEvent(event) ? event : GAMES[match.game]?.redact(event, viewer);
    const line = seen === undefined ? undefined : tellEvent(say, match.game, seen, name);
    return line === undefined ? [] : [line];
  });

/** One sentence a code of the outer match, each with the facts that code comes with: a code without one does not compile. */
type Refusals = { readonly [Code in keyof MatchRejections]: (facts: MatchRejections[Code], name: SeatName) => string };

/** Why a command was refused, and what would be legal. */
export const tellRejection = (say: Sentences, game: string | undefined, rejection: Rejection, name: SeatName): string => {
  const refusals: Refusals = say.common.refusals;
  if (Object.hasOwn(refusals, rejection.code)) {
    const sentence = refusals[rejection.code as keyof Refusals] as (facts: Rejection['params'], name: SeatName) => string;
    return sentence(rejection.params, name);
  }
  const ofGame = game === undefined ? undefined : say.game(game).rejection(rejection, name);
  return ofGame ?? say.common.unknownRefusal(rejection.code);
};
