import { sentencesAt } from '#discord/language.ts';
import { labelName, seatNames } from '#discord/names.ts';
import type { PostFile } from '#discord/post.ts';
import type { Services } from '#discord/services.ts';
import { themeOf } from '#discord/theme.ts';
import type { AnyGame, BaseEvent } from '#engine/game.ts';
import { GAMES } from '#games/index.ts';
import type { Match, Step, Story } from '#matches/index.ts';
import type { RetellRequest } from '#renderers/index.ts';
import { paintedIfPossible } from './painting.ts';

/** A picture as it is posted, and what it says to those who do not see it. */
export interface TitledPicture extends PostFile {
  readonly altText: string;
}

/** A match as pictures: a chart of its rounds, and all of it once more as an animation. */
export interface Retold {
  readonly chart: TitledPicture;
  readonly replay: TitledPicture;
}

/** Of fewer moments than these a chart would tell nothing: two rounds and the end. */
const FEWEST_MOMENTS = 3;

/** Whether the step laid out a round that counts. */
const isRound = ({ events }: Step, { takenBack }: Story, moment: (event: BaseEvent) => string | undefined): boolean =>
  events.some(({ event, version }) => !takenBack.has(version) && moment(event) === 'round');

/** The beginning of each round, and the end. */
const momentsOf = (story: Story, game: AnyGame): readonly Step[] => {
  const last = story.steps.at(-1);
  const rounds = story.steps.filter((step) => step !== last && isRound(step, story, (event) => game.moment(event)));
  return last === undefined ? [] : [...rounds, last];
};

/** Steps of which something counts still. */
const lasting = ({ steps, takenBack }: Story): readonly Step[] =>
  steps.filter(({ events }) => events.some(({ version }) => !takenBack.has(version)));

const partsOf = (services: Services, match: Match, game: AnyGame, moments: readonly Step[]): RetellRequest['parts'] => {
  const titles = sentencesAt(services, match).game(match.game).course ?? {};
  const courses = moments.map((step) => game.course?.(match.seats.map(({ seat }) => step.view(seat))) ?? {});
  return Object.keys(courses[0] ?? {}).map((part) => ({
    title: titles[part] ?? part,
    values: courses.map((course) => course[part] ?? []),
  }));
};

/**
 * A match that is over, retold. `undefined` where it was too short, where its game says nothing of its course, or where painting has
 * failed again: the end has been told already. It throws the first time, for the house may be closing.
 */
export const retell = async (services: Services, match: Match): Promise<Retold | undefined> => {
  const game = GAMES[match.game];
  const story = await services.matches.story(match.id, 0);
  if (game === undefined || story === undefined) return undefined;
  const moments = momentsOf(story, game);
  const parts = moments.length < FEWEST_MOMENTS ? [] : partsOf(services, match, game, moments);
  if (parts.length === 0) return undefined;
  const { notices } = sentencesAt(services, match);
  const views = lasting(story).flatMap((step) => step.view('spectator') ?? []);
  const theme = await themeOf(services, match);
  const { pictureWords } = sentencesAt(services, match).game(match.game);
  const request = { game: match.game, names: seatNames(match), words: pictureWords, theme, parts, views };
  const painted = await paintedIfPossible(services, match, () => services.retell(request));
  if (painted === undefined) return undefined;
  const { chart, replay } = painted;
  return {
    chart: { name: chart.name, data: chart.file, altText: notices.chartAlt(parts, labelName(match)) },
    replay: { name: replay.name, data: replay.file, altText: notices.replayAlt(`#${match.id}`, moments.length - 1) },
  };
};
