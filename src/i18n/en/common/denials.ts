import type { GenericRefusals } from '../../denials.ts';
import { counter, lister } from '../../plural.ts';

const count = counter('en');
const { all, any } = lister('en-GB');

export const denials: GenericRefusals = {
  notUnderstood: 'That button is from another time and no longer understood. `/match status` shows how things stand.',
  tooMuchAsked: 'That is more than I can answer. Wait a moment: nothing is lost, and nothing of this was done.',
  alreadyDone: 'That is done already, or the match has moved on since. This is how things stand now:',
  notPossibleNow: 'That is not possible any more. This is what you can do now:',
  noMatchHere: 'No match of yours is open. Name one with `match:`, or open a new one with `/match create`.',
  noMatchWaits: 'No match waits for you just now. `/match list` shows all that are open.',
  noLobbyHere: 'No match here is open for joining. Open one with `/match create`.',
  severalMatches: (numbers) =>
    `Several matches could be meant: ${all(numbers.toSorted((one, other) => one - other).map((each) => `#${each}`))}. Name one with \`match:\`.`,
  otherGame: (game, command) => `That is a match of ${game}: there you type \`${command}\`.`,
  notYourControl: (owner) => `That is ${owner}’s to choose.`,
  serverOnly: 'A match needs a thread, so open it in a channel of a server; you can play it from here afterwards.',
  managersOnly: 'Only somebody who may manage this server can do that.',
  everybodysRole: 'Everybody has that role. Choose one that only organisers have.',
  notAMember:
    'I am not a member of this server: only my commands were added to it. Invite me again with the whole link, so that I can post here.',
  otherChannel: (channels) => `On this server matches are opened in ${any(channels)}.`,
  organisersOnly: (role) =>
    `On this server only organisers open matches: ${role === undefined ? '' : `those with the role ${role}, and `}those who may manage the server. Ask one of them.`,
  notOrganiser: (role) =>
    `Only organisers of the server where the match is played may do that, from there: those who may manage it${role === undefined ? '' : `, and those with the role ${role}`}. All others can call a vote with \`/match vote\`.`,
  notSetAside: (match) => `I haven't stopped ${match}, so there's nothing to bring back.`,
  stillBroken: (match) =>
    `I still can't read the record of ${match}. Nothing is lost. Ask the person who runs this bot to look at its log.`,
  notOverYet: 'This match is not over yet.',
  botInvited: 'That is an app, and apps do not play. Invite a person.',
  wordsNeeded: (most) => `Words of your own have at least one letter or digit, and at most ${most} characters.`,
  noGold: 'You have no seat in this match, so there is no card to show.',
  noBoardYet: 'No board has been laid out yet.',
  noSuchRound: (latest) => `It has not come to that: the newest is ${latest}. Name that one or an earlier one.`,
  noSuchPart: 'No part of this board is called that. Choose one of those that are offered as you type.',
  noteUnclear: 'Either write a note with `text:` or remove it with `clear:`, not both. The one you had is as it was.',
  noteTooLong: (most) =>
    `A note has room for ${count(most, { one: '# character', other: '# characters' })}, and this is longer. The one you had is as it was.`,
  noFreeSeat: 'No seat of this match is free.',
  freeSeats: (names) => `Several seats can be taken. Name one with \`seat:\`: ${all(names)}.`,
  noSeatForThat: 'There is no other seat that this could be about.',
  noSuchDuration: (typed) =>
    `I cannot use “${typed}” as a length of time. Write a number of hours, days or weeks, such as \`36h\`, \`3d\` or \`2 weeks\`.`,
  nobodyToNudge: 'There is nobody to nudge: the match waits for nobody else just now.',
  pausedToNudge: (until) => `The match is paused: it waits for nobody. It goes on ${until}.`,
};
