import type { Outcome } from '#engine/game.ts';
import type { GameSentences, NameSeat } from '#i18n/index.ts';
import type { Command, Event, View } from './types.ts';

const pearls = (amount: number): string => `${amount} ${amount === 1 ? 'pearl' : 'pearls'}`;
const stones = (amount: number): string => `${amount} ${amount === 1 ? 'stone' : 'stones'}`;
const names = (seats: readonly number[], name: NameSeat): string => seats.map(name).join(' and ');

const outcome = ({ winners, reason }: Outcome, name: NameSeat): string => {
  if (winners.length === 0) return `The sea wins (${reason}).`;
  return `${names(winners, name)} ${winners.length === 1 ? 'wins' : 'share the win'} (${reason}).`;
};

const event = (happened: Event, name: NameSeat): string | undefined => {
  switch (happened.type) {
    case 'CharmDealt':
      return `Your charm is worth ${pearls(happened.worth)}.`;
    case 'RoundBegan':
      return `**Round ${happened.round}**`;
    case 'StoneTaken':
      return 'You take a stone, unseen by others.';
    case 'DiverReady':
      return `${name(happened.seat)} is ready.`;
    case 'SharkCame':
      return `The shark swims at depth ${happened.depth}.`;
    case 'Surfaced':
      return happened.lost
        ? `${name(happened.seat)} is lost at depth ${happened.depth}.`
        : `${name(happened.seat)} brings ${pearls(happened.pearls)} from depth ${happened.depth}.`;
    case 'PearlsKept':
      return `${name(happened.seat)} keeps it all.`;
    case 'PearlGiven':
      return `${name(happened.seat)} gives ${name(happened.target)} a pearl.`;
    case 'GameEnded':
      return `**The game is over.** ${outcome(happened, name)}`;
    default:
      return undefined;
  }
};

const REFUSALS: Readonly<Record<string, string>> = {
  noCommand: 'That is no move at all.',
  gameOver: 'The game is over.',
  lostAtSea: 'You are lost at sea.',
  chosenAlready: 'You have chosen already.',
  notInThisStep: 'That cannot be done now.',
};

const kinds: Readonly<Record<Command['type'], string>> = {
  TakeStone: 'Take a stone',
  Dive: 'Dive',
  KeepPearls: 'Keep all pearls',
  GivePearl: 'Give a pearl',
};

const asked = ({ step }: View): string => (step === 'sharing' ? 'do you share?' : 'how deep do you dive?');

/** Pearl Divers in English. */
export const sentences: GameSentences<View, Event, Command> = {
  name: 'Pearl Divers',
  progress: () => '',
  risk: () => '',
  lasting: () => '',
  yes: () => undefined,
  hint: () => '',
  left: () => '',
  sign: () => undefined,
  brief: () => undefined,
  choiceInFull: () => undefined,
  joined: () => undefined,
  isKey: () => false,
  isShownBelow: () => false,
  tableInShort: () => '',
  seatInShort: () => [],
  optionNames: {
    aim: { name: 'Aim', values: { most: 'each for themselves', together: 'all together' } },
    rounds: { name: 'Rounds', values: { 2: 'two', 4: 'four' } },
  },
  event,
  rejection: ({ code }) => REFUSALS[code],
  prompt: (view, seat, name) => `${name(seat)}, ${asked(view)}`,
  outlook: ({ chosen }, name) => (chosen.length === 0 ? '' : `Chosen: ${names(chosen, name)}`),
  summary: ({ round, active, divers }, name) =>
    [
      `**Round ${round}**`,
      ...(active.length === 0 ? [] : [`Acting: ${names(active, name)}`]),
      ...divers.map(({ pearls: held, lost }, seat) => `${name(seat)}: ${lost ? 'lost' : pearls(held)}`),
    ].join('\n'),
  round: ({ round }) => `round ${round}`,
  pictureWords: { lost: 'lost' },
  altText: ({ divers }, name) => divers.map(({ pearls: held }, seat) => `${name(seat)} has ${pearls(held)}`).join(', '),
  boardText: ({ divers }, name) => divers.map(({ pearls: held }, seat) => `${name(seat)}: ${pearls(held)}`).join('\n'),
  details: ({ divers }, name) => divers.map((_, seat) => ({ value: String(seat), name: name(seat) })),
  detailText: ({ divers }, value, name) => {
    const diver = divers[Number(value)];
    return diver && `${name(Number(value))} has ${pearls(diver.pearls)}.`;
  },
  purse: ({ divers }, seat) => `You have ${pearls(divers[seat]?.pearls ?? 0)}.`,
  card: ({ divers, stones: taken }, seat) => {
    const { pearls: held = 0, charm = 0 } = divers[seat] ?? {};
    return `You have ${pearls(held)}, a charm worth ${pearls(charm)} and ${stones(taken)}.`;
  },
  outcome,
  standing: 'whoever has the most pearls wins',
  measured: ({ divers }, name) => divers.map(({ pearls }, seat) => `${name(seat)}: ${pearls}`).join('; '),
  needs: ({ divers, outcome: ended }, seat, name) => (divers[seat]?.lost || ended ? '' : `${name(seat)} needs the most pearls.`),
  reference: [
    { key: 'shark', name: 'Shark', text: 'Whoever dives to its depth is lost.' },
    { key: 'charm', name: 'Charm', text: 'Counts as pearls at the end.' },
  ],
  moveKind: (_, type) => kinds[type],
  ask: () => 'To whom?',
  move: (view, command, name) => {
    if (command.type === 'Dive') return `Dive with ${stones(view.stones)}`;
    return command.type === 'GivePearl' ? `Give ${name(command.target)} a pearl` : kinds[command.type];
  },
  choice: (_view, _field, [move], name) => (move?.type === 'GivePearl' ? name(move.target) : ''),
};
