import { counter, lister } from '../../plural.ts';
import type { TableSentences, VoteFacts } from '../../table.ts';
import { hoursOf } from './durations.ts';
import { VOTE_RESULT } from './tellings.ts';

const count = counter('en');
const { all } = lister('en-GB');

const named = (names: readonly string[]): string => (names.length === 0 ? '–' : all(names));

const RESULTS = {
  carried: 'It is carried.',
  failed: 'It has failed.',
  withdrawn: 'It was withdrawn.',
  lapsed: 'The match has ended meanwhile.',
} as const;

/** What it takes, and what becomes of those who say nothing. */
const rules = ({ needed, voters, unanimous, abstains, until }: VoteFacts): string =>
  unanimous
    ? `It takes everybody’s yes by ${until}.`
    : `${needed} of ${count(voters, { one: '# voice', other: '# voices' })} carry it${abstains ? ` at once. Whoever says nothing by ${until} abstains` : `, by ${until}. Silence is no yes`}.`;

const vote = (facts: VoteFacts): string =>
  [
    `### Vote: ${facts.motion}${facts.result === undefined ? '?' : ''}`,
    ...(facts.result === undefined ? [] : [`**${RESULTS[facts.result]}**`]),
    ...(facts.by === undefined ? [] : [`Called by ${facts.by}.`]),
    `Yes: ${named(facts.yes)}`,
    `No: ${named(facts.no)}`,
    ...(facts.result === undefined ? [`Still to vote: ${named(facts.silent)}`, `-# ${rules(facts)}`] : []),
  ].join('\n');

/** What a table decides together, in English. */
export const table: TableSentences = {
  boardForms: { picture: 'picture', text: 'text' },
  motionKinds: {
    pause: 'Pause the match',
    resume: 'End the pause',
    extend: 'Give somebody more time',
    replace: 'Find somebody else for a seat',
    computer: 'Let a computer play a seat',
    draw: 'End the match as a draw',
    standing: 'End the match as it stands',
    rewind: 'Go back in the match',
    roll: 'Roll without the beacon',
  },
  whichMotion: 'What shall the others vote on?',
  whichSeat: 'Whose seat?',
  howLong: 'For how long?',
  howFarBack: 'Back to where?',
  duration: hoursOf,
  hourWords: ['h', 'hour', 'hours'],
  dayWords: ['d', 'day', 'days'],
  weekWords: ['w', 'week', 'weeks'],
  confirmVote: (motion) => `Ask all to vote **${motion}**? Your own voice is a yes.`,

  vote,
  voteWaits: (match, motion, link) => `${match}: you are asked to vote ${motion}. Yes or no: ${link}`,
  publicVoteWaits: (match, mention, motion) => `${mention}, ${match} asks you to vote ${motion}: yes or no, above.`,
  voteCalled: (motion) => `The others are asked to vote ${motion}. Your own voice is a yes.`,
  voteStaysOpen: (motion) =>
    `Yours is the only voice in it: ${motion}. It comes about when the time of the vote is over, unless they play before.`,
  voteDecided: (motion) => `Yours is the only voice in it, so it is decided: ${motion}.`,
  voted: (yes) => `You have voted ${yes ? 'yes' : 'no'}. Until the vote is over you can change that.`,
  votedLast: (motion, result) => `Your voice decided it: the vote ${motion} ${VOTE_RESULT[result]}.`,
  voteWithdrawn: 'Your vote is withdrawn.',
  voteIsOpen: 'One vote at a time: this one is open.',

  seatFree: (name, by) =>
    `**${name}’s seat is free.** ${by === 'anybody' ? 'Whoever sees this match' : 'Whoever is invited, by somebody at the table with `/match invite`,'} can take it over as it stands. Until then a computer plays it.`,
  seatTaken: (name) => `A free seat is taken: ${name} plays it now.`,
  seatNotFreeAnyMore: 'A seat was free here and is so no more.',
  seatGivenAway: (match, to, reason, link) =>
    [
      `**${match}** – ${reason === undefined ? 'the others have voted' : 'an organiser has decided'} ${to === 'computer' ? 'that a computer plays your seat from now on' : 'that somebody else may take your seat; a computer plays it until then'}.`,
      ...(reason === undefined ? [] : [`The reason: ${reason}`]),
      `${to === 'computer' ? 'You can take it back at any time' : 'As long as nobody has taken it, you can take it back'}, with \`/match take\`: ${link}`,
    ].join('\n'),
  seatInvitation: (mention, host) =>
    `${mention}, ${host} invites you to take over a seat of this match: \`/match take\`, or the button where the seat is offered.`,
  heirs: { substitute: 'Somebody else', computer: 'A computer' },
  handOverAsked: {
    substitute:
      'Your seat becomes free: a computer plays it until somebody takes it over, with all it has. You can take it back as long as nobody has. Really?',
    computer: 'A computer plays your seat from then on. You can take it back at any time. Really?',
  },
  handedOver: {
    substitute: 'Your seat is free for somebody else. `/match take` takes it back as long as nobody has.',
    computer: 'A computer plays your seat now. `/match take` takes it back.',
  },
  tookSeat: (number) => `The seat is yours: match #${number}.`,
  guestInvited: (mention) => `${mention} is invited and can take a free seat.`,
  computerSeated: (name) => `${name}, a computer, has a seat now.`,
  computerRemoved: (name) => `${name} has gone.`,
  removeComputer: 'Send a computer away',
  computer: (name) => `${name} (computer)`,
  gaveUp: (name) => `${name} (gave up)`,
  computersPlay: (names, free) =>
    `Computers play for ${all(names)}.${free.length === 0 ? '' : ` Free to be taken over with \`/match take\`: ${all(free)}.`}`,

  organiserDecided: (who, motion, reason) => `**${who} has decided as an organiser ${motion}.**\nThe reason: ${reason}`,
  decided: (motion) => `You have decided ${motion}. The thread is told so, and why.`,

  stale: (match, since, until) =>
    `Nobody has moved in ${match} since ${since}. It closes by itself ${until}, and nobody wins, unless somebody moves or calls a vote. Whoever wants to go on needs only make a move; \`/match vote\` can find somebody else for a seat.`,
};
