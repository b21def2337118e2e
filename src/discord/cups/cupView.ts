import { ButtonStyle, TimestampStyles, time } from 'discord.js';
import {
  type Cup,
  type CupSettings,
  type Entrant,
  type LoadedCup,
  placedIn,
  poolOf,
  type Standing,
  standingsOf,
  tablesOf,
} from '#community/cups/index.ts';
import type { CupState, Sentences } from '#i18n/index.ts';
import type { Card, CardList } from '#renderers/index.ts';
import { button } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { settingLabel } from '../lobby/lobbySettings.ts';
import { matchOptionLabel } from '../narration/paceText.ts';
import { escapeMarkdown, isolated, sanitizeLabel } from '../text/escapeMarkdown.ts';
import { truncate } from '../text/truncate.ts';

/** What the posts of a cup say of it, in words and on their picture. */

type NameOf = (entrant: Entrant) => string;

const ON_PODIUM = 3;
/** Room for a list of players. */
const LIST_LIMIT = 2200;
/** The most lines of a list on the picture, and the most lists: a large picture takes long to draw. The words show more. */
const ON_PICTURE = 25;
const LISTS_ON_PICTURE = 12;

/** Returns how entrants are named on a picture. */
const typedName = ({ cups }: Sentences, { cup, people }: LoadedCup): NameOf => {
  const computers = cup.entrants.filter(({ isComputer }) => isComputer).map(({ entrant }) => entrant);
  return (entrant) => {
    const name = people.find((person) => person.entrant === entrant)?.name ?? '';
    if (computers.includes(entrant)) return cups.computer(computers.indexOf(entrant) + 1);
    return name === '' ? cups.forgotten : truncate(sanitizeLabel(name), 32);
  };
};

/** Returns how entrants are named in a post: people by a mention, which pings only where the message allows it. */
const mentionOf = (say: Sentences, loaded: LoadedCup): NameOf => {
  const named = typedName(say, loaded);
  return (entrant) => {
    const user = loaded.people.find((person) => person.entrant === entrant)?.user;
    return user === undefined ? escapeMarkdown(named(entrant)) : `<@${user}>`;
  };
};

const stamp = (at: number): string => time(new Date(at), TimestampStyles.ShortDateTime);

/** Returns how far a cup is. */
const stateOf = ({ cup }: LoadedCup): CupState => {
  const { phase } = cup;
  const until = stamp(cup.endsAt);
  if (phase === 'entries') return { phase, until };
  if (phase !== 'playing') return { phase: cup.isTooFew ? 'tooFew' : phase };
  const tables = tablesOf(cup);
  const over = tables.filter(({ result }) => result !== undefined).length;
  return { phase, round: cup.rounds.length, over, matches: tables.length, until };
};

/** A group's heading, and its lines: place, name, points with matches, and points alone. */
interface Listed {
  readonly title: string;
  readonly rows: readonly {
    readonly place: number;
    readonly standing: Standing;
    /** Their matches, the unfinished ones too. */
    readonly most: number;
    readonly score: string;
  }[];
}

/** Returns the standings of a cup: of each division of a league, otherwise of all. */
const listed = ({ cups }: Sentences, { cup }: LoadedCup): readonly Listed[] => {
  const standings = standingsOf(cup);
  const tables = cup.rounds[cup.settings.format.kind === 'knockOut' ? 0 : cup.rounds.length - 1]?.groups.flatMap(
    (group) => group.tables,
  );
  const playedBy = (entrant: Entrant): number => (tables ?? []).filter(({ seats }) => seats.includes(entrant)).length;
  return [...new Set(standings.map(({ division }) => division))].map((division) => ({
    title: cups.table(division),
    rows: standings
      .filter((standing) => standing.division === division)
      .map((standing, index) => {
        const { points, matches, entrant } = standing;
        const most = playedBy(entrant);
        return { place: index + 1, standing, most, score: cups.score(points, matches, most) };
      }),
  }));
};

