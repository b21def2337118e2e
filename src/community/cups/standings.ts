import type { Cup, Group, Table } from './cup.ts';
import type { Entrant } from './events.ts';
import { drawn } from './lots.ts';
import type { CupSettings } from './settings.ts';

/** An entrant's line in the standings of a cup. */
export interface Standing {
  readonly entrant: Entrant;
  /** In the cup, from 1. No two share one. */
  readonly place: number;
  /** The division of a league. */
  readonly division?: number;
  readonly points: number;
  /** The points of those they beat, and half of those they tied with, in each match (Sonneborn-Berger). */
  readonly beaten: number;
  /** Their average part of what the game counts first, 0 to 1. */
  readonly share: number;
  readonly timeOuts: number;
  /** Scored matches, those they left, and all that were drawn for them. */
  readonly matches: number;
  readonly left: number;
  readonly total: number;
}

/** An entrant's part in a scored match. `rank`: among those who stayed, from 1; those who left are behind them all, without points. */
interface Part {
  readonly entrant: Entrant;
  readonly rank: number;
  readonly points: number;
  readonly share: number;
  readonly timeOuts: number;
  readonly left: boolean;
}

/** Points are reckoned in parts that any number of players can share. */
const PARTS = 60;

/**
 * Returns what each entrant got in a scored match. Those who stayed get the points by their places among themselves; if some tie, they share
 * the points of their places. Who left gets none, and neither does an AI player in a seat that nobody has.
 */
export const partsIn = ({ points }: Pick<CupSettings, 'points'>, { seats, result }: Table): readonly Part[] => {
  const all = (result?.seats ?? []).flatMap((row, seat) => {
    const entrant = seats[seat];
    return entrant === null || entrant === undefined ? [] : { ...row, entrant };
  });
  const stayed = all.filter(({ left }) => !left);
  return all.map(({ entrant, place, left, timeOuts, share }) => {
    if (left) return { entrant, rank: stayed.length + 1, points: 0, timeOuts, share, left };
    const ahead = stayed.filter((other) => other.place < place).length;
    const tied = stayed.filter((other) => other.place === place).length;
    const shared = points.slice(ahead, ahead + tied).reduce((sum, each) => sum + PARTS * each, 0);
    return { entrant, rank: ahead + 1, points: shared / tied, timeOuts, share, left };
  });
};

type Unplaced = Omit<Standing, 'place'>;

/** Returns the order of a group: by points, then by those of the beaten, the share, fewer time-outs, and last the draw. */
const orderOf = ({ settings, seed }: Cup, { members, tables }: Group): readonly Unplaced[] => {
  const matches = tables.filter(({ result }) => result !== undefined).map((table) => partsIn(settings, table));
  const sumOf = (entrant: Entrant, of: (part: Part, match: readonly Part[]) => number): number =>
    matches.reduce((sum, match) => {
      const own = match.find((part) => part.entrant === entrant);
      return own === undefined ? sum : sum + of(own, match);
    }, 0);
  const points = new Map(members.map((entrant) => [entrant, sumOf(entrant, (own) => own.points)]));
  const beatenIn = (own: Part, match: readonly Part[]): number =>
    match.reduce((sum, other) => {
      if (own.entrant === other.entrant || own.left || own.rank > other.rank) return sum;
      return sum + (points.get(other.entrant) ?? 0) / (own.rank === other.rank ? 2 : 1);
    }, 0);
  return drawn(seed, 'tie', members)
    .map((entrant): Unplaced => {
      const played = sumOf(entrant, () => 1);
      return {
        entrant,
        points: (points.get(entrant) ?? 0) / PARTS,
        beaten: sumOf(entrant, beatenIn) / PARTS,
        share: played === 0 ? 0 : sumOf(entrant, ({ share }) => share) / played,
        timeOuts: sumOf(entrant, ({ timeOuts }) => timeOuts),
        matches: played,
        left: sumOf(entrant, ({ left }) => Number(left)),
        total: tables.filter(({ seats }) => seats.includes(entrant)).length,
      };
    })
    .toSorted(byTieBreaks);
};

const byTieBreaks = (one: Unplaced, other: Unplaced): number =>
  other.points - one.points || other.beaten - one.beaten || other.share - one.share || one.timeOuts - other.timeOuts;

/** Returns the standings of a cup, best first. They depend only on its events. Empty until the first round is drawn. */
export const standingsOf = (cup: Cup): readonly Standing[] => {
  const ordered = cup.settings.format.kind === 'knockOut' ? knockOutOrder(cup) : divisionOrder(cup);
  return ordered.map((standing, index) => ({ ...standing, place: index + 1 }));
};

const divisionOrder = (cup: Cup): readonly Unplaced[] =>
  (cup.rounds.at(-1)?.groups ?? []).flatMap((group) => {
    const { division } = group;
    return orderOf(cup, group).map((standing) => ({ ...standing, ...(division !== undefined && { division }) }));
  });

/** Who came further is ahead; of those who came equally far, who is ahead at the table, then in the pool. */
const knockOutOrder = (cup: Cup): readonly Unplaced[] => {
  const [pool, ...later] = cup.rounds;
  const [group] = pool?.groups ?? [];
  if (group === undefined) return [];
  return later.reduce(
    (before, { groups }) => {
      const ranks = new Map(groups.flatMap(({ tables }) => tables.flatMap((table) => ranksAt(cup, table))));
      const rankOf = ({ entrant }: Unplaced): number => ranks.get(entrant) ?? Number.MAX_SAFE_INTEGER;
      return before.toSorted((one, other) => rankOf(one) - rankOf(other));
    },
    orderOf(cup, group),
  );
};

const ranksAt = (cup: Cup, table: Table): readonly (readonly [Entrant, number])[] =>
  table.result === undefined
    ? table.seats.flatMap((entrant) => (entrant === null ? [] : ([[entrant, 1]] as const)))
    : partsIn(cup.settings, table).map(({ entrant, rank }) => [entrant, rank] as const);
