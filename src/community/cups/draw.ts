import { type Cup, isIn, placedIn, reservesIn } from './cup.ts';
import type { DrawnGroup, Entrant } from './events.ts';
import { drawn } from './lots.ts';
import { poolOf } from './pools.ts';
import { partsIn, standingsOf } from './standings.ts';

/** Seats by table, before tables have numbers. */
type Drawn = Omit<DrawnGroup, 'tables'> & { readonly seatings: readonly (readonly (Entrant | null)[])[] };

/** Returns the groups of a cup's next round, which follow from its events; `undefined` if there is none. */
export const nextRound = (cup: Cup): readonly DrawnGroup[] | undefined => {
  const groups = groupsAfter(cup);
  let table = cup.rounds.flatMap((round) => round.groups.flatMap(({ tables }) => tables)).length;
  return groups?.map(({ seatings, ...group }) => ({
    ...group,
    tables: seatings.map((seats) => ({ table: ++table, seats })),
  }));
};

const groupsAfter = (cup: Cup): readonly Drawn[] | undefined => {
  const { settings, rounds } = cup;
  const { format } = settings;
  if (format.kind === 'league') return rounds.length < format.seasons ? season(cup, leagueOrder(cup)) : undefined;
  if (rounds.length === 0) return [pooled(cup, placedIn(cup))];
  if (format.kind === 'pools') return undefined;
  const last = rounds.at(-1)?.groups ?? [];
  const places = rounds.length === 1 ? powerUpTo(settings.seats, format.advance, stillIn(cup).length) : last.length;
  return places < settings.seats ? undefined : knockOut(cup, places);
};

const stillIn = (cup: Cup): readonly Entrant[] => standingsOf(cup).flatMap(({ entrant }) => (isIn(cup, entrant) ? entrant : []));

/** Returns the largest power of `seats` up to both numbers. */
const powerUpTo = (seats: number, most: number, there: number): number => {
  let power = 1;
  while (power * seats <= Math.min(most, there)) power *= seats;
  return power;
};

/** Returns a pool with everybody at balanced tables; a group too small for one table has AI players in the empty seats. */
const pooled = ({ seed, rounds, settings: { seats } }: Cup, members: readonly Entrant[]): Drawn => {
  const order = drawn(seed, `round ${rounds.length + 1}`, members);
  const tables = order.length < seats ? [Array.from({ length: seats }, (_, seat) => seat)] : poolOf(order.length, seats).tables;
  return { members: order, seatings: tables.map((table) => table.map((player) => order[player] ?? null)) };
};

/** Returns tables of which one player each goes on: the first of each table before, or the next best where all of a table left. */
const knockOut = (cup: Cup, places: number): readonly Drawn[] => {
  const { settings, rounds } = cup;
  const there = stillIn(cup);
  const firsts = new Set(
    rounds.length === 1
      ? []
      : (rounds.at(-1)?.groups ?? []).flatMap(({ tables }) =>
          tables.flatMap((table) => {
            const stayed = partsIn(settings, table).filter(({ left, entrant }) => !left && there.includes(entrant));
            return there.find((entrant) => stayed.some((part) => part.entrant === entrant)) ?? [];
          }),
        ),
  );
  const advancing = [...there.filter((entrant) => firsts.has(entrant)), ...there.filter((entrant) => !firsts.has(entrant))];
  const number = places / settings.seats;
  return Array.from({ length: number }, (_, index): Drawn => {
    const seeds = Array.from({ length: settings.seats }, (_, row) => number * row + (row % 2 === 0 ? index : number - 1 - index));
    const members = seeds.flatMap((place) => advancing[place] ?? []);
    const order = drawn(cup.seed, `seats ${rounds.length + 1}`, members);
    return { members, seatings: [Array.from({ length: settings.seats }, (_, seat) => order[seat] ?? null)] };
  });
};

/** Returns divisions of players in this order: the last one takes the rest. */
const season = (cup: Cup, order: readonly Entrant[]): readonly Drawn[] | undefined => {
  const { format, seats } = cup.settings;
  const size = format.kind === 'league' ? Math.max(format.division, seats) : seats;
  const number = Math.max(1, Math.floor(order.length / size));
  if (order.length < 2) return undefined;
  return Array.from({ length: number }, (_, index) => ({
    division: index + 1,
    ...pooled(cup, order.slice(index * size, index === number - 1 ? undefined : (index + 1) * size)),
  }));
};

/** Returns who plays the next season, by strength: promotion and relegation between neighbouring divisions, then those who are new. */
const leagueOrder = (cup: Cup): readonly Entrant[] => {
  const { format, most } = cup.settings;
  if (cup.rounds.length === 0) return drawn(cup.seed, 'divisions', placedIn(cup));
  const moving = format.kind === 'league' ? format.moving : 0;
  const standings = standingsOf(cup);
  const order = standings.map(({ entrant }) => entrant);
  for (const { division = 1 } of cup.rounds.at(-1)?.groups ?? []) {
    const next = standings.findIndex((standing) => standing.division === division + 1);
    const moved = Math.min(moving, standings.filter((standing) => standing.division === division + 1).length);
    if (next < 0) continue;
    const [down, up] = [order.slice(next - moved, next), order.slice(next, next + moved)];
    order.splice(next - moved, 2 * moved, ...up, ...down);
  }
  const there = new Set(stillIn(cup));
  return [...order.filter((entrant) => there.has(entrant)), ...reservesIn(cup)].slice(0, most);
};
