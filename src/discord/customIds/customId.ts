import { LEVELS } from '#engine/computer.ts';
import { page as bookPage, pages, picture } from './bookFields.ts';
import { decodeFields, encodeFields, number, numbers, oneOf, optional, type ValuesOf, word, words } from './fieldCodecs.ts';

const VOICES = ['yes', 'no', 'withdraw'] as const;
const HEIRS = ['substitute', 'computer'] as const;
export type Heir = (typeof HEIRS)[number];

/** The pages of help, in order. */
export const HELP_PAGES = ['now', 'costs', 'winning'] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

/** The pages of a lobby's settings: what most hosts choose, and the rest. */
const OPTION_PAGES = ['first', 'rest'] as const;
export type OptionPage = (typeof OPTION_PAGES)[number];

const SERVER_SETTINGS = ['channels', 'organiserRole', 'locale', 'pace', 'creators', 'openMatches', 'theme', 'puzzle'] as const;
export type ServerSetting = (typeof SERVER_SETTINGS)[number];

/**
 * The controls of a user's own settings, outside any match: show them, set one by a menu, retry direct messages, delete
 * holidays, and forget the user.
 */
const ME_PARTS = [
  'settings',
  'from',
  'length',
  'remind',
  'notices',
  'theme',
  'language',
  'dm',
  'back',
  'forget',
  'attacks',
  'shape',
  'leaderboards',
  'record',
  'standings',
  'rating',
  'scope',
] as const;

/**
 * The controls of a search for players: its state, its menus, what begins and ends it; and those of the presser's list of people to avoid.
 */
const PLAY_PARTS = ['panel', 'change', 'games', 'paces', 'seats', 'computer', 'find', 'stop'] as const;
const AVOID_PARTS = ['list', 'add', 'remove'] as const;

/** What a picture of the presser's own is beside. */
const PICTURES = ['board', 'panel'] as const;

const match = { match: number };
/** A seat's panel: the seat, and its decision number when the panel was made. */
const decision = { ...match, seat: number, decision: number };

/** A control whose reply is a new message. */
const opens = <F>(fields: F) => ({ fields, editsMessage: false });
/** A control whose reply edits the message it is on, if only its presser sees that message. */
const edits = <F>(fields: F) => ({ fields, editsMessage: true });

/**
 * The fields of every control, in the order in which its custom id holds them. Partial choices live there and not in a process:
 * `path` is a type of move and the values chosen so far. A menu's value is appended to the path or the words. Old posts hold
 * these ids for years, so a control that exists never changes its fields.
 */
