import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

/** The first two rounds of Peloponnes, step by step. */
export const peloponnes: PeloponnesMessages['lesson'] = {
  goal: {
    title: 'O co jde',
    text: [
      'Vedeš civilizaci osmi koly. Na konci se počítají dvě čísla: **moc** (co ukazují tvoje destičky a 1 za každé 3 mince) a **obyvatelstvo** (3 za každého obyvatele). Tvým výsledkem je **nižší z obou** a vítězí nejvyšší výsledek.',
      'Každé kolo má stejné části: odkryjí se destičky, každý nabízí mince za jednu z nich, potom přijdou příjmy a dva žetony katastrof. Vedeš civilizaci Sparta, máš 7 mincí, 4 dřeva a 3 obyvatele; vše na stole je veřejné.',
    ].join('\n'),
  },
  offer: {
    title: 'Nabídka',
    text: [
      'V každém kole získáš nejvýš jednu destičku. V **dražbě** je nabídka aspoň tak vysoká, jak ukazuje destička, a kdo nabídne víc, překoná tu předchozí. Destička v **řadě dobývání** stojí přesně o 3 mince víc, než ukazuje, a tam tě nikdo překonat nemůže.',
      'Území přinášejí příjem a s tvým krajním územím musejí mít společné zboží; první sedí vždy. Budovy stojí kromě mincí i dřevo a kámen. Kdo pasuje, bere si místo toho 3 mince.',
    ].join('\n'),
    why: 'Tyto Mýtiny přinášejí každé kolo jídlo a dřevo a hned obyvatele. Lekce začíná s tím nejmenším, co stačí.',
  },
  pushedOut: {
    title: 'Překonaná nabídka',
    text: [
      'Někdo nabídl víc než ty. Tvoje nabídka se musí hned přesunout, **se stejnými mincemi**, ani víc, ani míň, na jinou destičku, na kterou stačí; tam může sama někoho překonat. Nebo ji stáhneš: mince se vrátí a 1 navíc, ale v tomto kole destičku nezískáš.',
      'Podle nabídnutých mincí se určí pořadí v dalším kole: začíná nejvyšší nabídka.',
    ].join('\n'),
    why: 'Na Most máš dřevo a přinese ti 2 obyvatele a hodně moci.',
  },
  building: {
    title: 'Zaplatit, nebo označit',
    text: [
      'Všechny nabídky stojí a Most je tvůj. Budova se platí dřevem a kamenem, hned, nebo se **označí mincí**: pak funguje také hned, ale musí se zaplatit v příštím zásobovacím kole, jinak je ztracena.',
      'Cokoli chybí, nahradí luxusní zboží, dva kusy za jeden. Vzniká z toho, co se nevejde do skladů.',
    ].join('\n'),
    why: 'Máš 4 dřeva a potřebuješ jen 2, nic tedy nemusí zůstat nezaplacené.',
  },
  income: {
    title: 'Příjmy a žetony',
    text: [
      'Most přinesl své obyvatele, potom měli všichni **příjmy**: co ukazuje civilizace, území a budovy, a mince podle počtu obyvatel.',
      'Nato se otočily dva **žetony katastrof**, jako v každém kole. Od každého druhu jsou tři a s třetím téhož druhu přijde jeho katastrofa na všechny: teď leží dvě sucha. Co hrozí, vždy ukazuje herní plán.',
    ].join('\n'),
  },
  conquest: {
    title: 'Řada dobývání',
    text: [
      'Nové kolo a nové destičky. Nejvyšší nabídka minulého kola začínala (zbylo jí náhodou příliš málo mincí) a ty jsi na řadě poslední: na destičce v dražbě už jedna nabídka stojí a bylo by třeba ji převýšit.',
      'Řada dobývání stojí víc, ale co si tam vezmeš, je jistě tvoje. Máš 7 mincí.',
    ].join('\n'),
    why: 'Lesnaté kopce přinášejí každé kolo dřevo a hned mince a obyvatele; tam ti je nikdo vzít nemůže.',
  },
  drought: {
    title: 'Sucho',
    text: [
      'Přišlo třetí sucho: třetina jídla je pryč, zaokrouhleno nahoru. **Zemětřesení** bere budovy a **bouře** území, pokud za ně nezaplatíš, **mor** třetinu obyvatel, **úpadek** 10 kusů luxusního zboží. Některé budovy tě před jednou z nich chrání.',
      'V **zásobovacím kole** sní každý obyvatel 1 jídlo, jinak zemře hladem, a označené budovy se musejí zaplatit. Přinášejí ho dvě destičky, když se odkryjí, a poslední je po kole 8: do té doby měj jídlo připravené.',
    ].join('\n'),
  },
  farewell: {
    title: 'To je celá hra',
    text: [
      `V partii stiskneš pod nejnovější zprávou „${controls.makeMove}“: co vidíš tady, je tvůj panel, jen pro tebe. „${controls.undo}“ vrátí, co se právě stalo, dokud nikdo jiný netáhl, a „${controls.orders}“ řeknou předem, co zahraješ.`,
      `Stůl kdykoli ukáže ${typed.command('board')}, co máš, ${typed.command('gold')}, pravidlo najde ${typed.command('rules')}, co teď můžeš dělat, řekne ${typed.command('help')}, a co dělá destička, ${typed.command('peloponnes card')}.`,
      `Na tah máš dny, ne minuty: dozvíš se, že jsi na řadě, a chceš-li, připomenu ti to (${typed.command('me settings')}). Partii založí ${typed.command('match create')}; s „${controls.addComputer}“ můžeš začít hned, nebo hrát sólo.`,
    ].join('\n'),
  },
};
