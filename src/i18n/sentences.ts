import type { BaseCommand, BaseEvent, Outcome, Rejection, Seat } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { EmojiOf } from './emoji.ts';

/** How seats are named in a sentence: already made safe for where it is shown (escaped for a post, plain for a label). */
export interface NameSeat {
  (seat: Seat): string;
  /** Where emojis are shown: those of gods, creatures, tiles. */
  readonly emoji?: EmojiOf;
}

/** Something of a game that is looked up by its name: a creature, a tile. */
export interface ReferenceEntry {
  /** As the rules write it: `harpy`. */
  readonly key: string;
  readonly name: string;
  /** What it does and how it is ruled, in a few lines of Markdown; at most 1,500 characters. */
  readonly text: string;
}

/** A part of a picture: a place, a seat. `name` has at most 100 characters. */
export interface Detail {
  readonly value: string;
  readonly name: string;
}

/** What a language says about the standing orders of a game. Plain text, for the eyes of their owner. */
export interface OrderSentences {
  /** A whole order: "Battles at island 7: fight on". `standing`: all that its owner has beside it. */
  order(order: BaseOrder, standing: readonly BaseOrder[]): string;
  /** What is asked next of who says an order word by word. */
  asks(asks: string): string;
  /**
   * The game's keywords as they are typed in this language, each in one word; where a number follows a keyword at once, it follows the
   * word. None in the language in which they are the game's own.
   */
  readonly typed: Readonly<Record<string, string>>;
  /** Other words for some of the keywords that are understood as well. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** One of the words that may follow where that is asked, as a label of at most 80 characters. */
  word(asks: string, word: string): string;
  /** What one of these words does, where its label does not say it all; with the word itself it has 100 characters. */
  meaning(asks: string, word: string): string | undefined;
}

/** What the options of a game and each of their values are called. */
export type OptionWords<Options extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Option in keyof Options]: {
    readonly name: string;
    readonly values: Readonly<Record<Options[Option][number], string>>;
  };
};

/** What a language says about one game. One file a game in each locale folder; a missing sentence does not compile. */
export interface GameSentences<View, Event extends BaseEvent, Command extends BaseCommand> {
  readonly name: string;
  readonly optionNames: Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>;
  /**
   * One line of a log for an event as redacted for its reader; `undefined` when nothing need be said. `byItself`: it followed from
   * what came before, without a choice of a player.
   */
  event(event: Event, name: NameSeat, byItself?: boolean): string | undefined;
  /** One event with all that two consecutive ones of the same command say; `undefined` where each has its own line. */
  joined(one: BaseEvent, next: BaseEvent): Event | undefined;
  /** Whether an event's line is kept where there is room for few. */
  isKey(event: Event): boolean;
  /** Whether the question or the line under it says anyway what an event's line does. `view`: the newest. */
  isShownBelow(event: Event, view: () => View): boolean;
  /** Why a command was refused, and what would be legal. `undefined` for a code that is not the game's. */
  rejection(rejection: Rejection, name: NameSeat): string | undefined;
  /** What a due seat is asked, in one line, from a public view. */
  prompt(view: View, seat: Seat, name: NameSeat): string;
  /** One line under the question: the state of the table and who is next; empty if there is nothing to say. From a public view. */
  outlook(view: View, name: NameSeat): string;
  /** The table in a few lines, from a public view: posted with each picture. */
  summary(view: View, name: NameSeat): string;
  /** The first lines of `summary`, without what each seat has. */
  tableInShort(view: View, name: NameSeat): string;
  /** What a seat has, in one or two lines that don't name it, and what it still needs to win. */
  seatInShort(view: View, seat: Seat, name: NameSeat): readonly string[];
  /** The round that is on, in the middle of a sentence: "cycle 3". */
  round(view: View): string;
  /** The few words on the picture, as its renderer needs them. */
  readonly pictureWords: unknown;
  /** The picture in words, at most 1,024 characters; `told`: what happened since the one before, while there is room. */
  altText(view: View, name: NameSeat, told?: readonly Event[]): string;
  /**
   * All that the picture shows, in lines of Markdown for screen readers and slow lines: 3,800 characters at most. `hasMap`: also
   * which places border each other, for players without a picture (default).
   */
  boardText(view: View, name: NameSeat, told?: readonly Event[], hasMap?: boolean): string;
  /** The parts of the picture that can be seen larger, by what `detail` of a picture's request calls them. Plain text. */
  details(view: View, name: NameSeat): readonly Detail[];
  /** The picture of one of them in words, at most 1,024 characters; `undefined` for what is none. Plain text. */
  detailText(view: View, value: string, name: NameSeat): string | undefined;
  /** What the numbers at the end of a match are called, by their names in `course` and `ranking` of the game; absent as those are. */
  readonly course?: Readonly<Record<string, string>>;
  /** What statistics count: headings of at most 30 characters, and what the keys of the game's `facts` are called. Absent as those are. */
  readonly facts?: { readonly sides: string; readonly used: string; name(key: string): string };
  /** What a seat can pay with, in one line; from its own view. */
  purse(view: View, seat: Seat): string;
  /** A seat's private card, from its own view. */
  card(view: View, seat: Seat): string;
  /**
   * Also for reasons outside the game's rules: `conceded` (one seat is left, or none in solo play), `draw`, `standing`
   * (ended in its current state) and `abandoned`.
   */
  outcome(outcome: Outcome, name: NameSeat): string;
  /** Who wins a match that is ended in its current state, in the middle of a sentence: "the player with the most points wins". */
  readonly standing: string;
  /** What decided a match that was ended as it stood: each seat's measure, in one line, from a public view after the end. */
  measured(view: View, name: NameSeat): string;
  /** What a seat still needs to win, in one line, from a public view; empty when it can need nothing any more. */
  needs(view: View, seat: Seat, name: NameSeat): string;
  /** How far a seat is, in a few words above each step of a lesson; empty if there is nothing to say. From its own view. */
  progress(view: View, seat: Seat): string;
  /** What can be looked up, in the order of the rules. */
  readonly reference: readonly ReferenceEntry[];
  /** Absent in games that take no standing orders. */
  readonly orders?: OrderSentences;

