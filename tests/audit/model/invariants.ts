import { deck } from './creatures.ts';
import { fleetsOut, isBlocked, type Position, SET, standing, troopsOut } from './position.ts';

/** What must hold in every position. */
export const brokenInvariants = (position: Position): readonly string[] => {
  const { seats, options, goods, land } = position;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const early = options.stock === 'first';
  const every = [...Array(seats).keys()];
  const checks: readonly (readonly [string, boolean])[] = [
    ['at most 8 fleets a colour', every.every((seat) => fleetsOut(position, seat) <= 8)],
    ['at most 8 troops a colour', every.every((seat) => troopsOut(position, seat) <= 8)],
    ['at most 10 of each building', SET.every((type) => standing(position, type) <= 10)],
    ['at most 10 Metropolises', [...land.values()].filter(({ metropolis }) => metropolis).length <= 10],
    ['at most 16 prosperity markers', sum([...land.values()].map(({ prosperity }) => prosperity)) <= 16],
    ['priests in stock', sum(goods.map(({ priests }) => priests)) <= (early ? 16 : 18)],
    ['philosophers in stock', sum(goods.map(({ philosophers }) => philosophers)) <= (early ? 16 : 17)],
    ['no negative gold', goods.every(({ gold }) => gold >= 0)],
    ['no negative troops', [...land.values()].every(({ troops }) => troops >= 0)],
    ['nobody neutral has troops', [...land.values()].every(({ owner, troops }) => owner !== undefined || troops === 0)],
    ['seventeen cards, one of each', cards(position) === (options.creatures === 'none' ? 0 : 17)],
    ['one land figure an island', new Set(position.figures.map(({ island }) => island)).size === position.figures.length],
    ['no figures of a seat that is out', position.figures.every(({ seat }) => !goods[seat]?.out)],
    [
      'no fleet where none may be',
      [...position.fleets.keys()].every((sea) => !isBlocked(position, sea) || isPushed(position, sea)),
    ],
    ['at most three philosophers kept', goods.every(({ philosophers }) => philosophers < 4 || position.turn?.due !== undefined)],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
};

/** Returns every placed card; each must occur once. */
const cards = (position: Position): number => {
  const { track, discards, figures } = position;
  const open = [...track.filter((card) => card !== undefined), ...discards, ...figures.map(({ creature }) => creature)];
  return new Set(open).size === open.length ? open.length + deck(position).length : Number.NaN;
};

/** A fleet beside Polyphemus that is still to be pushed. */
const isPushed = ({ turn }: Position, sea: string): boolean => turn?.effect?.creature === 'polyphemus' && sea !== undefined;
