import type { ControlKey, PlainKey } from '../../common.ts';

export const controls: Readonly<Record<ControlKey, string>> = {
  makeMove: 'Make a move',
  board: 'Board',
  card: 'My gold',
  log: 'Log',
  back: 'Back',
  earlier: 'Earlier',
  later: 'Later',
  previousChoices: 'Previous',
  nextChoices: 'More',
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  settings: 'Settings',
  again: 'Play again',
  tryDirectMessage: 'Try again',
  reallyConcede: 'Yes, give up',
};

export const plain: Readonly<Record<PlainKey, string>> = {
  storeAway:
    'The archive of matches cannot be reached just now. Nothing is lost: what you asked for was done wholly or not at all. Please try again in a minute.',
  notUnderstood: 'That button is from another time and no longer understood. `/match status` shows how things stand.',
  alreadyDone: 'That is done already. This is how things stand now:',
  notPossibleNow: 'That is not possible any more. This is what you can do now:',
  noMatchHere: 'No match of yours is open. Name one with `match:`, or open a new one with `/match create`.',
  noMatchWaits: 'No match waits for you just now. `/match list` shows all that are open.',
  noLobbyHere: 'No match here is open for joining. Open one with `/match create`.',
  serverOnly: 'A match needs a thread, so open it in a channel of a server; you can play it from here afterwards.',
  chooseKind: 'What would you like to do?',
  notDue: 'It is not your turn just now.',
  spectating: 'You have no seat in this match; you are welcome to watch.',
  directMessageOpen: 'Your direct messages are open to me: your gold will reach you there each cycle.',
  directMessageClosed:
    'I could not send you a direct message, so your gold cannot reach you by itself; `/gold` shows it at any time. To get it each cycle, allow direct messages from this server in its privacy settings and press the button.',
  discordAway: 'Discord could not be asked just now. Please try again in a minute.',
  notOverYet: 'This match is not over yet.',
  inviteSomebody: 'Invite somebody',
  passHost: 'Make somebody else the host',
  settingsIntro: 'Settings of this match, until it starts. Everybody sees them in the lobby.',
  noOpenMatches: 'No match is open. `/match create` opens one.',
  emptyLog: 'Nothing has happened yet.',
  noGold: 'You have no seat in this match, so there is no gold to show.',
  concedeFirst: 'Giving up cannot be taken back: your seat stays on the board and plays the simplest move by itself. Really?',
  exported: 'The log as you may see it; after the end of the match you can have it whole.',
  exportedWhole: 'The whole log of the match.',
};