const CONTROLS = {
  me: edits({ part: oneOf(ME_PARTS) }),
  server: edits({ setting: oneOf(SERVER_SETTINGS) }),

  play: edits({ part: oneOf(PLAY_PARTS) }),
  avoid: edits({ part: oneOf(AVOID_PARTS) }),
  /** Takes a place that is kept for the presser at a table, or gives it up. */
  answer: opens({ ...match, answer: oneOf(['yes', 'no']) }),
  /** A page of the list of moderators' decisions. */
  audit: edits({ page: number }),

  /**
   * Sets up a cup by a menu, a page, `role`, or `open`. Nothing is stored before its entries open, so each control holds all choices.
   * `picks`: a character for each menu, the place of its value.
   */
  cupset: edits({ part: word, picks: word, role: optional(word) }),
  cup: opens({ cup: number, act: oneOf(['enter', 'withdraw', 'rules', 'status', 'close']) }),
  /** Ends a cup, or closes its entries, after the confirmation. */
  cupend: edits({ cup: number, how: oneOf(['end', 'cancel', 'close']) }),

  /** Posts the welcome in the channel. */
  welcome: opens({}),
  /** Opens a lobby with the default settings. */
  create: opens({ game: word }),
  /** Offers the lessons. */
  teach: opens({}),

  join: opens(match),
  leave: opens(match),
  start: opens(match),
  settings: opens(match),
  again: opens(match),
  invite: edits(match),
  host: edits(match),
  /** Shows a page of a lobby's settings. */
  options: edits({ ...match, page: oneOf(OPTION_PAGES) }),
  /** A menu of values of one option. */
  set: edits({ ...match, option: word }),
  /** Asks how well an AI player shall play, and seats it in a lobby. */
  computer: opens(match),
  level: edits({ ...match, level: oneOf(LEVELS) }),
  /** Removes the AI player chosen in its menu. */
  away: edits(match),
  /** Retries closed direct messages. */
  dm: edits(match),
  nudge: opens(match),
  /** Begins to watch a match, or stops. */
  watch: opens(match),
  unwatch: opens(match),

  /** Opens the panel of the user who presses it; `due` are the seats it was made for. */
  open: opens({ ...match, due: numbers }),
  /** Goes one choice further, and plays the move when only one is left. */
  move: edits({ ...decision, path: words }),
  /** Shows a panel; never plays. */
  panel: edits({ ...decision, page: number, path: words }),
  /** Plays the one move left, after the confirmation. */
  sure: edits({ ...decision, path: words }),
  /** Shows the best moves above the panel, in a match against AI players alone. */
  hint: edits(decision),
  undo: edits(decision),
  redo: edits(decision),
  /** Concedes, after the confirmation. */
  concede: edits(decision),

  /** Shows the moves that its presser tries on a copy, and the choices of the next one; never plays. */
  trial: edits({ ...decision, tried: word, page: number, path: words }),
  /** Goes one choice further, and tries the move when only one is left. */
  try: edits({ ...decision, tried: word, path: words }),
  /** Plays the tried moves. */
  playtried: edits({ ...decision, tried: word }),
  /** Shows the plan that would make the tried moves. */
  plantried: edits({ ...decision, tried: word }),

  orders: opens(match),
  /** Adds a word to a standing order; `page` of the possible next words. */
  say: edits({ ...match, page: number, words }),
  /** Saves the standing order that the words form. */
  keep: edits({ ...match, words }),
  /** Saves it after the confirmation, and plays the move it makes immediately for the confirmed decision. */
  keepsure: edits({ ...match, decision: number, words }),
  /** Deletes the standing order chosen in its menu. */
  unkeep: edits(match),

  /** Votes, or withdraws the vote, in a vote given by its number. */
  vote: opens({ ...match, vote: number, voice: oneOf(VOICES) }),
  /** Goes one choice further towards a vote. */
  motion: edits({ ...match, path: words }),
  /** Calls the vote. */
  call: edits({ ...match, path: words }),
  /** Takes over a free seat, or the presser's own one back. */
  take: opens({ ...match, seat: number }),
  /** Hands over the presser's own seat, after the confirmation. */
  handover: edits({ ...match, seat: number, to: oneOf(HEIRS) }),

  board: opens(match),
  /** Shows the report on a match that is over. */
  report: opens(match),
  card: opens(match),
  /** Without a page: the latest. With a round: a page of that round. */
  log: edits({ ...match, page: optional(number), round: optional(number) }),
  /** The board as it was when a round began. */
  history: edits({ ...match, round: number }),
  /** Sets the shape of the presser's pictures, and shows this one in it. */
  shape: edits({ ...match, of: oneOf(PICTURES), to: oneOf(['wide', 'tall']) }),
  /** Explains a picture; without `of` the one of the current board. */
  explain: opens({ ...match, of: optional(picture) }),
  /** Says in words what the picture after a step shows. */
  words: opens({ ...match, of: picture }),
  /** What makes a match's dice and draws checkable. */
  fairness: opens(match),
  help: edits({ ...match, page: oneOf(HELP_PAGES) }),
  /** Opens a page of a rule book in a new message. */
  section: opens({ page: bookPage }),
  /** Shows the last of these pages; those before it are the way back. A menu's value is the key of the last one. */
  rules: edits({ pages }),

  /** Shows a step of a tutorial and its choices; never plays. Tutorials hold their whole state here. */
  lesson: edits({ lesson: word, step: number, page: number, path: words }),
  /** Goes one choice further in a tutorial, and plays the move when only one is left. */
  learn: edits({ lesson: word, step: number, path: words }),
  /** Plays it after the confirmation. */
  learnsure: edits({ lesson: word, step: number, path: words }),
  leavelesson: edits({}),
  /** Starts a match against AI players. */
  practise: opens({ game: word }),

  /** Opens the puzzle of the day on which it is pressed. */
  todaypuzzle: opens({}),
  /** Opens the actor's search for players. */
  findplayers: opens({}),
  /** Shows the puzzle of a day and its choices; never answers. */
  puzzle: edits({ day: number, page: number, path: words }),
  /** Explains the picture of the puzzle of a day. */
  puzzleguide: opens({ day: number }),
  /** Goes one choice further in a puzzle, and asks about the answer when only one move is left. */
  solve: edits({ day: number, path: words }),
  /** Answers the puzzle, after the confirmation. */
  solved: edits({ day: number, path: words }),
};

export type ControlKind = keyof typeof CONTROLS;

/** The content of a control's custom id. All of it is untrusted when it comes back. */
export type CustomId = {
  readonly [Kind in ControlKind]: { readonly kind: Kind } & ValuesOf<(typeof CONTROLS)[Kind]['fields']>;
}[ControlKind];

/** The content of the custom id of one kind of control. */
export type IdOf<Kind extends ControlKind> = Extract<CustomId, { readonly kind: Kind }>;

/** The format version. Controls of another one get the reply that they are not understood. */
const FORM = '1';

/** Discord's maximum length of a custom id. */
const MAX_CHARACTERS = 100;

/** Whether the content fits into a custom id. */
export const fitsCustomId = (id: CustomId): boolean => createCustomId(id).length <= MAX_CHARACTERS;

/** Returns the custom id, of at most 100 characters if `fitsCustomId` allows it. */
export const createCustomId = (id: CustomId): string => [FORM, id.kind, ...encodeFields(CONTROLS[id.kind].fields, id)].join('.');

/** Returns the content of a custom id; `undefined` for anything `makeCustomId` did not produce. */
export const parseCustomId = (text: string): CustomId | undefined => {
  const [form, kind = '', ...parts] = text.split('.');
  if (form !== FORM || !isControlKind(kind) || text.length > MAX_CHARACTERS) return undefined;
  const fields = decodeFields(CONTROLS[kind].fields, parts);
  return fields && ({ kind, ...fields } as CustomId);
};

const isControlKind = (kind: string): kind is ControlKind => Object.hasOwn(CONTROLS, kind);

/** Whether pressing this control on an ephemeral message edits that message. Other controls get a new reply. */
export const updatesOwnMessage = ({ kind }: CustomId): boolean => CONTROLS[kind].editsMessage;
