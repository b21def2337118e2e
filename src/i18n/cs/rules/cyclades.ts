import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Cyclades as this house plays them, in Czech. */
export const cyclades: CycladesMessages['sections'] = {
  goal: {
    title: 'Jak se vítězí',
    text: lines(
      'Vítězí ten, kdo má na konci kola dvě metropole; v partii dvou hráčů tři.',
      'Musejí stát, když kolo končí: dokud všichni neodehráli, dají se ještě dobýt.',
      'Má-li je víc hráčů, vítězí ten s nejvíc zlatem; při stejném zlatě se o vítězství dělí. Volba *Shoda na konci* může dát přednost většímu počtu metropolí.',
      'Kdo přijde o poslední ostrov, je mimo hru. Kdo zbude poslední, hned vítězí.',
    ),
  },
  setUp: {
    title: 'Začátek hry a figurky',
    text: lines(
      'Dva a tři hráči mají společnou mapu, čtyři a pět hráčů každá svou.',
      'Každý začíná se dvěma ostrovy, na každém má vojáka a vedle každého loď, s 5 ZM a příjmem 2 ZM. Místa a pořadí se losují.',
      'ZM je zlatá mince. Zlato je tajné, pokud se nehraje s veřejným; vše ostatní leží na stole.',
      'Každá barva má 8 vojáků a 8 lodí. Jsou-li všichni na plánu, další verbovat nelze, ani zdarma.',
      'V krabici je 10 budov každého druhu, 10 metropolí, 16 žetonů rozkvětu, 18 kněží, 17 filozofů a jedna karta každé bytosti. Co došlo, už získat nelze; zlato nedojde nikdy.',
    ),
  },
  places: {
    title: 'Ostrovy, stavební místa a moře',
    text: lines(
      'Ostrovy se jmenují Is1, Is2 a tak dále, námořní pole písmenem a číslem, například C2. Obojí je na obrázku.',
      'Ostrov má jedno až čtyři stavební místa. Číslují se od 1.',
      'Čárkovaný čtverec je místo pro metropoli: zabere dvě stavební místa, nebo to jediné.',
      'Mince na ostrově nebo na námořním poli je značka rozkvětu: 1 ZM za kolo.',
      `Jeden ostrov nebo jedno pole větší ukáže ${typed.command('board', 'detail')}.`,
    ),
  },
  cycle: {
    title: 'Kolo krok za krokem',
    text: [
      '1. Bytosti: nevyužitá karta za 2 ZM se odloží, ostatní se posunou a řada se doplní.',
      '2. Bohové: zamíchají se; Apollón je vždy poslední.',
      '3. Příjmy: každý dostane 1 ZM za každou značku a každý žeton rozkvětu.',
      '4. Nabídky: podle pořadí každý nabízí některému bohu, dokud nestojí všechny figurky. Potom se platí.',
      '5. Akce: od horního boha dolů hraje ten, kdo u něj stojí; Apollón je poslední.',
      '6. Konec kola: kdo má potřebné metropole, vítězí.',
      '',
      'Kdo v tomto kole hraje poslední, nabízí v příštím první.',
    ].join('\n'),
  },
  gods: {
    title: 'Bohové a jejich pořadí',
    text: lines(
      'Poseidon je pro lodě a přístavy, Áres pro vojáky a pevnosti, Zeus pro kněze a chrámy, Athéna pro filozofy a univerzity. Apollón přináší zlato.',
      'Pět hráčů: všichni čtyři bohové jsou lícem vzhůru a každé kolo se míchají.',
      'Čtyři hráči, nebo dva: lícem vzhůru jsou tři. Čtvrtý je v příštím kole první; ostatní tři se zamíchají za něj.',
      'Tři hráči: lícem vzhůru jsou dva. Dva, kteří leží rubem vzhůru, přijdou v příštím kole; potom se znovu míchají všichni čtyři.',
      'Horní bůh hraje první. Bůh bez nabídky se přeskočí.',
    ),
  },
  income: {
    title: 'Příjmy',
    text: lines(
      'Na začátku každého kola dostaneš 1 ZM za každou značku nebo žeton rozkvětu na svých ostrovech.',
      'Námořní pole s mincí přinese 1 ZM, dokud tam leží tvoje loď.',
      'Ostrov bez vojáků vynáší svému majiteli dál. Námořní pole, které tvoje lodě opustily, nevynáší nikomu.',
      'Sudičky dají totéž ještě jednou, podle toho, co máš v té chvíli.',
    ),
  },
  offerings: {
    title: 'Nabídky',
    text: lines(
      'Podle pořadí jde každá figurka k bohu, který je lícem vzhůru, s nabídkou aspoň 1 ZM, nebo zadarmo k Apollónovi.',
      'Kde už někdo stojí, musíš nabídnout víc; tím ho překonáš. Horní mez není.',
      'U Apollóna nikoho překonat nelze a stát tam může kdokoli.',
      'Když stojí všechny figurky, všichni platí. Každý kněz ubírá z placené částky 1 ZM, nejníže na 1 ZM; nabídky se porovnávají bez kněží.',
      'Nabídnout můžeš, kolik dokážeš zaplatit: zlato a kněze dohromady. Bez zlata zbývá jen Apollón.',
    ),
  },
  displaced: {
    title: 'Překonaná nabídka',
    text: lines(
      'Kdo byl překonán, nabízí znovu hned, dřív než další v pořadí.',
      'Musí to být jiný bůh, nebo Apollón. Svoji nabídku jen zvýšit nelze.',
      'K prvnímu bohu se lze vrátit později, po překonání u toho druhého.',
      'Tvoje nabídka může překonat někoho dalšího; takové řetězy se vyřeší nejdřív.',
      'Trvalý příkaz může odpovědět za tebe a po překonání zvýšit tvoje částky.',
    ),
  },
  turn: {
    title: 'Tah s bohem',
    text: lines(
      'Dělej, na co máš, v jakémkoli pořadí a jakkoli střídavě: verbuj a stav, co dává tvůj bůh, a povolávej bytosti.',
      'Poseidon navíc dovolí plout, Áres přesouvat vojáky, Zeus vyměnit bytost v řadě; pokaždé za 1 ZM.',
      'Akce jiného boha možné nejsou, ať máš zlata kolik chceš.',
      'Co už začalo, má přednost: bitva, zakládaná metropole, bytost, která se ještě na něco ptá.',
      'Tah lze ukončit i bez akce. Jen čtvrtého filozofa musí vzít ten, kdo má tři a v zásobě ještě jeden je.',
    ),
  },
  recruiting: {
    title: 'Verbování',
    text: lines(
      'První jednotka v tahu je zdarma a brát ji nemusíš.',
      'Poseidon: další lodě za 1, 2 a 3 ZM, na námořní pole vedle tvého ostrova, které je prázdné nebo tvoje.',
      'Áres: další vojáci za 2, 3 a 4 ZM, na tvoje ostrovy.',
      'Zeus: ještě jeden kněz za 4 ZM. Athéna: ještě jeden filozof za 4 ZM.',
      'Kněží zlevňují tvoje nabídky. Ze čtyř filozofů vznikne metropole.',
      'Kde leží Kraken a kolem Polyféma lodě verbovat nelze.',
    ),
  },
  building: {
    title: 'Stavba',
    text: lines(
      'Budova stojí 2 ZM. V tahu můžeš postavit libovolný počet budov toho druhu, který dává tvůj bůh.',
      'Přijde na volné stavební místo tvého ostrova; místo si vybereš. Jeden druh smí stát víckrát, i na jednom ostrově.',
      'Pod metropolí žádná stavební místa nejsou.',
      'Přístav brání tvoje lodě na všech polích kolem ostrova, pevnost vojáky na ostrově. Chrám ubírá jednou za kolo 1 ZM z ceny jedné bytosti. Univerzita nic dalšího neumí.',
      'Z jedné budovy každého ze čtyř druhů hned vznikne metropole.',
    ),
  },
  sailing: {
    title: 'Přesun lodí',
    text: lines(
      'S Poseidonem za 1 ZM uplují lodě z jednoho pole až tři kroky, z pole na pole.',
      'Cestou můžeš lodě odpojovat a jiné vlastní přibírat; přibrané mají jen zbývající kroky.',
      'Kde leží nepřátelské lodě, je bitva a plavba končí. Lodě odpojené předtím se jí neúčastní.',
      'Cokoli jiného mezitím, i přesun z jiného pole, plavbu ukončí.',
      'Na pole s Krakenem a vedle Polyféma žádná loď nesmí.',
    ),
  },
  marching: {
    title: 'Přesun vojáků',
    text: lines(
      'S Áresem za 1 ZM jdou někteří nebo všichni vojáci z jednoho tvého ostrova na jiný ostrov.',
      'Oba musí spojovat souvislý řetěz polí s tvými loděmi; stačí jedno pole, které sousedí s oběma.',
      'Ostrov bez vojáků získáš bez boje, i s pevností; sám ho udrží jen Mínotaurus. S nepřátelskými vojáky se bojuje.',
      'Ostrov, který opustíš, je tvůj, dokud tam někdo nepřistane.',
      'Medúsa drží na svém ostrově všechny vojáky. Poslední ostrov je chráněn.',
    ),
  },
  battle: {
    title: 'Bitva',
    text: lines(
      'Každá strana hodí kostkou se stěnami 0, 1, 1, 2, 2, 3 a přičte své jednotky na místě.',
      'Nižší ztrácí jednotku; při shodě ji ztrácejí obě.',
      'Na pevnině obránce přičítá 1 za každou pevnost na ostrově a 1 za metropoli. Na moři přičítá 1 za každý vlastní přístav a metropoli na ostrovech kolem pole.',
      'Mínotaurus přidává obraně svého ostrova 2 a padne poslední.',
      'Mají-li ještě jednotky obě strany, smí ustoupit obránce, potom útočník; jinak následuje další kolo boje.',
      'Kdo zbude, drží místo. Nezbude-li nikdo, zůstává ostrov obránci a námořní pole je prázdné.',
    ),
  },
  retreat: {
    title: 'Ústup',
    text: lines(
      'Po kole boje se ptám nejdřív obránce, potom útočníka. Kdo nemá kam, toho se neptám.',
      'Na pevnině jdou všichni vojáci na jeden tvůj ostrov, který tvoje lodě spojují s bojištěm. Může to být i ten, odkud útočníci přišli, pokud ho tvoje lodě spojují (po Pegasovi obvykle ne); ostrov, který nikomu nepatří, to být nemůže.',
      'Na moři jdou všechny lodě na jedno sousední pole, které je prázdné nebo tvoje, ne ke Krakenovi a ne vedle Polyféma.',
      'Kde stojí Medúsa, vojáci ustoupit nemohou. Mínotaurus neustupuje nikdy: bojuje dál.',
      'Kdo ustoupí, přenechává místo druhé straně.',
    ),
  },
  lastIsland: {
    title: 'Poslední ostrov',
    text: lines(
      'Na poslední ostrov hráče se smí útočit, i s Pegasem, jen když by jeho dobytí hned přineslo útočníkovi metropole potřebné k vítězství.',
      'Počítá se to, jako by útok uspěl: metropole, která tam stojí, a každá sada budov, která by tím byla úplná a má místo.',
      'Takto je chráněn i poslední ostrov bez vojáků.',
      'Kdo o něj přijde, je mimo hru, i když útočník nakonec nevyhraje. Lodě, kněží, filozofové, zlato a figurky hru opouštějí.',
      'Lodě, karty a zlato hráče s jediným ostrovem brát lze jako obvykle.',
    ),
  },
  metropolis: {
    title: 'Založení metropole',
    text: lines(
      'Z jednoho přístavu, pevnosti, chrámu a univerzity kdekoli na tvých ostrovech hned vznikne metropole. Máš-li některého druhu víc, vybereš, která budova se odevzdá.',
      'Stejně tak ze čtyř filozofů.',
      'Nebo dobudeš ostrov, na kterém už stojí.',
      'Děje se to samo, i po dobytí nebo díky bytosti, a má to v tvém tahu přednost.',
      'Metropole má vlastnosti všech čtyř budov, ale do další sady se nepočítá.',
      'Vzniká-li jich víc, zakládají se jedna po druhé.',
      'Co se odevzdá, jde zpět do krabice.',
    ),
  },
  metropolisPlace: {
    title: 'Kam přijde metropole',
    text: lines(
      'Na ostrově smí být jedna metropole, na čárkovaném čtverci. Čtverec je volný, když na něm nestojí budova; odevzdávaná sada už tehdy nestojí.',
      'Dokud máš ostrov s volným čtvercem, přijde na takový; který, to vybereš.',
      'Jinak vybereš svůj ostrov bez metropole a budovy na jeho čtverci zaniknou.',
      'Když už ji má každý tvůj ostrov, nebo žádná není v krabici, propadá sada nebo filozofové bez náhrady.',
    ),
  },
  apollo: {
    title: 'Apollón',
    text: lines(
      'Apollón nestojí nic a je k dispozici vždy. Přináší 1 ZM, nebo 4 ZM tomu, kdo má právě jeden ostrov.',
      'Kdo ho zvolil první, dostane i žeton rozkvětu a musí ho umístit na některý ostrov; na jednom jich smí ležet víc. Volba *Apollónův žeton* to může omezit na vlastní ostrovy.',
      'S Apollónem se neverbuje, nestaví ani nepovolávají bytosti.',
      'Kdo přišel později, nemá co vybírat: ten tah proběhne sám.',
    ),
  },
  creatures: {
    title: 'Povolání bytosti',
    text: lines(
      'Řada má tři pole, za 4, 3 a 2 ZM, nejnovější karta je za 4. V prvním kole je tu jedna karta, ve druhém dvě.',
      'S každým bohem kromě Apollóna můžeš povolat, na co máš, kdykoli v tahu.',
      'Každý chrám a každá metropole ubírá jednou za kolo 1 ZM z ceny jedné bytosti, nejníže na 1 ZM. Děje se to samo a nové pomáhají hned.',
      'Vyprázdněné pole se doplní v příštím kole.',
      'S Diem za 1 ZM ustoupí karta v řadě vrchní kartě balíčku, tak často, jak na to máš.',
      'Když balíček dojde, zamíchají se odložené karty a vytvoří nový.',
      `Co která bytost dělá, řekne ${typed.command('cyclades card')}.`,
    ),
  },
  creatureUse: {
    title: 'Využití bytosti',
    text: lines(
      'Bytost se využije hned. Její karta se pak odloží; jen karty Mínótaura, Cheiróna, Medúsy a Polyféma ti zůstanou. Dokud se na něco ptá, nic jiného dělat nelze.',
      'Povolat ji lze, jen když má na co působit.',
      'Gryf bere kterémukoli soupeři, protože zlato je tajné: od toho, kdo má 0 nebo 1 ZM, nedostaneš nic.',
      'Harpyje, Siréna, Dryáda a Satyr berou jen soupeřům. Gigant smí zničit i tvoji budovu.',
      'Prodej Sfinze a kroky Sylfidy nebo Krakena skončí, až to řekneš.',
      `Jak se která vykládá, řekne ${typed.command('cyclades card')}.`,
    ),
  },
  figures: {
    title: 'Figurky na herním plánu',
    text: lines(
      'Mínotaurus, Cheirón, Medúsa a Polyfémus se staví na kterýkoli ostrov. Karta zůstává u toho, kdo je povolal.',
      'Odejdou, když mu v některém z dalších kol začne první tah, i s Apollónem.',
      'Dvě na jednom ostrově se hned navzájem zničí.',
      'Mínotaurus ostrov brání, Cheirón na něj nepustí Pegase, Giganta ani Harpyji, Medúsa tam drží všechny vojáky, Polyfémus odhání lodě kolem.',
      'Kraken leží na moři a potopí všechny lodě na svém poli. Zůstává, dokud se jeho karta nepoužije znovu, a nepatří nikomu.',
      'Na pole s Krakenem a vedle Polyféma lodě nesmějí.',
    ),
  },
  twoPlayers: {
    title: 'Partie ve dvou',
    text: lines(
      'Každý má dvě figurky, v pořadí jsou tedy čtyři místa a každý má v kole dva tahy. Lícem vzhůru jsou tři bohové.',
      'Tvoje figurka smí překonat tvou druhou.',
      'Obě nabídky musíš umět zaplatit dohromady. Překonaná figurka se nepočítá, dokud znovu nestojí.',
      'Každý kněz ubírá 1 ZM ze součtu obou; každá nabídka stojí aspoň 1 ZM. Jiné způsoby má volba *Kněží ve dvou hráčích*.',
      'Obě figurky u Apollóna přinesou zlato každá, ale žeton rozkvětu jen jeden.',
      'K vítězství jsou třeba tři metropole.',
    ),
  },
  options: {
    title: 'Volby partie',
    text: lines(
      '*Kněží ve dvou hráčích*: 1 ZM ze součtu obou nabídek, z každé z nich, nebo vše jen z jedné.',
      '*Zásoba*: 17 filozofů a 18 kněží, nebo po 16, jako v prvním vydání.',
      '*Apollónův žeton*: na kterýkoli ostrov, nebo jen na vlastní.',
      '*Shoda na konci*: vítězí nejvíc zlata, nebo nejvíc metropolí a potom zlata.',
      '*Zlato*: tajné, nebo veřejné.',
      '*Bájné bytosti*: všech 17, nebo žádné.',
      `Vybírá hostitel před začátkem. Co se liší od obvyklého, ukáže ${typed.command('match status')}.`,
    ),
  },
  plans: {
    title: 'Trvalé příkazy ve hře Kykladés',
    text: lines(
      'Nabídky v tomto nebo příštím kole: bohové v pořadí, každý do částky. Figurka jde k prvnímu, u kterého může vést, za nejméně, co stačí; když to nejde u žádného, k Apollónovi, pokud to řekneš. `áres 4, athéna 6, apollón`',
      'Překonaná figurka zkusí celý seznam znovu, s vyššími částkami, uvedeš-li je, nebo jen to, co následuje, nebo se tě zeptá.',
      'Bitvy: kdy a kam ustoupit, na jednom místě nebo všude. `ústup všude méně 2`',
      'Ostrov pro příští žeton rozkvětu a konec tahu, ve kterém už není co zaplatit.',
      `Dávají se tlačítkem *${controls.orders}* v panelu, které nabízí slovo po slovu, nebo příkazem ${typed.command('cyclades orders')}.`,
      'Co už možné není, zruší se a zeptám se tě jako obvykle.',
    ),
  },
};
