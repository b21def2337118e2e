/**
 * Every command, subcommand and option that is no game's, by its path as typed: what Discord shows beside it (at most 100
 * characters).
 */
export type CommandKey =
  | 'match'
  | `match ${'create' | 'join' | 'leave' | 'start' | 'status' | 'list' | 'concede' | 'export'}`
  | 'match join.words'
  | 'match create.game'
  | 'match create.seats'
  | 'match create.private'
  | 'match create.setting'
  | 'match create.pace'
  | 'match create.timeout'
  | 'match create.language'
  | 'match concede.sure'
  | 'gold'
  | 'board'
  | `board.${'detail' | 'as'}`
  | 'log'
  | 'log.page'
  | 'log.cycle'
  | 'history'
  | 'history.cycle'
  | 'note'
  | 'note.text'
  | 'note.clear'
  | 'rules'
  | `rules.${'search' | 'game'}`
  | 'help'
  | 'tutorial'
  | 'tutorial.game'
  | 'server'
  | `server ${'settings' | 'check'}`
  | `server settings.${'channel' | 'role' | 'pace' | 'creators' | 'matches' | 'theme' | 'language'}`
  | 'me'
  | `me ${'settings' | 'holidays' | 'turns' | 'data' | 'forget'}`
  | `me settings.${'zone' | 'quiet-from' | 'quiet-until' | 'remind' | 'notices' | 'theme' | 'language'}`
  | `me holidays.${'from' | 'until'}`
  | 'match nudge'
  | `match ${'undo' | 'redo'}`
  | `match ${'vote' | 'handover' | 'take' | 'invite'}`
  | `match vote.${'motion' | 'seat' | 'time' | 'to'}`
  | 'match handover.to'
  | 'match take.seat'
  | 'match invite.person'
  | 'organise'
  | `organise ${'rewind' | 'pause' | 'resume' | 'extend' | 'replace' | 'computer' | 'retry' | 'roll' | 'end'}`
  | `organise.${'reason' | 'seat' | 'time' | 'to' | 'as'}`
  /** The option every command about a match has. */
  | 'option.match';

/** Words on buttons and menus; a button's are at most 38 characters. */
export const CONTROLS = [
  'makeMove',
  'board',
  'card',
  'log',
  'back',
  'earlier',
  'later',
  'previousChoices',
  'nextChoices',
  'join',
  'leave',
  'start',
  'settings',
  'again',
  'tryDirectMessage',
  'mySettings',
  'nudge',
  'orders',
  'saveOrder',
  'saveAndPlay',
  'undo',
  'redo',
  'reallyConcede',
  'voteYes',
  'voteNo',
  'withdrawVote',
  'callVote',
  'takeSeat',
  'takeBack',
  'reallyHandOver',
  'reallyLetComputer',
  'addComputer',
] as const;

export type ControlKey = (typeof CONTROLS)[number];

/** Plain sentences without anything to fill in. */
export const PLAIN = [
  'storeAway',
  'chooseKind',
  'orElse',
  'notDue',
  'spectating',
  'directMessageOpen',
  'directMessageClosed',
  'discordAway',
  'inviteSomebody',
  'passHost',
  'settingsIntro',
  'noOpenMatches',
  'emptyLog',
  'sinceLastMove',
  'sinceStart',
  'noNote',
  'noteKept',
  'noteRemoved',
  'concedeFirst',
  'concedeAlone',
  'exported',
  'exportedWhole',
] as const;

export type PlainKey = (typeof PLAIN)[number];

/** Returns a record of what there is for each of some keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

/** The command of a game, with its subcommands and options, by their paths as typed: derived from its table of moves. */
export type GameCommandKey<Id extends string, Table> =
  | Id
  | `${Id} card`
  | `${Id} card.name`
  | `${Id} orders`
  | `${Id} orders.${'order' | 'sure'}`
  | { [Type in keyof Table]: MoveKey<Id, Table[Type]> }[keyof Table];

type MoveKey<Id extends string, Move> = Move extends { readonly name: infer Name extends string }
  ?
      | `${Id} ${Name}`
      | (Move extends { readonly fields: readonly { readonly name: infer Field extends string }[] }
          ? `${Id} ${Name}.${Field}`
          : never)
      | (Move extends { readonly confirm: string } ? `${Id} ${Name}.sure` : never)
  : never;
