import type { Analysis, TurningPoint } from '#analysis/analysis.ts';
import type { Sentences } from '#i18n/index.ts';
import { isMatchEvent, type LoggedEvent, type Match, type MatchHistory } from '#matches/index.ts';
import type { ThemeName } from '#renderers/index.ts';
import type { MatchContext } from '../command/command.ts';
import { themeOf } from '../command/pictureTheme.ts';
import type { Services } from '../command/services.ts';
import { buildMessage, type PostFile } from '../components/message.ts';
import type { Reply } from '../components/reply.ts';
import { rowLines } from '../narration/eventText.ts';
import { denied, refusalReply } from '../narration/refusalReply.ts';
import { roundsOf } from '../narration/rounds.ts';
import { waitsIn } from '../narration/waits.ts';
import { labelName, namedAt, seatName, seatNames } from '../text/seatNames.ts';
import { truncateLines } from '../text/truncateLines.ts';

/** A report on a finished match: its pictures, each with what stands above it, and the texts below them. */
export interface Report {
  readonly pictures: readonly (PostFile & { readonly altText: string; readonly caption: string })[];
  readonly texts: readonly string[];
}

/** Everything that the parts of a report are made from. */
interface Material {
  readonly services: Services;
  readonly say: Sentences;
  readonly match: Match;
  readonly history: MatchHistory;
  readonly analysis: Analysis;
  /** Absent for readers who want no pictures. */
  readonly theme: ThemeName | undefined;
}

/** A chart needs two rounds and the end. */
const MIN_MOMENTS = 3;
/** Room for what happened in a turn. */
const TURN_LINES = 8;
const TURN_LIMIT = 700;
/** Changes of a chance, in points, that are too small to name. */
const MIN_CHANGE = 3;
const HOUR = 3_600_000;

/**
 * Returns the report on a match in that language, with pictures in a theme or, without one, in words. `undefined` before the end, where
 * nobody played against anybody, and where there is nothing to say. It depends only on the log.
 */
export const reportOf = async (
  services: Services,
  say: Sentences,
  match: Match,
  theme: ThemeName | undefined,
): Promise<Report | undefined> => {
  const history = await services.matches.history(match.id, 0);
  const ended = history?.steps.at(-1)?.events.map(({ event }) => event);
  const end = ended?.find((event) => isMatchEvent(event) && event.type === 'MatchEnded');
  const isPlayed = end !== undefined && !('reason' in end && end.reason === 'abandoned') && match.seats.length > 1;
  if (services.reports === undefined || history === undefined || !isPlayed) return undefined;
  const rows = await services.stores.matches.read(match.id, 0);
  const analysis = await services.reports.analyse({ game: match.game, match: match.id, rows });
  await services.stores.statistics.keepLuck(match.id, analysis.luck?.total ?? []);
  const material = { services, say, match, history, analysis, theme };
  const parts = [...(await chartOf(material)), ...(await turnsOf(material))];
  const texts = [luckOf(material), plansOf(material), waitsOf(material)].filter((text) => text !== '');
  if (parts.length === 0 && texts.length === 0) return undefined;
  const title = parts.length === 0 ? [say.report.title(`#${match.id}`)] : [];
  const inWords = parts.flatMap((part) => ('words' in part ? [part.words] : []));
  return { pictures: parts.flatMap((part) => ('words' in part ? [] : [part])), texts: [...title, ...inWords, ...texts] };
};

/** A part with a picture, or in words. */
type Part = Report['pictures'][number] | { readonly words: string };

const percent = (chance = 0): number => Math.round(100 * chance);

const chartOf = async (material: Material): Promise<readonly Part[]> => {
  const { services, say, match, theme } = material;
  const { course, turningPoints } = material.analysis;
  if (course.length < MIN_MOMENTS) return [];
  const values = course.map((chances) => chances.map(percent));
  const caption = say.report.title(`#${match.id}`);
  const inWords = (name: (seat: number) => string): string =>
    say.report.course(match.seats.map(({ seat }) => ({ seat: name(seat), chances: values.map((row) => row[seat] ?? 0) })));
  const marks = turningPoints.map((point, index) =>
    say.report.mark(index + 1, roundAt(material, point.from), changesIn(point, labelName(match))),
  );
  if (theme === undefined) return [{ words: `${caption}\n${inWords(seatName(say, match))}` }];
  const turns = turningPoints.map(({ places, before, after }) => ({
    places,
    before: before.map(percent),
    after: after.map(percent),
  }));
  const parts = [{ title: say.report.chart, values, turns }];
  const painted = await services.reports?.renderChart({ names: seatNames(match), theme, parts });
  if (painted === undefined) return [];
  return [
    {
      name: `chances-${match.id}.jpg`,
      data: painted.file,
      altText: [say.report.chart, inWords(labelName(match)), ...marks].join('\n'),
      caption: turns.length === 0 ? caption : `${caption}\n-# ${say.report.marks}`,
    },
  ];
};

