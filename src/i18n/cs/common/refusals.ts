import type { Refusals } from '../../refusals.ts';
import { typed } from '../commandNames.ts';
import { all, any, counted } from '../counting.ts';
import { controls } from './controls.ts';
import { days, hours, hoursGen } from './durations.ts';

const people = counted({ one: 'člověk', few: 'lidé', many: 'člověka', other: 'lidí' });
const minutes = counted({ one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' });
const characters = counted({ one: 'znak', few: 'znaky', many: 'znaku', other: 'znaků' });

/** "10 hodin a 30 minut". */
const duration = (length: number): string =>
  all([...(length >= 60 ? [hours(Math.floor(length / 60))] : []), ...(length % 60 > 0 ? [minutes(length % 60)] : [])]);

const FURTHER_BACK = `O návrat dál dozadu můžeš požádat ostatní: ${typed.command('match vote')}.`;

const MOVED_BY = {
  order: 'některý z tvých trvalých příkazů po tahu ostatních',
  computer: 'počítač',
  safe: 'za tebe bot, protože ti vypršel čas',
} as const;

export const refusals: Refusals = {
  noSuchMatch: () => `Taková partie tu není. Otevřené ukáže ${typed.command('match list')}.`,
  noSuchGame: ({ games }) => `Ta hra v polici není. Zahrát si můžeš: ${any(games)}.`,
  notInThisMatch: () =>
    `V této partii nemáš místo. Dokud nezačne, můžeš ho získat tlačítkem „${controls.join}“; potom se můžeš dívat, nebo založit vlastní: ${typed.command('match create')}.`,
  matchEnded: () => `Tato partie skončila. „${controls.again}“ pod její poslední zprávou založí novou.`,
  matchClosed: () => `Tato partie byla zrušena, než začala. Novou založí ${typed.command('match create')}.`,
  matchNotStarted: () => 'Tato partie ještě nezačala; začne ji hostitel, až se přidá dost hráčů.',
  matchStarted: () => 'Tato partie už začala; to šlo jen předtím.',
  matchNewerThanCode: () =>
    'V této partii se hrálo s mojí novější verzí. Počkej prosím, až skončí aktualizace; nic se neztratilo.',
  matchSetAside: () =>
    `Tuto partii jsem zastavil, protože nedokážu přečíst její záznam. Nic se neztratilo. Pořadatel může zkusit ${typed.command('organise retry')}.`,
  matchSuspended: () => 'Na serveru této partie už nejsem, partie tedy stojí. Bude pokračovat, až mě tam znovu pozvou.',
  lobbyFull: ({ seats }) =>
    seats === 1 ? 'Jediné místo v této partii je obsazené.' : `Místa v této partii jsou obsazená, všech ${seats}.`,
  noComputerThere: () => 'Tam žádný počítač nesedí.',
  tooManyOpenMatches: ({ most }) =>
    `Na tomto serveru nezakládá další partii nikdo, kdo už má otevřené ${most} – a tolik jich máš; ukáže je ${typed.command('match list')}. Až některá skončí, můžeš založit další.`,
  alreadySeated: () => 'V této partii už místo máš.',
  notInvited: () => 'Tato partie je jen pro pozvané. Požádej hostitele o pozvání.',
  alreadyInvited: () => 'Tento člověk už je pozván.',
  guestNotSeated: () => 'Tento člověk nemá v partii místo; hostitelem může být jen ten, kdo se přidal.',
  tooManyGuests: ({ most }) => `Pozvaných lidí už je ${most}; počkej, až se někdo z nich přidá.`,
  guestSeated: () => 'Tento člověk už v partii místo má.',
  wordsGivenAlready: () => 'Právě tato slova už jsou od tebe zapsána.',
  alreadyHost: () => 'Tento člověk už hostitelem je.',
  notHost: ({ host }, name) => `To smí jen hostitel: ${name(host)}.`,
  tooFewSeats: ({ least, taken }) => `K začátku je třeba aspoň ${people.gen(least)}; zatím: ${taken}.`,
  noSuchOption: ({ options }) => `Takové nastavení není. Jsou tu ${all(options)}.`,
  noSuchValue: ({ values }) => `Takhle to nastavit nejde. Může to být ${any(values)}.`,
  optionChosenAlready: () => 'Takhle už to nastaveno je.',
  alreadyDone: () => 'To už je hotovo.',
  notYourTurn: ({ active }, name) => `Teď nejsi na tahu ty, ale ${all(active.map(name))}.`,
  alreadyConceded: () => 'Tuto partii už máš vzdanou.',
  outOfTheGame: () => 'Jsi mimo hru, není tedy co vzdávat.',
  notDueYet: () => 'Na to ještě není čas.',
  pausedAlready: () => 'Partie už je pozastavena. Bude pokračovat, až pauza skončí, nebo až to řekne hlasování.',
  notPaused: () => 'Partie není pozastavena.',
  drawAwaited: () =>
    'Kostky čekají na veřejný maják, obvykle pár sekund. Když mlčí dál, můžete všichni hlasovat, že se hodí bez něj: `/partie hlasovat`.',
  noDrawAwaited: () => 'Žádný hod na maják nečeká.',
  beaconStillAwaited: ({ hours }) =>
    `Organizátor o tom může rozhodnout ${hours} hodin po kole. Do té doby můžete všichni hlasovat: \`/partie hlasovat\`.`,
  roundForged: () => 'To není podpis majáku pro toto kolo.',
  noBeaconHere: () => 'Tento bot nemá veřejný maják. Může ho nastavit jeho správce.',
  extensionOutOfBounds: ({ leastHours, mostHours }) =>
    `Najednou lze někomu přidat čas v rozmezí ${hoursGen(leastHours)} až ${hoursGen(mostHours)}.`,
  noPace: () => 'Tato partie nemá tempo, nikomu tedy čas vypršet nemůže.',
  noSuchSeat: () => 'Takové místo tu není. Vyber některé z nabízených.',
  seatOut: ({ seat }, name) => `${name(seat)} je mimo tuto partii, o tom místě tedy nelze rozhodovat.`,
  computerThere: ({ seat }, name) => `Na místě, které má ${name(seat)}, už hraje počítač.`,
  seatOpenAlready: () => 'To místo už je volné pro kohokoli.',
  satElsewhere: () =>
    'V této partii už máš za sebou hru na jiném místě a znáš jeho tajemství. To si můžeš vzít znovu, až bude volné, jiné ne.',
  seatNotOpen: () => 'To místo je obsazené. Převzít lze místo, které někdo předal nebo které uvolnilo hlasování.',
  noSeatFree: () => 'V této partii není volné místo, není tedy kam zvát.',
  onlyPlayersInvite: () => 'Na volné místo v této partii může zvát jen ten, kdo v ní ještě hraje.',
  reasonNeeded: ({ most }) => `Napiš prosím proč, nejvýš ${characters(most)}: přečtou si to všichni v partii.`,
  seatStillPlays: ({ seat, days: silent }, name) =>
    `${name(seat)} ještě hraje. Místo lze vzít tomu, kdo odešel ze serveru, komu vypršel čas, nebo kdo se na svém tahu neozval ${days.acc(silent)}.`,
  lastPerson: () => `U tohoto stolu už kromě tebe není nikdo, kdo by hrál dál. Partii ukončí ${typed.command('match concede')}.`,
  computerPlaysForYou: () => 'Teď za tebe hraje počítač. Chceš-li hrát, vezmi si své místo zpět.',
  voteOpenAlready: () => 'Jedno hlasování už probíhá. Vždy jen jedno: počkej na konec, nebo ať se stáhne.',
  votedLately: () => 'Tvůj poslední návrh neprošel. Další můžeš dát, až by skončil jeho čas; ostatní mohou hned.',
  noVoice: () => 'V tomto hlasování nemáš hlas: týká se tvého vlastního místa, nebo už nehraješ.',
  voteOver: () => 'To hlasování už skončilo.',
  votedAlready: () => 'Přesně takhle už tvůj hlas zní.',
  notYourVote: () => 'Hlasování může stáhnout jen ten, kdo ho vyvolal.',
  nothingToUndo: () => `Teď nemáš žádný vlastní tah, který by šlo vzít zpět. ${FURTHER_BACK}`,
  movedForYou: ({ how }) => `Tvůj poslední tah zahrál ${MOVED_BY[how]}, zpět ho tedy lze vzít jen společně. ${FURTHER_BACK}`,
  nothingToRedo: () => 'Není tu tah vzatý zpět, který by šlo zopakovat: jde to jen do tvého dalšího tahu.',
  othersActed: () => `Od té doby táhli i ostatní, rozhodnout tedy musíte společně. ${FURTHER_BACK}`,
  luckWasDrawn: () => `Tvůj tah přinesl hod kostkou nebo losování, zpět ho tedy lze vzít jen společně. ${FURTHER_BACK}`,
  hiddenShown: () => `Tvůj tah ti ukázal, co bylo skryté, zpět ho tedy lze vzít jen společně. ${FURTHER_BACK}`,
  undoneTooOften: ({ most }) => `Tohle už bylo vzato zpět ${most}× a víc to nejde. ${FURTHER_BACK}`,
  acrossSubstitution: () => 'Od té doby se některé místo uvolnilo nebo ho někdo převzal: za to se partie nevrací.',
  noSuchPoint: () => 'Tam se partie vrátit nemůže. Vyber některý z nabízených tahů.',
  lobbyStillOpen: () => 'Její čas ještě nevypršel.',
  noOrdersHere: () => 'V této hře trvalé příkazy nejsou.',
  tooBusy: () => 'Táhlo víc lidí ve stejné chvíli a tvůj tah neprošel. Zkus to prosím znovu.',
  noSuchPace: ({ paces }) =>
    `Takové tempo není. Může to být ${any(paces.map((pace) => `\`${pace}\``))}, nebo vlastní délka, například \`36h\`, \`5d\` nebo \`1 týden\`.`,
  paceOutOfBounds: ({ leastHours, mostHours }) =>
    `Vlastní tempo dává na každé rozhodnutí ${hours.acc(leastHours)} až ${days.acc(mostHours / 24)}.`,
  noSuchTimeZone: () =>
    'Časové pásmo toho jména není. Jmenují se podle míst, například `Europe/Prague`; všechna jsou v seznamu, který se otevírá při psaní.',
  noSuchTime: () => 'To není čas dne. Napiš hodiny a minuty, například `22:00` nebo `07:30`.',
  quietHoursTooLong: ({ minutes: length, mostHours }) =>
    `Klidové hodiny mohou trvat nejvýš ${hours.acc(mostHours)} denně; tohle by bylo ${duration(length)}.`,
  noSuchDay: () => 'Takový den v kalendáři není. Napiš rok, měsíc a den, například `2026-12-24`.',
  rangeReversed: () => 'Konec je před začátkem. Nejdřív uveď ten dřívější den.',
  holidayInThePast: ({ day, today }) => `${day} už uplynul: u tebe je ${today}. Dovolená začíná nejdřív dnes.`,
  tooManyHolidays: ({ year, most }) =>
    `To by bylo víc než ${days.acc(most)} dovolené v roce ${year}, i s tou už vybranou. Naplánuj méně, nebo nejdřív některé dny zruš.`,
  pauseTooShort: ({ leastHours }) => `Pauza trvá nejméně ${hours.acc(leastHours)}.`,
  pauseTooLong: ({ mostDays }) => `Pauza trvá nejvýš ${days.acc(mostDays)}; může po ní následovat další.`,
};
