import type { GenericRefusals } from '../../denials.ts';
import { typed } from '../commandNames.ts';
import { all, any, counted } from '../counting.ts';

const characters = counted({ one: 'znak', few: 'znaky', many: 'znaku', other: 'znaků' });

export const denials: GenericRefusals = {
  notUnderstood: `To tlačítko je z jiné doby a už mu nerozumím. Jak to vypadá, ukáže ${typed.command('match status')}.`,
  tooMuchAsked: 'To je víc, než stíhám. Chvilku počkej: nic se neztratilo a nic z toho se nestalo.',
  alreadyDone: 'To už je hotovo, nebo se partie mezitím posunula. Teď to vypadá takto:',
  notPossibleNow: 'To už nejde. Teď můžeš udělat toto:',
  noMatchHere: `Žádná tvoje partie není otevřená. Uveď ji volbou ${typed.option('option.match')}, nebo založ novou: ${typed.command('match create')}.`,
  noMatchWaits: `Teď na tebe žádná partie nečeká. Všechny otevřené ukáže ${typed.command('match list')}.`,
  noLobbyHere: `Není tu žádná partie, do které by se dalo přidat. Založíš ji příkazem ${typed.command('match create')}.`,
  severalMatches: (numbers) =>
    `Může jít o víc partií: ${all(numbers.toSorted((one, other) => one - other).map((each) => `#${each}`))}. Uveď jednu volbou ${typed.option('option.match')}.`,
  otherGame: (game, command) => `To je partie hry ${game}; píše se v ní \`${command}\`.`,
  notYourControl: (owner) => `Tohle vybírá ${owner}.`,
  serverOnly: 'Partie potřebuje vlákno, založ ji tedy v kanálu na serveru; hrát ji potom můžeš i odsud.',
  managersOnly: 'To smí jen ten, kdo může tento server spravovat.',
  everybodysRole: 'Tu roli mají všichni. Vyber takovou, kterou mají jen pořadatelé.',
  notAMember: 'Na tomto serveru nejsem členem: přidány byly jen moje příkazy. Pozvi mě znovu celým odkazem, abych tu mohl psát.',
  otherChannel: (names) => `Na tomto serveru se partie zakládají tady: ${any(names)}.`,
  organisersOnly: (role) =>
    `Na tomto serveru zakládají partie jen pořadatelé: ${role === undefined ? '' : `ti, kdo mají roli ${role}, a `}ti, kdo smějí server spravovat. Požádej některého z nich.`,
  notOrganiser: (role) =>
    `To smějí jen pořadatelé na serveru, kde se partie hraje, a jen odtamtud: ti, kdo ho smějí spravovat${role === undefined ? '' : `, a ti, kdo mají roli ${role}`}. Všichni ostatní mohou dát hlasovat: ${typed.command('match vote')}.`,
  notSetAside: (match) => `${match} není zastavená, není tedy co obnovovat.`,
  stillBroken: (match) =>
    `Záznam ${match} stále nedokážu přečíst. Nic se neztratilo. Požádej toho, kdo bota provozuje, aby se podíval do jeho záznamu.`,
  notOverYet: 'Tato partie ještě neskončila.',
  botInvited: 'To je aplikace a aplikace nehrají. Pozvi člověka.',
  wordsNeeded: (most) => `Vlastní slova mají aspoň jedno písmeno nebo číslici a nejvýš ${most} znaků.`,
  noGold: 'V této partii nemáš místo, a tedy ani kartu.',
  noBoardYet: 'Herní plán ještě není rozložen.',
  noSuchRound: (latest) => `Tak daleko to ještě není: nejnovější je ${latest}. Uveď to, nebo některé dřívější.`,
  noSuchPart: 'Žádná část plánu se tak nejmenuje. Vyber některou z těch, které se nabízejí při psaní.',
  noteUnclear: `Buď poznámku napiš volbou ${typed.option('note.text')}, nebo ji smaž volbou ${typed.option('note.clear')}, ne oboje. Ta dosavadní zůstává.`,
  noteTooLong: (most) => `Poznámka má místo na ${characters.acc(most)} a tahle je delší. Ta dosavadní zůstává.`,
  noFreeSeat: 'V této partii není volné místo.',
  freeSeats: (names) => `Převzít lze víc míst. Uveď jedno volbou ${typed.option('match take.seat')}: ${all(names)}.`,
  noSeatForThat: 'Není tu žádné jiné místo, kterého by se to mohlo týkat.',
  noSuchDuration: (text) =>
    `Čas „${text}“ neumím použít. Napiš počet hodin, dní nebo týdnů, například \`36h\`, \`3d\` nebo \`2 týdny\`.`,
  nobodyToNudge: 'Není koho popohnat: partie teď na nikoho jiného nečeká.',
  pausedToNudge: (until) => `Partie je pozastavena: na nikoho nečeká. Pokračuje ${until}.`,
};
