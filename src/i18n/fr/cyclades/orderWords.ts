import type { OrderWord } from '#games/cyclades/orders/prompts.ts';

/** The keywords of standing orders as they are typed. */
export const ORDER_WORDS: Readonly<Record<OrderWord, string>> = {
  plan: 'plan',
  retreat: 'retraite',
  fight: 'combat',
  marker: 'marqueur',
  end: 'fin',
  poseidon: 'poséidon',
  ares: 'arès',
  zeus: 'zeus',
  athena: 'athéna',
  apollo: 'apollon',
  again: 'encore',
  next: 'suivants',
  ask: 'demander',
  everywhere: 'partout',
  now: 'aussitôt',
  fewer: 'moins',
  odds: 'chances',
};
