import type { Building, IslandId, Patron, Piece, SeaId } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, counted } from '../counting.ts';

export const PATRONS: Readonly<Record<Patron, string>> = {
  poseidon: 'Poseidon',
  ares: 'Áres',
  zeus: 'Zeus',
  athena: 'Athéna',
  apollo: 'Apollón',
};

/** To whom something is offered. */
export const TO_PATRON: Readonly<Record<Patron, string>> = {
  poseidon: 'Poseidonovi',
  ares: 'Áresovi',
  zeus: 'Diovi',
  athena: 'Athéně',
  apollo: 'Apollónovi',
};

/** At whose place something happens: genitive. */
export const OF_PATRON: Readonly<Record<Patron, string>> = {
  poseidon: 'Poseidona',
  ares: 'Árese',
  zeus: 'Dia',
  athena: 'Athény',
  apollo: 'Apollóna',
};

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  port: 'přístav',
  fortress: 'pevnost',
  temple: 'chrám',
  university: 'univerzita',
};

/** What is built or given up: accusative. */
export const BUILDING_ACC: Readonly<Record<Building, string>> = { ...BUILDING_NAMES, university: 'univerzitu' };

export const PIECE_NAMES: Readonly<Record<Piece, string>> = {
  troop: 'voják',
  fleet: 'loď',
  priest: 'kněz',
  philosopher: 'filozof',
};

/** What is recruited, sold or stolen: accusative. */
export const PIECE_ACC: Readonly<Record<Piece, string>> = {
  troop: 'vojáka',
  fleet: 'loď',
  priest: 'kněze',
  philosopher: 'filozofa',
};

export const gold = (amount: number): string => `${amount} ZM`;

export const troops = counted(
  { one: 'voják', few: 'vojáci', many: 'vojáka', other: 'vojáků' },
  {
    acc: { one: 'vojáka', few: 'vojáky', many: 'vojáka', other: 'vojáků' },
    ins: { one: 'vojákem', few: 'vojáky', many: 'vojáka', other: 'vojáky' },
  },
);
export const fleets = counted(
  { one: 'loď', few: 'lodě', many: 'lodi', other: 'lodí' },
  { ins: { one: 'lodí', few: 'loděmi', many: 'lodi', other: 'loděmi' } },
);
export const units = counted(
  { one: 'jednotka', few: 'jednotky', many: 'jednotky', other: 'jednotek' },
  {
    acc: { one: 'jednotku', few: 'jednotky', many: 'jednotky', other: 'jednotek' },
    ins: { one: 'jednotkou', few: 'jednotkami', many: 'jednotky', other: 'jednotkami' },
  },
);
export const priests = counted(
  { one: 'kněz', few: 'kněží', many: 'kněze', other: 'kněží' },
  { acc: { one: 'kněze', few: 'kněze', many: 'kněze', other: 'kněží' } },
);
export const philosophers = counted(
  { one: 'filozof', few: 'filozofové', many: 'filozofa', other: 'filozofů' },
  {
    acc: { one: 'filozofa', few: 'filozofy', many: 'filozofa', other: 'filozofů' },
  },
);
export const metropolises = counted(
  { one: 'metropole', few: 'metropole', many: 'metropole', other: 'metropolí' },
  {
    acc: { one: 'metropoli', few: 'metropole', many: 'metropole', other: 'metropolí' },
    ins: { one: 'metropolí', few: 'metropolemi', many: 'metropole', other: 'metropolemi' },
  },
);
export const steps = counted({ one: 'krok', few: 'kroky', many: 'kroku', other: 'kroků' });
export const islands = counted(
  { one: 'ostrov', few: 'ostrovy', many: 'ostrova', other: 'ostrovů' },
  {
    ins: { one: 'ostrovem', few: 'ostrovy', many: 'ostrova', other: 'ostrovy' },
  },
);
export const seaSpaces = counted({ one: 'námořní pole', few: 'námořní pole', many: 'námořního pole', other: 'námořních polí' });
export const buildings = counted({ one: 'budova', few: 'budovy', many: 'budovy', other: 'budov' });
export const pieces = counted({ one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' });
export const cards = counted({ one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
export const freeSlots = counted({ one: 'volné místo', few: 'volná místa', many: 'volného místa', other: 'volných míst' });

/** `is7` is shown as `Is7`, as on the picture; sea spaces are called by their own names. Neither is declined: "na Is7", "z C3". */
export const place = (id: IslandId | SeaId): string => (id.startsWith('is') ? `Is${id.slice(2)}` : id);

/** Slots are counted from 1 for people. */
export const slotNumber = (slot: number): string => `místo ${slot + 1}`;

/** " za 2 ZM", or nothing for what is free. */
export const forGold = (cost: number): string => (cost === 0 ? '' : ` za ${gold(cost)}`);

/** `(2 ZM)` or `(zdarma)`, at the end of a label. */
export const price = (cost: number): string => (cost === 0 ? '(zdarma)' : `(${gold(cost)})`);

/** Names of several seats: "Ada a Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
