import type { Outcome } from '#engine/game.ts';
import type { CreatureEvent, Event, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { lastAtTable, tellEnding } from '../common/endings.ts';
import { de } from '../grammar.ts';
import { CREATURE_TELLINGS } from './creatureEvents.ts';
import {
  aBuilding,
  all,
  fleets,
  forGold,
  gold,
  names,
  PATRONS,
  place,
  stepsLeft as restOf,
  slotNumber,
  troops,
  units,
} from './words.ts';

type Telling<Type extends Event['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in Exclude<Event['type'], CreatureEvent['type']>]: Telling<Type> };

/** What each seat got or paid, those with nothing left out: "Ada 2, Blaise 4". */
const perSeat = (amounts: readonly number[], name: NameSeat): string =>
  all(amounts.flatMap((amount, seat) => (amount === 0 ? [] : [`${name(seat)} ${amount}`])));

const side = (strength: number, die: number): string => `${strength} (dé ${die})`;

const losses = ({ lost: [attackers, defenders], minotaurFell }: EventOf<'BattleRound'>): string => {
  if (attackers > 0 && defenders > 0) return `les deux camps perdent ${units(attackers)}`;
  return all([
    ...(attackers > 0 ? [`l’attaquant perd ${units(attackers)}`] : []),
    ...(defenders > 0 ? [`le défenseur perd ${units(defenders)}`] : []),
    ...(minotaurFell ? ['le Minotaure tombe'] : []),
  ]);
};

/** "emplacement 1", "emplacements 1 et 2". */
const slotNumbers = ([first = 0, ...rest]: readonly number[]): string =>
  rest.length === 0 ? slotNumber(first) : `emplacements ${all([first, ...rest].map((slot) => String(slot + 1)))}`;

/** Who defends in a battle: nobody’s island may have the Minotaur. */
const foe = (defender: number | undefined, name: NameSeat): string => (defender === undefined ? 'le Minotaure' : name(defender));

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const winners = names(outcome.winners, name);
  const alone = outcome.winners.length === 1;
  if (outcome.reason === 'metropolises')
    return `${winners} ${alone ? 'l’emporte' : 'se partagent la victoire'} grâce aux Métropoles.`;
  return tellEnding(outcome, name) ?? lastAtTable(winners, alone);
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  SeatPlaced: ({ seat, islands, seas }, name) =>
    `${name(seat)} : troupes sur ${all(islands.map(place))}, flottes en ${all(seas.map(place))}.`,
  GoldDealt: ({ seat, gold: amount, open }, name) =>
    open === true ? `${name(seat)} commence avec ${gold(amount)}.` : `Tu commences avec ${gold(amount)}.`,
  TurnOrderDealt: ({ order }, name) => `Ordre du tour : ${order.map(name).join(', ')}.`,
  CycleBegan: ({ cycle, gods }) =>
    `**Cycle ${cycle}** – ${gods.length === 0 ? 'tous les dieux sont face cachée' : `les dieux : ${gods.map((god) => PATRONS[god]).join(', ')}`}.`,
  IncomeCollected: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0) ? `Revenus : ${perSeat(amounts, name)}.` : 'Personne n’a de revenus.',
  BidPlaced: (event, name) =>
    event.god === 'apollo'
      ? `${name(event.seat)} choisit Apollon.`
      : `${name(event.seat)} offre ${event.amount} à ${PATRONS[event.god]}.`,
  BidDisplaced: ({ seat, god }, name) => `${name(seat)} perd la faveur ${de(PATRONS[god])} et doit choisir un autre dieu.`,
  OfferingsPaid: ({ gold: amounts }, name) =>
    amounts.some((amount) => amount > 0)
      ? `Les offrandes sont payées : ${perSeat(amounts, name)}.`
      : 'Il n’y a aucune offrande à payer.',
  TurnBegan: ({ seat, god }, name) => `**${name(seat)}** agit avec ${PATRONS[god]}.`,
  ApolloGave: ({ seat, gold: amount, marker }, name) =>
    `Apollon donne ${gold(amount)}${marker ? ' et un marqueur prospérité' : ''} à ${name(seat)}.`,
  ProsperityPlaced: ({ seat, island }, name) => `${name(seat)} place un marqueur prospérité sur ${place(island)}.`,
  FleetRecruited: ({ seat, sea, cost }, name) => `${name(seat)} recrute une flotte en ${place(sea)}${forGold(cost)}.`,
  TroopRecruited: ({ seat, island, cost }, name) => `${name(seat)} recrute une troupe sur ${place(island)}${forGold(cost)}.`,
  PriestRecruited: ({ seat, cost }, name) => `${name(seat)} recrute un prêtre${forGold(cost)}.`,
  PhilosopherRecruited: ({ seat, cost }, name) => `${name(seat)} recrute un philosophe${forGold(cost)}.`,
  BuildingBuilt: ({ seat, island, building, cost }, name) =>
    `${name(seat)} construit ${aBuilding(building)} sur ${place(island)}${forGold(cost)}.`,
  FleetsMoved: ({ seat, from, to, fleets: moved, stepsLeft, cost }, name) =>
    `${name(seat)} déplace ${fleets(moved)} ${de(place(from))} vers ${place(to)}${forGold(cost)} (${restOf(stepsLeft)}).`,
  TroopsMoved: ({ seat, from, to, troops: moved, cost }, name) =>
    `${name(seat)} déplace ${troops(moved)} ${de(place(from))} vers ${place(to)}${forGold(cost)}.`,
  IslandLanded: ({ seat, from, island, troops: landed, cost, loser }, name) =>
    `${name(seat)} débarque ${troops(landed)} ${de(place(from))} sur ${place(island)}${forGold(cost)} et prend l’île${
      loser === undefined ? '' : ` à ${name(loser)}`
    } sans combat.`,
  SeaBattleBegan: ({ seat, defender, from, at, fleets: attacking, cost, stepsLeft }, name) =>
    `**Combat en ${place(at)} :** ${name(seat)} attaque ${name(defender)} avec ${fleets(attacking)} ${de(place(from))}${forGold(cost)}${
      stepsLeft === undefined ? '' : ` (${restOf(stepsLeft)})`
    }.`,
  LandBattleBegan: ({ seat, defender, from, at, troops: attacking, cost }, name) =>
    `**Combat sur ${place(at)} :** ${name(seat)} attaque ${foe(defender, name)} avec ${troops(attacking)} ${de(place(from))}${forGold(cost)}.`,
  BattleRound: (event) =>
    `Attaquant ${side(event.strength[0], event.dice[0])} contre défenseur ${side(event.strength[1], event.dice[1])} : ${losses(event)}.`,
  FoughtOn: ({ seat }, name) => `${name(seat)} continue le combat.`,
  Retreated: ({ seat, to, units: moved }, name) => `${name(seat)} bat en retraite vers ${place(to)} avec ${units(moved)}.`,
  BattleEnded: ({ holder }, name) =>
    holder === undefined
      ? 'Le combat est terminé ; la place n’est à personne.'
      : `Le combat est terminé ; ${name(holder)} tient la place.`,
  IslandConquered: ({ seat, island, loser }, name) =>
    `${name(seat)} conquiert ${place(island)}${loser === undefined ? '' : ` sur ${name(loser)}`}.`,
  MetropolisDue: ({ seat, by }, name) =>
    by === 'buildings'
      ? `${name(seat)} a les quatre types de bâtiment et doit créer une Métropole.`
      : `${name(seat)} a quatre philosophes et doit créer une Métropole.`,
  BuildingDiscarded: ({ seat, island, slot }, name) =>
    `${name(seat)} retire le bâtiment ${de(place(island))}, ${slotNumber(slot)}.`,
  PhilosophersDiscarded: ({ seat }, name) => `${name(seat)} défausse quatre philosophes.`,
  MetropolisPlaced: ({ seat, island, destroyed }, name) =>
    `**${name(seat)} crée une Métropole sur ${place(island)}**${
      destroyed.length === 0 ? '.' : `, à la place de ce qui s’y trouvait (${slotNumbers(destroyed)}).`
    }`,
  MetropolisForgone: ({ seat }, name) =>
    `${name(seat)} n’a aucune place pour une Métropole : bâtiments ou philosophes, tout est perdu pour rien.`,
  SeatEliminated: ({ seat }, name) => `${name(seat)} a perdu sa dernière île et quitte le jeu.`,
  TurnEnded: () => undefined,
  GameEnded: ({ winners, reason }, name) => `**La partie est terminée.** ${tellOutcome({ winners, reason }, name)}`,
};

const ALL_TELLINGS = { ...TELLINGS, ...CREATURE_TELLINGS };

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellCycladesEvent = (event: Event, name: NameSeat): string | undefined =>
  (ALL_TELLINGS[event.type] as (event: Event, name: NameSeat) => string | undefined)(event, name);