  /** A kind of move, as a button of the asker's panel: "Recruit a troop". `view` is the asker's. */
  moveKind(view: View, type: Command['type']): string;
  /** What is asked when a field of a command is still open: "Which island?" */
  ask(type: Command['type'], field: string): string;
  /** A whole move, as a label of at most 80 characters of plain text: "Offer 5 to Ares". */
  move(view: View, command: Command, name: NameSeat): string;
  /** What a move is about, as its emoji is called: a god, a tile; `undefined` if nothing has an emoji. */
  sign(view: View, command: Command): string | undefined;
  /** A whole move in as few words as possible, beside others of its type: "Ares: 5"; `undefined` where its label has few. */
  brief(view: View, command: Command): string | undefined;
  /** A move as its player says yes to it: "End my turn"; `undefined` where its label says that. */
  yes(view: View, command: Command): string | undefined;
  /** Why a move is good, as a short clause about it: "leaves you 2 GP". `reason`: one that the game's AI player gives. */
  hint(reason: unknown, name: NameSeat): string;
  /** What moves leave a seat of what it pays with, as such a clause, from its own views; empty where there is nothing to say. */
  left(before: View, after: View, seat: Seat): string;
  /** What could go wrong with a move that people have to confirm, or what it does, in a few sentences. */
  risk(view: View, command: Command, name: NameSeat): string;
  /** Why a move that people have to confirm can't be undone, as a sentence; empty where it can, or where its name says so. */
  lasting(view: View, command: Command): string;
  /** One value of an open field while several moves (`moves`, never empty) still have it: "Ares – 3 to 7 GP". Plain text. */
  choice(view: View, field: string, moves: readonly Command[], name: NameSeat): string;
  /** `choice` in a text above the controls, which has room for everything; `undefined` where the label says it all. */
  choiceInFull(view: View, field: string, moves: readonly Command[], name: NameSeat): string | undefined;
}

export type AnyGameSentences = GameSentences<unknown, BaseEvent, BaseCommand>;
