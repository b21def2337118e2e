import type { Creature } from '#games/cyclades/types.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';

/** What a creature does, and how it is ruled where the effect leaves a question. */
interface Entry {
  readonly effect: string;
  readonly rulings: readonly string[];
}

/** Of every figure on an island. */
const FIGURE_RULINGS: readonly string[] = [
  'Smí na kterýkoli ostrov, i takový, který nikomu nepatří. Figurka tam zůstává, a její karta u toho, kdo ji povolal, dokud mu v některém z dalších kol nezačne první tah; počítá se i tah s Apollónem.',
  'Dvě figurky na jednom ostrově se hned navzájem zničí, ještě než druhá něco udělá; obě karty jdou na odkládací balíček.',
  'Když ten, kdo ji povolal, vypadne ze hry, figurka opouští herní plán.',
];

const ENTRIES: Readonly<Record<Creature, Entry>> = {
  fates: {
    effect: 'Ještě jednou dostaneš svůj příjem.',
    rulings: ['Nejdřív se platí jejich cena. Příjem je to, co v té chvíli vynášejí tvoje žetony rozkvětu a námořní obchod.'],
  },
  griffon: {
    effect: 'Vezmeš jednomu soupeři polovinu zlata, zaokrouhlenou dolů.',
    rulings: [
      'Vybrat lze kteréhokoli soupeře, který je ještě ve hře. Od toho, kdo má 0 nebo 1 ZM, nedostaneš nic.',
      'Kolik to bylo, se dozvíte jen vy dva, pokud se v partii nehraje s veřejným zlatem.',
    ],
  },
  harpy: {
    effect: 'Soupeř přijde na některém ostrově o jednoho vojáka.',
    rulings: [
      'Ostrov zůstává svému majiteli, i když to byl poslední voják.',
      'Vlastní vojáky vybrat nelze, ani ty na ostrově, kde stojí Cheirón.',
    ],
  },
  pegasus: {
    effect: 'Někteří nebo všichni vojáci z jednoho tvého ostrova přeletí na kterýkoli jiný, bez řetězu lodí.',
    rulings: [
      'S vojáky, kteří ostrov brání, se bojuje jako obvykle; ostrov bez obrany získáš hned.',
      'Poslední ostrov je před Pegasem chráněn stejně jako před jiným útokem.',
      'Kde stojí Cheirón, smí přistát jen majitel ostrova. Vojáci, které drží Medúsa, odletět nemohou.',
    ],
  },
  mermaid: {
    effect: 'Soupeřovu loď, která je na svém poli sama, nahradí tvoje loď.',
    rulings: [
      'Pole může být kdekoli na moři; musí na něm být právě jedna loď.',
      'Tvoje loď přichází ze zásoby. Jen když je všech osm na herním plánu, vezmeš ji z pole, které si vybereš.',
    ],
  },
  giant: {
    effect: 'Zničí se jedna budova.',
    rulings: [
      'Může být kohokoli, i tvoje, ale nikdy to nesmí být metropole.',
      'Na ostrově, kde stojí Cheirón, jsou všechny budovy v bezpečí.',
    ],
  },
  dryad: { effect: 'Vezmeš soupeři kněze.', rulings: ['Soupeř nějakého musí mít.'] },
  satyr: {
    effect: 'Vezmeš soupeři filozofa.',
    rulings: ['Soupeř nějakého musí mít.', 'Ze čtvrtého filozofa hned vznikne metropole.'],
  },
  cyclops: {
    effect: 'Jedna tvoje budova se změní na jiný druh, na stejném stavebním místě.',
    rulings: [
      'Nový druh musí být v zásobě. Metropoli změnit nelze.',
      'Pokud se tím dokončí sada, hned se odevzdá a potom vybereš, kam přijde metropole; právě uvolněná místa se počítají jako volná.',
    ],
  },
  sphinx: {
    effect: 'Prodáš libovolný počet svých vojáků, lodí, kněží a filozofů, za každý kus dostaneš 2 ZM.',
    rulings: [
      'Nejdřív se platí její cena; z výnosu prodeje ji zaplatit nelze.',
      'Musíš prodat aspoň jeden kus. Ostrovy, které zůstanou bez vojáků, jsou dál tvoje.',
      'Medúsa prodeji vojáků nebrání.',
    ],
  },
  sylph: {
    effect: 'Tvoje lodě smějí zdarma uplout deset kroků; jedna loď o jedno pole je jeden krok.',
    rulings: [
      'Kroky rozdělíš mezi lodě, jak chceš; dvě lodě, které plují spolu, spotřebují na každé pole dva kroky.',
      'S cizími loděmi se bojuje. Tvoje lodě, které už bojovaly, dál neplují, ostatní mohou.',
      'Mezitím nelze dělat nic jiného a nevyužité kroky propadají.',
    ],
  },
  chimera: {
    effect: 'Hned využiješ kteroukoli bytost z odkládacího balíčku.',
    rulings: [
      'Platí se jen Chiméra. Bytost musí mít na koho působit.',
      'Když její účinek skončí, včetně bitev, zamíchá se celý odkládací balíček i s Chimérou do dobíracího.',
      'Karta figurky, která jde na ostrov, zůstává místo toho u tebe a odloží se, až figurka odejde.',
    ],
  },
  minotaur: {
    effect: 'Figurka, která brání svůj ostrov jako další dva vojáci.',
    rulings: [
      'Padne po jednom zásahu, ale až když tam nezbude žádný voják.',
      'Bojuje za majitele ostrova proti komukoli, i bez vojáků; na ostrově, který nikomu nepatří, bojuje sám za sebe, i proti tomu, kdo ho povolal.',
      'Nikdy neustupuje: když ustoupí vojáci, bojuje dál. Když nezůstane nikdo, ostrov si nechává majitel.',
      ...FIGURE_RULINGS,
    ],
  },
  chiron: {
    effect: 'Figurka, která na svůj ostrov nepustí Pegase, Giganta ani Harpyji.',
    rulings: [
      'Majitel ostrova tam s Pegasem přistát smí a odletět s ním smí také.',
      'Gigant tam neuspěje u nikoho, ani u majitele.',
      ...FIGURE_RULINGS,
    ],
  },
  medusa: {
    effect: 'Figurka, která drží všechny vojáky na svém ostrově.',
    rulings: [
      'Nesmějí odejít přesunem, s Pegasem ani ústupem, ať patří komukoli: ani vojáci toho, kdo ji povolal, ani útočníci.',
      'Brání se jako obvykle a jiní tam přistát smějí.',
      ...FIGURE_RULINGS,
    ],
  },
  polyphemus: {
    effect: 'Figurka, která odežene všechny lodě kolem svého ostrova o jedno pole a další tam nepustí.',
    rulings: [
      'Odháníš lodě postupně pole za polem, v pořadí, jaké chceš, i svoje; lodě z jednoho pole zůstávají spolu.',
      'Jdou na pole, které je prázdné nebo patří jejich majiteli, nesousedí s ostrovem a není na něm Kraken. Jen když žádné takové není, jsou ztraceny.',
      'Dokud tam stojí, nesmí žádná loď na pole kolem jeho ostrova vplout, ustoupit ani se tam verbovat.',
      ...FIGURE_RULINGS,
    ],
  },
  kraken: {
    effect:
      'Postavíš Krakena na kterékoli námořní pole a smíš ho posouvat dál za 1 ZM za krok; všechny lodě na každém z těchto polí se potopí.',
    rulings: [
      'Potápí lodě všech, i tvoje. Kolem Polyféma smí projít i zůstat stát.',
      'Zůstává a blokuje své pole: žádná loď tam nesmí vplout, ustoupit ani se verbovat.',
      'Jeho karta se hned odloží. Kdo ji použije znovu, zvedne Krakena a postaví ho kamkoli; to první pole je zdarma.',
      'Kraken nepatří nikomu a zůstává, i když ten, kdo ho povolal, vypadne ze hry.',
    ],
  },
};

const BUYING =
  '-# Povolává se v tahu s Poseidonem, Áresem, Diem nebo Athénou a využije se hned. Pole stojí 4, 3 nebo 2 ZM; každý chrám a každá metropole ubírá jednou za kolo 1 ZM, nejníže na 1 ZM.';

const entry = (creature: Creature, { effect, rulings }: Entry): ReferenceEntry => ({
  key: creature,
  name: CREATURE_NAMES[creature],
  text: [`**${CREATURE_NAMES[creature]}** – ${effect}`, ...rulings.map((ruling) => `- ${ruling}`), BUYING].join('\n'),
});

/** The creatures, with their effects and rulings. */
export const reference: readonly ReferenceEntry[] = (Object.entries(ENTRIES) as readonly [Creature, Entry][]).map(
  ([creature, rules]) => entry(creature, rules),
);
