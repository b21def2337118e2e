import type { Building, IslandId, Patron, Piece, SeaId } from '#games/cyclades/types.ts';
import type { SeatName } from '../../sentences.ts';
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

export const troops = counted(['voják', 'vojáci', 'vojáka', 'vojáků'], {
  acc: ['vojáka', 'vojáky', 'vojáka', 'vojáků'],
  ins: ['vojákem', 'vojáky', 'vojáka', 'vojáky'],
});
export const fleets = counted(['loď', 'lodě', 'lodi', 'lodí'], { ins: ['lodí', 'loděmi', 'lodi', 'loděmi'] });
export const units = counted(['jednotka', 'jednotky', 'jednotky', 'jednotek'], {
  acc: ['jednotku', 'jednotky', 'jednotky', 'jednotek'],
  ins: ['jednotkou', 'jednotkami', 'jednotky', 'jednotkami'],
});
export const priests = counted(['kněz', 'kněží', 'kněze', 'kněží'], { acc: ['kněze', 'kněze', 'kněze', 'kněží'] });
export const philosophers = counted(['filozof', 'filozofové', 'filozofa', 'filozofů'], {
  acc: ['filozofa', 'filozofy', 'filozofa', 'filozofů'],
});
export const metropolises = counted(['metropole', 'metropole', 'metropole', 'metropolí'], {
  acc: ['metropoli', 'metropole', 'metropole', 'metropolí'],
  ins: ['metropolí', 'metropolemi', 'metropole', 'metropolemi'],
});
export const steps = counted(['krok', 'kroky', 'kroku', 'kroků']);
export const islands = counted(['ostrov', 'ostrovy', 'ostrova', 'ostrovů'], {
  ins: ['ostrovem', 'ostrovy', 'ostrova', 'ostrovy'],
});
export const seaSpaces = counted(['námořní pole', 'námořní pole', 'námořního pole', 'námořních polí']);
export const buildings = counted(['budova', 'budovy', 'budovy', 'budov']);
export const pieces = counted(['kus', 'kusy', 'kusu', 'kusů']);
export const cards = counted(['karta', 'karty', 'karty', 'karet']);
export const freeSlots = counted(['volné místo', 'volná místa', 'volného místa', 'volných míst']);

/** `is7` is shown as `Is7`, as on the picture; sea spaces are called by their own names. Neither is declined: "na Is7", "z C3". */
export const place = (id: IslandId | SeaId): string => (id.startsWith('is') ? `Is${id.slice(2)}` : id);

/** Slots are counted from 1 for people. */
export const slotNumber = (slot: number): string => `místo ${slot + 1}`;

/** " za 2 ZM", or nothing for what is free. */
export const forGold = (cost: number): string => (cost === 0 ? '' : ` za ${gold(cost)}`);

/** `(2 ZM)` or `(zdarma)`, at the end of a label. */
export const price = (cost: number): string => (cost === 0 ? '(zdarma)' : `(${gold(cost)})`);

/** Names of several seats: "Ada a Blaise". */
export const names = (seats: readonly number[], name: SeatName): string => all(seats.map(name));
