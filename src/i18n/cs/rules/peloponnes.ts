import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

const CARD = typed.command('peloponnes card');

/** The rules of Peloponnes as this house plays them, in Czech. */
export const peloponnes: PeloponnesMessages['sections'] = {
  goal: {
    title: 'Jak se vítězí',
    text: lines(
      'Po osmi kolech má tvoje civilizace dvě hodnoty. Moc: body na územích a budovách a 1 za každé 3 mince. Obyvatelstvo: 3 za každého obyvatele.',
      'Výsledkem je nižší z obou, růst tedy musejí obě. Vítězí nejvyšší výsledek.',
      'Dřevo, kámen, jídlo a luxusní zboží na konci nic neznamenají.',
      'Při shodě rozhoduje vyšší z hodnot moc a obyvatelstvo, potom mince, potom poslední pořadí hráčů.',
    ),
  },
  setUp: {
    title: 'Začátek hry',
    text: lines(
      'Každý dostane jednu ze sedmi civilizací. Přináší na začátek mince, obyvatele a někdy i zboží a každé kolo příjem; přijít o ni nelze.',
      'V prvním kole nabízí první nejmenší číslo civilizace a tak dále.',
      'Destiček je 40 ve třech hromádkách: A (10 území, 5 budov), B (7 a 8) a C (3 a 7).',
      'Žetonů katastrof je 16: tři pro každou z pěti katastrof a jeden prázdný.',
      'Co kdo má, je veřejné. Pořadí toho, co leží rubem vzhůru, nezná nikdo. Bank nikdy nedojde.',
    ),
  },
  round: {
    title: 'Kolo krok za krokem',
    text: [
      '1. Odkryjí se destičky: tři kola z hromádky A, tři z B, dvě z C.',
      '2. Nabídky podle pořadí; z nich pak vzejde nové pořadí hráčů.',
      '3. Destičky se připojí k civilizacím: budovy se platí nebo označují, území musejí navazovat.',
      '4. Co nové destičky přinášejí jednou.',
      '5. Příjmy.',
      '6. Dva žetony katastrof; s třetím téhož druhu přijde jeho katastrofa.',
      '',
      'Po osmém kole následuje poslední zásobovací kolo a počítají se body.',
    ].join('\n'),
  },
  rows: {
    title: 'Dražba a řada dobývání',
    text: lines(
      'Každé kolo se odkryje pět destiček: do dražby tolik, kolik je hráčů, ostatní do řady dobývání. V pěti hráčích řada dobývání není.',
      'Číslo na destičce je nejnižší nabídka; v řadě dobývání stojí přesně o 3 mince víc.',
      'Dvě území, B05 a C04, přinesou hned při odkrytí zásobovací kolo, dřív než cokoli jiného. Koupit je lze jako každé jiné.',
      'Co po nabídkách nikdo nemá, jde zpět do krabice.',
    ),
  },
  offers: {
    title: 'Nabídky',
    text: lines(
      'Podle pořadí každý položí mince na destičku v dražbě, koupí si destičku z řady dobývání, nebo pasuje.',
      'Nabídka je aspoň tak vysoká jako číslo na destičce a vyšší než ta, která tam stojí; ta je tím překonána.',
      'Každý získá v kole nejvýš jednu destičku.',
      'Chybějící mince nahradí luxusní zboží, dva kusy za minci, až když vlastní mince dojdou.',
      'Když všichni nabídli, nabídky se zaplatí do banku.',
      'Nabízet lze i za území, které nenavazuje; pak je ale ztraceno.',
    ),
  },
  conquest: {
    title: 'Dobývání',
    text: lines(
      'Destička v řadě dobývání stojí přesně o 3 mince víc, než je na ní vytištěno.',
      'Překonat tě tam nikdo nemůže: je tvoje.',
      'Překonanou nabídku tam lze přesunout, pokud stačí. Platí se celá, i když je vyšší než cena.',
      'Pro příští pořadí se počítá jako každá jiná nabídka.',
    ),
  },
  pushedOut: {
    title: 'Překonaná nabídka',
    text: lines(
      'Kdo byl překonán, hned přesune tytéž mince na jinou destičku, ani víc, ani míň, nebo nabídku stáhne.',
      'Musejí tam stačit: na nejnižší nabídku a na víc, než tam stojí, v řadě dobývání aspoň na cenu.',
      'Tím může být překonán někdo další; vyřeší se to dřív, než nabízí další hráč.',
      'Kdo nabídku stáhne, dostane mince zpět a 1 navíc z banku, ale v tomto kole destičku ne. Pasovat pak nelze.',
      'Trvalý příkaz může odpovědět za tebe.',
    ),
  },
  passing: {
    title: 'Pasování a stažení nabídky',
    text: lines(
      'Místo nabídky můžeš pasovat: 3 mince z banku a v tomto kole žádná destička.',
      'Nabídku, která stála a byla překonána, lze stáhnout: mince se vrátí a 1 navíc.',
      'Kdo pasoval nebo stáhl, je v příštím pořadí za ostatními, ve stejném sledu jako dosud.',
    ),
  },
  turnOrder: {
    title: 'Pořadí hráčů',
    text: lines(
      'Po nabídkách se příští pořadí určí podle nabídnutých mincí, nejvyšší je první. Počítají se i nabídky v řadě dobývání.',
      'Při shodě zůstává dosavadní pořadí.',
      'Kdo nemá destičku, je poslední.',
      'Půl mince za Tržiště a Agoru se tu počítá, ale ne za budovu získanou v tomto kole.',
    ),
  },
  halfCoin: {
    title: 'Půl mince',
    text: lines(
      'Kdo vlastní Tržiště (A13) nebo Agoru (B02), má při každém porovnání nabídek o půl mince víc.',
      'Stejnou nabídku tak překoná, stejnou překonán není a při shodě je v pořadí první.',
      'K nejnižší nabídce ani k ceně se nepočítá. Obě budovy dohromady dávají jen půl mince; dva majitelé jsou si rovni.',
      'Funguje to i s mincí na budově. Volba *Tržiště a Agora* to může vypnout.',
    ),
  },
  buildings: {
    title: 'Budovy',
    text: lines(
      'Získaná budova se zaplatí dřevem a kamenem, nebo se označí jednou mincí a zaplatí v příštím zásobovacím kole.',
      'Je-li možné obojí, vybereš si. Luxusní zboží nahradí přesně to, co chybí, dva kusy za jeden.',
      'Co lze zaplatit nebo označit bez luxusního zboží, to se musí; jinak se smíš budovy vzdát. Ztracena je, když není možné ani jedno.',
      'Od té chvíle se počítá, přináší příjem a chrání, i když je označená.',
      'Jednorázový zisk dostaneš hned po zaplacení nebo označení, takže ho na zaplacení použít nemůžeš.',
      `Co která budova stojí a dělá, řekne ${CARD}.`,
    ),
  },
  markers: {
    title: 'Mince na budově',
    text: lines(
      'Mince říká, že budova ještě není zaplacená. Funguje i tak.',
      'Jen když minci nemáš, může vzniknout z luxusního zboží, ze dvou kusů.',
      'V příštím zásobovacím kole se budova zaplatí, nebo jde zpět do krabice; dřív nikdy. Mince se ti v obou případech vrátí.',
      'Odevzdáš-li budovu při zemětřesení, je mince ztracena; podle volby *Mince na budově ztracené při zemětřesení* se může vrátit.',
    ),
  },
  lands: {
    title: 'Území',
    text: lines(
      'Území se přikládá na kraj. Pasuje, když mají jeho příjem a příjem krajního území společné dřevo, kámen nebo jídlo. Na obrázku destičky nezáleží.',
      'První navazuje vždy. S Kasárnami (A11) navazuje každé.',
      'Území, které nenavazuje, je ztraceno a nic nepřinese.',
      'Když některá území zmizí, porovnává se další s tím, které zbylo na kraji. Co už leží, se znovu neporovnává.',
    ),
  },
  stores: {
    title: 'Sklady a jednorázový zisk',
    text: lines(
      'Místo je na 10 dřev, 10 kamenů a 13 jídel. Co je navíc, stane se luxusním zbožím, kus za kus.',
      'Nová destička hned přinese, co ukazuje jednou: obyvatele, mince, zboží. To zůstane, ať je s destičkou cokoli.',
      'Některé budovy obyvatele berou. Méně než 0 jich nikdy není.',
      'Obyvatelé, luxusní zboží a mince omezení nemají.',
    ),
  },
  income: {
    title: 'Příjmy',
    text: lines(
      'Každé kolo přinese, co ukazuje tvoje civilizace, území a budovy, i označené. Co se pak nevejde do skladů, stane se luxusním zbožím.',
      'Mince podle obyvatel: 1; od 3 obyvatel 2, od 5 3, od 8 4, od 11 5.',
      'Luxusní zboží podle obyvatel: od 14 2, od 17 4, od 20 6.',
      'Přístav (A15) a Apollónův chrám (B15) přinesou jedno jídlo, dřevo, kámen nebo minci; vybíráš každé kolo.',
      'Nový obyvatel Arkádie přichází první a počítá se.',
    ),
  },
  luxury: {
    title: 'Luxusní zboží',
    text: lines(
      'Dva kusy nahradí jedno dřevo, kámen, jídlo nebo minci, které chybějí, nikdy ty, které máš.',
      'Pomáhá při nabídkách, budovách, minci na budově, zemětřesení, bouři a obživě.',
      'Proti suchu a moru nepomáhá a úpadek ho vezme 10 kusů.',
      'Volně vyměňovat ho nelze a na konci nic neznamená.',
    ),
  },
  disasters: {
    title: 'Katastrofy',
    text: lines(
      'Každé kolo se otočí dva žetony. S třetím téhož druhu přijde jeho katastrofa, jednou. Do konce tedy přijde všech pět.',
      'Zemětřesení: 1 dřevo a 1 kámen za každou budovu, jinak je ztracena. Bouře: 1 jídlo a 1 mince za každé území, jinak je ztraceno.',
      'Sucho: třetina jídla, zaokrouhleno nahoru. Mor: třetina obyvatel, zaokrouhleno nahoru. Úpadek: 10 kusů luxusního zboží, nebo všechno, je-li ho méně.',
      `Některé budovy svého majitele před jednou katastrofou zcela chrání, i s mincí; které, to řekne ${CARD}.`,
      'První žeton se vyřeší pro všechny, než se otočí druhý.',
    ),
  },
  givingUp: {
    title: 'Zemětřesení a bouře',
    text: lines(
      'Za každou ponechanou destičku platíš dvojici: za budovu dřevo a kámen, za území jídlo a minci. Za to, co odevzdáš, se neplatí.',
      'Když dvojice nestačí, řekneš, které destičky jdou. Odevzdat smíš i víc, než musíš.',
      'Co chybí u ponechaných, nahradí luxusní zboží, dva kusy za jeden.',
      'Civilizace není budova ani území.',
      'Vybírají všichni najednou a volby ostatních předtím nikdo nevidí.',
    ),
  },
  supply: {
    title: 'Zásobovací kola',
    text: lines(
      'Jsou tři: když se odkryje B05, když se odkryje C04 a poslední po osmém kole.',
      'Nejdřív sní každý obyvatel 1 jídlo. Nasytit musíš tolik obyvatel, kolik máš jídla; ostatní zemřou hlady.',
      'Za chybějící jídlo můžeš dát luxusní zboží, dva kusy za jedno; kolik, to vybereš. O ty, na které se nedostane, přijdeš. Podle volby *Luxusní zboží za chybějící jídlo* se nasytí, kolik jen jde.',
      'Potom se budovy s mincí zaplatí, nebo jdou zpět do krabice.',
    ),
  },
  finishing: {
    title: 'Placení označených budov',
    text: lines(
      'V zásobovacím kole se po obživě každá budova s mincí zaplatí dřevem a kamenem, nebo jde zpět do krabice.',
      'Vybíráš, které se zaplatí, a smíš se vzdát i té, na kterou máš.',
      'Co chybí, nahradí luxusní zboží, dva kusy za jeden.',
      'Mince se v obou případech vrátí. Co budova přinesla jednou, zůstane.',
    ),
  },
  ending: {
    title: 'Poslední kolo',
    text: lines(
      'Osmé kolo probíhá jako ostatní, i s žetony katastrof.',
      'Potom se ještě jednou všichni nasytí a označené budovy se zaplatí, nebo jsou ztraceny.',
      'Mince se počítají až potom, i ty z označených budov.',
      'Výsledkem je nižší z hodnot moc a obyvatelstvo.',
    ),
  },
  alone: {
    title: 'Sólová partie',
    text: lines(
      'V dražbě leží pět destiček a každá stojí přesně, kolik je na ní vytištěno. Vezmeš si jednu, nebo pasuješ za 3 mince.',
      'Vše ostatní je jako s druhými; nikdo na nikoho nečeká, trvalé příkazy tedy nejsou.',
      'Jedna hra končí tvým výsledkem. Kampaň má pět úrovní.',
      `Založ partii a hned stiskni *${controls.start}*.`,
    ),
  },
  campaign: {
    title: 'Kampaň',
    text: lines(
      'Pět úrovní se stejnou civilizací. Vyžadují 24, 28, 32, 35 a 35 bodů; dosáhnout čísla stačí.',
      'V dražbě je 5, 4, 3, 2 a 1 destička; ty poslední vytažené leží v řadě dobývání, o 3 mince dráž.',
      'Před každou další úrovní vybereš dřevo, kámen nebo jídlo: odtud dál o jedno víc každé kolo. Totéž lze vybrat znovu.',
      'Každá úroveň začíná znovu se všemi destičkami a žetony; zůstává jen toto zboží.',
      `Prohraná úroveň partii končí. Kampaň založí ${typed.command('match create')} s nastavením *kampaň o pěti úrovních*.`,
    ),
  },
  options: {
    title: 'Volby partie',
    text: lines(
      '*Tržiště a Agora*: nabídky platí o půl mince víc, nebo na nabídky nemají vliv.',
      '*Luxusní zboží za chybějící jídlo*: kolik kdo chce, nebo kolik kdo může.',
      '*Mince na budově ztracené při zemětřesení*: také ztracena, nebo se vrací.',
      '*Sólová partie*: jedna hra, nebo kampaň o pěti úrovních.',
      `Vybírá hostitel před začátkem. Co se liší od obvyklého, ukáže ${typed.command('match status')}.`,
    ),
  },
  plans: {
    title: 'Trvalé příkazy ve hře Peloponnes',
    text: lines(
      'Nabídky v tomto nebo příštím kole: destičky v pořadí, každá do počtu mincí. Nabízí se na první, kterou lze získat, nejméně mincí, kolik stačí; když to nejde u žádné, pasuje se, pokud to řekneš, nebo se zeptám. `A13 5, A01 7, pasovat`',
      'Co po překonání: které destičky dál, nebo stažení.',
      'Jak se postaví budova, které označené se zaplatí, co přinese Přístav a Apollónův chrám, co se odevzdá při katastrofě, kolik obyvatel nasytí luxusní zboží.',
      `Dávají se tlačítkem *${controls.orders}* v panelu, které nabízí slovo po slovu, nebo příkazem ${typed.command('peloponnes orders')}.`,
      'Co už možné není, zruší se a zeptám se tě jako obvykle.',
    ),
  },
};
