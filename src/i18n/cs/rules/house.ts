import type { GeneralSection, RuleSections } from '../../rules.ts';
import { commandNames, typed } from '../commandNames.ts';
import { controls } from '../common/controls.ts';
import { nothing } from '../common/orders.ts';
import { t } from '../text.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The option by which an answer is given beforehand, which all commands call alike. */
const SURE = typed.option('option.sure');

/** What is typed to take all orders back. */
const NONE = `\`${commandNames['option.order']}:${nothing}\``;

/** How a match is played here, whatever its game, in Czech. */
export const house: RuleSections<GeneralSection> = {
  beginning: {
    title: 'Založení partie',
    text: lines(
      `${typed.command('match create')} založí partii v kanálu, kde ho napíšeš; hra, tempo a další jsou jeho volby.`,
      `Přátelé stisknou pod její zprávou *${controls.join}*, nebo napíšou ${typed.command('match join')}. Potom stiskneš *${controls.start}*.`,
      'Hraje se ve vlastním vlákně. Vše ostatní se děje tam, nebo v přímých zprávách se mnou.',
      `Co je otevřené, ukáže ${typed.command('match list')}. Server může omezit počet otevřených partií na člověka.`,
      `Po partii *${controls.again}* založí další se stejnými lidmi.`,
    ),
  },
  lobby: {
    title: 'Před začátkem',
    text: lines(
      'Do začátku se může každý přidat i odejít. Do partie pro pozvané se přidá jen ten, koho pozve hostitel.',
      'Hostitel vybírá nastavení, přidává počítače, zve, předává svou roli a začíná.',
      'Každá hra říká, kolik hráčů potřebuje. Kdo je v sólové hře sám, může začít hned.',
      `Vlastní slova, ${typed.command('match join', 'words')}, se přimíchají do náhody v partii.`,
      'Partie, která nezačne, se po čase sama zruší. Kdy, to říká její zpráva.',
    ),
  },
  moving: {
    title: 'Jak se táhne',
    text: lines(
      `*${controls.makeMove}* pod nejnovější zprávou otevře tvůj panel, jen pro tebe: co se stalo, co máš a vše, co je možné. Místa, která můžeš vybrat, na obrázku svítí.`,
      'Kdo rád píše, použije příkazy hry; dělají totéž. Co možné není, odmítnu s důvodem a nic se neztratí.',
      `Na konec tahu a na odevzdání se ještě jednou zeptám; předem odpoví ${SURE}.`,
      'Tlačítko z dřívějšího tahu nic neudělá a řekne ti to.',
      `Co můžeš dělat právě teď, řekne ${typed.command('help')}.`,
    ),
  },
  looking: {
    title: 'Pohled na partii',
    text: lines(
      `${typed.command('board')} je obrázek, jeho část větší (${typed.option('board.detail')}), nebo vše slovy (${typed.option('board.as')}). Vysvětlí ho *${t('help-controls-explain')}*`,
      `${typed.command('gold')} je tvoje karta s tím, co smíš vidět jen ty. ${typed.command('note')} uchová poznámku jen pro tebe.`,
      `Co se stalo, řekne ${typed.command('log')}, plán z dřívějšího kola ukáže ${typed.command('history')}.`,
      `Jak to vypadá a co komu chybí k vítězství, řekne ${typed.command('match status')}; co na tebe čeká, ${typed.command('me turns')}.`,
      'Dívat se může každý, kdo vidí kanál partie.',
    ),
  },
  undoing: {
    title: 'Vzetí tahu zpět',
    text: lines(
      `*${controls.undo}* nebo ${typed.command('match undo')} vrátí tvůj poslední tah, potom ten před ním. *${controls.redo}* ho zahraje znovu.`,
      'Jde to, dokud nikdo jiný netáhl a tvůj tah nehodil kostkou, nic nelosoval a neukázal ti nic skrytého.',
      'Každé rozhodnutí lze vzít zpět třikrát. Čas se nevrací.',
      'Co za tebe zahrál trvalý příkaz, počítač nebo čas, lze vzít zpět jen společně.',
      'Dál dozadu se stůl vrací hlasováním všech.',
    ),
  },
  goingBack: {
    title: 'Společný návrat',
    text: lines(
      `Za náhodu a za tahy ostatních se partie vrací jen se souhlasem všech (${typed.command('match vote')}), nebo rozhodnutím pořadatele.`,
      'Vybereš jeden z nabízených tahů; ten a všechny po něm pak neplatí. Zprávy o nich to řeknou.',
      'Co se losovalo, může pak dopadnout jinak.',
      'Za výměnu lidí se partie nikdy nevrací, protože kdo odešel, věděl by příliš mnoho.',
    ),
  },
  orders: {
    title: 'Trvalé příkazy',
    text: lines(
      `Tlačítkem *${controls.orders}* v panelu řekneš předem, co zahraješ. Odpoví se, jakmile budeš na řadě, takže nikdo nečeká.`,
      'Příkazy vidíš jen ty. Ostatní čtou „podle trvalého příkazu“, když některý odpoví, a předtím ani to, zda nějaké máš.',
      `Dokud se nepoužijí, můžeš je měnit; napsané ${NONE} zruší všechny.`,
      'Příkaz, který už splnit nelze, se zruší; dozvíš se to a zeptám se tě jako obvykle.',
      'Zmizí, když předáš své místo, a příkaz zmizí i tehdy, když se vezme zpět tah, který zahrál.',
    ),
  },
  atOnce: {
    title: 'Současná volba',
    text: lines(
      'Co má ve stejném kroku vybrat víc hráčů, na to se ptám všech najednou.',
      'Nikdo nevidí, co vybrali ostatní, jen kdo už vybral. Projeví se to společně, až vybere poslední.',
      `Do té doby můžeš svou volbu vzít zpět: *${controls.undo}*.`,
      'Kde je možná jediná odpověď, neptám se: proběhne sama.',
    ),
  },
  pace: {
    title: 'Čas a tempo',
    text: lines(
      'Partie má tempo, 48 hodin na každé rozhodnutí, pokud hostitel nezvolí jiné, a dvakrát tolik v rezervě. Může být i bez hodin.',
      'Nejdřív běží čas na rozhodnutí, potom rezerva. Další rozhodnutí má znovu celý svůj čas a z rezervy, co zbylo.',
      'Tvůj čas neběží v klidových hodinách, když je partie pozastavena, když neběžím já a ve dnech plánované dovolené.',
      'Než čas vyprší, jednou tě varuji. Kolik ti zbývá, vidíš jen ty.',
      'Víc času dá hlasování, nebo pořadatel. Mezi samými počítači čas neběží.',
      'Délka se píše jako číslo s jednotkou: `36 hodin`, `2 dny`, `1 týden`, nebo krátce `36h`, `2d`, `1t`.',
    ),
  },
  quietTime: {
    title: 'Klidové hodiny a dovolená',
    text: lines(
      `V ${typed.command('me settings')} je tvoje časové pásmo a klidové hodiny, až 10 hodin denně: tvůj čas tehdy neběží a nic ti neposílám.`,
      `${typed.command('me holidays')} naplánuje až 30 dní v roce, kdy ti čas nevyprší. Den se vybere, jen když by ti v něm čas vypršel.`,
      'Jiné časové pásmo nebo jiné klidové hodiny platí od tvého příštího rozhodnutí.',
      'Dovolená začíná nejdřív dnes a dny, které už začaly, zrušit nejde.',
      'Nikdo jiný nic z toho nevidí.',
    ),
  },
  timeOut: {
    title: 'Když čas vyprší',
    text: lines(
      'Co se stane, určuje nastavení partie: tah zahraje počítač, ostatní hlasují, zda počítač místo převezme, nebo se zahraje nejjednodušší tah.',
      'Tah zahraný předtím platí, ať je jakkoli pozdě.',
      'Nejjednodušší tah stojí co nejméně: kde to jde, žádná nabídka, konec tahu, další boj, zaplacení toho, co zaplatit lze.',
      'Stejně hrají i vzdaná místa.',
      'Hrát dál můžeš kdykoli; místo ti vezme jen hlasování nebo pořadatel.',
    ),
  },
  notices: {
    title: 'Upozornění a připomínky',
    text: lines(
      `Když na tebe partie čeká, zavolám tě: zmínkou ve vlákně, přímou zprávou, nebo obojím, podle ${typed.command('me settings')}.`,
      'Jednou za kolo přijde bez zvuku přímou zprávou tvoje karta.',
      'Připomínky chodí, jak často chceš, nejvýš tři na rozhodnutí; jedna zpráva mluví o všech tvých partiích.',
      `${typed.command('match nudge')} zavolá znovu ty, na které partie čeká, každého jednou za den.`,
      `Nemám-li k tvým přímým zprávám přístup, chodí vše jako zmínka. *${controls.tryDirectMessage}* je zkusí znovu.`,
    ),
  },
  languages: {
    title: 'Jazyky',
    text: lines(
      `Odpovídám ti v jazyce tvého Discordu, nebo v tom, který určíš příkazem ${typed.command('me settings', 'language')}; platí to i pro přímé zprávy a obrázky, o které si řekneš.`,
      `Co z partie vidí všichni, je v jazyce partie: v jazyce serveru, pokud hostitel nezvolí jiný (${typed.command('match create', 'language')}, nebo nastavení před začátkem).`,
      'Příkazy a jejich volby se jmenují tak, jak je ukazuje tvůj Discord. Místa a destičky mají ve všech jazycích stejná čísla.',
      `Jazyk serveru ukáže ${typed.command('server settings')}.`,
      'Příkazy a doby můžeš psát ve svém jazyce nebo anglicky.',
    ),
  },
  voting: {
    title: 'Hlasování',
    text: lines(
      `${typed.command('match vote')} navrhne ostatním pauzu nebo její konec, víc času pro někoho, uvolnění místa nebo počítač na něm, návrat, nebo konec partie.`,
      'Hlas má každý, kdo hraje; ten, koho se to týká, a počítače ho nemají. Dokud se hlasuje, můžeš svůj hlas změnit.',
      'Prochází víc než polovina. Kdo po dobu jednoho tempa partie nic neřekne, zdržuje se. Na návrat a remízu je třeba souhlas všech.',
      'Vždy probíhá jen jedno hlasování. Stáhnout ho smí jen ten, kdo ho vyvolal. Po neúspěšném se čeká, až by skončil jeho čas.',
      'Pauza trvá 1 až 28 dní.',
    ),
  },
  seatsChanging: {
    title: 'Předání a převzetí místa',
    text: lines(
      `${typed.command('match handover')} nabídne tvoje místo komukoli, nebo počítači. Volné místo převezmeš tlačítkem *${controls.takeSeat}* nebo příkazem ${typed.command('match take')}.`,
      'Kdo místo převezme, převezme s ním vše, i zlato a tajemství.',
      'Kdo hraje, o místo nepřijde: musel odejít ze serveru, musel mu vypršet čas, nebo bez tempa musel týden mlčet.',
      'Dokud ho nepřevzal někdo jiný, smí si ho jeho člověk vzít zpět.',
      'Kdo na některém místě hrál, zná jeho tajemství a smí si znovu vzít to, ale žádné jiné.',
    ),
  },
  computers: {
    title: 'Počítače',
    text: lines(
      `*${controls.addComputer}* pod lobby některý posadí ke stolu; hostitel ho před začátkem může zase odebrat.`,
      'Počítač hraje podle toho, co jeho místo smí vidět, a nezná ničí tajemství.',
      'Hraje za místo, kterému vypršel čas nebo které někdo předal, dokud si ho nevezme jeho člověk nebo někdo jiný.',
      'Když táhl na místě člověka, říká to řádek „počítač“.',
      'Když zůstanou samé počítače, partie končí.',
    ),
  },
  concedingAndEnding: {
    title: 'Vzdání a předčasný konec',
    text: lines(
      `${typed.command('match leave')} vrátí místo před začátkem, ${typed.command('match concede')} se po něm vzdává. Zpět to vzít nejde.`,
      'Vzdané místo zůstává na plánu a hraje nejjednodušší tahy. Ze dvou hráčů vítězí ten druhý.',
      'Poslední člověk u stolu místo předat nemůže, jen partii ukončit.',
      'Hlasováním partie skončí remízou, nebo za daného stavu: pak vítězí ten, kdo vede.',
      'Partie, ve které nikdo netáhl 53 dní, dostane varování a o týden později se uzavře.',
    ),
  },
  privateMatches: {
    title: 'Partie pro pozvané',
    text: lines(
      `${typed.command('match create', 'private')} založí partii, kam se přidá jen ten, koho někdo pozval: před začátkem hostitel, potom kdokoli, kdo ještě hraje.`,
      `Zvi nabídkou v nastavení, nebo příkazem ${typed.command('match invite')}. Čekat lze na několik lidí najednou.`,
      'Dívat se může i tak každý, kdo vidí kanál.',
      `Aplikace pozvat nelze. Počítače si sednou tlačítkem *${controls.addComputer}*.`,
    ),
  },
  secrets: {
    title: 'Kdo co vidí',
    text: lines(
      'Co odpovím na příkaz nebo tlačítko, vidíš jen ty. Zprávy ve vlákně jsou pro všechny.',
      'Zprávy ani časy nikdy nezávisejí na tom, co někdo jiný tají, například na zlatě, skrytých volbách nebo příkazech.',
      'Tlačítko v cizím panelu pro tebe nic neudělá.',
      `Po konci se poví celá partie, i zlato. ${typed.command('match export')} je její záznam jako soubor: jak ho smíš vidět, a po konci celý.`,
    ),
  },
  luck: {
    title: 'Kostky a losování',
    text: lines(
      'Veškerá náhoda v partii vychází z jednoho tajného čísla. Jeho otisk stojí v lobby dřív, než se kdokoli přidá, takže ho později nikdo nezmění.',
      `Přimíchají se tvoje vlastní slova (${typed.command('match join', 'words')}), aby ho nebylo možné vybrat podle toho, co z něj vzejde.`,
      'Zpráva každého kola končí značkou přes vše, co bylo až dosud.',
      `Poslední zpráva tajemství prozradí. Pak si každý může soubor z ${typed.command('match export')} ověřit.`,
      'S veřejným majákem, který nastavení nabízí tam, kde je, se do každého hodu přimíchá i číslo, které předem nikdo nezná.',
    ),
  },
  organisers: {
    title: 'Pořadatelé',
    text: lines(
      'Pořadatelé jsou ti, kdo smějí spravovat server, a ti, kdo mají roli, kterou určil.',
      `${typed.command('organise')} rozhoduje bez hlasování: o pauze, času, uvolnění místa, počítači na místě, návratu, nebo konci partie.`,
      'Uvádějí důvod; ten i to, kdo rozhodl, si přečtou všichni v partii.',
      'Tajemství partie nevidí a místo tím nezískají.',
    ),
  },
  server: {
    title: 'Nastavení serveru',
    text: lines(
      `${typed.command('server settings')} je pro ty, kdo ho spravují: kanály, kde se partie zakládají, kdo je smí zakládat, kdo je pořadatel, obvyklé tempo, kolik otevřených partií smí někdo mít a vzhled obrázků.`,
      `Oprávnění, která mi chybějí, vyjmenuje ${typed.command('server check')}.`,
      'Partie potřebuje kanál, ve kterém mohu otevřít vlákno.',
    ),
  },
  yourData: {
    title: 'Co se o tobě uchovává',
    text: lines(
      `${typed.command('me data')} je soubor se vším, co se o tobě uchovává.`,
      `${typed.command('me forget')} to odstraní, až se tě ještě jednou zeptám. Partie, ve kterých máš místo, zůstanou, bez tvého jména.`,
      'Nic z toho, co kdo píše v kanálu, se nečte.',
    ),
  },
  trouble: {
    title: 'Když něco nefunguje',
    text: lines(
      'Co bylo odmítnuto, nic nezměnilo. Když hrají dva ve stejné chvíli, může se stát, že to jeden musí zkusit znovu.',
      `Tlačítku z dřívější doby už nerozumím: jak to vypadá, ukáže ${typed.command('match status')}, a *${controls.makeMove}* otevře tvůj panel znovu.`,
      'Partie, ve které se hrálo s mojí novější verzí, čeká, až budu aktualizován.',
      'Ta, ve které se něco pokazilo, je odložena; nic se neztratilo a musí se na to podívat ten, kdo mě provozuje.',
      `Máš-li víc partií najednou, uveď, o kterou jde, volbou ${typed.option('option.match')}.`,
      'Kdo chce příliš mnoho najednou, má chvilku počkat; nic z toho se nestalo.',
    ),
  },
};