/** Returns the standings as a picture; with a podium once the cup has ended. `undefined` before the draw. */
export const cardOf = (say: Sentences, loaded: LoadedCup): Card | undefined => {
  const { cups } = say;
  const nameOf = typedName(say, loaded);
  const { row, cup } = loaded;
  const groups = listed(say, loaded);
  const best = Math.max(1, ...groups.flatMap(({ rows }) => rows.map(({ standing }) => standing.points)));
  const lists = groups.slice(0, LISTS_ON_PICTURE).map(
    ({ title, rows }): CardList => ({
      title,
      entries: rows.slice(0, ON_PICTURE).map(({ place, standing: { entrant, points }, score }) => ({
        ...{ place, name: nameOf(entrant) },
        value: score,
        share: points / best,
      })),
    }),
  );
  if (lists.length === 0 || cup.phase === 'cancelled') return undefined;
  const podium = (cup.phase === 'ended' ? (groups[0]?.rows ?? []) : []).slice(0, ON_PODIUM).map(({ standing }) => ({
    name: nameOf(standing.entrant),
    value: cups.points(standing.points),
  }));
  const headline = cups.terms(termsOf(say, loaded));
  return { title: `${cups.name(row.id)}: ${say.game(cup.settings.game).name}`, headline, figures: [], podium, lists };
};

/** Returns a card as alternative text. */
export const cardInWords = ({ title, headline, lists }: Card): string =>
  [
    title,
    headline,
    ...lists.map(
      (list) =>
        `${list.title}: ${list.entries.map(({ place, name, value }) => `${place}. ${isolated(name)} ${value}`).join(', ')}`,
    ),
  ].join('\n');

const termsOf = ({ common }: Sentences, { cup: { settings } }: LoadedCup) => ({
  tables: settings.seats,
  pace: common.pace.short(settings.pace),
  format: settings.format.kind,
});

/** Returns a button of a cup. */
export const pressOn = ({ cups }: Sentences, cup: number, act: IdOf<'cup'>['act'], isFirst = false) =>
  button({ kind: 'cup', cup, act }, cups.controls[act], isFirst ? ButtonStyle.Success : ButtonStyle.Secondary);

/** Returns the first items for which there is room, and the number of the others. */
const fitting = ({ common }: Sentences, items: readonly string[], separator: ', ' | '\n'): string => {
  let room = LIST_LIMIT;
  const kept = items.filter((item) => {
    room -= item.length + 2;
    return room >= 0;
  });
  return [kept.join(separator), ...common.more(items.length - kept.length)].join(separator === '\n' ? separator : ' ');
};

/** Returns the lines of the standings; none before the draw. */
export const standingLines = (say: Sentences, loaded: LoadedCup): readonly string[] => {
  const nameOf = mentionOf(say, loaded);
  const lines = listed(say, loaded).flatMap(({ title, rows }) => [
    `**${title}**`,
    ...rows.map(({ place, standing, score }) => `${say.cups.placed(place, nameOf(standing.entrant))} – ${score}`),
  ]);
  return lines.length === 0 ? [] : [fitting(say, lines, '\n')];
};

/** Whether a person has entered and not withdrawn. */
export const isIn = ({ entrants }: Cup, entrant: Entrant | undefined): boolean =>
  entrants.some((each) => each.entrant === entrant && !each.hasWithdrawn);

/** Returns how an entrant does: whether they have a place, and where they stand once there are standings. */
export const ownLines = (say: Sentences, loaded: LoadedCup, entrant: Entrant | undefined): readonly string[] => {
  const { cups } = say;
  const { row, cup } = loaded;
  const name = cups.name(row.id);
  const places = listed(say, loaded).map(({ rows }) => rows);
  const own = places.find((rows) => rows.some(({ standing }) => standing.entrant === entrant));
  const line = own?.find(({ standing }) => standing.entrant === entrant);
  if (own !== undefined && line !== undefined) {
    const { place, standing, most } = line;
    return [
      cups.place({ place, count: own.length, points: cups.points(standing.points), played: standing.matches, matches: most }),
    ];
  }
  if (cup.phase === 'ended' || cup.phase === 'cancelled') return [];
  if (!isIn(cup, entrant)) return [cups.refusal('cupNotEntered', {}) ?? ''];
  return [
    cup.phase === 'entries' && placedIn(cup).some((each) => each === entrant) ? cups.enteredYou(name) : cups.enteredReserve(name),
  ];
};

