import { sentencesAt } from '#discord/command/language.ts';
import { themeOf } from '#discord/command/pictureTheme.ts';
import type { Services } from '#discord/command/services.ts';
import type { PostFile } from '#discord/components/message.ts';
import { scoreHistoryOf } from '#discord/lookups/scoreHistory.ts';
import { labelName, seatNames } from '#discord/text/seatNames.ts';
import type { HistoryStep, Match, MatchHistory } from '#matches/index.ts';
import { renderOrSkip } from './renderOrSkip.ts';

/** A picture with its alternative text. */
export interface TitledPicture extends PostFile {
  readonly altText: string;
}

/** Returns the steps that were not undone completely. */
const remainingSteps = ({ steps, takenBack }: MatchHistory): readonly HistoryStep[] =>
  steps.filter(({ events }) => events.some(({ version }) => !takenBack.has(version)));

/**
 * Returns the recap of a finished match: a chart of its rounds, and a replay as an animation. `undefined` where it was too
 * short, where its game has no score history, or where rendering failed twice: the end is announced already. Throws the first
 * time, because the app may be shutting down.
 */
export const renderRecap = async (services: Services, match: Match): Promise<readonly TitledPicture[] | undefined> => {
  const say = sentencesAt(services, match);
  const history = await services.matches.history(match.id, 0);
  const course = history === undefined ? undefined : scoreHistoryOf(services.games, say, match, history);
  if (history === undefined || course === undefined) return undefined;
  const { parts } = course;
  const { notices } = say;
  const views = remainingSteps(history).flatMap((step) => step.view('spectator') ?? []);
  const theme = await themeOf(services, match);
  const { pictureWords, round } = say.game(match.game);
  const request = { game: match.game, names: seatNames(match), words: pictureWords, theme, parts, views };
  const painted = await renderOrSkip(services, match, () => services.renderRecap(request));
  if (painted === undefined) return undefined;
  const { chart, replay } = painted;
  return [
    { name: chart.name, data: chart.file, altText: notices.chartAlt(parts, labelName(match)) },
    { name: replay.name, data: replay.file, altText: notices.replayAlt(`#${match.id}`, round(views.at(-1))) },
  ];
};
