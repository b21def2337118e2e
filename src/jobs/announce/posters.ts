import { sentencesAt } from '#discord/command/language.ts';
import { themeOf } from '#discord/command/pictureTheme.ts';
import type { Services } from '#discord/command/services.ts';
import { changedRules, paceLabel } from '#discord/lobby/lobby.ts';
import { momentsOf } from '#discord/lookups/scoreHistory.ts';
import { labelName, seatNames } from '#discord/text/seatNames.ts';
import type { Outcome, Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { type HistoryStep, isMatchEvent, type Match, type MatchHistory } from '#matches/index.ts';
import type { Picture, PictureRequest } from '#renderers/index.ts';
import type { TablePost } from './postTypes.ts';
import type { TitledPicture } from './recap.ts';
import { renderOrSkip } from './renderOrSkip.ts';

type Poster = NonNullable<PictureRequest['poster']>;

/**
 * Returns the poster of a post about the board: the cover of a match with its first round, or the podium with its end;
 * `undefined` for other rounds.
 */
export const posterOf = async (
  services: Services,
  match: Match,
  { kind, step }: TablePost,
  isFirst: boolean,
): Promise<TitledPicture | undefined> => {
  const say = sentencesAt(services, match);
  if (kind === 'end') {
    const history = await services.matches.history(match.id, 0);
    const poster = history && podium(services, say, match, history, step);
    return poster && paintedPoster(services, match, step, poster, 'podium');
  }
  return isFirst ? paintedPoster(services, match, step, cover(services, say, match), 'cover') : undefined;
};

const paintedPoster = async (
  services: Services,
  match: Match,
  step: HistoryStep,
  poster: Poster,
  name: 'cover' | 'podium',
): Promise<TitledPicture | undefined> => {
  const say = sentencesAt(services, match);
  const { notices } = say;
  const picture = await renderOrSkip(
    services,
    match,
    async (): Promise<Picture> =>
      services.render({
        game: match.game,
        view: step.view('spectator'),
        names: seatNames(match),
        words: say.game(match.game).pictureWords,
        theme: await themeOf(services, match),
        poster,
      }),
  );
  if (picture === undefined) return undefined;
  const altText = name === 'cover' ? notices.coverAlt(poster, labelName(match)) : notices.podiumAlt(poster, labelName(match));
  return { name: `${name}-${match.id}.jpg`, data: picture.file, altText };
};

const cover = ({ games }: Services, say: Sentences, match: Match): Poster => ({
  title: say.game(match.game).name,
  headline: say.common.matchName(match.id),
  columns: [],
  rows: match.seats.map(({ seat }) => ({ seat, won: false, amounts: [] })),
  notes: [...changedRules(say, match, games.find(match.game)?.rules.options ?? {}), paceLabel(say, match)],
});

const outcomeIn = ({ events }: HistoryStep): Outcome | undefined =>
  events.flatMap(({ event }) => (isMatchEvent(event) && event.type === 'MatchEnded' ? [event] : []))[0];

/** The numbers that rank the seats at a moment, by their names, the deciding one first. */
type Numbers = Readonly<Record<string, readonly number[]>>;

const podium = (
  { games }: Services,
  say: Sentences,
  match: Match,
  history: MatchHistory,
  step: HistoryStep,
): Poster | undefined => {
  const ranking = games.rules[match.game]?.ranking;
  const outcome = outcomeIn(step);
  if (ranking === undefined || outcome === undefined || outcome.reason === 'abandoned') return undefined;
  const words = say.game(match.game);
  const numbersAt = (moment: HistoryStep): Numbers => ranking(match.seats.map(({ seat }) => moment.view(seat)));
  const last = numbersAt(step);
  const names = seatNames(match);
  const moments = momentsOf(games, history).map((moment) => ({
    numbers: numbersAt(moment),
    round: words.round(moment.view('spectator')),
  }));
  return {
    title: words.name,
    headline: words.outcome(outcome, (seat) => names[seat] ?? ''),
    columns: Object.keys(last).map((key) => words.course?.[key] ?? key),
    rows: rowsOf(match, history.ranking(), last, outcome.winners),
    notes: Object.keys(last).flatMap((key) => {
      const leap = biggestLeap(moments, key);
      return leap === undefined
        ? []
        : [say.notices.leap(words.course?.[key] ?? key, names[leap.seat] ?? '', leap.change, leap.round)];
    }),
  };
};

/** Returns the seats from first to last, in the order of the game's rules. Equal seats share a place, as all do without winners. */
const rowsOf = (
  { seats }: Match,
  ranks: readonly (readonly Seat[])[],
  last: Numbers,
  winners: readonly Seat[],
): Poster['rows'] => {
  const groups = ranks.length === 0 ? [seats.map(({ seat }) => seat)] : ranks;
  return groups.flatMap((tied, index) =>
    tied.map((seat) => ({
      seat,
      place: 1 + groups.slice(0, index).flat().length,
      won: winners.includes(seat),
      amounts: Object.values(last).map((numbers) => numbers[seat] ?? 0),
    })),
  );
};

interface Leap {
  readonly seat: Seat;
  readonly change: number;
  readonly round: string;
}

/** Returns the largest gain in one round, the earliest of equal ones; `undefined` where none is larger than 1. */
const biggestLeap = (
  moments: readonly { readonly numbers: Numbers; readonly round: string }[],
  key: string,
): Leap | undefined => {
  const leaps = moments.slice(1).flatMap(({ numbers }, index): readonly Leap[] => {
    const before = moments[index];
    return (numbers[key] ?? []).map((now, seat) => ({
      seat,
      change: now - (before?.numbers[key]?.[seat] ?? 0),
      round: before?.round ?? '',
    }));
  });
  const most = Math.max(1, ...leaps.map(({ change }) => change));
  return most === 1 ? undefined : leaps.find(({ change }) => change === most);
};
