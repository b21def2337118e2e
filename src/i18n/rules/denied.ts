import type { Denials } from '../denials.ts';
import type { SectionKey } from '../rules.ts';

/** The section of the house's book behind each of its denials. */
export const DENIED: { readonly [Key in keyof Denials]: SectionKey<'house'> } = {
  notUnderstood: 'trouble',
  tooMuchAsked: 'trouble',
  alreadyDone: 'moving',
  notPossibleNow: 'moving',
  noMatchHere: 'beginning',
  noMatchWaits: 'looking',
  noLobbyHere: 'beginning',
  severalMatches: 'trouble',
  otherGame: 'moving',
  notYourControl: 'secrets',
  serverOnly: 'server',
  notOverYet: 'beginning',
  botInvited: 'privateMatches',
  wordsNeeded: 'luck',
  noGold: 'looking',
  noBoardYet: 'looking',
  noSuchRound: 'looking',
  noSuchPart: 'looking',
  noteUnclear: 'looking',
  noteTooLong: 'looking',
  nobodyToNudge: 'notices',
  pausedToNudge: 'notices',
};
