import type { HelpSentences } from '../help.ts';
import { typed } from './commandNames.ts';
import { controls } from './common/controls.ts';
import { all, any } from './counting.ts';

/** Around the rules and the help of any game, in Czech. */
export const help: HelpSentences = {
  controls: {
    why: 'Proč?',
    explain: 'Co vidím?',
    now: 'Co teď můžu dělat?',
    costs: 'Co to stojí?',
    winning: 'Jak zvítězím?',
    contents: 'Všechna pravidla',
    chooseSection: 'Vyber oddíl',
  },
  house: 'Jak se tu hraje',
  section: (title, book) => `**${title}** – ${book}`,
  contents: (book) => `**Pravidla: ${book}**\nVyber oddíl, nebo hledej příkazem ${typed.command('rules', 'search')}.`,
  nothingFound: (words) => `O „${words}“ v těchto pravidlech nic není.`,
  titles: {
    now: (match) => `**${match} – co teď můžu dělat?**`,
    costs: (match) => `**${match} – co to stojí?**`,
    winning: (match) => `**${match} – jak zvítězím?**`,
    explain: (match) => `**${match} – co vidím?**`,
  },
  possible: `Teď můžeš dělat toto, tlačítkem *${controls.makeMove}* nebo psaním:`,
  states: {
    lobbySeated: `Tato partie ještě nezačala. Až se přidá dost hráčů, stiskne hostitel pod její zprávou *${controls.start}*; do té doby *${controls.leave}* vrací místo.`,
    lobbyOutside: `Tato partie ještě nezačala. *${controls.join}* pod její zprávou ti dá místo, pokud není jen pro pozvané.`,
    waiting: `Teď se od tebe nic nečeká; až ano, zavolám tě. *${controls.orders}* v panelu řeknou předem, co zahraješ, a jak to vypadá, ukáže ${typed.command('board')}, ${typed.command('gold')} a ${typed.command('log')}.`,
    watching: `V této partii nemáš místo, ale dívat se můžeš: stůl ukáže ${typed.command('board')}, co se stalo, ${typed.command('log')}.`,
    over: `Tato partie skončila. *${controls.again}* pod její poslední zprávou založí další; ohlédnutí dá ${typed.command('history')}.`,
  },
  seatMarks: ['červená s hvězdou', 'jantarová s býkem', 'fialová s měsícem', 'černá s amforou', 'slonovinová s listem'],
  lit: 'Co můžeš vybrat, má na obrázku v panelu jasný okraj.',
  part: 'Tento obrázek ukazuje část plánu, větší. Co je vedle napsáno, patří jen k ní: co na ní leží, co přináší a co ji obklopuje. Znaky jsou stejné jako na celém plánu:',
  seats: (marked) => `Čí co je: ${marked.map(({ name, mark }) => `${name} – ${mark}`).join(', ')}.`,
  course: ({ titles, numbers, hasReplay }) => [
    `**Graf** – pro každou věc jedno pole: ${all(titles.map((title) => `„${title}“`))}. Zleva doprava začátek každého kola s jeho číslem a nakonec konec partie. Každá čára je jedno místo ve své barvě; vpravo je jeho znak a to, co mělo na konci. Čáry, které by splývaly, vedou vedle sebe. Je vidět i to, co bylo během partie skryté.`,
    `**V číslech** – ${numbers}`,
    ...(hasReplay
      ? [
          `**Animace** – herní plán od prvního tahu do posledního, jak ho tehdy viděli všichni; co bylo skryté, skryté zůstává. Z dlouhé partie některé tahy vynechává. Poslední obrázek chvíli zůstane a pak to začne znovu. Její znaky vysvětlí *${controls.board}*.`,
        ]
      : []),
  ],
  begin: (games) =>
    [
      `**Jak začít** – náročné deskové hry na dálku: ${any(games)}.`,
      `- ${typed.command('match create')} založí partii v tomto kanálu. Přátelé stisknou *${controls.join}*, potom stiskneš *${controls.start}*; *${controls.addComputer}* obsadí místo.`,
      `- Co je tu otevřené, ukáže ${typed.command('match list')}, místo obsadí ${typed.command('match join')}.`,
      `- Partie žije ve vlákně. *${controls.makeMove}* tam otevře tvůj panel se vším, co můžeš dělat; táhneš, až si najdeš čas.`,
      `- Pravidlo najde ${typed.command('rules')}; co můžeš dělat, co to stojí a jak zvítězíš, řekne v partii ${typed.command('help')}.`,
      `- V ${typed.command('me settings')} je tvoje časové pásmo, klidové hodiny a připomínky.`,
    ].join('\n'),
};
