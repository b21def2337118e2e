import type { Rejection } from '#engine/game.ts';
import { SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { RejectionCode, RejectionParams } from '#games/cyclades/rejections.ts';
import type { IslandId, Patron, SeaId } from '#games/cyclades/types.ts';
import type { CycladesPhrases } from '../generated/cyclades.ts';
import { withOptionNamed } from '../phrases/commandPhrases.ts';
import type { NameSeat } from '../sentences.ts';
import { placeNames } from './moves/places.ts';
import { orderRefusalSentences } from './orders/orderRefusals.ts';
import type { CycladesText } from './phrases.ts';
import { type Said, said } from './said.ts';

/** Codes whose phrases take the rejection's parameters, and need nothing else. */
type Fitting = {
  [Code in RejectionCode]: `illegal-${Code}` extends keyof CycladesPhrases
    ? Said<RejectionParams[Code]> extends CycladesPhrases[`illegal-${Code}`]
      ? Code
      : never
    : never;
}[RejectionCode];

type Sentences = {
  readonly [Code in Exclude<RejectionCode, Fitting>]: (
    t: CycladesText,
    params: Said<RejectionParams[Code]>,
    name: NameSeat,
  ) => string;
};

const anyGod = (t: CycladesText, gods: readonly Patron[]): string => t.any(gods.map((id) => t('god', { id })));

const anyPlace = (t: CycladesText, places: readonly (IslandId | SeaId)[]): string => t.any(placeNames(t, places));

const SENTENCES: Sentences = {
  notYourTurn: (t, { active }, name) => t('illegal-notYourTurn', { active: t.all(active.map(name)) }),
  godFaceDown: (t, { god, gods }) => t('illegal-godFaceDown', { god, gods: anyGod(t, [...gods, 'apollo']) }),
  bidTooLow: (t, { god, least }) => t('illegal-bidTooLow', { god, least, standing: least - 1 }),
  wrongGod: (t, { god, needs }) => t('illegal-wrongGod', { god: god as Patron, gods: anyGod(t, needs) }),
  noRetreatThere: (t, { to, places }) =>
    places.length === 0
      ? t('illegal-noRetreatThere-none')
      : t('illegal-noRetreatThere-others', { to, places: anyPlace(t, places) }),
  notToDiscard: (t, { building, buildings }) =>
    t('illegal-notToDiscard', { building, buildings: t.any(buildings.map((each) => t('building-instead', { building: each }))) }),
  discardFirst: (t, { buildings }) =>
    t('illegal-discardFirst', { buildings: t.all(buildings.map((building) => t('building-to-discard', { building }))) }),
  freePlaceFirst: (t, { islands }) => t('illegal-freePlaceFirst', { islands: anyPlace(t, islands) }),
  sellOneFirst: (t) => t('illegal-sellOneFirst', { gold: SPHINX_GOLD }),
  noPushThere: (t, { to, places }) => t('illegal-noPushThere', { to, places: anyPlace(t, places) }),
};

/** Returns why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Cyclades. */
export const refusalSentences = (t: CycladesText): ((rejection: Rejection, name: NameSeat) => string | undefined) => {
  const orderRefusal = orderRefusalSentences(t);
  return ({ code, params }, name) => {
    const facts = withOptionNamed(t, 'cyclades', said(params, name));
    if (Object.hasOwn(SENTENCES, code))
      return (SENTENCES[code as keyof Sentences] as (t: CycladesText, params: object, name: NameSeat) => string)(t, facts, name);
    // One code represents all others: the phrase of each takes the parameters of each.
    const plain = (): string | undefined =>
      t.keys.includes(`illegal-${code}`) ? t(`illegal-${code as 'unknownField'}`, facts as { field: string }) : undefined;
    return orderRefusal({ code, params }) ?? plain();
  };
};