const turnsOf = async (material: Material): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  for (const [index, point] of material.analysis.turningPoints.entries()) {
    const part = await turnOf(material, point, index + 1);
    if (part !== undefined) parts.push(part);
  }
  return parts;
};

/** Returns a turning point: whose chances changed, what was done, and the board after it. */
const turnOf = async (material: Material, point: TurningPoint, number: number): Promise<Part | undefined> => {
  const { services, say, match, history, theme } = material;
  const called = namedAt(match, point.version);
  const steps = history.steps.filter(({ from, version }) => point.from <= from && version <= point.version);
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  const words = say.game(match.game);
  const view = last.view('spectator');
  const rows = steps
    .flatMap((step) => step.redactedFor('spectator'))
    .filter(({ event }) => !GOING_BACK.has(event.type) && (isMatchEvent(event) || !words.isShownBelow(event, () => view)));
  const caption = [
    say.report.turn(number, roundAt(material, point.from), changesIn(point, seatName(say, called))),
    truncateLines(linesOf(say, called, rows, steps[0]?.by), TURN_LIMIT, say.notices.moreLines, TURN_LINES),
  ].join('\n');
  if (theme === undefined) return { words: `${caption}\n${words.summary(view, seatName(say, called))}` };
  const told = rows.map(({ event }) => event).filter((event) => !isMatchEvent(event));
  const { pictureWords, altText } = words;
  const { file } = await services.render({
    game: match.game,
    view,
    names: seatNames(called),
    words: pictureWords,
    theme,
    told,
  });
  return { name: `turn-${match.id}-${number}.jpg`, data: file, altText: altText(view, labelName(called), told), caption };
};

const GOING_BACK: ReadonlySet<string> = new Set(['Undone', 'Redone']);

/** Returns the lines of a turn. Key ones matter most, then those that name whose turn it was: what followed for others is less. */
const linesOf = (say: Sentences, match: Match, rows: readonly LoggedEvent[], by: number | undefined) =>
  rowLines(say, match, rows, seatName)
    .flatMap((line) => line ?? [])
    .map(({ text, row, named }) => {
      const isKey = !isMatchEvent(row.event) && say.game(match.game).isKey(row.event);
      return { text, weight: isKey ? 2 : by !== undefined && named.has(by) ? 1 : 0 };
    });

/** Returns the chances that changed, in percent, the most changed first; at least one. */
const changesIn = ({ before, after }: TurningPoint, name: (seat: number) => string) => {
  const changes = after
    .map((chance, seat) => ({ seat: name(seat), before: percent(before[seat]), after: percent(chance) }))
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
  return changes.filter(({ before, after }, index) => index === 0 || Math.abs(after - before) >= MIN_CHANGE);
};

/** Returns what the round of a version is called. */
const roundAt = ({ services, say, match, history }: Material, version: number): string => {
  const rounds = roundsOf(services.games, history);
  const round = rounds.findLast((each) => each.version < version) ?? rounds[0];
  return round === undefined ? '' : say.game(match.game).round(round.view('spectator'));
};

const luckOf = (material: Material): string => {
  const { say, match, analysis } = material;
  if (analysis.luck === undefined) return '';
  const { total, greatest } = analysis.luck;
  const name = seatName(say, match);
  const seats = total.map((points, seat) => ({ seat: name(seat), points: percent(points) }));
  return say.report.luck(
    seats.toSorted((one, other) => other.points - one.points),
    { seat: name(greatest.seat), points: percent(greatest.change), round: roundAt(material, greatest.version) },
  );
};

const plansOf = (material: Material): string => {
  const { say, match, analysis } = material;
  const plans = analysis.plans.map(({ seat, moves, version }) => ({
    seat: seatName(say, match)(seat),
    moves,
    round: roundAt(material, version),
  }));
  return plans.length === 0 ? '' : say.report.plans(plans);
};

const waitsOf = (material: Material): string => {
  const { say, match, history } = material;
  const waits = waitsIn(history).filter(({ total }) => total >= HOUR);
  const time = (ms: number): string => say.table.duration(Math.max(1, Math.round(ms / HOUR)));
  const seats = waits.map(({ seat, total, longest, since }) => ({
    seat: seatName(say, match)(seat),
    time: time(total),
    longest: time(longest),
    round: roundAt(material, since + 1),
  }));
  return seats.length === 0 ? '' : say.report.waits(seats);
};

/** Returns the report on a match in the actor's language and colours, or in words. */
export const reportReply = async ({ services, say, storedUser, position }: MatchContext): Promise<Reply> => {
  const { match } = position;
  const history = await services.matches.history(match.id, 0);
  if (history?.unreadable !== undefined) return refusalReply(say, history.unreadable, match.game, seatName(say, match));
  if (match.status !== 'ended') return denied(say, 'reportLater');
  const theme = storedUser?.shape === 'none' ? undefined : await themeOf(services, match, storedUser);
  const report = await reportOf(services, say, match, theme);
  if (report === undefined) return denied(say, 'noReport');
  const { components } = buildMessage({ ...report, tag: '', pings: [] });
  return { components, files: report.pictures };
};
