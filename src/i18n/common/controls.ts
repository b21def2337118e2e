import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** Words on buttons and menus; a button's are at most 38 characters. */
const CONTROLS = [
  'makeMove',
  'board',
  'card',
  'log',
  'inWords',
  'fairness',
  'tallPictures',
  'widePictures',
  'back',
  'earlier',
  'later',
  'previousChoices',
  'nextChoices',
  'join',
  'leave',
  'start',
  'settings',
  'houseRules',
  'welcome',
  'teach',
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
const PLAIN = [
  'storeAway',
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
  'concedeLast',
  'exported',
  'exportedWhole',
] as const;

export type PlainKey = (typeof PLAIN)[number];

/** Returns the words on buttons and menus in a language. */
export const controlWords = (t: CommonText): Readonly<Record<ControlKey, string>> =>
  recordOf(CONTROLS, (key) => t(`control-${key}`));

/** Returns the sentences without anything to fill in. */
export const plainSentences = (t: CommonText): Readonly<Record<PlainKey, string>> => recordOf(PLAIN, (key) => t(`plain-${key}`));
