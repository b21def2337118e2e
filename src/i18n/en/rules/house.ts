import type { GeneralSection, RuleSections } from '../../rules.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** How a match is played here, whatever its game, in English. */
export const house: RuleSections<GeneralSection> = {
  beginning: {
    title: 'Opening a match',
    text: lines(
      '`/match create` opens a match in the channel where you type it; the game, the pace and more are options of it.',
      'Friends press *Join* under its message, or type `/match join`. Then you press *Start*.',
      'It is played in a thread of its own. Everything else happens there, or in direct messages with me.',
      '`/match list` shows what is open. A server may set a limit of open matches for each person.',
      'After a match *Play again* opens the next one with the same people.',
    ),
  },
  lobby: {
    title: 'Before the start',
    text: lines(
      'Until the start anybody may join and leave. In a match by invitation only those whom its host invites may join.',
      'The host chooses the settings, adds computers, invites, passes the part of host on, and starts.',
      'Each game says how many it takes. Whoever is alone in a game for one may start at once.',
      'Words of your own, `/match join words:`, are mixed into the luck of the match.',
      'A match that is not started closes by itself after a while. Its message says when.',
    ),
  },
  moving: {
    title: 'Making a move',
    text: lines(
      '*Make a move* under the newest post opens your panel, for your eyes alone: what has happened, what you have, and everything that is possible. Places you can choose are lit on the picture.',
      'Whoever likes to type uses the commands of the game; they do the same. What is not possible is refused with the reason, and nothing is lost.',
      'Ending a turn and giving something up is asked once more; `sure:` answers that beforehand.',
      'A button of an earlier turn does nothing: you are told so.',
      '`/help` says what you can do just now.',
    ),
  },
  looking: {
    title: 'Looking at a match',
    text: lines(
      '`/board` is the picture, one part of it larger (`detail:`), or all of it in words (`as:`). *What do I see?* explains it.',
      '`/gold` is your card, with what only you may see. `/note` keeps a note for your eyes alone.',
      '`/log` tells what has happened, `/history` shows the board as it stood in an earlier cycle or round.',
      '`/match status` says how things stand and what each still needs to win; `/me turns` lists what waits for you.',
      'Whoever sees the channel of a match may watch it.',
    ),
  },
  undoing: {
    title: 'Taking a move back',
    text: lines(
      '*Undo* or `/match undo` takes your last move back, then the one before it. *Redo* makes it again.',
      'It is possible as long as nobody else has moved since, and your move has thrown no dice, drawn nothing and shown you nothing that was hidden.',
      'Each decision can be taken back three times. No time is given back.',
      'What a standing order, a computer or the clock has played for you, you cannot take back alone.',
      'Further back the table goes by a vote of all.',
    ),
  },
  goingBack: {
    title: 'Going back together',
    text: lines(
      'Behind luck and behind others’ moves a match goes back only by everybody’s yes (`/match vote`), or by an organiser.',
      'You choose one of the moves that are offered; it and all after it then count no more. Posts of them say so.',
      'What was drawn may be drawn otherwise afterwards.',
      'A match never goes back behind a change of people, since whoever has left would know too much.',
    ),
  },
  orders: {
    title: 'Standing orders',
    text: lines(
      'With *Orders* in your panel you say beforehand what you would play. It answers the moment you are asked, so that nobody waits.',
      'Orders are yours alone. Others read “by standing order” when one has answered, and before that not even whether you have any.',
      'You may change them until they are used; typed, `order:none` takes all of them back.',
      'One that cannot be followed any more is dropped; you are told, and asked as usual.',
      'They go when you give your seat up, and one is gone too when the move it made is taken back.',
    ),
  },
  atOnce: {
    title: 'Choosing at the same time',
    text: lines(
      'What several have to choose in the same step is asked of all at once.',
      'Nobody sees what others have chosen, only who has. It takes effect together, when the last one has chosen.',
      'Until then you may take your own choice back with *Undo*.',
      'Where only one answer is possible you are not asked: it goes by itself.',
    ),
  },
  pace: {
    title: 'Time and pace',
    text: lines(
      'A match has a pace, 48 hours for each decision unless its host has chosen another, and twice as much in reserve. It can also have no clock.',
      'First the time for the decision runs, then the reserve. The next decision has the time for it whole, and of the reserve what is left.',
      'Your clock stands in your quiet hours, while the match is paused, while I am not running, and on holidays you have planned.',
      'You are warned once before your time is over. Only you are told how long you have.',
      'More time comes by a vote, or from an organiser. Among computers alone no clock runs.',
      'A length of time is a number with its unit: `36 hours`, `2 days`, `1 week`, or in short `36h`, `2d`, `1w`.',
    ),
  },
  quietTime: {
    title: 'Quiet hours and holidays',
    text: lines(
      '`/me settings` has your time zone and your quiet hours, up to 10 hours a day: your clocks stand then, and nothing is sent to you.',
      '`/me holidays` plans up to 30 days a year on which no clock of yours runs out. A day is spent only if your time would be over on it.',
      'Another time zone or other quiet hours count from your next decision.',
      'Holidays begin today at the earliest, and days that have begun are not taken back.',
      'Nobody else is shown any of this.',
    ),
  },
  timeOut: {
    title: 'When time is over',
    text: lines(
      'What happens is a setting of the match: a computer plays the turn, the others vote on whether one takes the seat, or the simplest move is played.',
      'A move that is made before that counts, however late.',
      'The simplest move costs as little as can be: no offer where that is possible, the end of the turn, fighting on, paying what can be paid.',
      'Seats that were given up play so, too.',
      'You can play on at any time; only a vote or an organiser takes your seat.',
    ),
  },
  notices: {
    title: 'Notices and reminders',
    text: lines(
      'You are called when a match waits for you: by a mention in its thread, by direct message, or both, as `/me settings` says.',
      'Once a round your card comes by direct message, without a sound.',
      'Reminders come as often as you like, three a decision at most; one message tells of all your matches.',
      '`/match nudge` calls those a match waits for once more, each person once a day.',
      'If your direct messages are closed to me, everything comes as a mention. *Try again* tries them anew.',
    ),
  },
  languages: {
    title: 'Languages',
    text: lines(
      'What I answer you is in the language of your Discord, or in the one that `/me settings language:` says; so are your direct messages and the pictures you ask for.',
      'What all see of a match is in the language of the match: that of the server, unless its host says otherwise (`/match create language:`, or the settings before the start).',
      'Commands and their options are called as your Discord shows them. Places and tiles have the same numbers in every language.',
      'The language of a server stands in `/server settings`.',
      'Orders and lengths of time may be typed in your language or in English.',
    ),
  },
  voting: {
    title: 'Votes',
    text: lines(
      '`/match vote` asks the others to pause or go on, to give somebody more time, to free a seat or let a computer play it, to go back, or to end the match.',
      'Whoever plays has a voice; the person it is about and computers have none. You may change yours while the vote is open.',
      'More than half carry it. Whoever says nothing for one pace of the match abstains. Going back and a draw take everybody’s yes.',
      'There is one vote at a time. Only who called it can withdraw it. After one that failed you wait until its time would have been over.',
      'A pause lasts 1 to 28 days.',
    ),
  },
  seatsChanging: {
    title: 'Giving a seat away, taking one',
    text: lines(
      '`/match handover` offers your seat to anybody, or to a computer. *Take the seat* or `/match take` takes a free one.',
      'Whoever takes a seat over takes all of it, gold and secrets too.',
      'A seat is taken from nobody who plays: they must have left the server, their time must be over, or, without a pace, they must have been silent for a week.',
      'Until somebody else has taken it, its person may take it back.',
      'Whoever has played a seat knows its secrets, and may take that one again but no other.',
    ),
  },
  computers: {
    title: 'Computers',
    text: lines(
      '*Add a computer* under the lobby seats one; the host may send it away before the start.',
      'A computer plays by what its seat may see, and knows nobody’s secrets.',
      'It plays a seat whose time is over, or which was given away, until its person or somebody else takes it.',
      'A line says “by a computer” when one has moved in a person’s seat.',
      'When nobody but computers is left, the match ends.',
    ),
  },
  concedingAndEnding: {
    title: 'Giving up, and early ends',
    text: lines(
      '`/match leave` gives a seat back before the start, `/match concede` gives up after it. That cannot be taken back.',
      'A seat that was given up stays on the board and plays the simplest moves. Of two players the other one wins.',
      'The last person at a table cannot give the seat away, only end the match.',
      'By a vote a match ends as a draw, or as it stands: then whoever is ahead wins.',
      'A match in which nobody has moved for 53 days is warned, and closed a week later.',
    ),
  },
  privateMatches: {
    title: 'Matches by invitation',
    text: lines(
      '`/match create private:` opens a match that only those join whom somebody has invited: the host before the start, after it anybody who still plays.',
      'Invite with the menu in the settings, or with `/match invite`. A few people can be waited for at once.',
      'Whoever sees the channel may still watch it.',
      'Apps cannot be invited. Computers sit down by *Add a computer*.',
    ),
  },
  secrets: {
    title: 'Who sees what',
    text: lines(
      'What I answer to a command or a button only you see. Posts in the thread are for all.',
      'Posts, times and clocks never depend on what somebody else keeps secret, such as gold, unseen choices or orders.',
      'A button of somebody else’s panel does nothing for you.',
      'After the end the whole match is told, gold included. `/match export` is its log as a file: as you may see it, and whole after the end.',
    ),
  },
  luck: {
    title: 'Dice and draws',
    text: lines(
      'All luck of a match comes out of one secret number. Its fingerprint stands in the lobby before anybody has joined, so nobody can change it later.',
      'Your own words (`/match join words:`) are mixed in, so that it could not be chosen for what comes of it.',
      'Each round’s post ends in a mark over everything up to there.',
      'The last post tells the secret. Then everybody can check the file of `/match export`.',
      'With a public beacon, which the lobby’s settings offer where there is one, each draw also mixes in a number that nobody can know before.',
    ),
  },
  organisers: {
    title: 'Organisers',
    text: lines(
      'Organisers are those who may manage the server, and those with the role it has set.',
      '`/organise` decides without a vote: to pause, give time, free a seat, let a computer play, go back, or end the match.',
      'They give a reason; everybody in the match reads it, and who decided.',
      'They see no secrets of the match, and take no seat by it.',
    ),
  },
  server: {
    title: 'Settings of a server',
    text: lines(
      '`/server settings` is for those who manage it: the channels in which matches are opened, who may open them, who is an organiser, the usual pace, how many open matches a person may have, and the look of the pictures.',
      '`/server check` names the permissions I lack.',
      'A match needs a channel in which I can open a thread.',
    ),
  },
  yourData: {
    title: 'What is kept about you',
    text: lines(
      '`/me data` is a file of all that is kept about you.',
      '`/me forget` takes it away, when you have been asked once more. Matches you sat in stay, without your name.',
      'Nothing anybody writes in a channel is read.',
    ),
  },
  trouble: {
    title: 'When something does not work',
    text: lines(
      'What was refused has changed nothing. When two people act at the same moment one may be asked to try again.',
      'A button of an older time is not understood any more: `/match status` shows how things stand, and *Make a move* opens your panel anew.',
      'A match that was played on by a newer version of me waits until I am updated.',
      'One in which something went wrong is set aside; nothing is lost, and whoever runs me has to look at it.',
      'In several matches at once name the one you mean with `match:`.',
      'Whoever asks very much in a short time is asked to wait a moment; nothing of that was done.',
    ),
  },
};