/** Returns the heading of a cup, its terms and its state. */
export const headOf = (say: Sentences, loaded: LoadedCup): readonly string[] => {
  const { cups } = say;
  const { row, cup } = loaded;
  const [winner] = cup.phase === 'ended' ? standingsOf(cup) : [];
  return [
    cups.title(cups.name(row.id), say.game(cup.settings.game).name),
    cups.terms(termsOf(say, loaded)),
    cups.state(stateOf(loaded)),
    ...(winner === undefined ? [] : [cups.winner(mentionOf(say, loaded)(winner.entrant), cups.name(row.id))]),
  ];
};

/** Says how much there is to play with those who have entered so far, and how long it takes. */
export const planOf = ({ cups }: Sentences, { cup }: LoadedCup): string => {
  const { format, seats, roundDays, most = seats, computers } = cup.settings;
  const count = Math.max(seats, placedIn(cup).length, computers ? most : 0);
  const together = format.kind === 'league' ? Math.min(count, format.division) : count;
  const { each } = poolOf(Math.max(seats, together), seats);
  return cups.plan({ count, each, format: format.kind, days: roundsOf(cup.settings) * roundDays });
};

const roundsOf = ({ format, seats }: CupSettings): number => {
  if (format.kind === 'league') return format.seasons;
  return format.kind === 'knockOut' ? 1 + Math.round(Math.log(format.advance) / Math.log(seats)) : 1;
};

/** Returns who has entered. */
export const enteredLine = (say: Sentences, loaded: LoadedCup): string => {
  const nameOf = mentionOf(say, loaded);
  const entered = loaded.cup.entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).map(({ entrant }) => nameOf(entrant));
  return say.cups.entered(entered.length, fitting(say, entered, ', '));
};

/** Returns how much there is to play, who may enter, how points are given, and who has entered. */
export const entryLines = (say: Sentences, loaded: LoadedCup): readonly string[] => {
  const { cup } = loaded;
  const [points = '', ties = ''] = rulesOf(say, loaded);
  const computers = cup.settings.computers ? [say.cups.computers.yes] : [];
  return [planOf(say, loaded), ...accessLines(say, loaded), ...computers, points, `-# ${ties}`, enteredLine(say, loaded)];
};

const accessLines = (say: Sentences, { cup: { settings } }: LoadedCup): readonly string[] => {
  const { gate, rating, role } = settings.entry;
  return [
    ...(role === undefined ? [] : [say.cups.roleOnly(`<@&${role}>`)]),
    ...(rating === undefined ? [] : [say.cups.rating(rating)]),
    matchOptionLabel(say, 'gate', gate),
    ...(settings.most === undefined ? [] : [say.cups.places(settings.most)]),
    ...(settings.rated ? [matchOptionLabel(say, 'rated', 'on')] : []),
    ...Object.entries(settings.options).map(([option, value]) => settingLabel(say, settings.game, option, value)),
  ];
};

const rulesOf = (say: Sentences, { cup: { settings } }: LoadedCup): readonly string[] =>
  say.cups.rules({ ...settings, points: settings.points });

/** Returns all rules of a cup. */
export const ruleLines = (say: Sentences, loaded: LoadedCup): readonly string[] => [
  ...headOf(say, loaded).slice(0, 2),
  ...[...accessLines(say, loaded), ...rulesOf(say, loaded)].map((line) => `- ${line}`),
];
