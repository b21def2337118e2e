import type { TableSentences, VoteFacts } from '../../table.ts';
import { typed } from '../commandNames.ts';
import { all, counted, z } from '../counting.ts';
import { hoursOf } from './durations.ts';
import { VOTE_RESULT } from './tellings.ts';

const votes = counted({ one: 'hlas', few: 'hlasy', many: 'hlasu', other: 'hlasů' });

const named = (names: readonly string[]): string => (names.length === 0 ? '–' : all(names));

const RESULTS = {
  carried: 'Návrh prošel.',
  failed: 'Návrh neprošel.',
  withdrawn: 'Návrh byl stažen.',
  lapsed: 'Partie mezitím skončila.',
} as const;

/** What it takes, and what becomes of those who say nothing. */
const rules = ({ needed, voters, unanimous, abstains, until }: VoteFacts): string =>
  unanimous
    ? `Je třeba, aby do ${until} řekli ano všichni.`
    : `K přijetí je třeba ${needed} ${z(voters)} ${votes.gen(voters)}${abstains ? `, stačí hned. Kdo do ${until} nic neřekne, zdržuje se` : `, do ${until}. Mlčení není souhlas`}.`;

const vote = (facts: VoteFacts): string =>
  [
    `### Hlasování: ${facts.motion}${facts.result === undefined ? '?' : ''}`,
    ...(facts.result === undefined ? [] : [`**${RESULTS[facts.result]}**`]),
    ...(facts.by === undefined ? [] : [`Navrhuje ${facts.by}.`]),
    `Ano: ${named(facts.yes)}`,
    `Ne: ${named(facts.no)}`,
    ...(facts.result === undefined ? [`Ještě nehlasovali: ${named(facts.silent)}`, `-# ${rules(facts)}`] : []),
  ].join('\n');

const TAKE = typed.command('match take');

/** What a table decides together, in Czech. */
export const table: TableSentences = {
  boardForms: { picture: 'obrázek', text: 'text' },
  motionKinds: {
    pause: 'Pozastavit partii',
    resume: 'Ukončit pauzu',
    extend: 'Dát někomu víc času',
    replace: 'Najít na místo někoho jiného',
    computer: 'Nechat za místo hrát počítač',
    draw: 'Ukončit partii remízou',
    standing: 'Ukončit partii za daného stavu',
    rewind: 'Vrátit se v partii',
    roll: 'Hodit bez majáku',
  },
  whichMotion: 'O čem mají ostatní hlasovat?',
  whichSeat: 'Čí místo?',
  howLong: 'Na jak dlouho?',
  howFarBack: 'Kam se vrátit?',
  duration: hoursOf,
  hourWords: ['h', 'hod', 'hodina', 'hodinu', 'hodiny', 'hodin'],
  dayWords: ['d', 'den', 'dny', 'dne', 'dní', 'dnů'],
  weekWords: ['t', 'týd', 'týden', 'týdny', 'týdne', 'týdnů'],
  confirmVote: (motion) => `Dát všem hlasovat: **${motion}**? Tvůj vlastní hlas je ano.`,

  vote,
  voteWaits: (match, motion, link) => `${match}: máš hlasovat – ${motion}. Ano, nebo ne: ${link}`,
  publicVoteWaits: (match, mention, motion) => `${mention}, v ${match} se hlasuje – ${motion}: ano, nebo ne, výše.`,
  voteCalled: (motion) => `Ostatní teď hlasují: ${motion}. Tvůj vlastní hlas je ano.`,
  voteStaysOpen: (motion) =>
    `Kromě tebe tu nemá hlas nikdo: ${motion}. Stane se to, až čas hlasování vyprší, pokud předtím nezahraje ten, koho se to týká.`,
  voteDecided: (motion) => `Kromě tebe tu nemá hlas nikdo, je tedy rozhodnuto: ${motion}.`,
  voted: (yes) => `Tvůj hlas je ${yes ? 'ano' : 'ne'}. Do konce hlasování ho můžeš změnit.`,
  votedLast: (motion, result) => `Tvůj hlas rozhodl, návrh ${VOTE_RESULT[result]}: ${motion}.`,
  voteWithdrawn: 'Tvůj návrh je stažen.',
  voteIsOpen: 'Vždy jen jedno hlasování: probíhá toto.',

  seatFree: (name, by) =>
    `**Místo, které má ${name}, je volné.** Převzít ho, jak je, může ${by === 'anybody' ? 'každý, kdo tuto partii vidí' : `ten, koho někdo od stolu pozve příkazem ${typed.command('match invite')}`}. Do té doby tam hraje počítač.`,
  seatTaken: (name) => `Volné místo je obsazeno: teď tam hraje ${name}.`,
  seatNotFreeAnyMore: 'Bylo tu volné místo, ale už není.',
  seatGivenAway: (match, to, reason, link) =>
    [
      `**${match}** – ${reason === undefined ? 'ostatní odhlasovali' : 'pořadatel rozhodl'}, že ${to === 'computer' ? 'na tvém místě hraje odteď počítač' : 'tvoje místo smí převzít někdo jiný; do té doby tam hraje počítač'}.`,
      ...(reason === undefined ? [] : [`Důvod: ${reason}`]),
      `${to === 'computer' ? 'Kdykoli si ho můžeš vzít zpět' : 'Dokud ho nikdo nepřevzal, můžeš si ho vzít zpět'} příkazem ${TAKE}: ${link}`,
    ].join('\n'),
  seatInvitation: (mention, host) =>
    `${mention}, ${host} tě zve převzít místo v této partii: ${TAKE}, nebo tlačítko tam, kde se místo nabízí.`,
  heirs: { substitute: 'Někdo jiný', computer: 'Počítač' },
  handOverAsked: {
    substitute:
      'Tvoje místo se uvolní: dokud ho někdo nepřevezme se vším, co má, hraje tam počítač. Do té doby si ho můžeš vzít zpět. Opravdu?',
    computer: 'Na tvém místě bude hrát počítač. Kdykoli si ho můžeš vzít zpět. Opravdu?',
  },
  handedOver: {
    substitute: `Tvoje místo je volné pro někoho jiného. Dokud ho nikdo nepřevzal, vezmeš si ho zpět příkazem ${TAKE}.`,
    computer: `Na tvém místě teď hraje počítač. Zpět si ho vezmeš příkazem ${TAKE}.`,
  },
  tookSeat: (number) => `Místo je tvoje: partie #${number}.`,
  guestInvited: (mention) => `${mention} má pozvání a může obsadit volné místo.`,
  computerSeated: (name) => `${name}, počítač, má teď místo.`,
  computerRemoved: (name) => `${name} je pryč.`,
  removeComputer: 'Odebrat počítač',
  computer: (name) => `${name} (počítač)`,
  gaveUp: (name) => `${name} (vzdáno)`,
  computersPlay: (names, free) =>
    `Počítač hraje na těchto místech: ${all(names)}.${free.length === 0 ? '' : ` Převzít příkazem ${TAKE} lze: ${all(free)}.`}`,

  organiserDecided: (who, motion, reason) => `**Rozhodnutí pořadatele (${who}): ${motion}.**\nDůvod: ${reason}`,
  decided: (motion) => `Tvoje rozhodnutí platí: ${motion}. Vlákno se ho dozví i s důvodem.`,

  stale: (match, since, until) =>
    `V ${match} nikdo netáhl od ${since}. Partie se sama uzavře ${until} a nikdo nevyhraje, pokud někdo netáhne nebo nedá hlasovat. Kdo chce pokračovat, ať prostě táhne; ${typed.command('match vote')} může na místo najít někoho jiného.`,
};
