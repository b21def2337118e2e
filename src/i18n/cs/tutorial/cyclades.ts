import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

/** The first cycle of Cyclades, step by step. */
export const cyclades: CycladesMessages['lesson'] = {
  goal: {
    title: 'O co jde',
    text: [
      'Vítězí ten, kdo má na konci kola **dvě metropole**. Metropole vzniká ze čtyř filozofů, nebo z jedné budovy každého druhu: přístavu, pevnosti, chrámu a univerzity.',
      'Každé kolo má stejné části: příjmy, nabídky bohům a potom každý hraje s bohem, kterého získal. V barvě u svého jména máš dva ostrovy, na každém vojáka, a dvě lodě.',
    ].join('\n'),
  },
  offering: {
    title: 'Nabídky',
    text: [
      'Nejdřív přišly příjmy: 1 ZM za každý žeton rozkvětu na tvých ostrovech a za každé námořní pole s mincí, kde leží tvoje loď. Máš tak 7 ZM, které vidíš jen ty.',
      'Teď všichni nabízejí bohům. V partii tří hráčů jsou lícem vzhůru jen dva ze čtyř, a Apollón, který nestojí nic. **Poseidon** dává lodě a přístavy, **Áres** vojáky a pevnosti, **Zeus** kněze a chrámy, **Athéna** filozofy a univerzity.',
    ].join('\n'),
    why: 'Lekce zkouší nejdřív Poseidona, za málo, aby bylo vidět, co na to ostatní.',
  },
  displaced: {
    title: 'Překonaná nabídka',
    text: [
      'Někdo nabídl víc než ty a tvoje figurka je zase volná. Nic tě to nestojí: nabídky se platí, až když stojí všechny.',
      'Hned musíš zvolit **jiného boha**; k Poseidonovi se lze vrátit jen po dalším překonání. Kdo zvolí Apollóna, neplatí nic a hraje poslední.',
    ].join('\n'),
    why: 'Áresovi ještě nikdo nic nenabídl, stačí tedy 1 ZM a zbytek ti zůstane na tah.',
  },
  recruiting: {
    title: 'Tvůj tah: verbování',
    text: [
      'Nabídky jsou zaplacené. Bohové jdou odshora dolů, první byl tedy Poseidon: loď a přístav. Teď jsi na řadě ty, s **Áresem**.',
      'S Áresem můžeš verbovat vojáky (první je zdarma, další za 2, 3 a 4 ZM), stavět pevnosti po 2 ZM a přesouvat vojáky, pokaždé za 1 ZM, v jakémkoli pořadí a tak často, jak na to máš. Místa, která můžeš vybrat, na plánu svítí.',
    ].join('\n'),
    why: 'Když tu bude i druhý voják, jeden může jít a jeden zůstat. Vyprázdněný ostrov je dál tvůj, ale nemá ho kdo bránit.',
  },
  marching: {
    title: 'Zisk ostrova',
    text: [
      'Vojáci chodí z ostrova na ostrov po souvislém řetězu **tvých vlastních lodí**. Loď u tvého velkého ostrova sousedí s malým, který nikomu nepatří a má dvě značky rozkvětu: o 2 ZM víc v každém kole.',
      'Kde stojí nepřítel, tam je místo toho bitva: každá strana hodí kostkou a přičte své vojáky, obránce i pevnosti; nižší strana ztrácí vojáka. Šance ti panel ukáže ještě před bojem.',
    ].join('\n'),
    why: 'Malý ostrov nikomu nepatří: získáš ho bez bitvy a jeden voják zůstane doma.',
  },
  creature: {
    title: 'Bytost',
    text: [
      'Kdo hraje s některým ze čtyř bohů, smí povolávat **bájné bytosti**, které jsou pod mapou, za 4, 3 nebo 2 ZM. Většina pomůže hned a jednou.',
      `Sudičky ti dají ještě jednou příjem: s právě získaným ostrovem jsou to 4 ZM, dnes tě tedy nestojí nic. Co která bytost dělá, řekne ${typed.command('cyclades card')}.`,
    ].join('\n'),
    why: 'Sudičky teď vrátí, co stojí, a na pevnost potom ještě zbude.',
  },
  building: {
    title: 'Stavba',
    text: [
      'Každá budova pomáhá, kde stojí: pevnosti brání ostrovy a přístavy lodě kolem nich, s chrámy jsou bytosti levnější, univerzity samy nedělají nic; ale jedna od každého druhu dá **metropoli**.',
      'Každá stojí na stavebním místě ostrova. Metropole přijde na čárkovaný čtverec a co stojí pod ní, zanikne: lepší je stavět nejdřív vedle.',
    ].join('\n'),
    why: 'Toto místo na tvém velkém ostrově leží vedle čtverce pro metropoli, a ten zůstane volný.',
  },
  ending: {
    title: 'Konec tahu',
    text: [
      'Pokračovat jde, dokud máš zlato; co si necháš, zůstane ti na další kolo.',
      `Na konec tahu se ještě jednou zeptám a připomenu, co ještě jde. V partii „${controls.undo}“ vrátí, co se právě stalo, pokud to neodkrylo nic skrytého, a „${controls.orders}“ řeknou předem, co zahraješ, když tu nebudeš.`,
    ].join('\n'),
    why: 'Tři ZM se budou hodit víc v dalším kole, až přijdou nabídky.',
  },
  cycle: {
    title: 'Další kolo',
    text: [
      'Poslední přišel **Apollón**: 1 ZM (4 ZM tomu, kdo má jediný ostrov) a tomu, kdo ho zvolil první, žeton rozkvětu: příjem o 1 ZM natrvalo.',
      'Tím kolo skončilo. Nikdo nemá dvě metropole, začalo tedy další: lícem vzhůru jsou ti druzí bohové, přišly nové bytosti (ty, které nikdo nepovolá, zlevňují) a tvůj příjem je teď 4 ZM. Otočilo se i pořadí: kdo hrál poslední, nabízí první.',
    ].join('\n'),
  },
  farewell: {
    title: 'To je celá hra',
    text: [
      `V partii stiskneš pod nejnovější zprávou „${controls.makeMove}“: co vidíš tady, je tvůj panel, jen pro tebe.`,
      `Plán kdykoli ukáže ${typed.command('board')}, co máš, ${typed.command('gold')}, pravidlo najde ${typed.command('rules')} a co teď můžeš dělat, řekne ${typed.command('help')}.`,
      `Na tah máš dny, ne minuty: dozvíš se, že jsi na řadě, a chceš-li, připomenu ti to (${typed.command('me settings')}). Partii založí ${typed.command('match create')}; s „${controls.addComputer}“ můžeš začít hned.`,
    ].join('\n'),
  },
};
